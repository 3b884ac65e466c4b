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
  int stones = 0;      // a stone on the own side
  int mobility = 671;  // a hole that holds stones, and what a stone on the board takes from that:
  int mobility_early = -6;  // the fewer are left, the nearer is a bare side
  int ends = -320;     // the first or the last hole, if it holds stones
  int spare = 137;     // a hole that holds more than one: its move does not empty it
  int heavy = 0;       // a hole of twelve or more
  int tempo = 6;       // to be on the move
  // A tuzdik in the opponent's hole 1, 2, ..., and what a stone on the board takes from that: the
  // fewer are left, the surer the owner gets them.
  int tuzdik[kMaxHoles - 1] = {1651, 1991, 1523, 1439, 1288, 1518, 1453, 1147};
  int tuzdik_early = -4;
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
        (weights_.mobility + weights_.mobility_early * on_board) * (mine.filled - yours.filled) +
            weights_.ends * (mine.ends - yours.ends) + weights_.spare * (mine.spare - yours.spare),
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
      ends = (board.at(side, 0) != 0) + (ninth != 0);
      spare = with_at_least<2>(eight) + (ninth >= 2);
      heavy = with_at_least<12>(eight) + (ninth >= 12);
    }

    int stones, filled, ends, spare, heavy;

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
