// What the search needs of a game: play a move, see the end. One face for the fast path and the plain one.
#pragma once

#include "../sow.hpp"
#include "hash.hpp"

namespace togyz {

// The end of a game as the mover's gain: 1, 0, -1 for a win, a draw, a loss; where the exact score
// counts, the difference in stones.
struct Ended {
  bool over;
  int gain;
};

// Variants that capture even numbers and whose sides take turns: sowing from tables.
template <int kHoles, bool kHasTuzdik>
class FastGame {
 public:
  static constexpr bool kMoveAgain = false;  // may a side move twice in a row?
  static constexpr bool kExactScore = false;  // is the number of stones the result?

  struct Place {
    Board board;
    const Table* table;
  };

  explicit FastGame(const Rules& rules) : tables_(rules), win_(rules.win()) {}

  int holes() const { return kHoles; }
  Place place(const Board& board) const { return {board, tables_.of(board)}; }

  // True if the same side moves again; the new mover comes first in `to`.
  bool play(const Place& from, int hole, Place& to) const {
    to.table = from.table;
    to.board = sow<kHasTuzdik>(to.table, from.board, hole);
    return false;
  }

  // A bare mover has at most half of the stones, or the game would be over, and gets no more:
  // it is a draw for exactly half, and lost otherwise.
  Ended ended(const Place& at) const {
    const int mine = at.board.at(0, kKazan), yours = at.board.at(1, kKazan);
    if (mine >= win_) return {true, 1};
    if (yours >= win_) return {true, -1};
    if (word(at.board.bytes()) == 0 && (kHoles < 9 || at.board.at(0, 8) == 0))
      return {true, mine == win_ - 1 ? 0 : -1};
    return {false, 0};
  }

 private:
  Tables tables_;
  int win_;
};

// Every variant and option, by the plain rules.
template <bool kPlayOn>
class PlainGame {
 public:
  static constexpr bool kMoveAgain = true;
  static constexpr bool kExactScore = kPlayOn;

  struct Place {
    Board board;
  };

  explicit PlainGame(const Rules& rules) : rules_(rules) {}

  int holes() const { return rules_.holes; }
  Place place(const Board& board) const { return {board}; }

  bool play(const Place& from, int hole, Place& to) const {
    const Sown sown = sow_plain(rules_, from.board, hole);
    to.board = sown.after;
    return sown.again;
  }

  Ended ended(const Place& at) const {
    const Outcome result = outcome(rules_, at.board);
    const int lead = result.score[0] - result.score[1];
    return {result.end != End::none, kPlayOn ? lead : (lead > 0) - (lead < 0)};
  }

 private:
  Rules rules_;
};

}  // namespace togyz
