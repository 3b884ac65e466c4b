// What a search is asked for, and what it tells.
#pragma once

#include <cstdint>
#include <vector>

#include "score.hpp"

namespace togyz {

// A search ends at the first limit that it meets; with none it goes on until it is stopped, or
// until everything is proved. One ply is always looked ahead: there is always a move to give.
struct Limits {
  int depth = kMaxDepth;            // plies
  std::uint64_t nodes = 0;          // positions visited by all threads; 0: no limit
  std::int64_t movetime_ms = 0;     // time for this move; 0: no limit
  std::int64_t clock_ms = 0;        // time left on the mover's clock; 0: he plays without one
  std::int64_t increment_ms = 0;    // what the clock gains with every move
  int moves_to_go = 0;              // until the next time control; 0: none
  std::int64_t overhead_ms = 10;    // lost between the clock and this search, with every move
  std::uint64_t nodes_per_ms = 0;   // positions that the clock counts as a millisecond; 0: it is a real one
  bool ponder = false;              // the clock starts at `ponderhit`
  unsigned moves = ~0u;             // bit h: the move from hole h, 0.., may be considered
  int lines = 1;                    // best moves to report, each with its score
};

// A move with its score and the play expected after it.
struct Line {
  int score = 0;                    // of the mover, see score.hpp
  Bound bound = Bound::exact;
  std::vector<std::uint8_t> pv;     // holes, 0..; the first one is the move
};

struct Info {
  int depth = 0;                    // plies of the last iteration that was completed
  int seldepth = 0;                 // plies of the longest line looked at
  std::vector<Line> lines;          // the best first; never empty unless the game is over
  std::uint64_t nodes = 0;
  std::int64_t time_ms = 0;
  int hashfull = 0;                 // per mille
};

// The last Info. `proved`: the first line's score is the true result, with its distance.
struct Result : Info {
  bool proved = false;
};

}  // namespace togyz
