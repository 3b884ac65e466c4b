// The numbers of the search that matches have settled; core/TUNING.md tells how.
#pragma once

namespace togyz {

struct Tuning {
  int aspiration = 60;       // half of the first window around the last score, hundredths of a stone
  int futility_depth = 6;    // nodes this shallow are given up when they are ahead by ...
  int futility_margin = 70;  // ... this much a ply of depth
  int reduce_depth = 3;      // nodes this deep look less deep after their first moves
  int reduce_divisor = 700;  // the larger, the less
  int singular_depth = 7;    // nodes this deep look deeper at a move that is the best by ...
  int singular_margin = 20;  // ... this much a ply of depth

  // On a clock, see timeman.hpp.
  int time_moves = 25;      // a move's share is what is left by so many moves to come, ...
  int time_gain = 75;       // ... and so many per cent of the increment
  int time_most = 400;      // and it may take so many per cent of its share
  int time_new = 70;        // no iteration begins beyond so many per cent of the share: the best move is new, ...
  int time_stable = 6;      // ... less by so many with each iteration that it has stood, ...
  int time_settled = 30;    // ... but not less than so many
};

// The numbers belong to the scores that they are compared with: those of networks are surer.
inline constexpr Tuning kByHand{};
inline constexpr Tuning kWithNetwork{.futility_margin = 62, .reduce_divisor = 624, .singular_margin = 17};

}  // namespace togyz
