// Games of the engine against itself: positions with a score and a result, for networks to learn from.
//
// A game begins with some random moves and has a few more of them on its way, so that no two are alike
// and positions occur that no good player would allow. Whatever else is played, a search chooses. All of
// it follows from the seed, the settings and what the engine judges by.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>

#include "../search/engine.hpp"

namespace togyz {

struct SelfPlay {
  int depth = 6;            // plies of a search; 0: the nodes alone decide
  std::uint64_t nodes = 0;  // of a search, 0: no limit
  int opening_from = 4, opening_to = 10;  // so many plies at the beginning are random
  int random_permille = 80;  // of the moves after that, ...
  int random_until = 90;     // ... before this ply
  int most_plies = 400;      // a game that takes longer counts as a draw

  bool sensible() const {
    return depth >= 0 && depth <= kMaxDepth && (depth || nodes) && opening_from >= 0 &&
           opening_from <= opening_to && opening_to <= 100 && random_permille >= 0 && random_permille <= 1000 &&
           most_plies >= 1 && most_plies <= 10000;
  }
};

// A position as its mover sees it, what a search says of it, and how its game ended for the mover.
struct Record {
  std::uint8_t holes[2 * kMaxHoles];  // the mover's, the opponent's, without a gap; the rest is 0
  std::uint8_t kazans[2];             // the mover's, the opponent's
  std::uint8_t tuzdiks;               // the mover's number, and 16 times the opponent's; 0: none
  std::uint8_t result;                // 0: lost, 1: drawn, 2: won
  std::int16_t score;                 // as score.hpp says; of the mover
};
static_assert(sizeof(Record) == 24);

// Play one game. Every position from the end of the opening on becomes a record, until the game is over,
// or a search proves how it ends. Returns how many; those that `out` has no room for are lost. None when
// `stop` becomes true. The settings must be sensible.
std::size_t play_itself(Engine& engine, const Rules& rules, const SelfPlay& settings, std::uint64_t seed,
                        std::span<Record> out, const std::atomic<bool>& stop);

}  // namespace togyz
