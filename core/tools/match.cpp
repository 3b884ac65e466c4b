// match [games=N] [seed=N] [plies=N] [balance=N] [elo0=E elo1=E] [variant=togyzkumalak|qozdatu|bestemshe|...] A: name=value ... B: name=value ...
//
// Two settings of the engine play pairs of games, each random opening from both sides, until the
// sequential test decides between "A is stronger by elo1" and "by elo0", or the games are played. With
// `balance`, only openings that a short search sees at most so many hundredths of a stone apart.
//
// A player's `clock=MS increment=MS` is his clock; with `rate=N` it counts N positions as a
// millisecond. Who oversteps it has lost.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

#include "../src/search/engine.hpp"
#include "../tests/positions.hpp"
#include "options.hpp"

using namespace togyz;

namespace {

struct Settings {
  int games = 20000, seed = 1, plies = 6, balance = 0;
  double elo0 = 0, elo1 = 5;
  std::string variant = "togyzkumalak";
};

// Pairs by A's points in half points: 0, 1, 2, 3, 4.
struct Score {
  long pairs[5] = {};
  long wins = 0, draws = 0, losses = 0;
  long overstepped = 0;

  long count() const { return pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]; }
  double mean() const {
    double sum = 0;
    for (int i = 0; i < 5; ++i) sum += pairs[i] * i / 4.0;
    return sum / count();
  }
  double variance() const {
    double sum = 0;
    const double middle = mean();
    for (int i = 0; i < 5; ++i) sum += pairs[i] * (i / 4.0 - middle) * (i / 4.0 - middle);
    return sum / count();
  }
};

