// A player who errs as people do: by what he does not see, not by playing anything at all.
//
// He looks at every move and, if he looks further, at every answer to it, as a person would: what a
// move wins may escape him, the less likely the more it is; a sowing of more than a round he may
// count wrongly, and see its last stone a hole too early or too late; and now and then he forgets
// that there is an answer. What is left he judges by the stones, the tuzdik, and as much of the
// rest as he understands, and by taste. All of it is arithmetic on whole numbers.
#pragma once

#include <algorithm>
#include <vector>

#include "../search/engine.hpp"
#include "dice.hpp"

namespace togyz {

// How a person plays. Chances are per mille, values hundredths of a stone.
struct Habits {
  int depth = 0;     // plies looked ahead; 0: nobody plays so
  int forget = 0;    // chance to look at the own move alone
  int miss = 0;      // chance not to see what a move wins, ...
  int clear = 0;     // ... and what each stone that it wins takes from that; a tuzdik counts as six
  int answers = 0;   // what is added to that chance for moves of the opponent
  int miscount = 0;  // chance to be a hole off in a sowing of more than a round
  int whim = 0;      // standard deviation of the judgement
  int bother = 0;    // what each stone in the hand, up to a round, takes from the liking: short sowings are easy to count
  int tuzdik = 0;    // what a tuzdik seems to be worth
  int insight = 0;   // per mille of what holes with stones are worth: those keep one in the game
};

class Person {
 public:
  Person(const Rules& rules, const Habits& habits, Dice& dice) : rules_(rules), habits_(habits), dice_(dice) {}

  // The move that he likes best of those in `allowed` (bit 0: hole 0), which has a legal one. The
  // earlier positions of the game are for repetition.
  Info choose(const Placed& at, const std::vector<Placed>& earlier, unsigned allowed) {
    depth_ = dice_.chance(habits_.forget) ? 1 : habits_.depth;
    Line best;
    int most = 0;
    for (int hole = 0; hole < rules_.holes; ++hole) {
      const int stones = at.board.at(0, hole);
      if (!(allowed >> hole & 1) || !stones) continue;
      const int value = again_twice(at, hole, earlier) ? kDraw : move_value(at.board, hole, 0);
      const int liking = value + dice_.around(habits_.whim) - habits_.bother * std::min(stones, 2 * rules_.holes);
      if (!best.pv.empty() && liking <= most) continue;
      most = liking;
      best = {value, Bound::exact, {static_cast<std::uint8_t>(hole)}};
    }
    Info info;
    info.depth = info.seldepth = depth_;
    info.nodes = nodes_;
    info.lines.push_back(best);
    return info;
  }

 private:
  static constexpr int kWon = 15000;    // a game that is seen to be won, less its plies
  static constexpr int kTuzdikSeen = 6;  // stones that are as easy to see as a tuzdik
  static constexpr int kStillMissed = 20;  // per mille that remain, however much is won

  // Would this move bring about a position for the third time?
  bool again_twice(const Placed& at, int hole, const std::vector<Placed>& earlier) const {
    const Sown sown = sow_plain(rules_, at.board, hole);
    const int side = at.side ^ !sown.again;
    return std::count_if(earlier.begin(), earlier.end(), [&](const Placed& before) {
             return before.side == side && before.board == sown.after;
           }) >= 2;
  }

  // The mover's value of a move, `ply` plies from the position on the board.
  int move_value(const Board& board, int hole, int ply) {
    ++nodes_;
    const Sown sown = imagine(board, hole, ply);
    const int value = position_value(sown.after, ply + 1);
    return sown.again ? value : -value;
  }

  int position_value(const Board& board, int ply) {
    const Outcome end = outcome(rules_, board);
    if (end.end != End::none) {
      const int lead = end.score[0] - end.score[1];
      if (rules_.play_on) return judged(100 * lead);
      return lead > 0 ? kWon - ply : lead < 0 ? ply - kWon : kDraw;
    }
    if (ply >= depth_) return judgement(board);
    int best = -kJudged;
    for (int hole = 0; hole < rules_.holes; ++hole)
      if (board.at(0, hole)) best = std::max(best, move_value(board, hole, ply));
    return best;
  }

  int judgement(const Board& board) const {
    int value = 100 * (board.at(0, kKazan) - board.at(1, kKazan));
    value += habits_.tuzdik * ((board.at(0, kTuzdik) != 0) - (board.at(1, kTuzdik) != 0));
    if (habits_.insight) value += habits_.insight * (freedom(board, 0) - freedom(board, 1)) / 1000;
    return std::clamp(value, -kWon + 1000, kWon - 1000);
  }

  // What it is worth to have stones to move: holes that hold some, rather inner ones, rather more
  // than one; the emptier the board, the nearer is a bare side.
  int freedom(const Board& board, int side) const {
    const int on_both = on_board(rules_, board, 0) + on_board(rules_, board, 1);
    int worth = 0;
    for (int hole = 0; hole < rules_.holes; ++hole) {
      const int stones = board.at(side, hole);
      if (!stones) continue;
      worth += 670 - 6 * on_both * 162 / rules_.total();
      if (hole == 0 || hole == rules_.holes - 1) worth -= 320;
      if (stones > 1) worth += 140;
    }
    return worth;
  }

  // The position after a move, as he sees it.
  Sown imagine(const Board& board, int hole, int ply) {
    Board seen = board;
    if (board.at(0, hole) > 2 * rules_.holes && dice_.chance(habits_.miscount))
      seen.at(0, hole) += dice_.chance(500) ? 1 : -1;
    Sown sown = sow_plain(rules_, seen, hole);
    if (!sown.captured) return sown;
    const int size = sown.captured + (sown.tuzdik ? kTuzdikSeen : 0);
    const int miss = habits_.miss + (ply % 2 ? habits_.answers : 0);
    if (miss && dice_.chance(std::max(miss - habits_.clear * size, std::min(miss, kStillMissed)))) leave(sown, seen);
    return sown;
  }

  // Put what was captured back where it lay.
  void leave(Sown& sown, const Board& before) const {
    const int mover = sown.again ? 0 : 1;
    Board& board = sown.after;
    board.at(mover, kKazan) -= sown.captured;
    board.at(mover, kTuzdik) = before.at(0, kTuzdik);
    if (sown.last >= kLane) {
      board.at(mover ^ 1, sown.last - kLane) = sown.captured;
    } else {  // an own hole and the one opposite, in Mangala
      board.at(mover, sown.last) = 1;
      board.at(mover ^ 1, rules_.holes - 1 - sown.last) = sown.captured - 1;
    }
    // The other side was thought to be bare, and to pass (option "one more move").
    if (board.at(0, kExtra)) {
      board.at(0, kExtra) = 0;
      board = board.swapped();
      sown.again = false;
    }
  }

  const Rules& rules_;
  const Habits& habits_;
  Dice& dice_;
  int depth_ = 1;
  std::uint64_t nodes_ = 0;
};

}  // namespace togyz
