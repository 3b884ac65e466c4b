// The stones of one side: every way to lay t stones into k holes, numbered from 0.
//
// The order is lexicographic, so that the last holes run fastest: what differs only there has
// neighbouring numbers.
#pragma once

#include <array>
#include <cstdint>

namespace togyz::tables {

constexpr int kMaxHalf = 9;     // holes
constexpr int kMaxStones = 62;  // on the board: what a word of a table can say, counted in pairs

class Halves {
 public:
  Halves() = default;
  // `stones` at most; their number must make less than 2^32 ways.
  Halves(int holes, int stones) : holes_(holes) {
    // ways[k][t]: t stones in k holes.
    ways_[0][0] = 1;
    for (int k = 1; k <= holes; ++k)
      for (int t = 0; t <= stones; ++t) ways_[k][t] = ways_[k - 1][t] + (t ? ways_[k][t - 1] : 0);
    for (int hole = 0; hole < holes; ++hole)
      for (int left = 0; left <= stones; ++left) {
        std::uint32_t sum = 0;
        for (int here = 0; here <= left; ++here) {
          below_[hole][left][here] = sum;
          sum += ways_[holes - hole - 1][left - here];
        }
      }
  }

  int holes() const { return holes_; }

  std::uint32_t count(int stones) const { return ways_[holes_][stones]; }

  std::uint32_t rank(const std::uint8_t* half, int stones) const {
    std::uint32_t sum = 0;
    for (int hole = 0; hole < holes_; ++hole) {
      sum += below_[hole][stones][half[hole]];
      stones -= half[hole];
    }
    return sum;
  }

  void unrank(std::uint32_t number, int stones, std::uint8_t* half) const {
    for (int hole = 0; hole < holes_; ++hole) {
      int here = 0;
      while (here < stones && below_[hole][stones][here + 1] <= number) ++here;
      if (hole == holes_ - 1) here = stones;
      number -= below_[hole][stones][here];
      half[hole] = static_cast<std::uint8_t>(here);
      stones -= here;
    }
  }

 private:
  using Row = std::array<std::uint32_t, kMaxStones + 2>;

  int holes_ = 0;
  std::array<std::array<std::uint32_t, kMaxStones + 1>, kMaxHalf + 1> ways_{};
  // below[hole][left][here]: how many halves have fewer than `here` stones in this hole, `left`
  // being what is left for it and those after it.
  std::array<std::array<Row, kMaxStones + 1>, kMaxHalf> below_{};
};

}  // namespace togyz::tables
