// Count move sequences: the standard test, and the standard measure, of a move generator.
#pragma once

#include "sow.hpp"

namespace togyz {

enum class Method { bulk, fast, plain };  // as TOGYZ_PERFT_... says

inline std::uint64_t perft_plain(const Rules& rules, const Board& board, int depth) {
  if (depth == 0) return 1;
  if (outcome(rules, board).end != End::none) return 0;
  std::uint64_t count = 0;
  for (int hole = 0; hole < rules.holes; ++hole) {
    if (!board.at(0, hole)) continue;
    count += perft_plain(rules, sow_plain(rules, board, hole).after, depth - 1);
  }
  return count;
}

// The majority is checked where a node is entered; a bare mover has no moves and counts nothing.
template <int kHoles, bool kHasTuzdik, bool kBulk>
std::uint64_t perft_fast(const Table* table, const Board& board, int depth, int win) {
  if (board.at(0, kKazan) >= win || board.at(1, kKazan) >= win) return 0;
  std::uint64_t count = 0;
  if (kBulk && depth == 1) {
    for (int hole = 0; hole < kHoles; ++hole) count += board.at(0, hole) != 0;
    return count;
  }
  for (int hole = 0; hole < kHoles; ++hole) {
    if (!board.at(0, hole)) continue;
    const Table* next = table;
    const Board after = sow<kHasTuzdik>(next, board, hole);
    if (depth == 1) {
      asm volatile("" : : "m"(after));  // counted one by one: the sowing is what is measured
      ++count;
    } else {
      count += perft_fast<kHoles, kHasTuzdik, kBulk>(next, after, depth - 1, win);
    }
  }
  return count;
}

template <bool kBulk>
std::uint64_t perft_tables(const Tables& tables, const Board& board, int depth) {
  const Rules& rules = tables.rules();
  // Nobody wins by a majority that the option plays on from.
  const int win = rules.play_on ? rules.total() + 1 : rules.win();
  const Table* table = tables.of(board);
  if (rules.holes == 5 && !rules.tuzdik)
    return perft_fast<5, false, kBulk>(table, board, depth, win);
  if (rules.holes == 7 && !rules.tuzdik)
    return perft_fast<7, false, kBulk>(table, board, depth, win);
  return perft_fast<kMaxHoles, true, kBulk>(table, board, depth, win);
}

// Move sequences of exactly `depth` plies. `tables` may be null: then every method is the plain one.
inline std::uint64_t perft(const Rules& rules, const Tables* tables, const Board& board, int depth,
                           Method method) {
  if (depth <= 0) return 1;
  if (!tables || method == Method::plain) return perft_plain(rules, board, depth);
  return method == Method::bulk ? perft_tables<true>(*tables, board, depth)
                                : perft_tables<false>(*tables, board, depth);
}

}  // namespace togyz
