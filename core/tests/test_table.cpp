// The transposition table, and the keys by which it knows positions.
#include <set>

#include "../src/search/tt.hpp"
#include "check.hpp"
#include "positions.hpp"

using namespace togyz;
using positions::Random;

TEST(table_returns_what_was_stored) {
  TranspositionTable table(1 << 16);
  CHECK(table.usable());
  CHECK(table.probe(0).bound == Bound::none);
  const Key key = 0x123456789abcdef0;
  for (const Bound bound : {Bound::upper, Bound::lower, Bound::exact})
    for (const int score : {-kWin, -kProved, -1, 0, 1, kJudged, kWin})
      for (const int depth : {2, 57, kMaxDepth})
        for (const int hole : {0, 8, kNoHole}) {
          table.clear();
          table.store(key, {bound, hole, depth, score});
          const Known known = table.probe(key);
          CHECK(known.bound == bound && known.score == score && known.depth == depth && known.hole == hole);
          CHECK(table.probe(key ^ 1).bound == Bound::none);
        }
}

TEST(table_keeps_the_move_and_the_deeper_result) {
  TranspositionTable table(1 << 16);
  table.store(42, {Bound::lower, 3, 20, 100});
  table.store(42, {Bound::upper, kNoHole, 18, 50});
  CHECK(table.probe(42).depth == 18 && table.probe(42).hole == 3);
  table.store(42, {Bound::lower, 5, 4, 10});
  CHECK(table.probe(42).depth == 18 && table.probe(42).hole == 3);
  table.grow_older();
  table.store(42, {Bound::lower, 5, 4, 10});
  CHECK(table.probe(42).depth == 4 && table.probe(42).hole == 5);
}

TEST(table_gives_up_shallow_and_old_results_first) {
  TranspositionTable table(64);  // one bucket of eight
  for (Key key = 1; key <= 8; ++key) table.store(key, {Bound::exact, 0, static_cast<int>(10 + key), 0});
  table.store(9, {Bound::exact, 0, 5, 0});
  CHECK(table.probe(1).bound == Bound::none && table.probe(2).bound == Bound::exact);
  CHECK(table.probe(9).bound == Bound::exact && table.used_permille() == 1000);
  table.grow_older();
  CHECK(table.used_permille() == 0);
  for (Key key = 10; key <= 14; ++key) table.store(key, {Bound::exact, 0, 12, 0});
  for (Key key = 10; key <= 14; ++key) CHECK(table.probe(key).bound == Bound::exact);
}

TEST(wide_multiplication) {
  const Wide product = multiply(0xfedcba9876543210, 0x0123456789abcdef);
  CHECK(product.high == 0x0121fa00ad77d742 && product.low == 0x2236d88fe5618cf0);
}

TEST(keys_differ_with_every_byte) {
  Random random(1);
  std::set<Key> keys;
  std::set<std::string> boards;
  for (int game = 0; game < 50; ++game)
    for (const Placed& placed : positions::random_game({}, 80, random))
      for (int side = 0; side < 2; ++side)
        for (int byte = 0; byte <= kExtra; ++byte) {
          Board changed = placed.board;
          changed.at(side, byte) += 1 + random.below(3);
          keys.insert(key_of(changed));
          boards.emplace(reinterpret_cast<const char*>(changed.bytes()), sizeof changed);
        }
  CHECK(boards.size() > 10'000 && keys.size() == boards.size());
}
