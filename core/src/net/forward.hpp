// Ways through a network, from a position to a score. All give the same.
#pragma once

#include "../search/score.hpp"
#include "network.hpp"

namespace togyz {

using Forward = int (*)(const Network&, const Board&);

constexpr int kMostHidden = 256;
constexpr int kMostGroups = 2 * kMaxHoles + 4;

// Number by number, straight from the arrays of the file: the yardstick.
int forward_plain(const Network& network, const Board& board);
// With vectors of sixteen bytes, which every machine has, and of 32: the one for networks of a shape.
Forward forward_narrow(const Shape& shape);
#ifdef __x86_64__
Forward forward_wide(const Shape& shape);
#endif

// The one to use on this machine.
Forward fastest(const Shape& shape);

inline int score_of(const Network& network, std::int32_t logit) {
  const std::int64_t score = std::int64_t{logit} * network.shape().unit >> kLogitBits;
  return static_cast<int>(std::clamp<std::int64_t>(score, -kJudged, kJudged));
}

}  // namespace togyz
