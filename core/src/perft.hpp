// Count move sequences: the standard test, and the standard measure, of a move generator.
#pragma once

#include "sow.hpp"

namespace togyz {

inline std::uint64_t perft_plain(const Rules& rules, const Board& board, int depth) {
  if (depth == 0) return 1;
  if (outcome(rules, board).end != End::none) return 0;
  std::uint64_t count = 0;
  for (int hole = 0; hole < rules.holes; ++hole)
    if (board.at(0, hole)) count += perft_plain(rules, sow_plain(rules, board, hole).after, depth - 1);
  return count;
}

// The majority is checked where a node is entered; a bare mover has no moves and counts nothing.
template <int kHoles, bool kHasTuzdik>
std::uint64_t perft_fast(const Table* table, const Board& board, int depth, int win) {
  if (board.at(0, kKazan) >= win || board.at(1, kKazan) >= win) return 0;
  std::uint64_t count = 0;
  for (int hole = 0; hole < kHoles; ++hole) {
    if (!board.at(0, hole)) continue;
    const Table* next = table;
    const Board after = sow<kHasTuzdik>(next, board, hole);
    if (depth == 1) {
      asm volatile("" : : "m"(after));  // counted one by one: the sowing is what is measured
      ++count;
    } else {
      count += perft_fast<kHoles, kHasTuzdik>(next, after, depth - 1, win);
    }
  }
  return count;
}

}  // namespace togyz
