// The C interface to the rules.
#include "convert.hpp"

#include <new>

#include "perft.hpp"
#include "shortest.hpp"

using namespace togyz;

namespace {

bool playable(const Rules& rules, const Board& board, int hole) {
  return hole >= 1 && hole <= rules.holes && board.at(0, hole - 1) &&
         outcome(rules, board).end == End::none;
}

int legal_mask(const Rules& rules, const Board& board) {
  if (outcome(rules, board).end != End::none) return 0;
  int mask = 0;
  for (int hole = 0; hole < rules.holes; ++hole) mask |= (board.at(0, hole) != 0) << hole;
  return mask;
}

// Writes a move's stones into the caller's trace.
struct TraceWriter {
  const Rules& rules;
  togyz_trace& trace;
  int side;

  void drop(int byte, int kazan) {
    trace.places[trace.stones] = to_place(rules, byte, side);
    trace.kazans[trace.stones] = kazan < 0 ? TOGYZ_NOWHERE : kazan ^ side;
    ++trace.stones;
  }
};

void write_captures(const Rules& rules, const Sown& sown, togyz_trace& trace, int side) {
  if (!sown.captured) return;
  if (rules.mangala && sown.last < kLane) {
    // Both the stones opposite and the one that fell into the own empty hole.
    const int opposite = kLane + rules.holes - 1 - sown.last;
    trace.captures = 2;
    trace.capture_places[0] = to_place(rules, opposite, side);
    trace.capture_stones[0] = sown.captured - 1;
    trace.capture_places[1] = to_place(rules, sown.last, side);
    trace.capture_stones[1] = 1;
    return;
  }
  trace.captures = 1;
  trace.capture_places[0] = to_place(rules, sown.last, side);
  trace.capture_stones[0] = sown.captured;
}

int replay_problem(const Sown& sown, int landing, int total, int tuzdik) {
  if (landing) {
    const bool kazan = sown.last < 0;
    const int number = kazan ? TOGYZ_NOWHERE : sown.last % kLane + 1;
    const int row = kazan ? 0 : sown.last < kLane ? TOGYZ_OWN_HOLE : TOGYZ_OTHER_HOLE;
    if (landing != number && landing != number + row) return TOGYZ_WRONG_LANDING;
  }
  if (total >= 0 && total != sown.after.at(sown.again ? 0 : 1, kKazan)) return TOGYZ_WRONG_TOTAL;
  if (tuzdik && !sown.tuzdik) return TOGYZ_WRONG_TUZDIK;
  return TOGYZ_OK;
}

// Positions since the last one that can't recur, in order.
class Repetitions {
 public:
  // Returns whether this is the third time; false as well when memory is short.
  bool third(const togyz_position& position) {
    // With a tuzdik on the board every lap loses stones to it, so nothing can recur; nor can it
    // after a capture, whatever the variant: kazans only grow.
    if (position.kazans[0] != kazans_[0] || position.kazans[1] != kazans_[1]) seen_.clear();
    kazans_[0] = position.kazans[0], kazans_[1] = position.kazans[1];
    int times = 1;
    for (const togyz_position& earlier : seen_)
      times += std::memcmp(&earlier, &position, sizeof position) == 0;
    seen_.push_back(position);
    return times >= 3;
  }

 private:
  std::vector<togyz_position> seen_;
  int kazans_[2] = {-1, -1};
};

uint64_t key_of(const togyz_position& position) {
  unsigned char bytes[sizeof position];
  std::memcpy(bytes, &position, sizeof position);
  uint64_t key = 0xcbf29ce484222325u;
  for (unsigned char byte : bytes) key = (key ^ byte) * 0x100000001b3u;
  return key;
}

}  // namespace

