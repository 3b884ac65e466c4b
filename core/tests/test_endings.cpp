// Small endings: the search must find their true result, and the distance to it.
#include "check.hpp"
#include "positions.hpp"
#include "solver.hpp"

using namespace togyz;
using positions::Random;

namespace {

struct Tally {
  int won = 0, lost = 0, drawn = 0, proved_draws = 0;
};

// Search to the end and compare with the backward solution.
void compare(const Rules& rules, Engine& engine, const Board& board, Tally& tally) {
  if (outcome(rules, board).end != End::none) return;
  solver::Solver solver;
  if (!solver.explore(rules, board, 4000)) return;
  engine.clear();
  engine.set_position({board, 0});
  Limits limits;
  limits.nodes = 3'000'000;
  const Result found = engine.search(limits);
  const int score = found.lines.at(0).score;
  if (rules.play_on) {
    const int margin = solver.margin();
    tally.proved_draws += found.proved && score == kDraw;
    const int said = is_proved_win(score) ? score - kProved : is_proved_loss(score) ? score + kProved : 0;
    CHECK(said == margin);
    ++(margin > 0 ? tally.won : margin < 0 ? tally.lost : tally.drawn);
    return;
  }
  const solver::Verdict truth = solver.solve(1);
  CHECK((is_proved_win(score) - is_proved_loss(score)) == truth.result);
  if (truth.result) {
    CHECK(found.proved);
    CHECK(distance(score) == truth.plies);
  } else {
    CHECK(!found.proved || score == kDraw);
    tally.proved_draws += found.proved;
  }
  ++(truth.result > 0 ? tally.won : truth.result < 0 ? tally.lost : tally.drawn);
}

}  // namespace

TEST(endings_are_played_perfectly) {
  for (const auto& [name, rules] : positions::variants()) {
    Engine engine(rules, 1 << 20);
    Random random(7);
    Tally tally;
    for (int i = 0; i < 150; ++i) compare(rules, engine, positions::ending(rules, 2 + i % 6, random), tally);
    std::printf("     %-24s %d won, %d lost, %d drawn, %d for certain\n", name, tally.won, tally.lost, tally.drawn,
                tally.proved_draws);
    CHECK(tally.proved_draws * 2 >= tally.drawn);
    CHECK(tally.won >= 10 && tally.lost >= 10);
  }
}
