// The C interface to the engine.
#include <algorithm>
#include <cstddef>
#include <new>

#include "convert.hpp"
#include "levels/ladder.hpp"
#include "net_api.hpp"
#include "platform.hpp"
#include "search/benchmark.hpp"
#include "search/engine.hpp"
#include "selfplay/selfplay.hpp"
#include "tables/handle.hpp"

using namespace togyz;

struct togyz_engine {
  togyz_engine(const Rules& given, std::size_t hash_bytes, int threads)
      : rules(given), engine(given, hash_bytes, threads) {}

  Rules rules;
  Engine engine;
  std::atomic<bool> stop{false};
  std::vector<Placed> earlier;
  Placed position;
  std::unique_ptr<Sparring> sparring;  // made when a level is asked for
};

namespace {

constexpr int kMaxThreads = 256;

Limits to_limits(const togyz_limits& given) {
  Limits limits;
  if (given.depth > 0) limits.depth = given.depth;
  limits.nodes = given.nodes;
  limits.movetime_ms = given.movetime_ms;
  limits.clock_ms = given.clock_ms;
  limits.increment_ms = given.increment_ms;
  limits.moves_to_go = given.moves_to_go;
  limits.overhead_ms = given.overhead_ms;
  limits.ponder = given.ponder != 0;
  if (given.moves) limits.moves = given.moves;
  if (given.lines > 0) limits.lines = given.lines;
  return limits;
}

void to_info(const Info& found, bool proved, togyz_info& out) {
  std::memset(&out, 0, sizeof out);
  out.nodes = found.nodes;
  out.time_ms = found.time_ms;
  out.depth = found.depth;
  out.seldepth = found.seldepth;
  out.hashfull = found.hashfull;
  out.proved = proved;
  for (const Line& line : found.lines) {
    if (out.count == TOGYZ_MAX_HOLES) break;
    togyz_line& to = out.lines[out.count++];
    to.score = line.score;
    to.bound = static_cast<std::uint8_t>(line.bound);
    for (const std::uint8_t hole : line.pv)
      if (to.length < TOGYZ_MAX_LINE) to.pv[to.length++] = hole + 1;
  }
}

Placed placed(const Rules& rules, const togyz_position& position) {
  return {to_board(rules, position), position.side};
}

}  // namespace

