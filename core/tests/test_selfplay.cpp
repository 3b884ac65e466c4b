// Self-play: records are what the rules and the search say, and a seed gives the same game everywhere.
#include <cstring>

#include "../src/selfplay/selfplay.hpp"
#include "check.hpp"
#include "positions.hpp"

using namespace togyz;

namespace {

const std::atomic<bool> kNever{false};

std::vector<Record> played(Engine& engine, const Rules& rules, const SelfPlay& settings, std::uint64_t seed) {
  std::vector<Record> out(settings.most_plies);
  out.resize(play_itself(engine, rules, settings, seed, out, kNever));
  return out;
}

Board to_board(const Rules& rules, const Record& record) {
  Board board{};
  for (int side = 0; side < 2; ++side) {
    std::memcpy(&board.at(side, 0), record.holes + side * rules.holes, rules.holes);
    board.at(side, kKazan) = record.kazans[side];
    board.at(side, kTuzdik) = side ? record.tuzdiks >> 4 : record.tuzdiks & 15;
  }
  return board;
}

bool same(const std::vector<Record>& a, const std::vector<Record>& b) {
  return a.size() == b.size() && !std::memcmp(a.data(), b.data(), a.size() * sizeof(Record));
}

}  // namespace

TEST(records_follow_from_one_another_by_the_rules) {
  for (const auto& variant : positions::variants()) {
    const Rules& rules = variant.rules;
    Engine engine(rules, 1 << 20);
    SelfPlay settings;
    settings.depth = 3;
    int games = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      const auto records = played(engine, rules, settings, seed);
      games += records.size() > 5;
      for (std::size_t i = 0; i < records.size(); ++i) {
        const Board board = to_board(rules, records[i]);
        int sum = board.at(0, kKazan) + board.at(1, kKazan);
        for (int side = 0; side < 2; ++side) sum += on_board(rules, board, side);
        CHECK(sum == rules.total() && outcome(rules, board).end == End::none && records[i].result <= 2);
        if (i + 1 == records.size()) break;
        const Board next = to_board(rules, records[i + 1]);
        bool led = false;
        for (int hole = 0; hole < rules.holes && !led; ++hole) {
          if (!board.at(0, hole)) continue;
          Sown sown = sow_plain(rules, board, hole);
          sown.after.at(0, kExtra) = 0;
          const int seen = sown.again ? records[i].result : 2 - records[i].result;
          led = sown.after == next && records[i + 1].result == seen;
        }
        CHECK(led);
      }
    }
    CHECK(games >= 4);
  }
}

TEST(a_seed_gives_the_same_game_whatever_was_played_before) {
  const Rules rules;
  Engine fresh(rules, 1 << 20), used(rules, 1 << 20);
  SelfPlay settings;
  settings.depth = 4;
  const auto other = played(used, rules, settings, 8);
  const auto game = played(used, rules, settings, 7);
  CHECK(same(game, played(fresh, rules, settings, 7)) && !same(game, other));
}

TEST(scores_are_those_of_the_search_and_the_best_move_is_played) {
  const Rules rules;
  Engine engine(rules, 1 << 20);
  SelfPlay settings;
  settings.depth = 2;
  settings.random_permille = 0;
  settings.opening_from = settings.opening_to = 3;
  const auto records = played(engine, rules, settings, 5);
  for (std::size_t i = 0; i + 1 < records.size(); ++i) {
    // Nothing of two plies' depth is read from the table, only the order of moves: a fresh engine agrees.
    Engine judge(rules, 1 << 20);
    judge.set_position({to_board(rules, records[i]), 0});
    Limits limits;
    limits.depth = 2;
    const Result found = judge.search(limits);
    CHECK(found.lines.at(0).score == records[i].score);
  }
}

TEST(a_proved_end_is_the_result) {
  const Rules rules;
  Engine engine(rules, 1 << 20);
  SelfPlay settings;
  settings.depth = 4;
  int proved = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto records = played(engine, rules, settings, seed);
    const Record& last = records.back();
    if (!is_proved(last.score)) continue;
    ++proved;
    CHECK(last.result == (last.score > 0 ? 2 : 0));
    for (const Record& record : records) CHECK(!is_proved(record.score) || &record == &last);
  }
  CHECK(proved > 10);
}

TEST(a_long_game_is_a_draw_and_a_stopped_one_is_none) {
  const Rules rules;
  Engine engine(rules, 1 << 20);
  SelfPlay settings;
  settings.depth = 1;
  settings.most_plies = 12;
  const auto records = played(engine, rules, settings, 3);
  CHECK(!records.empty() && records.size() <= 8);
  for (const Record& record : records) CHECK(record.result == 1);
  std::vector<Record> out(400);
  const std::atomic<bool> stop{true};
  CHECK(play_itself(engine, rules, settings, 3, out, stop) == 0);
  // Records beyond the room are left out, the others are the same.
  settings.most_plies = 400;
  const auto all = played(engine, rules, settings, 4);
  std::vector<Record> some(5);
  CHECK(play_itself(engine, rules, settings, 4, some, kNever) == 5 && !std::memcmp(all.data(), some.data(), 5 * 24));
}
