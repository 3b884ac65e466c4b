// What can be said in words of a move that was not the best: facts of two lines of play, no opinions.
#pragma once

#include <vector>

#include "rules.hpp"
#include "search/score.hpp"

namespace togyz {

// A line and its score, both from the view of the player who chooses its first move.
struct JudgedLine {
  int score = 0;
  const std::uint8_t* holes = nullptr;  // numbers, from 1 on
  int length = 0;
};

enum class Say : std::uint8_t {
  misses_win = 1,   // a win with the ply `number`, counted from here, was there (0: later than can be said)
  loses,            // now it is lost, with the ply `number` (0: as above)
  misses_tuzdik,    // hole `hole` of the other side was there to become a tuzdik
  misses_capture,   // `number` stones in hole `hole` of the other side were there to take
  allows_tuzdik,    // the answer makes the own hole `hole` a tuzdik
  leaves_stones,    // the answer takes `number` stones in the own hole `hole`
  feeds_tuzdik,     // `number` stones fall into the other side's tuzdik
  runs_out,         // the own side is bare, and the game over, after `number` more own moves
  loses_stones,     // `number` stones less than with the better move, `hole` plies later
};

struct Remark {
  Say say;
  int hole = 0;
  int number = 0;
};

// What a line does, ply by ply, for the player who begins it.
class Told {
 public:
  static constexpr int kPlies = 10;  // further than this nobody can see why

  // The first move that can't be played ends it.
  Told(const Rules& rules, const Board& from, const JudgedLine& line) {
    Board board = from;
    int side = 0;  // 0: who begins
    for (int ply = 0; ply < line.length && ply < kPlies; ++ply) {
      const int hole = line.holes[ply] - 1;
      if (outcome(rules, board).end != End::none) break;
      if (hole < 0 || hole >= rules.holes || !board.at(0, hole)) break;
      Listener listener{board, 0};
      const Sown sown = sow_plain(rules, board, hole, listener);
      const int mover = side;
      board = sown.after;
      if (!sown.again) side ^= 1;
      steps_.push_back({mover, sown, listener.fed, lead(board, side)});
    }
    const Outcome end = outcome(rules, board);
    bare_ = end.end == End::bare && bare(rules, board, side) && end.score[side] < end.score[side ^ 1];
  }

  int plies() const { return static_cast<int>(steps_.size()); }
  bool empty() const { return steps_.empty(); }

  const Sown& first() const { return steps_[0].sown; }
  int fed() const { return steps_[0].fed; }

  // The answer to the first move; null where there is none.
  const Sown* answer() const {
    return steps_.size() > 1 && steps_[1].mover == 1 ? &steps_[1].sown : nullptr;
  }

  // By how much who begins is ahead after so many plies, in stones of the kazans.
  int lead_after(int plies) const { return steps_[plies - 1].lead; }

  // How many moves he still makes before he can't, and loses by that; 0: he does not.
  int runs_out() const {
    if (!bare_) return 0;
    int own = -1;  // the move that is spoken of is not one of those still to come
    for (const Step& step : steps_) own += step.mover == 0;
    return own;
  }

 private:
  struct Step {
    int mover;
    Sown sown;
    int fed;
    int lead;
  };

  // Counts the stones that fall into the other side's tuzdik.
  struct Listener {
    const Board& before;
    int fed;
    void drop(int, int kazan) { fed += kazan == 1; }
  };

  static int lead(const Board& board, int side) {
    return board.at(side, kKazan) - board.at(side ^ 1, kKazan);
  }

  std::vector<Step> steps_;
  bool bare_ = false;  // the line ends with the beginner's side bare, and he loses
};

// What the first move of `played` does, or misses, that the first move of `better` does not: the
// weightiest first. Empty where the lines show nothing of the kind.
inline std::vector<Remark> remarks(const Rules& rules, const Board& board, const JudgedLine& played,
                                   const JudgedLine& better) {
  std::vector<Remark> found;
  const Told is(rules, board, played), was(rules, board, better);
  if (is.empty() || was.empty() || played.holes[0] == better.holes[0]) return found;
  const auto say = [&](Say what, int hole, int number) { found.push_back({what, hole, number}); };
  const auto place = [](const Sown& sown) { return sown.last - kLane + 1; };
  const auto plies = [&](int score) {
    const int left = distance(score);
    return rules.play_on || left > kMaxPly ? 0 : left;
  };

  if (is_proved_win(better.score) && !is_proved_win(played.score)) say(Say::misses_win, 0, plies(better.score));
  if (is_proved_loss(played.score) && !is_proved_loss(better.score)) say(Say::loses, 0, plies(played.score));

  const Sown &mine = is.first(), &instead = was.first();
  if (instead.tuzdik && !mine.tuzdik) {
    say(Say::misses_tuzdik, place(instead), instead.captured);
  } else if (instead.captured >= mine.captured + 2 && instead.last >= kLane) {
    say(Say::misses_capture, place(instead), instead.captured);
  }

  const Sown *answer = is.answer(), *other = was.answer();
  const int expected = other ? other->captured : 0;
  if (answer && answer->tuzdik && !(other && other->tuzdik)) {
    say(Say::allows_tuzdik, place(*answer), answer->captured);
  } else if (answer && answer->captured >= expected + 2 && answer->last >= kLane) {
    say(Say::leaves_stones, place(*answer), answer->captured);
  }

  if (is.fed() >= was.fed() + 2) say(Say::feeds_tuzdik, 0, is.fed());
  if (is.runs_out() && !was.runs_out()) say(Say::runs_out, 0, is.runs_out());

  // Nothing that can be pointed at: then what comes of it, if that is seen.
  const int seen = std::min(is.plies(), was.plies());
  if (found.empty() && seen > 2) {
    const int lost = was.lead_after(seen) - is.lead_after(seen);
    if (lost >= 2) say(Say::loses_stones, seen, lost);
  }
  return found;
}

}  // namespace togyz
