// Chance that falls alike on every machine: whole numbers alone, and a generator of our own.
#pragma once

#include <cstdint>

namespace togyz {

// splitmix64. Any seed is as good as another, so neighbours need no further mixing.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return mixed ^ mixed >> 31;
  }

  // 0 to n - 1.
  int below(int n) { return static_cast<int>((next() >> 32) * static_cast<std::uint32_t>(n) >> 32); }

  // True in so many of a thousand cases.
  bool chance(int permille) { return below(1000) < permille; }

  // About normal around 0 with this standard deviation: the sum of three even spreads.
  int around(int deviation) {
    int sum = 0;
    for (int i = 0; i < 3; ++i) sum += below(2 * deviation + 1) - deviation;
    return sum;
  }

 private:
  std::uint64_t state_;
};

}  // namespace togyz
