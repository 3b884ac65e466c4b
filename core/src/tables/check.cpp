#include "work.hpp"

#include <algorithm>

namespace togyz::tables {

namespace {

Word from_successors(const Store& store, const Board& board, int stones) {
  const int unit = store.unit();
  const Table* table = store.table({board.at(0, kTuzdik), board.at(1, kTuzdik)});
  int mine = 0, yours = kMostUnits;
  for (int hole = 0; hole < store.rules().holes; ++hole) {
    if (!board.at(0, hole)) continue;
    const Table* then = table;
    const Board after =
        store.rules().tuzdik ? sow<true>(then, board, hole) : sow<false>(then, board, hole);
    // The mover is second now, and the kazans were empty.
    const int gain = after.at(1, kKazan), given = after.at(0, kKazan);
    int next_mine = 0, next_yours = 0;
    if (const int left = stones - gain - given) {
      const Held& held = *store.find(left, {after.at(0, kTuzdik), after.at(1, kTuzdik)});
      const Word word = held.words[held.layer.index(after)];
      next_mine = mine_of(word), next_yours = yours_of(word);
    }
    mine = std::max(mine, gain / unit + next_yours);
    yours = std::min(yours, given / unit + next_mine);
  }
  // A bare mover.
  if (bare(store.rules(), board, 0)) yours = stones / unit;
  return word_of(mine, yours, 0);
}

}  // namespace

std::uint64_t wrong_words(const Store& store, int stones, Tuzdiks tuzdiks, std::uint64_t from,
                          std::uint64_t to, std::uint64_t& first) {
  const Held& held = *store.find(stones, tuzdiks);
  std::uint64_t wrong = 0;
  for (std::uint64_t at = from; at < to; ++at) {
    const Word word = word_of(mine_of(held.words[at]), yours_of(held.words[at]), 0);
    if (word == from_successors(store, held.layer.board(at), stones)) continue;
    if (!wrong++) first = at;
  }
  return wrong;
}

}  // namespace togyz::tables
