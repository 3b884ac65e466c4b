// The rules of every variant, stone by stone: the plain statement that the fast path is held to.
#pragma once

#include <array>

#include "board.hpp"

namespace togyz {

// A variant as data; the Python class `togyz.Variant` says what each field means.
struct Rules {
  int holes = 9;
  int stones = 9;
  bool tuzdik = true;
  bool returns = true;
  bool pair = false;  // captures a pair alone, not every even number
  bool mangala = false;
  bool play_on = false;
  bool extra_move = false;

  int total() const { return 2 * holes * stones; }
  int win() const { return total() / 2 + 1; }

  bool operator==(const Rules&) const = default;
};

inline Board start(const Rules& rules) {
  Board board{};
  for (int side = 0; side < 2; ++side)
    for (int hole = 0; hole < rules.holes; ++hole) board.at(side, hole) = rules.stones;
  return board;
}

inline bool bare(const Rules& rules, const Board& board, int side) {
  for (int hole = 0; hole < rules.holes; ++hole)
    if (board.at(side, hole)) return false;
  return true;
}

inline int on_board(const Rules& rules, const Board& board, int side) {
  int sum = 0;
  for (int hole = 0; hole < rules.holes; ++hole) sum += board.at(side, hole);
  return sum;
}

// Why three stones in an opponent's hole made no tuzdik; bits.
enum Ban : std::uint8_t { kSecond = 1, kLastHole = 2, kMirrored = 4 };

// What a stone-by-stone sowing tells besides the position after it.
struct Sown {
  Board after;             // the mover first; swapped unless `again`
  bool again = false;      // the mover moves again
  int last = -1;           // byte where the last stone fell; -1: the own kazan
  int captured = 0;        // stones that the last one won, those of a new tuzdik included
  bool tuzdik = false;     // a tuzdik arose
  std::uint8_t bans = 0;   // why none did where three stones are
};

// Told of each stone: the byte it falls on (-1: the own kazan), and whose kazan receives it (0 the
// mover's, 1 the other's, -1: it stays where it fell).
struct Silent {
  void drop(int, int) {}
};

inline std::uint8_t tuzdik_bans(const Rules& rules, const Board& board, int place) {
  std::uint8_t bans = 0;
  if (board.at(0, kTuzdik)) bans |= kSecond;
  if (place == rules.holes - 1) bans |= kLastHole;
  if (board.at(1, kTuzdik) == place + 1) bans |= kMirrored;
  return bans;
}

template <class Listener>
Sown sow_mangala(const Rules& rules, const Board& before, int hole, Listener& listener) {
  const int n = rules.holes;
  Sown sown{before};
  Board& board = sown.after;
  int stones = board.at(0, hole);
  board.at(0, hole) = 0;
  // The way: own holes, own kazan, the other side's holes, round again.
  int place = stones > 1 ? hole : hole + 1;
  int last = 0;
  for (; stones; --stones, ++place) {
    if (place == 2 * n + 1) place = 0;
    last = place < n ? place : place == n ? -1 : kLane + place - n - 1;
    ++board.bytes()[last < 0 ? kKazan : last];
    listener.drop(last, last < 0 ? 0 : -1);
  }
  sown.last = last;
  if (last < 0) {
    sown.again = true;
    return sown;
  }
  std::uint8_t& here = board.bytes()[last];
  if (last >= kLane) {
    if (here % 2 == 0) sown.captured = here, here = 0;
  } else if (std::uint8_t& opposite = board.at(1, n - 1 - last); here == 1 && opposite) {
    sown.captured = 1 + opposite;
    here = opposite = 0;
  }
  board.at(0, kKazan) += sown.captured;
  board = board.swapped();
  return sown;
}

// Play the mover's hole 0.., which must hold stones; the game must not be over.
template <class Listener>
Sown sow_plain(const Rules& rules, const Board& before, int hole, Listener& listener) {
  if (rules.mangala) return sow_mangala(rules, before, hole, listener);
  const int n = rules.holes;
  Sown sown{before};
  Board& board = sown.after;
  board.at(0, kExtra) = 0;
  int stones = board.at(0, hole);
  board.at(0, hole) = 0;
  // A single stone never returns, or the move would change nothing.
  int side = 0, place = rules.returns && stones > 1 ? hole : hole + 1;
  bool in_tuzdik = false;
  for (;; ++place) {
    if (place == n) place = 0, side ^= 1;
    // A tuzdik in this row is the other side's, and so are the stones that fall into it.
    in_tuzdik = board.at(side ^ 1, kTuzdik) == place + 1;
    ++(in_tuzdik ? board.at(side ^ 1, kKazan) : board.at(side, place));
    listener.drop(side * kLane + place, in_tuzdik ? side ^ 1 : -1);
    if (--stones == 0) break;
  }
  sown.last = side * kLane + place;
  if (side == 1 && !in_tuzdik) {
    std::uint8_t& made = board.at(1, place);
    bool wins = rules.pair ? made == 2 : made % 2 == 0;
    if (made == 3 && rules.tuzdik) {
      sown.bans = tuzdik_bans(rules, before, place);
      sown.tuzdik = wins = !sown.bans;
      if (wins) board.at(0, kTuzdik) = place + 1;
    }
    if (wins) {
      sown.captured = made;
      board.at(0, kKazan) += made;
      made = 0;
    }
  }
  if (rules.extra_move && !before.at(0, kExtra) && bare(rules, board, 1) && !bare(rules, board, 0)) {
    board.at(0, kExtra) = 1;
    sown.again = true;
  } else {
    board = board.swapped();
  }
  return sown;
}

inline Sown sow_plain(const Rules& rules, const Board& before, int hole) {
  Silent silent;
  return sow_plain(rules, before, hole, silent);
}

enum class End { none, majority, split, bare };

struct Outcome {
  End end = End::none;
  int score[2] = {0, 0};  // the mover's first; what is left on the board included where it is counted
};

inline Outcome outcome(const Rules& rules, const Board& board) {
  Outcome result{End::none, {board.at(0, kKazan), board.at(1, kKazan)}};
  int* score = result.score;
  if (!rules.play_on) {
    if (score[0] >= rules.win() || score[1] >= rules.win()) {
      result.end = End::majority;
      return result;
    }
    if (score[0] == score[1] && score[0] + score[1] == rules.total()) {
      result.end = End::split;
      return result;
    }
  }
  const int rest[2] = {on_board(rules, board, 0), on_board(rules, board, 1)};
  if (rules.mangala) {
    if (rest[0] && rest[1]) return result;
    // The player whose row is empty takes what is left.
    score[0] += rest[1], score[1] += rest[0];
  } else {
    if (rest[0]) return result;
    score[1] += rest[1];
  }
  result.end = rules.mangala && !rest[0] && !rest[1] && score[0] == score[1] ? End::split : End::bare;
  return result;
}

}  // namespace togyz
