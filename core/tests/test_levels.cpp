// The ladder of levels: in order, by the rules, and the same for a seed.
#include <cstring>
#include <string>

#include "../src/levels/ladder.hpp"
#include "check.hpp"
#include "positions.hpp"

using namespace togyz;
using positions::Random;

namespace {

const std::atomic<bool> kNever{false};

bool by_person(const Level& level) { return level.habits.depth > 0; }

// Levels that play many games in a moment: all but the last, and the strong ones of the engine.
bool quick(const Level& level) { return by_person(level) || (level.nodes && level.nodes <= 1500); }

}  // namespace

TEST(the_ladder_is_in_order) {
  const auto levels = ladder();
  CHECK(levels.size() > 14 && !std::strcmp(levels.back().name, "full"));
  std::string aliases;
  for (std::size_t i = 0; i + 1 < levels.size(); ++i) {
    const Level& level = levels[i];
    CHECK(level.name == std::to_string(i + 1));
    CHECK(by_person(level) != (level.nodes > 0));
    if (*level.alias) aliases += std::string(level.alias) + " ";
    if (!i) continue;
    const Level& below = levels[i - 1];
    const Habits &better = level.habits, &worse = below.habits;
    CHECK(level.elo > below.elo && level.previews <= below.previews);
    if (!by_person(level)) {
      CHECK(level.nodes > below.nodes);
    } else {
      CHECK(by_person(below) && better.depth >= worse.depth);
      // Who begins to look at the answer mostly forgets it.
      CHECK(better.forget < worse.forget || worse.depth == 1);
      CHECK(better.miss < worse.miss && better.miscount < worse.miscount && better.whim < worse.whim);
      CHECK(better.bother <= worse.bother && better.tuzdik > worse.tuzdik && better.insight >= worse.insight);
    }
  }
  CHECK(aliases == "easy medium hard ");
}

TEST(levels_play_by_the_rules_in_every_variant) {
  for (const auto& variant : positions::variants()) {
    Sparring sparring(variant.rules);
    Random random(3);
    for (const Level& level : ladder()) {
      if (!quick(level)) continue;
      std::vector<Placed> game = positions::random_game(variant.rules, random.below(8), random);
      for (int ply = 0; ply < 200; ++ply) {
        const Placed at = game.back();
        const std::vector<Placed> earlier(game.begin(), game.end() - 1);
        const Info found = sparring.choose(level, ply, at, earlier, ~0u, kNever);
        if (outcome(variant.rules, at.board).end != End::none) {
          CHECK(found.lines.empty());
          break;
        }
        CHECK(found.lines.size() == 1 && found.nodes > 0);
        CHECK(found.nodes <= level.most_nodes() + 200);
        const int hole = found.lines[0].pv[0];
        CHECK(hole < variant.rules.holes && at.board.at(0, hole));
        const Info again = sparring.choose(level, ply, at, earlier, ~0u, kNever);
        CHECK(again.lines[0].pv == found.lines[0].pv && again.lines[0].score == found.lines[0].score);
        const Sown sown = sow_plain(variant.rules, at.board, hole);
        game.push_back({sown.after, at.side ^ !sown.again});
      }
    }
  }
}

TEST(levels_consider_only_what_they_may) {
  const Rules rules;
  Sparring sparring(rules);
  const Placed at{start(rules), 0};
  for (const Level& level : ladder()) {
    if (!quick(level)) continue;
    for (int hole = 0; hole < rules.holes; ++hole)
      CHECK(sparring.choose(level, 5, at, {}, 1u << hole, kNever).lines[0].pv[0] == hole);
    CHECK(sparring.choose(level, 5, at, {}, 1u << 12, kNever).lines.empty());
  }
}

TEST(dice_are_the_same_everywhere) {
  // splitmix64, as its authors have published it.
  Dice dice(1234567);
  CHECK(dice.next() == 6457827717110365317u && dice.next() == 3203168211198807973u);
  long sum = 0, squares = 0, hits = 0;
  for (int i = 0; i < 100'000; ++i) {
    const int one = dice.around(100);
    sum += one, squares += one * one;
    hits += dice.chance(250);
  }
  CHECK(std::abs(sum) < 200'000 && squares > 95e7 && squares < 106e7);
  CHECK(hits > 24'000 && hits < 26'000);
}

TEST(what_a_person_may_not_see_he_overlooks_now_and_then) {
  // The mover's hole 9 wins ten stones; nothing else wins anything.
  const Rules rules;
  Board board{};
  board.at(0, 8) = 2, board.at(0, 0) = 1, board.at(1, 0) = 9, board.at(1, 4) = 20;
  board.at(0, kKazan) = 60, board.at(1, kKazan) = 162 - 92;
  Habits habits{.depth = 1, .miss = 500, .clear = 20};
  int seen = 0;
  for (int seed = 0; seed < 1000; ++seed) {
    Dice dice(seed);
    seen += Person(rules, habits, dice).choose({board, 0}, {}, ~0u).lines[0].score > -100;
  }
  CHECK(seen > 640 && seen < 760);  // 500 - 10 * 20 in a thousand are missed
}
