// Networks of chance: every way computes the same, whatever bytes come are read without harm, and the
// search is as reproducible with them as without.
#include <cstring>

#include "../src/checksum.hpp"
#include "../src/net/forward.hpp"
#include "../src/search/benchmark.hpp"
#include "check.hpp"
#include "positions.hpp"

namespace {

using namespace togyz;
using Bytes = std::vector<std::uint8_t>;

void put(Bytes& to, std::int64_t value, int size) {
  for (int i = 0; i < size; ++i) to.push_back(static_cast<std::uint8_t>(value >> 8 * i));
}

void seal(Bytes& file) { put(file, crc32(file.data(), file.size()), 4); }

// The file of a network whose numbers are chance, each array with its own bound.
Bytes file_of(const Shape& shape, positions::Random& random) {
  const Rules& rules = shape.rules;
  Bytes file{'T', 'G', 'Z', 'N', 1, 0, 64, 0};
  for (const int byte : {rules.holes, rules.stones, int{rules.tuzdik}, int{rules.returns}, int{rules.pair},
                         int{rules.mangala}, int{rules.play_on}, int{rules.extra_move}})
    put(file, byte, 1);
  for (const int size : {shape.counts, shape.hidden, shape.small, shape.buckets}) put(file, size, 2);
  put(file, shape.unit, 4);
  file.resize(64);
  const auto array = [&](int count, int size, int bound) {
    while (count--) put(file, random.below(2 * bound + 1) - bound, size);
    file.resize((file.size() + 63) / 64 * 64);
  };
  const int small = shape.buckets * shape.small;
  array(shape.hidden, 2, 800);
  array(shape.rows() * shape.hidden, 2, 700);
  array(shape.rows(), 4, 300000);
  array(2 * shape.holes(), 4, 100000);
  array(small, 4, 200000);
  array(small * shape.hidden, 2, 3000);
  array(shape.buckets, 4, 200000);
  array(small, 2, 3000);
  seal(file);
  return file;
}

std::unique_ptr<Network> read(const Bytes& file, Flaw* flaw = nullptr) {
  Flaw found;
  // Exactly as large as it is: what reads beyond it is seen.
  const std::unique_ptr<std::uint8_t[]> copy(new std::uint8_t[file.size()]);
  std::memcpy(copy.get(), file.data(), file.size());
  auto network = Network::read(copy.get(), file.size(), found);
  if (flaw) *flaw = found;
  return network;
}

void compare(const Network& network, const Board& board, int& different) {
  const int score = forward_plain(network, board);
  different += forward_narrow(network.shape())(network, board) != score;
  different += network.judge(board) != score;
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx2")) different += forward_wide(network.shape())(network, board) != score;
#endif
}

// Endings of chance may have a kazan of less than nothing.
bool possible(const Rules& rules, const Board& board) {
  int sum = board.at(0, kKazan) + board.at(1, kKazan);
  for (int side = 0; side < 2; ++side) sum += on_board(rules, board, side);
  return sum == rules.total();
}

Shape shape_of(const Rules& rules, int hidden) { return {rules, 32, hidden, 16, 8, 1000}; }

}  // namespace

TEST(every_way_through_a_network_is_the_same) {
  positions::Random random(5);
  for (const auto& known : positions::variants()) {
    const int most = known.rules.total() + 1;
    for (const int hidden : {16, 48, 64, 144, 256}) {
      const Shape shape{known.rules, 2 + random.below(most - 1), hidden, 16 * (1 + random.below(2)),
                        1 + random.below(16), 1 + random.below(3000)};
      const auto network = read(file_of(shape, random));
      CHECK(network && network->fits(known.rules));
      if (!network) continue;
      int different = 0;
      for (int game = 0; game < 5; ++game)
        for (const Placed& at : positions::random_game(known.rules, 60, random)) compare(*network, at.board, different);
      for (int i = 0; i < 50; ++i)
        if (const Board board = positions::ending(known.rules, random.below(most), random); possible(known.rules, board))
          compare(*network, board, different);
      CHECK(!different);
    }
  }
}

TEST(bytes_of_chance_do_no_harm) {
  positions::Random random(6);
  const Bytes whole = file_of({Rules{.holes = 5, .stones = 5, .tuzdik = false}, 3, 16, 16, 2, 1000}, random);
  int taken = 0;
  for (int i = 0; i < 3000; ++i) {
    Bytes file(whole.begin(), whole.end() - 4);
    if (random.below(4) == 0) file.resize(random.below(static_cast<int>(file.size())));
    for (int changes = random.below(4); changes && !file.empty(); --changes) {
      const int most = random.below(2) ? std::min<int>(64, file.size()) : static_cast<int>(file.size());
      file[random.below(most)] = static_cast<std::uint8_t>(random.below(256));
    }
    if (random.below(8)) seal(file);
    Flaw flaw;
    const auto network = read(file, &flaw);
    CHECK(!network == (flaw != Flaw::none));
    if (!network) continue;
    ++taken;
    int different = 0;
    for (const Placed& at : positions::random_game(network->shape().rules, 20, random))
      compare(*network, at.board, different);
    CHECK(!different);
  }
  CHECK(taken > 100);
}

TEST(a_search_with_a_network_is_reproducible_and_another) {
  positions::Random random(7);
  const auto network = read(file_of(shape_of({}, 64), random));
  const std::uint64_t nodes = benchmark(network.get(), 5).nodes;
  CHECK(nodes == benchmark(network.get(), 5).nodes);
  CHECK(nodes != benchmark(nullptr, 5).nodes);
  Engine engine(Rules{}, 1 << 20);
  const auto searched = [&](const Network* judge) {
    engine.use(judge);
    engine.set_position({start({}), 0});
    Limits limits;
    limits.nodes = 20000;
    return engine.search(limits).lines[0].score;
  };
  const int by_hand = searched(nullptr), by_network = searched(network.get());
  CHECK(by_hand != by_network);
  CHECK(searched(nullptr) == by_hand);
  CHECK(searched(network.get()) == by_network);
}
