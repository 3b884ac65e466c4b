// The search: reproducible, blind to colours, within its limits, true to itself.
#include <chrono>
#include <thread>

#include "../src/search/benchmark.hpp"
#include "../src/search/timeman.hpp"
#include "check.hpp"
#include "positions.hpp"

using namespace togyz;
using positions::Random;

namespace {

Result search(Engine& engine, const Placed& at, const Limits& limits, const std::vector<Placed>& earlier = {}) {
  engine.set_position(at, earlier);
  return engine.search(limits);
}

Limits to_depth(int depth) {
  Limits limits;
  limits.depth = depth;
  return limits;
}

bool same(const Result& a, const Result& b) {
  if (a.depth != b.depth || a.nodes != b.nodes || a.lines.size() != b.lines.size()) return false;
  for (std::size_t i = 0; i < a.lines.size(); ++i)
    if (a.lines[i].score != b.lines[i].score || a.lines[i].pv != b.lines[i].pv) return false;
  return true;
}

// The holes of a line are legal one after the other.
bool playable(const Rules& rules, const Board& from, const std::vector<std::uint8_t>& holes) {
  Board board = from;
  for (const int hole : holes) {
    if (outcome(rules, board).end != End::none || hole >= rules.holes || !board.at(0, hole)) return false;
    board = sow_plain(rules, board, hole).after;
  }
  return !holes.empty();
}

// After a move of the mover's, one position for every answer to which he can then go; none where
// an answer leaves him no move, or stones come into a kazan.
std::vector<Board> returns(const Rules& rules, const Board& board, int hole) {
  const auto play = [&](const Board& from, int from_hole, std::vector<Board>& to) {
    if (!from.at(0, from_hole)) return;
    const Board after = sow_plain(rules, from, from_hole).after;
    if (outcome(rules, after).end == End::none && !after.at(0, kTuzdik) && !after.at(1, kTuzdik) &&
        after.at(0, kKazan) + after.at(1, kKazan) == board.at(0, kKazan) + board.at(1, kKazan))
      to.push_back(after);
  };
  std::vector<Board> first, found;
  play(board, hole, first);
  if (first.empty()) return {};
  for (int answer = 0; answer < rules.holes; ++answer) {
    if (!first[0].at(0, answer)) continue;
    std::vector<Board> second, third;
    play(first[0], answer, second);
    for (int last = 0; last < rules.holes && !second.empty(); ++last) play(second[0], last, third);
    if (third.empty()) return {};
    found.push_back(third.back());
  }
  return found;
}

}  // namespace

TEST(searches_are_reproducible) {
  for (const auto& [name, rules] : positions::variants()) {
    Random random(3);
    Engine first(rules, 1 << 20), second(rules, 1 << 20);
    for (int i = 0; i < 4; ++i) {
      const auto game = positions::random_game(rules, 5 + 8 * i, random);
      Limits limits = to_depth(9);
      if (i % 2) limits.nodes = 5000 + 777 * i;
      CHECK(same(search(first, game.back(), limits), search(second, game.back(), limits)));
    }
    first.clear(), second.clear();
    const Placed at{start(rules), 0};
    CHECK(same(search(first, at, to_depth(8)), search(second, at, to_depth(8))));
  }
}

TEST(both_sides_are_treated_alike) {
  for (const auto& [name, rules] : positions::variants()) {
    Random random(4);
    Engine engine(rules, 1 << 20);
    for (int i = 0; i < 10; ++i) {
      const Board board = positions::random_game(rules, 3 + 5 * i, random).back().board;
      engine.clear();
      const Result white = search(engine, {board, 0}, to_depth(8));
      engine.clear();
      const Result black = search(engine, {board, 1}, to_depth(8));
      CHECK(white.lines.empty() == black.lines.empty());
      if (!white.lines.empty()) CHECK(white.lines[0].score == black.lines[0].score);
    }
  }
}

