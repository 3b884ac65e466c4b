// levels [games=N] [seed=N] [plies=N] A: PLAYER B: PLAYER
//
// Two players of any strength play pairs of games, each opening from both sides: to find the numbers of
// core/src/levels/ladder.cpp. PLAYER is `level=NAME`, `random=1`, `greedy=1`, or a level of one's own:
// nodes=N margin=N, or depth=N and other habits of a person.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "../src/levels/ladder.hpp"
#include "../tests/positions.hpp"

using namespace togyz;

namespace {

struct Player {
  Level level{"own", "", 0, false, {}, 0, 0};
  int random = 0, greedy = 0;

  bool set(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) return false;
    const std::string name = text.substr(0, equals), value = text.substr(equals + 1);
    Habits& habits = level.habits;
    const struct {
      const char* name;
      int* at;
    } known[] = {{"depth", &habits.depth},   {"forget", &habits.forget},     {"miss", &habits.miss},
                 {"clear", &habits.clear},   {"answers", &habits.answers},   {"miscount", &habits.miscount},
                 {"whim", &habits.whim},     {"bother", &habits.bother},       {"tuzdik", &habits.tuzdik},
                 {"insight", &habits.insight}, {"margin", &level.margin},    {"random", &random},
                 {"greedy", &greedy}};
    if (name == "nodes") return level.nodes = std::strtoull(value.c_str(), nullptr, 10), true;
    if (name == "level") {
      for (const Level& one : ladder())
        if (value == one.name || value == one.alias) return level = one, true;
      return false;
    }
    for (const auto& one : known)
      if (name == one.name) return *one.at = std::atoi(value.c_str()), true;
    return false;
  }

  int choose(Sparring& sparring, const Rules& rules, const std::vector<Placed>& game, positions::Random& chance,
             std::uint64_t seed) const {
    const Placed& at = game.back();
    const std::vector<Placed> earlier(game.begin(), game.end() - 1);
    if (!random && !greedy) {
      const std::atomic<bool> never{false};
      return sparring.choose(level, seed, at, earlier, ~0u, never).lines.at(0).pv.at(0);
    }
    std::vector<int> best;
    int most = -1;
    for (int hole = 0; hole < rules.holes; ++hole) {
      if (!at.board.at(0, hole)) continue;
      const Sown sown = sow_plain(rules, at.board, hole);
      const int gain = random ? 0 : sown.after.at(sown.again ? 0 : 1, kKazan) - at.board.at(0, kKazan);
      if (gain > most) best.clear(), most = gain;
      if (gain == most) best.push_back(hole);
    }
    return best[chance.below(static_cast<int>(best.size()))];
  }
};

// 2 if White wins, 1 for a draw, 0 if he loses.
int play(const Rules& rules, std::vector<Placed> game, const Player* players[2], Sparring& sparring,
         positions::Random& chance, std::uint64_t seed, long& plies) {
  for (;; ++plies) {
    const Placed at = game.back();
    const Outcome end = outcome(rules, at.board);
    if (end.end != End::none) {
      const int lead = end.score[at.side] - end.score[at.side ^ 1];
      return 1 + (lead > 0) - (lead < 0);
    }
    int times = 0;
    for (const Placed& earlier : game) times += earlier.side == at.side && earlier.board == at.board;
    if (times >= 3) return 1;
    const Sown sown = sow_plain(rules, at.board, players[at.side]->choose(sparring, rules, game, chance, seed));
    game.push_back({sown.after, at.side ^ !sown.again});
  }
}

}  // namespace

int main(int count, char** arguments) {
  int games = 1000, seed = 1, opening = 6, at = -1;
  Player players[2];
  for (int i = 1; i < count; ++i) {
    const std::string text = arguments[i];
    if (text == "A:" || text == "B:") {
      at = text[0] - 'A';
    } else if (at >= 0 ? !players[at].set(text)
                       : !(std::sscanf(text.c_str(), "games=%d", &games) == 1 ||
                           std::sscanf(text.c_str(), "seed=%d", &seed) == 1 ||
                           std::sscanf(text.c_str(), "plies=%d", &opening) == 1)) {
      return std::fprintf(stderr, "no such setting: %s\n", arguments[i]), 2;
    }
  }
  const Rules rules;
  Sparring sparring(rules);
  Engine judge(rules, 1 << 20);
  positions::Random chance(seed);
  long won = 0, drawn = 0, lost = 0, plies = 0;
  double sum = 0, squares = 0;
  for (int pair = 0; pair < games / 2; ++pair) {
    std::vector<Placed> start;
    for (int score = 10000; std::abs(score) > 500;) {
      start = positions::random_game(rules, opening, chance);
      judge.clear();
      judge.set_position(start.back(), {});
      Limits limits;
      limits.nodes = 2000;
      score = judge.search(limits).lines.at(0).score;
    }
    int points = 0;
    for (int swap = 0; swap < 2; ++swap) {
      const Player* two[2] = {&players[swap], &players[!swap]};
      const int result = play(rules, start, two, sparring, chance, std::uint64_t(seed) * 1000003 + pair * 2 + swap, plies);
      const int mine = swap ? 2 - result : result;
      points += mine;
      ++(mine == 2 ? won : mine == 1 ? drawn : lost);
    }
    sum += points / 4.0, squares += points * points / 16.0;
  }
  const double n = games / 2, mean = sum / n, error = 1.96 * std::sqrt(std::max(squares / n - mean * mean, 0.0) / n);
  const auto elo = [](double p) { return -400 * std::log10(1 / std::min(std::max(p, 1e-4), 1 - 1e-4) - 1); };
  std::printf("+%ld =%ld -%ld  %.1f%%  elo %+.0f  (%+.0f to %+.0f)  %.0f plies\n", won, drawn, lost, 100 * mean,
              elo(mean), elo(mean - error), elo(mean + error), double(plies) / games);
}
