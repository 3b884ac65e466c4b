// Tables in the search: what it says stays true, whatever it has no time for.
#include <memory>

#include "../src/tables/whole.hpp"
#include "../src/tables/work.hpp"
#include "check.hpp"
#include "positions.hpp"
#include "solver.hpp"

using namespace togyz;
using positions::Random;

namespace {

// All layers with up to so many stones, built in memory: packed, as they lie in files, or as they were built.
class Built {
 public:
  Built(const Rules& rules, int stones, bool packed = true) : store_(rules, stones) {
    std::uint64_t count = 0;
    const std::vector<tables::Place> all = tables::places(store_, count);
    words_.resize(count);
    tables::build_whole(store_, words_.data());
    if (packed)
      for (const tables::Place& place : all) pack(place.stones, place.tuzdiks);
    else
      tables::open_whole(store_, words_.data(), shelf_);
  }

  const Shelf& shelf() const { return shelf_; }
  const tables::Store& store() const { return store_; }

 private:
  static constexpr std::uint32_t kBlock = 256;

  struct Bytes {
    std::vector<std::uint8_t> packed;
    std::vector<std::uint64_t> offsets{0};
    std::vector<std::uint32_t> checksums;
  };

  void pack(int stones, tables::Tuzdiks tuzdiks) {
    const tables::Held& held = *store_.find(stones, tuzdiks);
    const std::uint64_t size = held.layer.size();
    const auto model = tables::Model::of(held.words, size, kBlock);
    bytes_.push_back(std::make_unique<Bytes>());
    Bytes& bytes = *bytes_.back();
    for (std::uint64_t at = 0; at < size; at += kBlock) {
      const auto from = bytes.packed.size();
      model.pack(held.words + at, static_cast<std::uint32_t>(std::min<std::uint64_t>(kBlock, size - at)),
                 bytes.packed);
      bytes.offsets.push_back(bytes.packed.size());
      bytes.checksums.push_back(togyz::crc32(bytes.packed.data() + from, bytes.packed.size() - from));
    }
    shelf_.put(stones, tuzdiks,
               {held.layer, model, kBlock, bytes.offsets.data(), bytes.checksums.data(), bytes.packed.data(),
                bytes.packed.size()});
  }

  tables::Store store_;
  std::vector<tables::Word> words_;
  std::vector<std::unique_ptr<Bytes>> bytes_;
  Shelf shelf_;
};

struct Case {
  const char* name;
  Rules rules;
  int table, ending;  // stones on the board
};

const Case kCases[] = {{"bestemshe", {5, 5, false}, 4, 6},
                       {"qozdatu", {7, 7, false}, 2, 4},
                       {"togyzkumalak", {}, 2, 5},
                       {"no-return", {.returns = false}, 2, 4}};

int sign(int number) { return (number > 0) - (number < 0); }

int said(const Result& found) {
  const int score = found.lines.at(0).score;
  return is_proved(score) ? sign(score) : 0;
}

Result search(Engine& engine, const Board& board, std::uint64_t nodes, int lines = 1) {
  engine.set_position({board, 0});
  Limits limits;
  limits.nodes = nodes;
  limits.lines = lines;
  return engine.search(limits);
}

}  // namespace

TEST(layers_in_memory_say_what_packed_ones_say) {
  for (const auto& [name, rules, table, ending] : kCases) {
    const Built packed(rules, ending), plain(rules, ending, false);
    const int unit = packed.store().unit();
    tables::Prober one(packed.shelf(), unit), other(plain.shelf(), unit);
    std::uint64_t count = 0, wrong = 0, first = 0;
    for (const tables::Place& place : tables::places(packed.store(), count)) {
      const tables::Layer layer = packed.store().layer(place.stones, place.tuzdiks);
      wrong += tables::wrong_words(plain.store(), place.stones, place.tuzdiks, 0, layer.size(), first);
      for (std::uint64_t index = 0; index < layer.size(); ++index) {
        const Board board = layer.board(index);
        tables::Bounds a{-1, -1}, b{-2, -2};
        CHECK(one.probe(board, a) == tables::Probed::known && other.probe(board, b) == tables::Probed::known);
        CHECK(a.mine == b.mine && a.yours == b.yours);
      }
    }
    CHECK(wrong == 0 && count > 1000);
  }
}

TEST(with_tables_the_shortest_way_is_found) {
  for (const auto& [name, rules, table, ending] : kCases) {
    const Built built(rules, table);
    Engine engine(rules, 1 << 20);
    engine.open(&built.shelf());
    Random random(5);
    int inside = 0, outside = 0, probed = 0;
    for (int i = 0; i < 200; ++i) {
      const int stones = rules.tuzdik ? 1 + random.below(ending) : 2 + 2 * random.below(ending / 2);
      const Board board = positions::ending(rules, stones, random);
      solver::Solver solver;
      if (outcome(rules, board).end != End::none || !solver.explore(rules, board, 6000)) continue;
      const solver::Verdict truth = solver.solve(1);
      // What it learnt from others is no harm.
      const Result quick = search(engine, board, 1 + random.below(300));
      const bool known = stones <= table;
      CHECK(said(quick) == truth.result || (!known && said(quick) == 0));
      const Result found = search(engine, board, 300'000);
      probed += engine.found_in_tables() > 0;
      CHECK(said(found) == truth.result);
      CHECK(found.proved || (!known && !truth.result));
      if (truth.result) CHECK(distance(found.lines[0].score) == truth.plies);
      ++(known ? inside : outside);
    }
    std::printf("     %-24s %d in tables, %d above, %d probed\n", name, inside, outside, probed);
    CHECK(inside > 10 && outside > 10 && probed > 40);
    CHECK(!engine.tables_damaged());
  }
}

TEST(every_line_has_the_result_of_its_move) {
  int mixed = 0;
  for (const auto& [name, rules, table, ending] : kCases) {
    const Built built(rules, table);
    Engine engine(rules, 1 << 20);
    engine.open(&built.shelf());
    Random random(6);
    for (int i = 0; i < 100; ++i) {
      const Board board = positions::ending(rules, table, random);
      if (outcome(rules, board).end != End::none) continue;
      const Result found = search(engine, board, 50 + random.below(1000), 9);
      int before = 1;
      for (const Line& line : found.lines) {
        const Board after = sow_plain(rules, board, line.pv.at(0)).after;
        solver::Solver solver;
        CHECK(solver.explore(rules, after, 100'000));
        const int result = is_proved(line.score) ? sign(line.score) : 0;
        CHECK(result == -solver.solve(1).result);
        CHECK(result <= before);
        mixed += result != before && &line != &found.lines[0];
        before = result;
      }
    }
  }
  CHECK(mixed > 10);
}

TEST(a_damaged_block_is_as_if_it_was_not_there) {
  const Rules rules{5, 5, false};
  Built built(rules, 4);
  auto damaged = *built.shelf().find(4, {});
  std::vector<std::uint32_t> checksums(damaged.blocks(), 0);
  damaged.checksums = checksums.data();
  Shelf shelf;
  shelf.put(4, {}, damaged);
  Engine with(rules, 1 << 20), without(rules, 1 << 20);
  with.open(&shelf);
  Random random(8);
  for (int i = 0; i < 20; ++i) {
    const Board board = positions::ending(rules, 4, random);
    if (outcome(rules, board).end != End::none) continue;
    const Result one = search(with, board, 500), other = search(without, board, 500);
    CHECK(with.tables_damaged() && !with.found_in_tables());
    CHECK(one.lines.at(0).pv == other.lines.at(0).pv && one.lines[0].score == other.lines[0].score);
  }
}
