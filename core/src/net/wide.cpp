// For processors that have vectors of 32 bytes, which not all of this kind do: it is asked first.
#ifdef __x86_64__
#include <algorithm>
#include <cstring>

#include "forward.hpp"

#define TOGYZ_TARGET __attribute__((target("avx2")))
#define TOGYZ_BYTES 32

namespace togyz {

namespace wide {
#include "vectors.inc"
}

Forward forward_wide(const Shape& shape) { return wide::forward_for(shape); }

}  // namespace togyz
#endif
