// How much less deep a move is looked at that comes late among its likes.
#pragma once

#include <cstdint>

#include "../board.hpp"
#include "score.hpp"

namespace togyz {

class Reductions {
 public:
  // In the order of moves and in depth alike it grows as the logarithm; the larger the divisor, the less.
  explicit Reductions(int divisor) {
    for (int depth = 0; depth <= kMaxDepth; ++depth)
      for (int index = 0; index < kMaxHoles; ++index)
        plies_[depth][index] =
            static_cast<std::int8_t>(sixteenths(depth) * sixteenths(index) / divisor);
  }

  int of(int depth, int index) const { return plies_[depth][index]; }

 private:
  // Sixteen times the binary logarithm, by integers: 16 (log2 n + fraction).
  static int sixteenths(int n) {
    if (n < 1) return 0;
    int whole = 0;
    while (n >> (whole + 1)) ++whole;
    return 16 * whole + 16 * (n - (1 << whole)) / (1 << whole);
  }

  std::int8_t plies_[kMaxDepth + 1][kMaxHoles];
};

}  // namespace togyz