extern "C" {

uint32_t togyz_abi(void) { return TOGYZ_ABI; }

togyz_variant* togyz_variant_new(const togyz_rules* given) {
  Rules rules;
  if (!to_rules(*given, rules)) return nullptr;
  return new (std::nothrow) togyz_variant(rules);
}

void togyz_variant_free(togyz_variant* variant) { delete variant; }

void togyz_start(const togyz_variant* variant, togyz_position* out) {
  to_position(variant->rules, start(variant->rules), 0, *out);
}

int togyz_check(const togyz_variant* variant, const togyz_position* position) {
  return valid(variant->rules, *position) ? TOGYZ_OK : TOGYZ_BAD_POSITION;
}

int togyz_problems(const togyz_variant* variant, const togyz_position* position) {
  return problems(variant->rules, *position);
}

int togyz_legal(const togyz_variant* variant, const togyz_position* position) {
  if (!valid(variant->rules, *position)) return TOGYZ_BAD_POSITION;
  return legal_mask(variant->rules, to_board(variant->rules, *position));
}

int togyz_outcome_of(const togyz_variant* variant, const togyz_position* position,
                     togyz_outcome* out) {
  if (!valid(variant->rules, *position)) return TOGYZ_BAD_POSITION;
  const Board board = to_board(variant->rules, *position);
  to_outcome(outcome(variant->rules, board), position->side, *out);
  return TOGYZ_OK;
}

int togyz_play(const togyz_variant* variant, const togyz_position* position, int hole,
               togyz_position* out) {
  const Rules& rules = variant->rules;
  if (!valid(rules, *position)) return TOGYZ_BAD_POSITION;
  const Board board = to_board(rules, *position);
  if (!playable(rules, board, hole)) return TOGYZ_ILLEGAL;
  const Sown sown = sow_plain(rules, board, hole - 1);
  to_position(rules, sown.after, sown.again ? position->side : position->side ^ 1, *out);
  return TOGYZ_OK;
}

int togyz_trace_move(const togyz_variant* variant, const togyz_position* position, int hole,
                     togyz_trace* out) {
  const Rules& rules = variant->rules;
  if (!valid(rules, *position)) return TOGYZ_BAD_POSITION;
  const int side = position->side;
  const Board board = to_board(rules, *position);
  if (!playable(rules, board, hole)) return TOGYZ_ILLEGAL;
  std::memset(out, 0, sizeof *out);
  TraceWriter writer{rules, *out, side};
  const Sown sown = sow_plain(rules, board, hole - 1, writer);
  to_position(rules, sown.after, sown.again ? side : side ^ 1, out->after);
  write_captures(rules, sown, *out, side);
  out->tuzdik = sown.tuzdik ? to_place(rules, sown.last, side) : TOGYZ_NOWHERE;
  out->bans = sown.bans;
  return TOGYZ_OK;
}

int64_t togyz_perft(const togyz_variant* variant, const togyz_position* position, int depth,
                    int method) {
  if (!valid(variant->rules, *position)) return TOGYZ_BAD_POSITION;
  const Board board = to_board(variant->rules, *position);
  return static_cast<int64_t>(
      perft(variant->rules, variant->tables(), board, depth, static_cast<Method>(method)));
}

int64_t togyz_endings(const togyz_variant* variant, const togyz_position* position, int plies,
                      uint8_t* out, size_t room) {
  const Rules& rules = variant->rules;
  const Tables* tables = variant->tables();
  if (!tables || rules.play_on) return TOGYZ_BAD_RULES;
  if (!valid(rules, *position)) return TOGYZ_BAD_POSITION;
  if (plies < 1) return 0;
  const std::vector<uint8_t> found = Endings(*tables, plies).of(to_board(rules, *position));
  if (found.size() <= room) std::copy(found.begin(), found.end(), out);
  return static_cast<int64_t>(found.size() / plies);
}

int togyz_replay(const togyz_variant* variant, const togyz_position* start, uint32_t count,
                 const uint8_t* holes, const uint8_t* landings, const int16_t* totals,
                 const uint8_t* tuzdiks, togyz_replayed* out) {
  const Rules& rules = variant->rules;
  if (!valid(rules, *start)) return TOGYZ_BAD_POSITION;
  Board board = to_board(rules, *start);
  int side = start->side;
  *out = {0, TOGYZ_OK, *start, {}, 0, {0, 0}};
  Repetitions repetitions;
  repetitions.third(*start);
  for (; out->ply < count; ++out->ply) {
    const uint32_t ply = out->ply;
    if (!playable(rules, board, holes[ply])) {
      out->problem = TOGYZ_ILLEGAL;
      break;
    }
    const Sown sown = sow_plain(rules, board, holes[ply] - 1);
    out->problem = replay_problem(sown, landings ? landings[ply] : 0,
                                  totals ? totals[ply] : -1, tuzdiks ? tuzdiks[ply] : 0);
    if (out->problem) break;
    if (sown.tuzdik) out->tuzdiks[side] = ply + 1;
    board = sown.after;
    side = sown.again ? side : side ^ 1;
    to_position(rules, board, side, out->position);
    if (!out->repeated && repetitions.third(out->position)) out->repeated = ply + 1;
  }
  to_outcome(outcome(rules, board), side, out->outcome);
  return TOGYZ_OK;
}

int togyz_keys(const togyz_variant* variant, const togyz_position* start, uint32_t count,
               const uint8_t* holes, uint64_t* keys) {
  const Rules& rules = variant->rules;
  if (!valid(rules, *start)) return TOGYZ_BAD_POSITION;
  Board board = to_board(rules, *start);
  togyz_position position = *start;
  keys[0] = key_of(position);
  for (uint32_t ply = 0; ply < count; ++ply) {
    if (!playable(rules, board, holes[ply])) return TOGYZ_ILLEGAL;
    const Sown sown = sow_plain(rules, board, holes[ply] - 1);
    board = sown.after;
    to_position(rules, board, sown.again ? position.side : position.side ^ 1, position);
    keys[ply + 1] = key_of(position);
  }
  return TOGYZ_OK;
}

size_t togyz_step(const togyz_variant* variant, size_t count, togyz_position* positions,
                  const uint8_t* holes, int8_t* statuses) {
  size_t played = 0;
  for (size_t i = 0; i < count; ++i) {
    const int code = togyz_play(variant, &positions[i], holes[i], &positions[i]);
    statuses[i] = code;
    if (code != TOGYZ_OK) continue;
    ++played;
    const Board board = to_board(variant->rules, positions[i]);
    statuses[i] = static_cast<int8_t>(outcome(variant->rules, board).end);
  }
  return played;
}

void togyz_legal_many(const togyz_variant* variant, size_t count, const togyz_position* positions,
                      uint16_t* masks) {
  for (size_t i = 0; i < count; ++i) {
    const int mask = togyz_legal(variant, &positions[i]);
    masks[i] = mask < 0 ? 0 : mask;
  }
}

}  // extern "C"