extern "C" {

togyz_engine* togyz_engine_new(const togyz_rules* given, size_t hash_mib, int threads) {
  Rules rules;
  if (!to_rules(*given, rules) || threads < 1 || threads > kMaxThreads) return nullptr;
  // No machine has 16 TiB, and none of 32 bits gives half of what it can address.
  if (hash_mib > std::min<std::size_t>(std::size_t{1} << 24, SIZE_MAX >> 21)) return nullptr;
  const std::size_t bytes = hash_mib ? (hash_mib << 20) - kBlockNotes : 0;
  auto* engine = new (std::nothrow) togyz_engine(rules, bytes, threads);
  if (engine && !engine->engine.usable()) {
    delete engine;
    return nullptr;
  }
  if (engine) engine->position = {start(rules), 0};
  return engine;
}

void togyz_engine_free(togyz_engine* engine) { delete engine; }

void togyz_engine_clear(togyz_engine* engine) { engine->engine.clear(); }

int togyz_engine_set(togyz_engine* engine, const togyz_position* positions, size_t count) {
  if (!count) return TOGYZ_BAD_POSITION;
  for (size_t i = 0; i < count; ++i)
    if (!valid(engine->rules, positions[i])) return TOGYZ_BAD_POSITION;
  engine->earlier.clear();
  for (size_t i = 0; i + 1 < count; ++i) engine->earlier.push_back(placed(engine->rules, positions[i]));
  engine->position = placed(engine->rules, positions[count - 1]);
  engine->engine.set_position(engine->position, engine->earlier);
  engine->stop = false;
  return TOGYZ_OK;
}

int togyz_engine_search(togyz_engine* engine, const togyz_limits* limits, togyz_listener listener,
                        void* user, togyz_info* out) {
  const auto told = [&](const Info& info) {
    togyz_info converted;
    to_info(info, false, converted);
    listener(&converted, user);
  };
  const Result result = engine->engine.search(to_limits(*limits),
                                              listener ? Listener(told) : Listener(), engine->stop);
  to_info(result, result.proved, *out);
  return TOGYZ_OK;
}

void togyz_engine_stop(togyz_engine* engine) { engine->stop = true; }

void togyz_engine_ponderhit(togyz_engine* engine) { engine->engine.ponderhit(); }

int togyz_engine_tables(togyz_engine* engine, const togyz_tables* tables) {
  if (tables && (tables->store.rules() != engine->rules || engine->rules.play_on)) return TOGYZ_BAD_RULES;
  engine->engine.open(tables ? &tables->packed : nullptr);
  return TOGYZ_OK;
}

uint64_t togyz_engine_table_hits(const togyz_engine* engine) { return engine->engine.found_in_tables(); }

int togyz_engine_tables_damaged(const togyz_engine* engine) { return engine->engine.tables_damaged(); }

int togyz_engine_evaluate(const togyz_engine* engine, const togyz_position* position,
                          togyz_terms* out) {
  if (!valid(engine->rules, *position)) return TOGYZ_BAD_POSITION;
  const Board board = to_board(engine->rules, *position);
  if (outcome(engine->rules, board).end != End::none) return TOGYZ_ILLEGAL;
  const Terms terms = engine->engine.evaluate(board);
  *out = {terms.kazan, terms.tuzdik, terms.mobility, terms.tempo};
  return TOGYZ_OK;
}

int togyz_level_count(void) { return static_cast<int>(ladder().size()); }

int togyz_level_info(int number, togyz_level* out) {
  if (number < 1 || number > togyz_level_count()) return TOGYZ_BAD_LEVEL;
  const Level& level = ladder()[number - 1];
  std::memset(out, 0, sizeof *out);
  std::strncpy(out->name, level.name, sizeof out->name - 1);
  std::strncpy(out->alias, level.alias, sizeof out->alias - 1);
  out->nodes = level.most_nodes();
  out->depth = level.habits.depth;
  out->elo = level.elo;
  out->previews = level.previews;
  return TOGYZ_OK;
}

int togyz_engine_choose(togyz_engine* engine, int level, uint64_t seed, const togyz_limits* limits,
                        togyz_info* out) {
  if (level < 1 || level > togyz_level_count()) return TOGYZ_BAD_LEVEL;
  if (level == togyz_level_count()) {
    return limits ? togyz_engine_search(engine, limits, nullptr, nullptr, out) : TOGYZ_BAD_LEVEL;
  }
  if (!engine->sparring) engine->sparring.reset(new (std::nothrow) Sparring(engine->rules));
  if (!engine->sparring || !engine->sparring->usable()) {
    engine->sparring.reset();
    return TOGYZ_NO_MEMORY;
  }
  const unsigned moves = limits && limits->moves ? limits->moves : ~0u;
  to_info(engine->sparring->choose(ladder()[level - 1], seed, engine->position, engine->earlier, moves,
                                   engine->stop),
          false, *out);
  return TOGYZ_OK;
}

int togyz_engine_use(togyz_engine* engine, const togyz_network* network) {
  if (network && !network->network->fits(engine->rules)) return TOGYZ_BAD_RULES;
  engine->engine.use(network ? network->network.get() : nullptr);
  return TOGYZ_OK;
}

int64_t togyz_selfplay(togyz_engine* engine, const togyz_selfplay_settings* given, uint64_t seed,
                       togyz_record* out, size_t room) {
  if (engine->rules.extra_move) return TOGYZ_BAD_RULES;
  SelfPlay settings;
  settings.nodes = given->nodes;
  settings.depth = given->depth;
  settings.opening_from = given->opening_from;
  settings.opening_to = given->opening_to;
  settings.random_permille = given->random_permille;
  settings.random_until = given->random_until;
  settings.most_plies = given->most_plies;
  if (!settings.sensible()) return TOGYZ_ILLEGAL;
  static_assert(sizeof(togyz_record) == sizeof(Record) && offsetof(togyz_record, score) == offsetof(Record, score));
  engine->stop = false;
  const std::size_t count = play_itself(engine->engine, engine->rules, settings, seed,
                                        {reinterpret_cast<Record*>(out), room}, engine->stop);
  engine->earlier.clear();
  engine->position = {start(engine->rules), 0};
  engine->engine.set_position(engine->position);
  return static_cast<int64_t>(count);
}

uint64_t togyz_bench(const togyz_network* network, int depth, int threads, int64_t* time_ms) {
  const Benchmark found = benchmark(network ? network->network.get() : nullptr,
                                    depth > 0 ? depth : kBenchmarkDepth, threads < 1 ? 1 : threads);
  if (time_ms) *time_ms = found.time_ms;
  return found.nodes;
}

}  // extern "C"
