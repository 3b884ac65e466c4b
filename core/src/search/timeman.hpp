// When to stop thinking.
#pragma once

#include <algorithm>

#include "../platform.hpp"
#include "limits.hpp"
#include "tuning.hpp"

namespace togyz {

// Two budgets: at the soft one no further iteration is begun, at the hard one the search stops
// where it is. Without a clock they are equal to what was asked for. The clock is a real one, or
// counts positions: then matches under it, of one thread, are the same on every machine.
class TimeManager {
 public:
  TimeManager() = default;

  explicit TimeManager(const Limits& limits, const Tuning& tuning = {})
      : tuning_(tuning), nodes_per_ms_(limits.nodes_per_ms), start_(now_ms()), overhead_(limits.overhead_ms) {
    if (limits.movetime_ms > 0) soft_ = hard_ = std::max<std::int64_t>(limits.movetime_ms, 1);
    if (limits.clock_ms > 0) share_clock(limits);
  }

  std::int64_t soft_ms() const { return soft_; }
  std::int64_t hard_ms() const { return hard_; }
  // `nodes`: positions visited so far.
  std::int64_t elapsed(std::uint64_t nodes) const {
    return nodes_per_ms_ ? static_cast<std::int64_t>((nodes - first_) / nodes_per_ms_) : now_ms() - start_;
  }
  void restart(std::uint64_t nodes) { start_ = now_ms(), first_ = nodes; }

  bool hard_limit_reached(std::uint64_t nodes) const { return elapsed(nodes) >= hard_; }

  // A further iteration takes longer than all before it: when too much of the budget is gone, it
  // is not worth beginning. The longer the best move has stood, the less there is to find out.
  bool soft_limit_reached(std::uint64_t nodes, int iterations_stable) const {
    if (!by_clock_) return elapsed(nodes) >= soft_;
    const int percent = std::max(tuning_.time_settled, tuning_.time_new - tuning_.time_stable * iterations_stable);
    return elapsed(nodes) * 100 >= soft_ * percent;
  }

 private:
  void share_clock(const Limits& limits) {
    // What is left after this move's overhead; a last millisecond is always there to move in.
    const std::int64_t left = std::max<std::int64_t>(limits.clock_ms - overhead_, 1);
    const int to_come = tuning_.time_moves;
    const int moves = limits.moves_to_go > 0 ? std::min(limits.moves_to_go + 1, to_come) : to_come;
    const std::int64_t gain = std::max<std::int64_t>(limits.increment_ms - overhead_, 0);
    const std::int64_t most = std::max<std::int64_t>(left * (limits.moves_to_go == 1 ? 8 : 3) / 10, 1);
    const std::int64_t soft = std::clamp<std::int64_t>(left / moves + gain * tuning_.time_gain / 100, 1, most);
    soft_ = std::min(soft_, soft);
    hard_ = std::min(hard_, std::clamp<std::int64_t>(soft * tuning_.time_most / 100, soft, most));
    by_clock_ = limits.movetime_ms <= 0;
  }

  static constexpr std::int64_t kForever = std::int64_t{1} << 60;

  Tuning tuning_;
  std::uint64_t nodes_per_ms_ = 0;
  std::int64_t start_ = 0;
  std::uint64_t first_ = 0;  // positions that were visited before the clock ran
  std::int64_t overhead_ = 0;
  std::int64_t soft_ = kForever;
  std::int64_t hard_ = kForever;
  bool by_clock_ = false;
};

}  // namespace togyz
