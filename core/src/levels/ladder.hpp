// The levels of play, from a child's first game to full strength, and who plays them.
//
// A level is bounded by what it looks at, never by time, and its dice are the seed, the position and
// how often it has occurred: the same choices come of it on every machine.
#pragma once

#include <atomic>
#include <memory>
#include <span>

#include "person.hpp"

namespace togyz {

struct Level {
  const char* name;      // "1", "2", ..., "full"
  const char* alias;     // another name, or ""
  int elo;               // docs/reference/levels.md; 0: it depends on the limits
  bool previews;         // is a person who plays against it shown where stones would fall?
  Habits habits;         // of a person; else ...
  std::uint64_t nodes;   // ... positions that the engine visits; 0: the limits decide
  int margin;            // so much worse than the best, in hundredths of a stone, may it open

  // Positions looked at, at most: a person looks at every line of play, nine moves wide.
  std::uint64_t most_nodes() const {
    std::uint64_t sum = nodes, width = 1;
    for (int ply = 0; ply < habits.depth; ++ply) sum += width *= kMaxHoles;
    return sum;
  }
};

// The weakest first; the last one is "full".
std::span<const Level> ladder();

// Plays every level but the last one. One thread may use it.
class Sparring {
 public:
  explicit Sparring(const Rules& rules);

  // False when the memory for the engine's table could not be had: then nothing else may be called.
  bool usable() const { return engine_.usable(); }

  // The move of a level as the only line; none if the game is over, or `allowed` bars all moves.
  Info choose(const Level& level, std::uint64_t seed, const Placed& at, const std::vector<Placed>& earlier,
              unsigned allowed, const std::atomic<bool>& stop);

 private:
  Info search(const Level& level, Dice& dice, const Placed& at, const std::vector<Placed>& earlier,
              unsigned allowed, const std::atomic<bool>& stop);

  Rules rules_;
  Engine engine_;
};

}  // namespace togyz
