// When to stop thinking.
#pragma once

#include <algorithm>

#include "../platform.hpp"
#include "limits.hpp"

namespace togyz {

// Two budgets: at the soft one no further iteration is begun, at the hard one the search stops
// where it is. Without a clock they are equal to what was asked for.
class TimeManager {
 public:
  TimeManager() = default;

  explicit TimeManager(const Limits& limits) : start_(now_ms()), overhead_(limits.overhead_ms) {
    if (limits.movetime_ms > 0) soft_ = hard_ = std::max<std::int64_t>(limits.movetime_ms, 1);
    if (limits.clock_ms > 0) share_clock(limits);
  }

  std::int64_t soft_ms() const { return soft_; }
  std::int64_t hard_ms() const { return hard_; }
  std::int64_t elapsed() const { return now_ms() - start_; }
  void restart() { start_ = now_ms(); }

  bool hard_limit_reached() const { return elapsed() >= hard_; }

  // A further iteration takes longer than all before it: more than half of the budget is gone, it
  // is not worth beginning. The longer the best move has stood, the less there is to find out.
  bool soft_limit_reached(int iterations_stable) const {
    if (!by_clock_) return elapsed() >= soft_;
    const int percent = std::max(60, 140 - 12 * iterations_stable);
    return elapsed() * 100 >= soft_ * percent / 2;
  }

 private:
  void share_clock(const Limits& limits) {
    // What is left after this move's overhead; a last millisecond is always there to move in.
    const std::int64_t left = std::max<std::int64_t>(limits.clock_ms - overhead_, 1);
    const int moves = limits.moves_to_go > 0 ? std::min(limits.moves_to_go + 1, kMovesToCome) : kMovesToCome;
    const std::int64_t gain = std::max<std::int64_t>(limits.increment_ms - overhead_, 0);
    const std::int64_t most = std::max<std::int64_t>(left * (limits.moves_to_go == 1 ? 8 : 3) / 10, 1);
    const std::int64_t soft = std::clamp<std::int64_t>(left / moves + gain * 3 / 4, 1, most);
    soft_ = std::min(soft_, soft);
    hard_ = std::min(hard_, std::clamp<std::int64_t>(soft * 4, 1, most));
    by_clock_ = limits.movetime_ms <= 0;
  }

  static constexpr int kMovesToCome = 25;  // a game has some sixty a side, the decisive ones early
  static constexpr std::int64_t kForever = std::int64_t{1} << 60;

  std::int64_t start_ = 0;
  std::int64_t overhead_ = 0;
  std::int64_t soft_ = kForever;
  std::int64_t hard_ = kForever;
  bool by_clock_ = false;
};

}  // namespace togyz