double elo(double points) { return -400 * std::log10(1 / std::min(std::max(points, 1e-6), 1 - 1e-6) - 1); }
double points(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

// Logarithm of the likelihood ratio, by the normal approximation over pairs.
double likelihood(const Score& score, double elo0, double elo1) {
  const double variance = score.variance();
  if (variance <= 0) return 0;
  const double s0 = points(elo0), s1 = points(elo1);
  return (s1 - s0) * (2 * score.mean() - s0 - s1) / (2 * variance) * score.count();
}

// A result for the first player: 2 won, 1 drawn, 0 lost.
int play(const Rules& rules, std::vector<Placed> game, Engine* engines[2], const tools::Options* options[2],
         Score& score) {
  std::int64_t clocks[2] = {options[0]->clock, options[1]->clock};
  for (int plies = 0; plies < 1000; ++plies) {
    const Placed at = game.back();
    const Outcome end = outcome(rules, at.board);
    if (end.end != End::none) {
      const int lead = end.score[at.side] - end.score[at.side ^ 1];
      return 1 + (lead > 0) - (lead < 0);
    }
    int times = 0;
    for (const Placed& earlier : game) times += earlier.side == at.side && earlier.board == at.board;
    if (times >= 3) return 1;
    Limits limits;
    const tools::Options& mine = *options[at.side];
    limits.nodes = mine.nodes;
    limits.movetime_ms = mine.ms;
    if (mine.depth) limits.depth = mine.depth;
    if (mine.clock) {
      limits.clock_ms = std::max<std::int64_t>(clocks[at.side], 1);  // none left is not without a clock
      limits.increment_ms = mine.increment;
      limits.nodes_per_ms = mine.rate;
      limits.overhead_ms = 0;
    }
    engines[at.side]->set_position(at, {game.begin(), game.end() - 1});
    const Result result = engines[at.side]->search(limits);
    if (mine.clock) {
      if ((clocks[at.side] -= result.time_ms) < 0) return ++score.overstepped, 2 * at.side;
      clocks[at.side] += mine.increment;
    }
    const Sown sown = sow_plain(rules, at.board, result.lines.at(0).pv.at(0));
    game.push_back({sown.after, at.side ^ !sown.again});
  }
  return 1;
}

// Random moves that leave neither side far ahead, as the evaluation made by hand sees it: where an
// opening decides, a pair tells nothing.
std::vector<Placed> fair_opening(const Rules& rules, const Settings& settings, Engine& judge,
                                 positions::Random& random) {
  for (;;) {
    auto opening = positions::random_game(rules, settings.plies, random);
    if (!settings.balance) return opening;
    judge.clear();
    judge.set_position(opening.back(), {});
    Limits limits;
    limits.nodes = 2000;
    if (std::abs(judge.search(limits).lines.at(0).score) <= settings.balance) return opening;
  }
}

void report(const Score& score, const Settings& settings, bool last) {
  const double error = 1.96 * std::sqrt(score.variance() / score.count());
  const double mean = score.mean();
  std::printf("%s%ld games  +%ld =%ld -%ld  elo %+.1f +- %.1f  llr %+.2f  pairs %ld %ld %ld %ld %ld\n",
              last ? "final " : "", 2 * score.count(), score.wins, score.draws, score.losses, elo(mean),
              (elo(mean + error) - elo(mean - error)) / 2, likelihood(score, settings.elo0, settings.elo1),
              score.pairs[0], score.pairs[1], score.pairs[2], score.pairs[3], score.pairs[4]);
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
  Settings settings;
  tools::Options options[2];
  int player = -1;
  for (int i = 1; i < count; ++i) {
    const std::string text = arguments[i];
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals), value = equals == text.npos ? "" : text.substr(equals + 1);
    if (text == "A:" || text == "B:") {
      player = text[0] - 'A';
    } else if (player >= 0) {
      if (!options[player].set(arguments[i])) return std::fprintf(stderr, "no such option: %s\n", arguments[i]), 2;
    } else if (name == "games") {
      settings.games = std::stoi(value);
    } else if (name == "seed") {
      settings.seed = std::stoi(value);
    } else if (name == "plies") {
      settings.plies = std::stoi(value);
    } else if (name == "balance") {
      settings.balance = std::stoi(value);
    } else if (name == "elo0") {
      settings.elo0 = std::stod(value);
    } else if (name == "elo1") {
      settings.elo1 = std::stod(value);
    } else if (name == "variant") {
      settings.variant = value;
    } else {
      return std::fprintf(stderr, "no such setting: %s\n", arguments[i]), 2;
    }
  }
  const auto variants = positions::variants();
  const auto chosen = std::find_if(variants.begin(), variants.end(),
                                   [&settings](const auto& known) { return known.name == settings.variant; });
  if (chosen == variants.end()) return std::fprintf(stderr, "no such variant: %s\n", settings.variant.c_str()), 2;
  const Rules rules = chosen->rules;
  for (const auto& player : options)
    if (player.network && !player.network->fits(rules))
      return std::fprintf(stderr, "a network is of another variant than %s\n", settings.variant.c_str()), 2;

  std::unique_ptr<Engine> engines[2];
  for (int i = 0; i < 2; ++i) {
    if (!options[i].nodes && !options[i].ms && !options[i].depth && !options[i].clock) options[i].nodes = 20000;
    engines[i] = std::make_unique<Engine>(rules, std::size_t(options[i].hash_mb) << 20, options[i].threads,
                                          options[i].weights, options[i].tuning());
    engines[i]->use(options[i].network.get());
  }
  Engine judge(rules, std::size_t{1} << 20);
  Score score;
  positions::Random random(settings.seed);
  for (int pair = 0; pair < settings.games / 2; ++pair) {
    const auto opening = fair_opening(rules, settings, judge, random);
    int won = 0;
    for (int swap = 0; swap < 2; ++swap) {
      for (auto& engine : engines) engine->clear();
      Engine* players[2] = {engines[swap].get(), engines[!swap].get()};
      const tools::Options* used[2] = {&options[swap], &options[!swap]};
      const int result = play(rules, opening, players, used, score);
      const int mine = swap ? 2 - result : result;
      won += mine;
      ++(mine == 2 ? score.wins : mine == 1 ? score.draws : score.losses);
    }
    ++score.pairs[won];
    const bool decided = std::fabs(likelihood(score, settings.elo0, settings.elo1)) > 2.94 && pair > 50;
    if (decided || (pair + 1) % 250 == 0) report(score, settings, false);
    if (decided) break;
  }
  report(score, settings, true);
  if (score.overstepped) std::printf("%ld overstepped the clock\n", score.overstepped);
}
