// Between the caller's positions, seen from White, and boards, seen from the mover.
#pragma once

#include <atomic>
#include <new>

#include "sow.hpp"
#include "togyz.h"

struct togyz_variant {
  explicit togyz_variant(const togyz::Rules& given) : rules(given) {}
  ~togyz_variant() { delete tables_.load(); }

  const togyz::Rules rules;

  // Null where the fast path does not serve, or memory is short. They take megabytes, and only who
  // counts needs them: they are made when somebody does, and of two at once one makes them in vain.
  const togyz::Tables* tables() const {
    const togyz::Tables* made = tables_.load(std::memory_order_acquire);
    if (made || rules.pair || rules.mangala || rules.extra_move) return made;
    const auto* fresh = new (std::nothrow) togyz::Tables(rules);
    if (tables_.compare_exchange_strong(made, fresh)) return fresh;
    delete fresh;
    return made;
  }

 private:
  mutable std::atomic<const togyz::Tables*> tables_{nullptr};
};

namespace togyz {

// False when these rules can't be played.
inline bool to_rules(const togyz_rules& given, Rules& rules) {
  rules = {given.holes,       given.stones,    given.tuzdik != 0,  given.returns != 0,
           given.pair != 0,   given.mangala != 0, given.play_on != 0, given.extra_move != 0};
  return rules.holes >= 1 && rules.holes <= TOGYZ_MAX_HOLES && rules.stones >= 1 &&
         rules.total() <= TOGYZ_MAX_STONES && !(rules.mangala && rules.extra_move);
}

inline Board to_board(const Rules& rules, const togyz_position& position) {
  Board board{};
  for (int side = 0; side < 2; ++side) {
    const int from = side ^ position.side;  // whose row becomes lane `side`
    std::memcpy(&board.at(side, 0), position.holes + from * rules.holes, rules.holes);
    board.at(side, kKazan) = position.kazans[from];
    board.at(side, kTuzdik) = position.tuzdiks[from];
  }
  board.at(0, kExtra) = position.extra;
  return board;
}

inline void to_position(const Rules& rules, const Board& board, int side, togyz_position& position) {
  std::memset(&position, 0, sizeof position);
  for (int lane = 0; lane < 2; ++lane) {
    const int to = lane ^ side;
    std::memcpy(position.holes + to * rules.holes, board.bytes() + lane * kLane, rules.holes);
    position.kazans[to] = board.at(lane, kKazan);
    position.tuzdiks[to] = board.at(lane, kTuzdik);
  }
  position.side = side;
  position.extra = board.at(0, kExtra);
}

inline void to_outcome(const Outcome& found, int side, togyz_outcome& out) {
  out.end = static_cast<std::uint8_t>(found.end);
  out.score[side] = found.score[0];
  out.score[side ^ 1] = found.score[1];
  out.winner = found.end == End::none || found.score[0] == found.score[1]
                   ? TOGYZ_NOWHERE
                   : found.score[0] > found.score[1] ? side : side ^ 1;
}

// The place of a byte of the mover's board: White's holes first.
inline std::uint8_t to_place(const Rules& rules, int byte, int side) {
  if (byte < 0) return TOGYZ_NOWHERE;
  const int whose = (byte >= kLane) ^ side;
  return whose * rules.holes + byte % kLane;
}

inline int tuzdik_problems(const Rules& rules, const togyz_position& position, int owner) {
  const int number = position.tuzdiks[owner];
  if (!number) return 0;
  const int mirrored = number == position.tuzdiks[owner ^ 1] ? TOGYZ_MIRRORED : 0;
  if (!rules.tuzdik) return mirrored | TOGYZ_NO_TUZDIKS;
  if (number >= rules.holes) return mirrored | TOGYZ_LAST_HOLE;
  const bool full = position.holes[(owner ^ 1) * rules.holes + number - 1];
  return mirrored | (full ? TOGYZ_FULL_TUZDIK : 0);
}

inline int problems(const Rules& rules, const togyz_position& position) {
  int sum = position.kazans[0] + position.kazans[1];
  for (int place = 0; place < 2 * rules.holes; ++place) sum += position.holes[place];
  int found = sum == rules.total() ? 0 : TOGYZ_BAD_SUM;
  if (position.side > 1) return found | TOGYZ_WRONG_SIDE;
  for (int owner = 0; owner < 2; ++owner) found |= tuzdik_problems(rules, position, owner);
  if (!position.extra || found) return found;
  if (position.extra > 1 || !rules.extra_move) return TOGYZ_WRONG_EXTRA;
  const Board board = to_board(rules, position);
  return bare(rules, board, 1) && !bare(rules, board, 0) ? 0 : TOGYZ_WRONG_EXTRA;
}

inline bool valid(const Rules& rules, const togyz_position& position) {
  return problems(rules, position) == 0;
}

}  // namespace togyz
