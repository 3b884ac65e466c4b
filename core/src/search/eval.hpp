// What a position is worth while nobody has won it yet: a small sum of terms that have names.
#pragma once

#include <cstdint>

#include "../rules.hpp"
#include "hash.hpp"
#include "score.hpp"

namespace togyz {

// Hundredths of a stone; all but the tempo count for one side and against the other.
struct Weights {
  int kazan = 100;    // a stone in the kazan
  int stones = 15;    // a stone on the own side: it may stay there
  int mobility = 25;  // a hole that holds stones
  int odd = 0;        // a stone in a hole that one more stone makes even: it can be captured
  int tempo = 50;     // to be on the move
  // A tuzdik in the opponent's hole 1, 2, ..., in thousandths of the stones on the board.
  int tuzdik[kMaxHoles - 1] = {130, 140, 150, 150, 150, 140, 130, 110};
};

// The terms of an evaluation from the mover's view; their sum is the score.
struct Terms {
  int kazan, tuzdik, stones, mobility, odd, tempo;
  int sum() const { return kazan + tuzdik + stones + mobility + odd + tempo; }
};

class Evaluation {
 public:
  explicit Evaluation(const Weights& weights = Weights{}) : weights_(weights) {}

  // From the mover's view, in hundredths of a stone; the game must not be over.
  int evaluate(const Board& board) const { return judged(terms(board).sum()); }

  Terms terms(const Board& board) const {
    const Row mine(board, 0), yours(board, 1);
    const int on_board = mine.stones + yours.stones;
    return {
        weights_.kazan * (board.at(0, kKazan) - board.at(1, kKazan)),
        on_board * (tuzdik(board.at(0, kTuzdik)) - tuzdik(board.at(1, kTuzdik))) / 10,
        weights_.stones * (mine.stones - yours.stones),
        weights_.mobility * (mine.filled - yours.filled),
        weights_.odd * (mine.odd - yours.odd),
        weights_.tempo,
    };
  }

 private:
  // Sums over a row, eight holes in one word and the ninth aside.
  struct Row {
    Row(const Board& board, int side) {
      const std::uint64_t eight = word(board.bytes() + side * kLane);
      const int ninth = board.at(side, 8);
      stones = sum(eight) + ninth;
      filled = sum(nonzero(eight)) + (ninth != 0);
      const std::uint64_t odd_ones = eight & kOnes;
      odd = sum(eight & (odd_ones * 0xff)) + (ninth & 1 ? ninth : 0);
    }

    int stones, filled, odd;

   private:
    static constexpr std::uint64_t kOnes = 0x0101010101010101;

    static int sum(std::uint64_t bytes) { return static_cast<int>(bytes * kOnes >> 56); }

    // 1 in every byte that is not zero.
    static std::uint64_t nonzero(std::uint64_t bytes) {
      const std::uint64_t low = kOnes * 0x7f;
      return (((bytes & low) + low) | bytes) >> 7 & kOnes;
    }
  };

  int tuzdik(int number) const { return number ? weights_.tuzdik[number - 1] : 0; }

  Weights weights_;
};

}  // namespace togyz
