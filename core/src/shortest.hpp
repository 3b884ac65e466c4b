// The games that end with exactly so many plies: what is the shortest there can be?
#pragma once

#include <algorithm>
#include <vector>

#include "sow.hpp"

namespace togyz {

// Walks through all games up to a number of plies. Most positions are seen at a glance to go on for
// longer than is left, which makes the walk as fast as counting two plies less.
class Endings {
 public:
  static constexpr int kForesight = 3;

  Endings(const Tables& tables, int plies) : tables_(tables), rules_(tables.rules()), line_(plies) {}

  // Move after move, hole numbers from 1 on, one game after another.
  std::vector<std::uint8_t> of(const Board& board) {
    if (outcome(rules_, board).end == End::none) walk(tables_.of(board), board, 0);
    return std::move(found_);
  }

 private:
  void walk(const Table* table, const Board& board, std::size_t ply) {
    const int left = static_cast<int>(line_.size() - ply);
    const bool last = left == 1;
    if (left <= kForesight && !may_end(board, left)) return;
    for (int hole = 0; hole < rules_.holes; ++hole) {
      if (!board.at(0, hole)) continue;
      const Table* next = table;
      const Board after =
          rules_.tuzdik ? sow<true>(next, board, hole) : sow<false>(next, board, hole);
      line_[ply] = static_cast<std::uint8_t>(hole + 1);
      const bool over = ended(after);
      if (over && last) found_.insert(found_.end(), line_.begin(), line_.end());
      if (!over && !last) walk(next, after, ply + 1);
    }
  }

  bool ended(const Board& board) const {
    return board.at(0, kKazan) >= rules_.win() || board.at(1, kKazan) >= rules_.win() ||
           bare(rules_, board, 0) || outcome(rules_, board).end != End::none;
  }

  // Whether the game may end with the last of so many plies. A sowing drops a stone into a hole once a
  // lap: so no ply adds more to a hole, or to a tuzdik's owner, and the last stone wins no more than the
  // fullest hole will hold. And no ply empties more than one hole of a row.
  bool may_end(const Board& board, int plies) const {
    int holes[2] = {0, 0}, fullest = 0;
    for (int side = 0; side < 2; ++side)
      for (int hole = 0; hole < rules_.holes; ++hole) {
        holes[side] += board.at(side, hole) != 0;
        fullest = std::max<int>(fullest, board.at(side, hole));
      }
    if (holes[plies % 2] <= plies) return true;  // of who will be to move
    const int laps = (fullest + plies) / (2 * rules_.holes) + 1;
    const int won = fullest + plies * laps, dropped = plies * laps;
    return board.at(0, kKazan) + (plies + 1) / 2 * won + dropped >= rules_.win() ||
           board.at(1, kKazan) + plies / 2 * won + dropped >= rules_.win();
  }

  const Tables& tables_;
  const Rules& rules_;
  std::vector<std::uint8_t> line_;
  std::vector<std::uint8_t> found_;
};

}  // namespace togyz
