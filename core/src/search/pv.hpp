// The line of play that a search expects.
#pragma once

#include <algorithm>
#include <cstdint>

#include "score.hpp"

namespace togyz {

struct Pv {
  int length = 0;
  std::uint8_t holes[kMaxPly];

  void begin(int hole) {
    holes[0] = static_cast<std::uint8_t>(hole);
    length = 1;
  }
  void begin(int hole, const Pv& rest) {
    length = std::min(rest.length + 1, kMaxPly);
    holes[0] = static_cast<std::uint8_t>(hole);
    std::copy(rest.holes, rest.holes + length - 1, holes + 1);
  }
};

}  // namespace togyz
