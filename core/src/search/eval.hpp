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
  int mobility = 671;  // a hole that holds stones, and what a stone on the board takes from that:
  int mobility_early = -6;  // the fewer are left, the nearer is a bare side
  int ends = -320;     // the first or the last hole, if it holds stones
  int spare = 137;     // a hole that holds more than one: its move does not empty it
  int tempo = 6;       // to be on the move
  // A tuzdik in the opponent's hole 1, 2, ..., and what a stone on the board takes from that: the
  // fewer are left, the surer the owner gets them.
  int tuzdik[kMaxHoles - 1] = {1651, 1991, 1523, 1439, 1288, 1518, 1453, 1147};
  int tuzdik_early = -4;
};

// The terms of an evaluation from the mover's view; their sum is the score.
struct Terms {
  int kazan, tuzdik, mobility, tempo;
  int sum() const { return kazan + tuzdik + mobility + tempo; }
};

class Evaluation {
 public:
  explicit Evaluation(const Weights& weights = Weights{}) : weights_(weights) {
    for (int number = 1; number < kMaxHoles; ++number)
      tuzdik_[number] = {weights.tuzdik[number - 1], weights.tuzdik_early};
  }

  // From the mover's view, in hundredths of a stone; the game must not be over.
  int evaluate(const Board& board) const { return judged(terms(board).sum()); }

  // Both rows at once, eight holes of each in one word and the ninth aside.
  Terms terms(const Board& board) const {
    const std::uint64_t mine = word(board.bytes()), yours = word(board.bytes() + kLane);
    const int my_last = board.at(0, 8), your_last = board.at(1, 8);
    const int on_board = sum(mine + yours) + my_last + your_last;
    const int filled = more<1>(mine, yours) + (my_last > 0) - (your_last > 0);
    const int spare = more<2>(mine, yours) + (my_last > 1) - (your_last > 1);
    const int ends = (board.at(0, 0) > 0) - (board.at(1, 0) > 0) + (my_last > 0) - (your_last > 0);
    const Tuzdik& my_tuzdik = tuzdik_[board.at(0, kTuzdik)];
    const Tuzdik& your_tuzdik = tuzdik_[board.at(1, kTuzdik)];
    return {
        weights_.kazan * (board.at(0, kKazan) - board.at(1, kKazan)),
        my_tuzdik.worth - your_tuzdik.worth + (my_tuzdik.early - your_tuzdik.early) * on_board,
        (weights_.mobility + weights_.mobility_early * on_board) * filled + weights_.ends * ends +
            weights_.spare * spare,
        weights_.tempo,
    };
  }

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101;

  static int sum(std::uint64_t bytes) { return static_cast<int>(bytes * kOnes >> 56); }

  // One in every byte that is at least so much: the addition carries into its highest bit, unless
  // that is set already.
  template <int kLeast>
  static std::uint64_t with_at_least(std::uint64_t bytes) {
    const std::uint64_t low = kOnes * 0x7f;
    return (((bytes & low) + kOnes * (0x80 - kLeast)) | bytes) >> 7 & kOnes;
  }

  // How many more bytes of the first are at least so much.
  template <int kLeast>
  static int more(std::uint64_t mine, std::uint64_t yours) {
    return sum(with_at_least<kLeast>(mine) + kOnes - with_at_least<kLeast>(yours)) - 8;
  }

  // What a tuzdik is worth by its number, 0 for none.
  struct Tuzdik {
    int worth = 0, early = 0;
  };

  Weights weights_;
  Tuzdik tuzdik_[kMaxHoles];
};

}  // namespace togyz
