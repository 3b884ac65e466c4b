// A position, the mover first: the one representation that every part of the core works on.
#pragma once

#include <cstdint>
#include <cstring>

namespace togyz {

using u8x16 = std::uint8_t __attribute__((vector_size(16)));

constexpr int kMaxHoles = 9;   // a side
constexpr int kKazan = 9;      // byte of a lane that holds the kazan
constexpr int kTuzdik = 10;    // number, 1.., of the hole on the other side that is the owner's tuzdik; 0: none
constexpr int kExtra = 11;     // option "one more move": 1 in the mover's lane while the other side, bare, has passed
constexpr int kZero = 15;      // always zero: where a table entry points that may win nothing
constexpr int kLane = 16;

// Two lanes of sixteen bytes: nine holes, then the bytes named above. Lane 0 is the mover's, so
// swapping sides is storing the lanes in the other order, and no code asks whose turn it is.
struct alignas(32) Board {
  u8x16 lane[2];

  std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(lane); }
  const std::uint8_t* bytes() const { return reinterpret_cast<const std::uint8_t*>(lane); }

  std::uint8_t& at(int side, int byte) { return bytes()[side * kLane + byte]; }
  std::uint8_t at(int side, int byte) const { return bytes()[side * kLane + byte]; }

  Board swapped() const { return {{lane[1], lane[0]}}; }

  bool operator==(const Board& other) const { return std::memcmp(this, &other, sizeof(Board)) == 0; }
};

}  // namespace togyz