TEST(fast_and_plain_games_search_alike) {
  // A total above what tables hold, or an option without effect, chooses the plain path.
  for (Rules rules : {Rules{}, Rules{7, 7, false}, Rules{5, 5, false}, Rules{9, 9, true, false}}) {
    Rules plain = rules;
    plain.extra_move = true;  // no difference while both sides have stones
    Engine fast_engine(rules, 1 << 20), plain_engine(plain, 1 << 20);
    const Placed at{start(rules), 0};
    const Result a = search(fast_engine, at, to_depth(6)), b = search(plain_engine, at, to_depth(6));
    CHECK(same(a, b));
  }
}

TEST(lines_are_playable_and_sorted) {
  for (const auto& [name, rules] : positions::variants()) {
    Random random(5);
    Engine engine(rules, 1 << 20);
    for (int i = 0; i < 8; ++i) {
      const Placed at = positions::random_game(rules, 2 + 6 * i, random).back();
      Limits limits = to_depth(8);
      limits.lines = 20;
      const Result result = search(engine, at, limits);
      int legal = 0;
      for (int hole = 0; hole < rules.holes; ++hole) legal += at.board.at(0, hole) != 0;
      CHECK(static_cast<int>(result.lines.size()) == legal);
      unsigned seen = 0;
      for (std::size_t k = 0; k < result.lines.size(); ++k) {
        const Line& line = result.lines[k];
        CHECK(playable(rules, at.board, line.pv));
        CHECK(line.bound == Bound::exact);
        CHECK(k == 0 || line.score <= result.lines[k - 1].score);
        CHECK(!(seen >> line.pv[0] & 1));
        seen |= 1u << line.pv[0];
      }
    }
  }
}

TEST(only_the_moves_asked_for) {
  Engine engine({}, 1 << 20);
  const Placed at{start({}), 0};
  for (unsigned hole = 0; hole < 9; ++hole) {
    Limits limits = to_depth(7);
    limits.moves = 1u << hole;
    const Result result = search(engine, at, limits);
    CHECK(result.lines.size() == 1 && result.lines[0].pv[0] == hole);
  }
  Limits limits = to_depth(7);
  limits.moves = 1u << 2 | 1u << 5;
  limits.lines = 9;
  CHECK(search(engine, at, limits).lines.size() == 2);
  limits.moves = 0;
  CHECK(search(engine, at, limits).lines.empty());
}

TEST(a_finished_game_has_no_lines) {
  for (const auto& [name, rules] : positions::variants()) {
    Board board{};
    board.at(0, kKazan) = rules.total() - 10;
    board.at(1, kKazan) = 10;
    Engine engine(rules, 1 << 16);
    CHECK(search(engine, {board, 0}, to_depth(5)).lines.empty());
  }
}

TEST(a_cycle_ends_in_a_draw) {
  // One stone each, a hole apart, run round; 18 plies later all is as before. White could do
  // better, but when Black may make the position come for the third time, it is a draw.
  const Rules rules;
  Board board{};
  board.at(0, 0) = board.at(1, 1) = 1;
  board.at(0, kKazan) = board.at(1, kKazan) = 80;
  Engine engine(rules, 1 << 20);
  Placed at{board, 0};
  std::vector<Placed> earlier;
  for (int lap = 1; lap <= 2; ++lap) {
    for (const int hole : {1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 1}) {
      Limits limits = to_depth(30);
      limits.moves = 1u << (hole - 1);
      if (earlier.size() % 18 == 17) {
        const int score = search(engine, at, limits, earlier).lines.at(0).score;
        CHECK(lap == 2 ? score == kDraw : is_proved_loss(score));
        limits.depth = 1;
        CHECK(lap == 1 || search(engine, at, limits, earlier).lines.at(0).score == kDraw);
      }
      earlier.push_back(at);
      at = {sow_plain(rules, at.board, hole - 1).after, at.side ^ 1};
    }
    CHECK(at.board == board && at.side == 0);
  }
}

