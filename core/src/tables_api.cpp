// The C interface to the tables.
#include <algorithm>
#include <new>

#include "convert.hpp"
#include "tables/handle.hpp"
#include "tables/whole.hpp"
#include "tables/work.hpp"

using namespace togyz;
using namespace togyz::tables;

struct togyz_work {
  Work work;
};

struct togyz_model {
  Model model;
};

namespace {

// In a row of k holes, t stones lie in (t + k - 1 over k - 1) ways.
bool countable(int holes, int stones) {
  double ways = 1;
  for (int i = 1; i < holes; ++i) ways = ways * (stones + i) / i;
  return ways < 4294967295.0;
}

Tuzdiks to_tuzdiks(int mine, int yours) {
  return {static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(yours)};
}

bool has(const togyz_tables* tables, int stones, int mine, int yours) {
  return mine >= 0 && yours >= 0 && mine <= kMaxHoles && yours <= kMaxHoles &&
         tables->store.has(stones, to_tuzdiks(mine, yours));
}

}  // namespace

extern "C" {

togyz_tables* togyz_tables_new(const togyz_rules* given, int stones) {
  Rules rules;
  if (!to_rules(*given, rules) || rules.mangala || rules.pair || rules.extra_move) return nullptr;
  const int most = kMostUnits * (rules.tuzdik ? 1 : 2);
  if (stones < 0 || stones > most || stones > rules.total() || !countable(rules.holes, stones))
    return nullptr;
  return new (std::nothrow) togyz_tables(rules, stones);
}

void togyz_tables_free(togyz_tables* tables) { delete tables; }

uint64_t togyz_tables_size(const togyz_tables* tables, int stones, int mine, int yours) {
  if (!has(tables, stones, mine, yours)) return 0;
  return tables->store.layer(stones, to_tuzdiks(mine, yours)).size();
}

int64_t togyz_tables_index(const togyz_tables* tables, const togyz_position* position) {
  const Rules& rules = tables->store.rules();
  const Board board = to_board(rules, *position);
  const int stones = on_board(rules, board, 0) + on_board(rules, board, 1);
  const int mine = board.at(0, kTuzdik), yours = board.at(1, kTuzdik);
  if (!has(tables, stones, mine, yours)) return TOGYZ_BAD_POSITION;
  if ((mine && board.at(1, mine - 1)) || (yours && board.at(0, yours - 1))) return TOGYZ_BAD_POSITION;
  return static_cast<int64_t>(tables->store.layer(stones, to_tuzdiks(mine, yours)).index(board));
}

int togyz_tables_position(const togyz_tables* tables, int stones, int mine, int yours,
                          uint64_t index, togyz_position* out) {
  if (!has(tables, stones, mine, yours)) return TOGYZ_BAD_POSITION;
  const Layer layer = tables->store.layer(stones, to_tuzdiks(mine, yours));
  if (index >= layer.size()) return TOGYZ_BAD_POSITION;
  to_position(tables->store.rules(), layer.board(index), 0, *out);
  return TOGYZ_OK;
}

int togyz_tables_hold(togyz_tables* tables, int stones, int mine, int yours, uint16_t* words) {
  if (!has(tables, stones, mine, yours)) return TOGYZ_BAD_POSITION;
  tables->store.hold(stones, to_tuzdiks(mine, yours), words);
  return TOGYZ_OK;
}

togyz_work* togyz_work_new(const togyz_tables* tables, int stones, int mine, int yours) {
  if (!has(tables, stones, mine, yours)) return nullptr;
  const Tuzdiks tuzdiks = to_tuzdiks(mine, yours);
  if (!tables->store.find(stones, tuzdiks) || !tables->store.find(stones, tuzdiks.swapped()))
    return nullptr;
  return new (std::nothrow) togyz_work{Work(tables->store, stones, tuzdiks)};
}

void togyz_work_free(togyz_work* work) { delete work; }

void togyz_work_pair(togyz_work* work, togyz_work* next) {
  work->work.set_next(next->work);
  next->work.set_next(work->work);
}

uint32_t togyz_work_tasks(const togyz_work* work) { return work->work.tasks(); }

void togyz_work_leave(togyz_work* work, uint32_t from, uint32_t to) {
  for (uint32_t task = from; task < std::min(to, work->work.tasks()); ++task) work->work.leave(task);
}

uint64_t togyz_work_sweep(togyz_work* work, uint32_t from, uint32_t to, uint32_t number) {
  uint64_t changes = 0;
  for (uint32_t task = from; task < std::min(to, work->work.tasks()); ++task)
    changes += work->work.sweep(task, number);
  return changes;
}

int64_t togyz_tables_check(const togyz_tables* tables, int stones, int mine, int yours,
                           uint64_t from, uint64_t to, uint64_t* first) {
  const Tuzdiks tuzdiks = to_tuzdiks(mine, yours);
  const Held* held = has(tables, stones, mine, yours) ? tables->store.find(stones, tuzdiks) : nullptr;
  if (!held || to > held->layer.size()) return TOGYZ_BAD_POSITION;
  std::uint64_t place = 0;
  const std::uint64_t wrong = wrong_words(tables->store, stones, tuzdiks, from, to, place);
  *first = place;
  return static_cast<int64_t>(wrong);
}

void togyz_words_count(const uint16_t* words, uint64_t count, uint64_t* counts) {
  std::fill_n(counts, 1 << kHeld, 0);
  for (uint64_t i = 0; i < count; ++i) ++counts[words[i] & ((1 << kHeld) - 1)];
}

togyz_model* togyz_model_of(const uint16_t* words, uint64_t count, uint32_t block) {
  if (!count || !block) return nullptr;
  Model model = Model::of(words, count, block);
  return model.empty() ? nullptr : new (std::nothrow) togyz_model{std::move(model)};
}

togyz_model* togyz_model_from(const uint16_t* numbers, size_t count) {
  Model model = Model::from(numbers, count);
  return model.empty() ? nullptr : new (std::nothrow) togyz_model{std::move(model)};
}

void togyz_model_free(togyz_model* model) { delete model; }

size_t togyz_model_numbers(const togyz_model* model, uint16_t* out, size_t room) {
  const std::vector<std::uint16_t> numbers = model->model.numbers();
  std::copy_n(numbers.begin(), std::min(room, numbers.size()), out);
  return numbers.size();
}

size_t togyz_model_pack(const togyz_model* model, const uint16_t* words, uint64_t count,
                        uint32_t block, uint8_t* out, size_t room, uint32_t* sizes,
                        uint32_t* checksums) {
  size_t total = 0;
  std::vector<std::uint8_t> bytes;
  for (uint64_t at = 0; at < count; at += block, ++sizes, ++checksums) {
    bytes.clear();
    model->model.pack(words + at, static_cast<uint32_t>(std::min<uint64_t>(block, count - at)), bytes);
    if (total + bytes.size() > room) return 0;
    std::copy(bytes.begin(), bytes.end(), out + total);
    *sizes = static_cast<uint32_t>(bytes.size());
    *checksums = crc32(bytes.data(), bytes.size());
    total += bytes.size();
  }
  return total;
}

int togyz_model_unpack(const togyz_model* model, const uint8_t* bytes, size_t size, uint32_t count,
                       uint16_t* words) {
  return model->model.unpack(bytes, size, count, words) ? TOGYZ_OK : TOGYZ_DAMAGED;
}

int togyz_tables_open(togyz_tables* tables, int stones, int mine, int yours,
                      const togyz_model* model, uint32_t block, const uint64_t* offsets,
                      const uint32_t* checksums, const uint8_t* bytes, uint64_t size) {
  if (!has(tables, stones, mine, yours) || !block) return TOGYZ_BAD_POSITION;
  const Tuzdiks tuzdiks = to_tuzdiks(mine, yours);
  tables->packed.put(stones, tuzdiks, {tables->store.layer(stones, tuzdiks), model->model, block,
                                       offsets, checksums, bytes, size});
  return TOGYZ_OK;
}

uint64_t togyz_tables_words(const togyz_tables* tables) {
  std::uint64_t words = 0;
  places(tables->store, words);
  return words;
}

void togyz_tables_build(togyz_tables* tables, uint16_t* words) { build_whole(tables->store, words); }

void togyz_tables_open_words(togyz_tables* tables, const uint16_t* words) {
  open_whole(tables->store, words, tables->packed);
}

int togyz_tables_probe(togyz_tables* tables, const togyz_position* position, int* mine, int* yours) {
  if (!valid(tables->store.rules(), *position)) return TOGYZ_BAD_POSITION;
  Bounds bounds;
  const Board board = to_board(tables->store.rules(), *position);
  const Probed probed = tables->prober.probe(board, bounds);
  *mine = bounds.mine;
  *yours = bounds.yours;
  return probed == Probed::known ? 1 : probed == Probed::unknown ? 0 : TOGYZ_DAMAGED;
}

}  // extern "C"
