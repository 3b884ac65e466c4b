// bench [name=value ...]: the benchmark of the search; `verbose` lists its positions, and
// `start=DEPTH` searches the first position instead, telling every iteration.
#include <cstdio>

#include "../src/search/benchmark.hpp"
#include "../src/search/engine.hpp"
#include "options.hpp"

using namespace togyz;

static void search_start(const tools::Options& options, int depth) {
  Engine engine(Rules{}, std::size_t(options.hash_mb) << 20, options.threads, options.weights, options.tuning());
  engine.use(options.network.get());
  engine.set_position({start(Rules{}), 0});
  Limits limits;
  limits.depth = depth;
  limits.movetime_ms = options.ms;
  const std::atomic<bool> never{false};
  engine.search(limits, [](const Info& info) {
    std::printf("depth %d/%d score %d nodes %llu ms %lld knps %lld hash %d pv", info.depth, info.seldepth,
                info.lines[0].score, static_cast<unsigned long long>(info.nodes),
                static_cast<long long>(info.time_ms),
                static_cast<long long>(info.nodes / std::max<std::int64_t>(info.time_ms, 1)), info.hashfull);
    for (const int hole : info.lines[0].pv) std::printf(" %d", hole + 1);
    std::printf("\n");
  }, never);
}

int main(int count, char** arguments) {
  tools::Options options;
  bool verbose = false;
  for (int i = 1; i < count; ++i) {
    if (!std::strcmp(arguments[i], "verbose")) {
      verbose = true;
    } else if (!std::strncmp(arguments[i], "start=", 6)) {
      search_start(options, std::atoi(arguments[i] + 6));
      return 0;
    } else if (!options.set(arguments[i])) {
      std::fprintf(stderr, "no such option: %s\n", arguments[i]);
      return 2;
    }
  }
  const Benchmark total = benchmark(
      options.network.get(), options.depth ? options.depth : kBenchmarkDepth, options.threads,
      [verbose](const BenchmarkStep& step) {
        if (verbose)
          std::printf("%-24s %9llu nodes %6lld ms  score %6d  %s\n", step.variant,
                      static_cast<unsigned long long>(step.nodes), static_cast<long long>(step.time_ms),
                      step.score, step.moves);
      },
      options.weights, options.tuning());
  std::printf("%llu nodes %lld ms %lld knps\n", static_cast<unsigned long long>(total.nodes),
              static_cast<long long>(total.time_ms),
              static_cast<long long>(total.nodes / std::max<std::int64_t>(total.time_ms, 1)));
}
