#include "work.hpp"

#include <algorithm>

namespace togyz::tables {

namespace {

// Changes no maximum of `yours` and no minimum of `mine`.
constexpr Word kNothing = word_of(kMostUnits, 0, 0);

template <class T>
T load(const T* at) {
  return __atomic_load_n(at, __ATOMIC_RELAXED);
}

template <class T>
void store(T* at, T value) {
  __atomic_store_n(at, value, __ATOMIC_RELAXED);
}

Pattern pattern(const Rules& rules, const Table& table, int hole, int stones) {
  Pattern found;
  for (int i = 0; i < rules.holes; ++i) found.added[i] = table.delta[hole][stones].lane[1][i];
  found.last = table.last[hole][stones];
  return found;
}

}  // namespace

Work::Work(const Store& store, int stones, Tuzdiks tuzdiks)
    : store_(store),
      now_(*store.find(stones, tuzdiks)),
      next_(*store.find(stones, tuzdiks.swapped())),
      table_(store.table(tuzdiks)) {
  const Rules& rules = store_.rules();
  std::vector<int> fewest;  // stones that sow a pattern
  pattern_of_.assign(rules.holes * (stones + 1), 0);
  for (int count = 1; count <= stones; ++count)
    for (int hole = 0; hole < rules.holes; ++hole) {
      const Pattern found = pattern(rules, *table_, hole, count);
      const auto at = std::find(patterns_.begin(), patterns_.end(), found);
      pattern_of_[hole * (stones + 1) + count] = static_cast<std::int16_t>(at - patterns_.begin());
      if (at == patterns_.end()) patterns_.push_back(found), fewest.push_back(count);
    }
  landings_.resize(stones + 1);
  open_.resize(stones + 1);
  changed_.resize(stones + 1);
  for (int s = 0; s <= stones; ++s) {
    const int t = stones - s;
    const std::uint32_t halves = now_.layer.mover->halves().count(s);
    for (std::uint32_t from = 0; from < halves; from += kTile)
      tasks_.push_back({s, from, std::min(from + kTile, halves)});
    open_[s].assign(std::uint64_t{halves} * bit_words(t), ~std::uint64_t{0});
    changed_[s].assign(now_.layer.other->halves().count(t), 0);
    for (std::size_t p = 0; p < patterns_.size(); ++p)
      landings_[t].push_back(fewest[p] <= s ? landing(t, patterns_[p]) : Landing());
  }
}

int Work::won(const Pattern& pattern, const std::uint8_t* row, bool& tuzdik) const {
  tuzdik = false;
  if (pattern.last == kZero) return 0;
  const int made = row[pattern.last - kLane];
  tuzdik = made == 3 && table_->with_tuzdik[pattern.last - kLane];
  return tuzdik || made % 2 == 0 ? made : 0;
}

Landing Work::landing(int t, const Pattern& pattern) const {
  const Row& other = *now_.layer.other;
  const int holes = store_.rules().holes;
  int added = 0;
  for (int hole = 0; hole < holes; ++hole) added += pattern.added[hole];
  if (t + added > now_.layer.stones) return {};  // no move of this layer sows so many
  Landing found(other.halves().count(t));
  for (std::uint32_t half = 0; half < found.size(); ++half) {
    std::uint8_t row[kMaxHalf] = {};
    other.unrank(half, t, row);
    for (int hole = 0; hole < holes; ++hole) row[hole] += pattern.added[hole];
    bool tuzdik;
    found[half] = won(pattern, row, tuzdik) ? kLeaves : other.rank(row, t + added);
  }
  return found;
}

int Work::moves(int s, std::uint32_t half, Move* out) const {
  const Layer& layer = now_.layer;
  const int holes = store_.rules().holes;
  Board board{};
  layer.mover->unrank(half, s, board.bytes());
  int count = 0;
  for (int hole = 0; hole < holes; ++hole) {
    const int stones = board.at(0, hole);
    if (!stones) continue;
    const Table::Entry& delta = table_->delta[hole][stones];
    const int p = pattern_of_[hole * (layer.stones + 1) + stones];
    const Board after{{board.lane[0] + delta.lane[0], {}}};
    Move& move = out[count++];
    move.pattern = &patterns_[p];
    move.mine = delta.lane[0][kKazan];
    move.yours = delta.lane[1][kKazan];
    move.landing = move.mine || move.yours ? nullptr : &landings_[layer.stones - s][p];
    move.left = 0;
    for (int i = 0; i < holes; ++i) move.left += after.at(0, i);
    move.half = layer.mover->rank(after.bytes(), move.left);
  }
  return count;
}

void Work::value(const Move& move, const std::uint8_t* row, int& mine, int& yours) const {
  const int holes = store_.rules().holes;
  const int unit = store_.unit();
  std::uint8_t after[kMaxHalf] = {};
  for (int i = 0; i < holes; ++i) after[i] = row[i] + move.pattern->added[i];
  bool tuzdik;
  const int captured = won(*move.pattern, after, tuzdik);
  if (captured) after[move.pattern->last - kLane] = 0;
  int t = 0;
  for (int i = 0; i < holes; ++i) t += after[i];
  mine = (move.mine + captured) / unit;
  yours = move.yours / unit;
  if (t + move.left == 0) return;
  Tuzdiks to = now_.layer.tuzdiks;
  if (tuzdik) to.mine = move.pattern->last - kLane + 1;
  const Held& held = *store_.find(t + move.left, to.swapped());
  const Word word =
      load(held.words + held.layer.line(t, move.half) + held.layer.mover->rank(after, t));
  mine += yours_of(word);
  yours += mine_of(word);
}

void Work::leave(std::uint32_t number) {
  const Task task = tasks_[number];
  const Layer& layer = now_.layer;
  const int t = layer.stones - task.s;
  const std::uint32_t halves = layer.other->halves().count(t);
  Move found[kTile][kMaxHalf];
  int counts[kTile];
  for (std::uint32_t half = task.from; half < task.to; ++half)
    counts[half - task.from] = moves(task.s, half, found[half - task.from]);
  for (std::uint32_t other = 0; other < halves; ++other) {
    std::uint8_t row[kMaxHalf] = {};
    layer.other->unrank(other, t, row);
    Word* words = now_.words + layer.line(task.s, other);
    for (std::uint32_t half = task.from; half < task.to; ++half) {
      const int count = counts[half - task.from];
      int best = 0, held = count ? kMostUnits : layer.stones / store_.unit();
      bool stays = false;
      for (int i = 0; i < count; ++i) {
        const Move& move = found[half - task.from][i];
        if (move.landing && (*move.landing)[other] != kLeaves) {
          stays = true;
          continue;
        }
        int mine, yours;
        value(move, row, mine, yours);
        best = std::max(best, mine);
        held = std::min(held, yours);
      }
      store(words + half, word_of(best, stays ? 0 : held, held));
    }
  }
}

int Work::sources(int s, std::uint32_t half, std::uint32_t number, Source* out) const {
  Move found[kMaxHalf];
  const int count = moves(s, half, found);
  int kept = 0;
  bool news = number <= 1;
  for (int i = 0; i < count; ++i) {
    const Move& move = found[i];
    if (!move.landing) continue;
    const int t = now_.layer.stones - move.left;
    out[kept++] = {move.landing->data(), next_.words + next_.layer.line(t, move.half)};
    // What changed in this sweep or in the last one may not have been read yet.
    news = news || load(&next_work_->changed_[t][move.half]) + 1 >= number;
  }
  return news ? kept : 0;
}

std::uint64_t Work::sweep(std::uint32_t task_number, std::uint32_t number) {
  const Task task = tasks_[task_number];
  const Layer& layer = now_.layer;
  const int all = layer.stones / store_.unit();
  const std::uint32_t halves = layer.other->halves().count(layer.stones - task.s);
  const std::uint32_t width = layer.mover->halves().count(task.s);
  const std::uint32_t line_bits = bit_words(layer.stones - task.s);
  Source from[kTile][kMaxHalf];
  int counts[kTile];
  for (std::uint32_t half = task.from; half < task.to; ++half)
    counts[half - task.from] = sources(task.s, half, number, from[half - task.from]);
  std::uint64_t changes = 0;
  for (std::uint32_t chunk = 0; chunk < line_bits; chunk += kChunk / 64) {
    const std::uint32_t end = std::min(chunk + kChunk / 64, line_bits);
    for (std::uint32_t half = task.from; half < task.to; ++half) {
      const int count = counts[half - task.from];
      if (!count) continue;
      std::uint64_t* open = open_[task.s].data() + std::uint64_t{half} * line_bits;
      Word* own = now_.words + layer.line(task.s, 0) + half;
      for (std::uint32_t at = chunk; at < end; ++at)
        for (std::uint64_t rest = open[at]; rest; rest &= rest - 1) {
          const std::uint32_t other = at * 64 + __builtin_ctzll(rest);
          const std::uint64_t bit = rest & -rest;
          if (other >= halves) {
            open[at] ^= bit;
            continue;
          }
          Word* place = own + std::uint64_t{other} * width;
          const Word before = *place;
          const Word after = concluded(before, from[half - task.from], count, other);
          if (after != before) {
            store(place, after);
            store(&changed_[task.s][other], number);
            ++changes;
          }
          if (mine_of(after) + yours_of(after) == all) open[at] ^= bit;
        }
    }
  }
  return changes;
}

Word Work::concluded(Word before, const Source* from, int count, std::uint32_t other) {
  int mine = mine_of(before), yours = held_of(before);
  for (int i = 0; i < count; ++i) {
    const std::uint32_t to = from[i].to[other];
    const Word* source = to == kLeaves ? &kNothing : from[i].line + to;
    const Word next = load(source);
    mine = std::max(mine, yours_of(next));
    yours = std::min(yours, mine_of(next));
  }
  return word_of(mine, yours, held_of(before));
}

}  // namespace togyz::tables
