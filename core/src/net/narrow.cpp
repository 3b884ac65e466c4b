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

Forward forward_narrow(const Shape& shape) { return narrow::forward_for(shape); }

Forward fastest(const Shape& shape) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) return forward_wide(shape);
#endif
  return forward_narrow(shape);
}

}  // namespace togyz
