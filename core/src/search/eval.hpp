// What a position is worth while nobody has won it yet: a small sum of terms that have names.
#pragma once

#include <cstdint>

#include "../rules.hpp"
#include "hash.hpp"
#include "score.hpp"

namespace togyz {

// Hundredths of a stone; all but the tempo count for one side and against the other.
struct Weights {
  int kazan = 100;     // a stone in the kazan
  int stones = 23;     // a stone on the own side: it may stay there
  int mobility = 160;  // a hole that holds stones
  int spare = 100;     // a hole that holds more than one: its move does not empty it
  int heavy = -370;    // a hole of twelve or more: a prize, and it can't be kept from being won
  int tempo = 0;       // to be on the move
  // A tuzdik in the opponent's hole 1, 2, ..., and what a stone on the board takes from that: the
  // fewer are left, the surer the owner gets them.
  int tuzdik[kMaxHoles - 1] = {2450, 2700, 1860, 1900, 1900, 1990, 2100, 1700};
  int tuzdik_early = -11;
};

// The terms of an evaluation from the mover's view; their sum is the score.
struct Terms {
  int kazan, tuzdik, stones, mobility, heavy, tempo;
  int sum() const { return kazan + tuzdik + stones + mobility + heavy + tempo; }
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
        tuzdik(board.at(0, kTuzdik), on_board) - tuzdik(board.at(1, kTuzdik), on_board),
        weights_.stones * (mine.stones - yours.stones),
        weights_.mobility * (mine.filled - yours.filled) + weights_.spare * (mine.spare - yours.spare),
        weights_.heavy * (mine.heavy - yours.heavy),
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
      filled = with_at_least<1>(eight) + (ninth >= 1);
      spare = with_at_least<2>(eight) + (ninth >= 2);
      heavy = with_at_least<12>(eight) + (ninth >= 12);
    }

    int stones, filled, spare, heavy;

   private:
    static constexpr std::uint64_t kOnes = 0x0101010101010101;

    static int sum(std::uint64_t bytes) { return static_cast<int>(bytes * kOnes >> 56); }

    // How many bytes are at least so much: the addition carries into their highest bit, unless
    // that is set already.
    template <int kLeast>
    static int with_at_least(std::uint64_t bytes) {
      const std::uint64_t low = kOnes * 0x7f;
      return sum((((bytes & low) + kOnes * (0x80 - kLeast)) | bytes) >> 7 & kOnes);
    }
  };

  int tuzdik(int number, int on_board) const {
    return number ? weights_.tuzdik[number - 1] + weights_.tuzdik_early * on_board : 0;
  }

  Weights weights_;
};

}  // namespace togyz
