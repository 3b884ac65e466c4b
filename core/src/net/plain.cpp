// The network as docs/reference/network.md tells it, step by step.
#include <algorithm>

#include "forward.hpp"

namespace togyz {

int forward_plain(const Network& network, const Board& board) {
  const Shape& shape = network.shape();
  const int holes = shape.holes(), hidden = shape.hidden, small = shape.small;
  std::int32_t linear = 0;
  int rows[kMostGroups], count = 0, on_board = 0;
  for (int hole = 0; hole < 2 * holes; ++hole) {
    const int stones = board.at(hole / holes, hole % holes), most = shape.counts - 1;
    on_board += stones;
    rows[count++] = shape.hole_row(hole) + std::min(stones, most);
    linear += network.hole_factor[hole] * std::max(0, stones - most);
  }
  for (int side = 0; side < 2; ++side) rows[count++] = shape.tuzdik_row(side) + board.at(side, kTuzdik);
  for (int side = 0; side < 2; ++side)
    rows[count++] = shape.kazan_row(side) + std::min<int>(board.at(side, kKazan), shape.half());

  std::int16_t active[kMostHidden];
  for (int i = 0; i < hidden; ++i) {
    int sum = network.bias[i];
    for (int row = 0; row < count; ++row) sum += network.rows[rows[row] * hidden + i];
    active[i] = static_cast<std::int16_t>(std::clamp(sum, 0, kOne));
  }
  const int bucket = on_board * shape.buckets / (shape.rules.total() + 1);
  std::int32_t out = network.bias2[bucket] + linear;
  for (int j = bucket * small; j < (bucket + 1) * small; ++j) {
    std::int32_t sum = network.bias1[j];
    for (int i = 0; i < hidden; ++i) sum += active[i] * network.weights1[j * hidden + i];
    out += std::clamp(sum >> kWeightBits, 0, kOne) * network.weights2[j];
  }
  for (int row = 0; row < count; ++row) out += network.direct[rows[row]];
  return score_of(network, out);
}

}  // namespace togyz
