// The fast path: a sowing is two vector additions from a table.
//
// For a hole and the number of stones in it, everything a sowing does before the last stone wins
// something is the same in any position with the same tuzdiks: so it is computed once, as the bytes
// to add to both lanes (stones that fall into a tuzdik are added to its owner's kazan). A table
// holds these for one pair of tuzdiks; there are 73 pairs, since two never have the same number.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "rules.hpp"

namespace togyz {

struct Table {
  struct Entry {
    u8x16 lane[2];
  };
  static constexpr int kStones = 163;  // 0..162 in a hole

  Entry delta[kMaxHoles][kStones];
  // Where the last stone falls, as a byte of the board if it can win something there, else kZero.
  std::uint8_t last[kMaxHoles][kStones];
  const Table* swapped;                 // the same tuzdiks, seen by the other side
  const Table* with_tuzdik[kMaxHoles];  // the mover gets the tuzdik 0.. ; null where it is barred
};

// Which of Position's bytes may win: a table for every pair of tuzdiks of a variant.
class Tables {
 public:
  explicit Tables(const Rules& rules) : rules_(rules) {
    const int numbers = rules.tuzdik ? rules.holes : 1;  // 0: none; the last hole never
    for (int mine = 0; mine < numbers; ++mine)
      for (int yours = 0; yours < numbers; ++yours)
        if (mine != yours || !mine) slot(mine, yours) = std::make_unique<Table>();
    for (int mine = 0; mine < numbers; ++mine)
      for (int yours = 0; yours < numbers; ++yours)
        if (slot(mine, yours)) fill(*slot(mine, yours), mine, yours);
  }

  const Rules& rules() const { return rules_; }

  const Table* of(const Board& board) const {
    return tables_[board.at(0, kTuzdik) * kMaxHoles + board.at(1, kTuzdik)].get();
  }

 private:
  std::unique_ptr<Table>& slot(int mine, int yours) { return tables_[mine * kMaxHoles + yours]; }

  void fill(Table& table, int mine, int yours) {
    std::memset(table.delta, 0, sizeof table.delta);
    table.swapped = slot(yours, mine).get();
    for (int hole = 0; hole < kMaxHoles; ++hole) {
      const bool barred = !rules_.tuzdik || mine || hole >= rules_.holes - 1 || hole + 1 == yours;
      table.with_tuzdik[hole] = barred ? nullptr : slot(hole + 1, yours).get();
      for (int stones = 0; stones < Table::kStones; ++stones) table.last[hole][stones] = kZero;
    }
    for (int hole = 0; hole < rules_.holes; ++hole) {
      Board sum{};  // what the stones so far have added, the emptied hole aside
      int place = rules_.returns ? hole : hole + 1;
      for (int stones = 1; stones <= rules_.total(); ++stones, ++place) {
        int at = place % (2 * rules_.holes);
        Board added = sum;
        // A single stone never returns: it goes where the second of two would.
        if (stones == 1 && rules_.returns) {
          add(added, (hole + 1) % (2 * rules_.holes), mine, yours);
          add(sum, at, mine, yours);
          at = (hole + 1) % (2 * rules_.holes);
        } else {
          add(added, at, mine, yours);
          sum = added;
        }
        added.at(0, hole) -= stones;
        table.delta[hole][stones] = {{added.lane[0], added.lane[1]}};
        const int there = at - rules_.holes;
        if (there >= 0 && there + 1 != mine) table.last[hole][stones] = kLane + there;
      }
    }
  }

  void add(Board& sum, int at, int mine, int yours) const {
    const int side = at >= rules_.holes;
    const int place = at - side * rules_.holes;
    const bool in_tuzdik = (side ? mine : yours) == place + 1;
    ++(in_tuzdik ? sum.at(side ^ 1, kKazan) : sum.at(side, place));
  }

  Rules rules_;
  std::array<std::unique_ptr<Table>, kMaxHoles * kMaxHoles> tables_;
};

// Lanes that are 0xff at one byte and 0 elsewhere.
struct OneByte {
  alignas(16) std::uint8_t bytes[kLane][kLane] = {};
  constexpr OneByte() {
    for (int byte = 0; byte < kLane; ++byte) bytes[byte][byte] = 0xff;
  }
  u8x16 at(unsigned byte) const { return *reinterpret_cast<const u8x16*>(bytes[byte]); }
};
inline constexpr OneByte kOneByte;

// The board after a move, the other side first, and its table. Variants that capture even numbers.
template <bool kHasTuzdik>
inline Board sow(const Table*& table, const Board& before, int hole) {
  const std::uint8_t stones = before.bytes()[hole];
  const Table::Entry& delta = table->delta[hole][stones];
  const unsigned last = table->last[hole][stones];
  // Board byte and table byte, added here: reading the sum just stored would stall, and so would
  // reading lanes of which a byte has just been stored.
  const std::uint8_t made =
      before.bytes()[last] + reinterpret_cast<const std::uint8_t*>(&delta)[last];
  std::uint8_t won = made & ((made & 1) - 1);
  u8x16 mine = before.lane[0] + delta.lane[0], yours = before.lane[1] + delta.lane[1];
  const Table* next = table->swapped;
  if constexpr (kHasTuzdik) {
    if (__builtin_expect(made == 3, 0)) {
      if (const Table* with = table->with_tuzdik[last - kLane]) {
        won = 3;
        mine += kOneByte.at(kTuzdik) & static_cast<std::uint8_t>(last - kLane + 1);
        next = with->swapped;
      }
    }
  }
  table = next;
  return {{yours - (kOneByte.at(last % kLane) & won), mine + (kOneByte.at(kKazan) & won)}};
}

}  // namespace togyz
