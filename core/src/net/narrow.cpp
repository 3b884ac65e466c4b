#include <algorithm>
#include <cstring>

#include "forward.hpp"

#ifdef __aarch64__
#include <arm_neon.h>
#endif

#define TOGYZ_TARGET
#define TOGYZ_BYTES 16

namespace togyz {

namespace narrow {
#include "vectors.inc"
}

int forward_narrow(const Network& network, const Board& board) { return narrow::forward(network, board); }

Forward fastest() {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) return forward_wide;
#endif
  return forward_narrow;
}

}  // namespace togyz
