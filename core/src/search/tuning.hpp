// The numbers of the search that matches have settled; core/TUNING.md tells how.
#pragma once

namespace togyz {

struct Tuning {
  int aspiration = 60;        // half of the first window around the last score, hundredths of a stone
  int futility_depth = 6;     // nodes this shallow are given up when they are ahead by ...
  int futility_margin = 150;  // ... this much a ply of depth
  int null_depth = 0;         // nodes this deep may let the other side move twice; 0: never
  int reduce_depth = 3;       // nodes this deep look less deep after their first moves
  int reduce_divisor = 1000;   // the larger, the less
  int reduce_from = 1;        // moves before this one are never reduced
  int internal_depth = 4;     // nodes this deep without a table move are looked at one ply less; 0: never
};

}  // namespace togyz
