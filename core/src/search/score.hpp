// Scores: hundredths of a stone from the mover's view, and results that are proved.
#pragma once

#include <algorithm>

namespace togyz {

constexpr int kMaxPly = 128;    // a line of play is never looked at further than this
constexpr int kMaxDepth = 120;  // of an iteration, in plies

// A judgement is at most kJudged in size. Beyond kProved a score is a result that has been proved:
//   kWin - n     the mover wins with his n-th ply from here (his opponent's plies count too);
//   kTableWin - n  tables say that the mover wins, and n plies from here the play comes into them;
//                if it is in them already, n plies lead to the next capture that keeps the win. How
//                far the end is they don't say. n is kUnseen where the search has not seen so far;
//   kProved + m  where games are played for the exact score (option "play on"): the mover wins by
//                m stones at least.
// The negatives say the same of the opponent. A draw is 0, proved or not.
constexpr int kJudged = 19999;
constexpr int kProved = 20000;
constexpr int kWin = 32000;
constexpr int kTableWin = 26000;
constexpr int kUnseen = 2 * kMaxPly;
constexpr int kInfinite = 32001;
constexpr int kDraw = 0;

constexpr bool is_proved_win(int score) { return score > kProved; }
constexpr bool is_proved_loss(int score) { return score < -kProved; }
constexpr bool is_proved(int score) { return is_proved_win(score) || is_proved_loss(score); }

// Plies to the end of a proved result, and more than any where it is not known; meaningless where
// games are played for the exact score.
constexpr int distance(int score) { return score > 0 ? kWin - score : kWin + score; }

constexpr int judged(int score) { return std::clamp(score, -kJudged, kJudged); }

enum class Bound : unsigned char { none, upper, lower, exact };

}  // namespace togyz
