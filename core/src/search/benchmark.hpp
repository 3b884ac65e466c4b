// A fixed search of fixed positions: its node count is the signature of the search, equal on every
// machine, and changes with every change of what is searched. Its time is the measure of speed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "tuning.hpp"
#include "eval.hpp"

namespace togyz {

class Network;

struct Benchmark {
  std::uint64_t nodes = 0;
  std::int64_t time_ms = 0;
};

struct BenchmarkStep {
  const char* variant;
  const char* moves;  // from the start, holes as digits
  int score;
  std::uint64_t nodes;
  std::int64_t time_ms;
};

constexpr int kBenchmarkDepth = 14;

// Every position is searched `depth` plies deep with an empty table of 16 MB; `step`, if given,
// hears of each. A network, if given, judges where it is for the rules.
Benchmark benchmark(const Network* network = nullptr, int depth = kBenchmarkDepth, int threads = 1,
                    const std::function<void(const BenchmarkStep&)>& step = {},
                    const Weights& weights = {}, const std::optional<Tuning>& tuning = {});

}  // namespace togyz
