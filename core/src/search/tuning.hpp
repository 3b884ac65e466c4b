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
};

}  // namespace togyz
