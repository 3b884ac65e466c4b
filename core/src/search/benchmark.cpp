#include "benchmark.hpp"

#include <cstring>

#include "../net/network.hpp"
#include "engine.hpp"

namespace togyz {

namespace {

struct Game {
  const char* variant;
  Rules rules;
  const char* moves;
};

constexpr Rules kTogyz{};
constexpr Rules kQozdatu{.holes = 7, .stones = 7, .tuzdik = false};
constexpr Rules kBestemshe{.holes = 5, .stones = 5, .tuzdik = false};
constexpr Rules kNoReturn{.returns = false};
constexpr Rules kPair{.pair = true};
constexpr Rules kMangala{.holes = 6, .stones = 4, .tuzdik = false, .mangala = true};
constexpr Rules kPlayOn{.play_on = true};
constexpr Rules kExtraMove{.extra_move = true};

// Openings at random, played on by this engine looking a few plies ahead.
constexpr Game kGames[] = {
    {"togyzkumalak", kTogyz, ""},
    {"togyzkumalak", kTogyz, "45265216"},
    {"togyzkumalak", kTogyz, "9643556223122812"},
    {"togyzkumalak", kTogyz, "8348912899551958395933"},
    {"togyzkumalak", kTogyz, "6949581127589369182227419746"},
    {"togyzkumalak", kTogyz, "2899315997467786391396672916491591"},
    {"togyzkumalak", kTogyz, "1261352274326461737434916333728182959314"},
    {"togyzkumalak", kTogyz, "7168733752291936989346587264911158491719394514"},
    {"togyzkumalak", kTogyz, "6344772283711581426989972971911965476775487299475192"},
    {"togyzkumalak", kTogyz, "5975722999139148199172827686889135128391768629198228752635"},
    {"togyzkumalak", kTogyz, "7147125742259891922882444917159917512247815462894493139457294111"},
    {"togyzkumalak", kTogyz, "273266754762726716693468759186536437724686334263778664777283147683378734"},
    {"togyzkumalak", kTogyz,
     "81978137269699631926269512262268399567992238265739981923682859752716289758385397"},
    {"togyzkumalak", kTogyz,
     "667495329683294275119219662522956267174972919978133617386611957917912142159177693975762766"},
    {"qozdatu", kQozdatu, "66173221564264"},
    {"qozdatu", kQozdatu, "613156312367471622413643256671751562"},
    {"bestemshe", kBestemshe, "24415255"},
    {"bestemshe", kBestemshe, "1311433415511133"},
    {"no-return", kNoReturn, "29532296799124"},
    {"no-return", kNoReturn, "191575444925327725493829443765415179"},
    {"singleton-capture", kPair, "98775298677267"},
    {"singleton-capture", kPair, "141592941214454432451435429345541533"},
    {"mangala", kMangala, "53443361"},
    {"mangala", kMangala, "1322556465445616"},
    {"togyzkumalak+play-on", kPlayOn, "15755821567295"},
    {"togyzkumalak+extra-move", kExtraMove, "13831489254116"},
};

Placed play(const Game& game) {
  Placed at{start(game.rules), 0};
  for (const char* move = game.moves; *move; ++move) {
    const Sown sown = sow_plain(game.rules, at.board, *move - '1');
    at = {sown.after, at.side ^ !sown.again};
  }
  return at;
}

}  // namespace

Benchmark benchmark(const Network* network, int depth, int threads,
                    const std::function<void(const BenchmarkStep&)>& step, const Weights& weights,
                    const std::optional<Tuning>& tuning) {
  Benchmark total;
  for (const Game& game : kGames) {
    Engine engine(game.rules, std::size_t{16} << 20, threads, weights, tuning);
    if (network && network->fits(game.rules)) engine.use(network);
    engine.set_position(play(game));
    Limits limits;
    limits.depth = depth;
    const Result result = engine.search(limits);
    total.nodes += result.nodes;
    total.time_ms += result.time_ms;
    if (step)
      step({game.variant, game.moves, result.lines.empty() ? 0 : result.lines[0].score, result.nodes,
            result.time_ms});
  }
  return total;
}

}  // namespace togyz