TEST(a_third_occurrence_is_seen_at_the_root) {
  // The mover is about to be beaten, but a move of his leads where the game has been twice.
  const Rules rules;
  Random random(11);
  int checked = 0;
  for (int i = 0; i < 400 && checked < 5; ++i) {
    const Board board = positions::ending({9, 9, false}, 6, random);
    if (outcome(rules, board).end != End::none) continue;
    Engine engine(rules, 1 << 18);
    Limits limits = to_depth(60);
    limits.nodes = 200'000;
    const Result before = search(engine, {board, 0}, limits);
    if (!is_proved_loss(before.lines.at(0).score)) continue;
    // A history in which that position came twice, and no stone was captured since.
    const Board after = sow_plain(rules, board, before.lines[0].pv[0]).after;
    if (after.at(0, kKazan) + after.at(1, kKazan) != board.at(0, kKazan) + board.at(1, kKazan)) continue;
    std::vector<Placed> earlier;
    Board filler = board;  // never equal to `after`, and no stone comes into a kazan
    filler.at(0, kExtra) = 1;
    for (int ply = 0; ply < 60; ++ply) earlier.push_back({ply == 25 || ply == 43 ? after : filler, ply & 1});
    engine.clear();
    const Result result = search(engine, {board, 0}, limits, earlier);
    CHECK(result.lines.at(0).score == kDraw);
    ++checked;
  }
  CHECK(checked == 5);
}

TEST(a_table_hides_no_third_occurrence) {
  // A lost position, which the table remembers; then a move that is not its best one can be followed
  // up, whatever the opponent answers, to where the game has been twice.
  const Rules rules;
  Random random(12);
  int checked = 0;
  for (int i = 0; i < 3000 && checked < 5; ++i) {
    const Board board = positions::ending({9, 9, false}, 5 + i % 3, random);
    if (outcome(rules, board).end != End::none) continue;
    Engine engine(rules, 1 << 18);
    Limits limits = to_depth(60);
    limits.nodes = 200'000;
    const Result before = search(engine, {board, 0}, limits);
    if (!is_proved_loss(before.lines.at(0).score)) continue;
    std::vector<Board> twice;
    for (int hole = 8; hole >= 0 && twice.empty(); --hole)
      if (board.at(0, hole) && hole != before.lines[0].pv[0]) twice = returns(rules, board, hole);
    if (twice.empty()) continue;
    Board filler = board;
    filler.at(0, kExtra) = 1;
    std::vector<Placed> earlier(40, {filler, 0});
    for (int times = 0; times < 2; ++times)
      for (std::size_t k = 0; k < twice.size(); ++k) earlier[times * 10 + k] = {twice[k], 1};
    CHECK(search(engine, {board, 0}, limits, earlier).lines.at(0).score == kDraw);
    ++checked;
  }
  CHECK(checked == 5);
}

TEST(node_limits_hold) {
  Engine engine({}, 1 << 20);
  for (const std::uint64_t nodes : {1ull, 10ull, 100ull, 1000ull, 54321ull}) {
    Limits limits;
    limits.nodes = nodes;
    const Result result = search(engine, {start({}), 0}, limits);
    CHECK(result.lines.size() == 1);
    CHECK(result.nodes <= nodes + 100);
  }
}

TEST(stop_is_obeyed) {
  for (const int threads : {1, 2}) {
    Engine engine({}, 1 << 20, threads);
    engine.set_position({start({}), 0});
    std::atomic<bool> stop{false};
    std::thread other([&stop] {
      std::this_thread::sleep_for(std::chrono::milliseconds(30));
      stop = true;
    });
    const Result result = engine.search({}, {}, stop);
    other.join();
    CHECK(result.lines.size() == 1 && result.depth >= 1);
    CHECK(engine.search({}, {}, stop).depth >= 1);  // stopped before it began: still a move
  }
}

TEST(time_limits_end_a_search) {
  Engine engine({}, 1 << 20);
  Limits limits;
  limits.movetime_ms = 20;
  CHECK(search(engine, {start({}), 0}, limits).time_ms >= 20);
  limits = {};
  limits.clock_ms = 300;
  CHECK(search(engine, {start({}), 0}, limits).lines.size() == 1);
  limits.clock_ms = 1;
  CHECK(search(engine, {start({}), 0}, limits).lines.size() == 1);
  limits.clock_ms = 50;
  limits.ponder = true;
  engine.set_position({start({}), 0});
  std::thread other([&engine] {
    std::this_thread::sleep_for(std::chrono::milliseconds(60));
    engine.ponderhit();
  });
  CHECK(engine.search(limits).lines.size() == 1);
  other.join();
}

