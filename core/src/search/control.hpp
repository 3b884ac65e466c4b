// Limits as all threads of one search see them.
#pragma once

#include <atomic>

#include "limits.hpp"
#include "timeman.hpp"

namespace togyz {

class Control {
 public:
  Control(const Limits& limits, const Tuning& tuning, const std::atomic<bool>& stop,
          const std::atomic<bool>& ponderhit)
      : limits_(limits), time_(limits, tuning), stop_(stop), ponderhit_(ponderhit),
        pondering_(limits.ponder) {}

  const Limits& limits() const { return limits_; }
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  // Called by the main thread alone.
  std::int64_t elapsed() const { return time_.elapsed(nodes()); }

  // The search has all it wants, or one of its threads met a limit.
  void finish() { finished_.store(true, std::memory_order_relaxed); }
  bool finished() const { return finished_.load(std::memory_order_relaxed); }

  // A thread reports nodes it has visited since it last did. True: it must stop. Only the main
  // thread looks at the clock.
  bool poll(std::uint64_t visited, bool main) {
    const std::uint64_t all = nodes_.fetch_add(visited, std::memory_order_relaxed) + visited;
    if (stop_.load(std::memory_order_relaxed)) finish();
    if (limits_.nodes && all >= limits_.nodes) finish();
    if (main && running() && time_.hard_limit_reached(all)) finish();
    return finished();
  }

  // How many nodes a thread may visit before it reports again.
  std::uint64_t until_next_poll() const {
    const std::uint64_t all = nodes();
    if (limits_.nodes_per_ms) return 1;  // by a clock that counts positions it is always time
    if (!limits_.nodes || all + kPollEvery <= limits_.nodes) return kPollEvery;
    return all < limits_.nodes ? limits_.nodes - all : 1;
  }

  // Called by the main thread alone.
  bool worth_another_iteration(int iterations_stable) {
    return !finished() && !(running() && time_.soft_limit_reached(nodes(), iterations_stable));
  }

  bool by_clock() const { return limits_.clock_ms > 0 && !limits_.ponder; }

 private:
  static constexpr std::uint64_t kPollEvery = 2048;

  // Does the time count yet? Called by the main thread alone.
  bool running() {
    if (pondering_ && ponderhit_.load(std::memory_order_relaxed)) {
      pondering_ = false;
      time_.restart(nodes());
    }
    return !pondering_;
  }

  const Limits& limits_;
  TimeManager time_;
  const std::atomic<bool>& stop_;
  const std::atomic<bool>& ponderhit_;
  bool pondering_;
  std::atomic<bool> finished_{false};
  std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace togyz
