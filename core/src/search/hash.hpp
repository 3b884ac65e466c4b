// A position's key: 64 bits by two wide multiplications, no tables.
#pragma once

#include <cstdint>
#include <cstring>

#include "../board.hpp"

namespace togyz {

using Key = std::uint64_t;

struct Wide {
  std::uint64_t low, high;
};

inline Wide multiply(std::uint64_t a, std::uint64_t b) {
#ifdef __SIZEOF_INT128__
  const unsigned __int128 product = static_cast<unsigned __int128>(a) * b;
  return {static_cast<std::uint64_t>(product), static_cast<std::uint64_t>(product >> 64)};
#else
  const std::uint64_t mask = 0xffffffff;
  const std::uint64_t low = (a & mask) * (b & mask);
  const std::uint64_t cross = (a >> 32) * (b & mask) + (low >> 32);
  const std::uint64_t other = (a & mask) * (b >> 32) + (cross & mask);
  return {a * b, (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32)};
#endif
}

inline std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
  const Wide product = multiply(a, b);
  return product.low ^ product.high;
}

// The same bytes must give the same key everywhere: node counts are compared between machines.
inline std::uint64_t word(const std::uint8_t* bytes) {
  std::uint64_t value;
  std::memcpy(&value, bytes, sizeof value);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  return value;
}

inline Key key_of(const Board& board) {
  const std::uint8_t* bytes = board.bytes();
  return fold(word(bytes) ^ 0x9e3779b97f4a7c15, word(bytes + 8) ^ 0xd1b54a32d192ed03) ^
         fold(word(bytes + 16) ^ 0xaef17502108ef2d9, word(bytes + 24) ^ 0x8cb92ba72f3d8dd7);
}

}  // namespace togyz
