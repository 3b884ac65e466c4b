// A layer: all positions with the same number of stones on the board and the same tuzdiks, seen by
// the mover and with the kazans left out, since what is won from here on does not depend on them.
//
// A word says of a position: of the stones on the board the mover can make sure of `mine`, and
// the other side of `yours`. What neither can is what endless play withholds from both, because a
// repetition ends the game. Zero says nothing at all, so that fresh memory is a true statement.
#pragma once

#include <vector>

#include "../sow.hpp"
#include "halves.hpp"

namespace togyz::tables {

// Counts are in units: pairs of stones where all captures are even and there is no tuzdik.
using Word = std::uint16_t;
constexpr int kMostUnits = 31;
constexpr int kYours = 5, kHeld = 10;  // shifts

constexpr int mine_of(Word word) { return word & 31; }
constexpr int yours_of(Word word) { return (word >> kYours) & 31; }
// While a layer is built: the least that captures alone leave to the other side; 31 where there are none.
constexpr int held_of(Word word) { return word >> kHeld; }
constexpr Word word_of(int mine, int yours, int held) {
  return static_cast<Word>(mine | yours << kYours | held << kHeld);
}

// The number of a tuzdik's hole on the other side, 1.., for the mover and for the other; 0: none.
struct Tuzdiks {
  std::uint8_t mine = 0, yours = 0;
  Tuzdiks swapped() const { return {yours, mine}; }
};

// A row without the hole that is a tuzdik: which holes can hold stones, and their halves.
class Row {
 public:
  Row() = default;
  Row(int holes, int without, int stones) : halves_(holes - (without ? 1 : 0), stones) {
    for (int hole = 0; hole < holes; ++hole)
      if (hole + 1 != without) at_[count_++] = static_cast<std::uint8_t>(hole);
  }

  const Halves& halves() const { return halves_; }
  int size() const { return count_; }
  int hole(int i) const { return at_[i]; }

  // From the stones of a whole row.
  std::uint32_t rank(const std::uint8_t* row, int stones) const {
    std::uint8_t half[kMaxHalf];
    for (int i = 0; i < count_; ++i) half[i] = row[at_[i]];
    return halves_.rank(half, stones);
  }

  // To the stones of a whole row, of which only those of its holes are written.
  void unrank(std::uint32_t number, int stones, std::uint8_t* row) const {
    std::uint8_t half[kMaxHalf];
    halves_.unrank(number, stones, half);
    for (int i = 0; i < count_; ++i) row[at_[i]] = half[i];
  }

 private:
  Halves halves_;
  int count_ = 0;
  std::uint8_t at_[kMaxHalf] = {};
};

// All rows of a variant: one for each hole that may be missing.
class Rows {
 public:
  Rows(const Rules& rules, int stones) {
    for (int without = 0; without <= (rules.tuzdik ? rules.holes - 1 : 0); ++without)
      rows_.emplace_back(rules.holes, without, stones);
  }
  const Row& without(int hole) const { return rows_[hole]; }

 private:
  std::vector<Row> rows_;
};

// Where a position stands in its layer. The mover's stones s give the block, the other's half the
// line, the mover's half the place in it: so all that one half of the mover's can lead to, whatever
// the other side holds, lies on few lines when it is the other's turn.
class Layer {
 public:
  Layer() = default;
  Layer(const Rows& rows, int stones, Tuzdiks tuzdiks)
      : stones(stones),
        tuzdiks(tuzdiks),
        mover(&rows.without(tuzdiks.yours)),
        other(&rows.without(tuzdiks.mine)) {
    std::uint64_t sum = 0;
    for (int s = 0; s <= stones; ++s) {
      begin_.push_back(sum);
      sum += std::uint64_t{mover->halves().count(s)} * other->halves().count(stones - s);
    }
    begin_.push_back(sum);
  }

  std::uint64_t size() const { return begin_.back(); }

  // The first word of the line where the mover has s stones and the other side this half.
  std::uint64_t line(int s, std::uint32_t half) const {
    return begin_[s] + std::uint64_t{half} * mover->halves().count(s);
  }

  std::uint64_t index(const Board& board) const {
    int s = 0, t = 0;
    for (int hole = 0; hole < kMaxHoles; ++hole) s += board.at(0, hole), t += board.at(1, hole);
    return line(s, other->rank(board.bytes() + kLane, t)) + mover->rank(board.bytes(), s);
  }

  // The position at an index; kazans are not set.
  Board board(std::uint64_t index) const {
    Board board{};
    int s = 0;
    while (begin_[s + 1] <= index) ++s;
    index -= begin_[s];
    const std::uint32_t width = mover->halves().count(s);
    other->unrank(static_cast<std::uint32_t>(index / width), stones - s, board.bytes() + kLane);
    mover->unrank(static_cast<std::uint32_t>(index % width), s, board.bytes());
    board.at(0, kTuzdik) = tuzdiks.mine;
    board.at(1, kTuzdik) = tuzdiks.yours;
    return board;
  }

  int stones = 0;
  Tuzdiks tuzdiks;
  const Row* mover = nullptr;
  const Row* other = nullptr;

 private:
  std::vector<std::uint64_t> begin_;
};

}  // namespace togyz::tables