TEST(time_is_shared_out_within_the_clock) {
  for (const std::int64_t clock : {1, 5, 20, 100, 1000, 60'000, 3'600'000})
    for (const std::int64_t increment : {0, 10, 1000, 30'000})
      for (const int to_go : {0, 1, 2, 40}) {
        Limits limits;
        limits.clock_ms = clock, limits.increment_ms = increment, limits.moves_to_go = to_go;
        const TimeManager manager(limits);
        CHECK(manager.soft_ms() >= 1 && manager.soft_ms() <= manager.hard_ms());
        CHECK(manager.hard_ms() + limits.overhead_ms <= std::max<std::int64_t>(clock, limits.overhead_ms + 1));
      }
}

TEST(a_new_best_move_is_worth_time) {
  Limits limits;
  limits.clock_ms = 100'000, limits.nodes_per_ms = 10;
  const TimeManager manager(limits);
  const auto last = [&manager](int stable) {  // the latest time to begin an iteration, in positions
    std::uint64_t nodes = 0;
    while (!manager.soft_limit_reached(nodes, stable)) nodes += 10;
    return nodes;
  };
  CHECK(last(0) > last(1) && last(1) > last(2));
  CHECK(last(50) == last(60) && last(50) > 0);
  CHECK(last(0) / 10 <= static_cast<std::uint64_t>(manager.hard_ms()));
  TimeManager pondered(limits);
  pondered.restart(700);  // what was visited before the opponent's move is no time of ours
  CHECK(pondered.elapsed(700) == 0 && pondered.elapsed(1'700) == 100);
}

// By a clock that counts positions a search is the same whenever it is asked for, and keeps its time.
TEST(a_clock_may_count_positions) {
  for (const std::int64_t clock : {10, 100, 2'000}) {  // less is not enough for the first ply
    Limits limits;
    limits.clock_ms = clock, limits.nodes_per_ms = 20, limits.overhead_ms = 0;
    Engine engine({}, 1 << 20);
    const Result result = search(engine, {start({}), 0}, limits);
    engine.clear();
    const Result again = search(engine, {start({}), 0}, limits);
    CHECK(result.nodes == again.nodes && result.lines[0].pv == again.lines[0].pv);
    CHECK(result.time_ms == static_cast<std::int64_t>(result.nodes / 20));
    CHECK(result.time_ms <= clock);
  }
}

TEST(threads_ponder_until_the_hit) {
  Engine engine({}, 1 << 20, 3);
  Limits limits;
  limits.clock_ms = 200;
  limits.ponder = true;
  for (int i = 0; i < 5; ++i) {
    engine.set_position({start({}), 0});
    std::atomic<bool> hit{false};
    std::thread other([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      hit = true;
      engine.ponderhit();
    });
    CHECK(engine.search(limits).lines.size() == 1);
    CHECK(hit);  // before it no time counts
    other.join();
  }
}

TEST(threads_agree_on_what_is_proved) {
  Random random(6);
  Engine one({}, 1 << 20, 1), two({}, 1 << 20, 2);
  int proved = 0;
  for (int i = 0; i < 60; ++i) {
    const Board board = positions::ending({}, 3 + i % 5, random);
    if (outcome({}, board).end != End::none) continue;
    one.clear(), two.clear();
    Limits limits = to_depth(40);
    const Result a = search(one, {board, 0}, limits), b = search(two, {board, 0}, limits);
    CHECK(a.proved == b.proved);
    proved += a.proved;
    if (a.proved) CHECK(a.lines[0].score == b.lines[0].score);
  }
  CHECK(proved > 20);
}

TEST(benchmark_covers_every_variant) {
  std::uint64_t nodes = 0;
  int steps = 0;
  const Benchmark total = benchmark(nullptr, 6, 1, [&](const BenchmarkStep& step) {
    nodes += step.nodes;
    ++steps;
  });
  CHECK(total.nodes == nodes && steps >= 20);
  CHECK(benchmark(nullptr, 6).nodes == nodes);
}
