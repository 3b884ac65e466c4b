// Builds a layer: first what moves that leave it are worth, then, sweep by sweep, what follows from
// moves within it.
//
// The mover makes sure of what the other side can't hold after his best move, and holds what the
// other can make sure of after it; a move that wins x stones and gives y away adds them:
//
//   mine(p)  = max over moves of x + yours(p')        yours(p) = min over moves of y + mine(p')
//
// and a bare mover has nothing: mine 0, yours all. Beginning with 0 for both, which is what can be
// made sure of when the game is cut short, every sweep proves more and never too much; when
// nothing changes any more, what is left open is what endless play leaves open. Since a sweep may
// stop anywhere, be repeated, and read words old or new, a layer under way can be left at any time.
#pragma once

#include "store.hpp"

namespace togyz::tables {

// What a sowing does to the other side's row, whatever the mover's half is: the stones each hole
// gets, and the hole, if any, where the last stone may win something.
struct Pattern {
  std::uint8_t added[kMaxHalf] = {};
  std::uint8_t last = kZero;
  bool operator==(const Pattern&) const = default;
};

// A pattern applied to every half of the other side's: the half after a move that stays in the
// layer, as a number; kLeaves where it does not stay.
using Landing = std::vector<std::uint32_t>;
constexpr std::uint32_t kLeaves = 0xffffffff;

// One layer under way. Its moves within the layer lead to the `next` one, with the same stones and
// the other side to move, which is itself where no tuzdiks tell the sides apart.
class Work {
 public:
  static constexpr int kTile = 32;    // halves of the mover's at once: their words share cache lines
  static constexpr int kChunk = 512;  // halves of the other's at once

  // The layer, the next one, and all with fewer stones that moves lead to must be attached.
  Work(const Store& store, int stones, Tuzdiks tuzdiks);

  // Both must be known before the first sweep.
  void set_next(const Work& next) { next_work_ = &next; }

  // How many tasks `leave` and `sweep` have. Threads may do the tasks of one of them in any order.
  std::uint32_t tasks() const { return static_cast<std::uint32_t>(tasks_.size()); }

  // What moves that leave the layer are worth, for the positions of one task.
  void leave(std::uint32_t task);

  // Draw the conclusions in the positions of one task, as part of sweep number 1, 2, ... of this
  // and the next layer; how many words changed.
  std::uint64_t sweep(std::uint32_t task, std::uint32_t number);

 private:
  // A tile of the mover's halves with s stones.
  struct Task {
    int s;
    std::uint32_t from, to;
  };
  // A move of one half of the mover's.
  struct Move {
    const Pattern* pattern;
    const Landing* landing;    // null if the move leaves the layer, whatever it wins
    int mine = 0, yours = 0;   // stones that fall into tuzdiks
    int left = 0;              // stones left in the mover's row
    std::uint32_t half = 0;    // and their number
  };
  // A move within the layer, as a sweep reads it.
  struct Source {
    const std::uint32_t* to;
    const Word* line;
  };

  Landing landing(int t, const Pattern& pattern) const;
  // What the last stone wins in the other side's row after the sowing.
  int won(const Pattern& pattern, const std::uint8_t* row, bool& tuzdik) const;
  int moves(int s, std::uint32_t half, Move* out) const;
  // What a move that leaves the layer is worth, in units.
  void value(const Move& move, const std::uint8_t* row, int& mine, int& yours) const;
  // The moves of a half within the layer; none where nothing they lead to has changed.
  int sources(int s, std::uint32_t half, std::uint32_t number, Source* out) const;
  // A word after what its moves within the layer say now.
  static Word concluded(Word before, const Source* from, int count, std::uint32_t other);

  std::uint32_t bit_words(int t) const {
    return (now_.layer.other->halves().count(t) + 63) / 64;
  }

  const Store& store_;
  const Held& now_;
  const Held& next_;
  const Work* next_work_ = this;
  const Table* table_;
  std::vector<Task> tasks_;
  std::vector<Pattern> patterns_;
  std::vector<std::int16_t> pattern_of_;         // [hole][stones]
  std::vector<std::vector<Landing>> landings_;   // [t][pattern]
  // [s]: a bit for each position that is not decided, lines by the mover's half.
  std::vector<std::vector<std::uint64_t>> open_;
  // [s]: for each half of the other's, the last sweep that changed a word of its line.
  std::vector<std::vector<std::uint32_t>> changed_;
};

// Compare words with what their successors say, position by position and by the moves of the game
// themselves, without anything that `Work` uses: how many are wrong of those from one place to before
// another, and the first of them.
std::uint64_t wrong_words(const Store& store, int stones, Tuzdiks tuzdiks, std::uint64_t from,
                          std::uint64_t to, std::uint64_t& first);

}  // namespace togyz::tables
