// What tables say of positions in the tree: how they end, though not how soon.
#pragma once

#include <memory>

#include "../rules.hpp"
#include "../tables/prober.hpp"

namespace togyz {

// Layers that are open, for all threads of an engine. Nothing may be opened in them meanwhile.
using Shelf = tables::ByLayer<tables::Packed>;

// Of one thread.
class Probing {
 public:
  static constexpr int kUnknown = 2;

  // From now on ask this shelf, of the same variant; null: none.
  void open(const Shelf* shelf, const Rules& rules) {
    prober_ = shelf ? std::make_unique<tables::Prober>(*shelf, rules.tuzdik ? 1 : 2) : nullptr;
    most_ = shelf ? shelf->most() : -1;
    total_ = rules.total();
    win_ = rules.win();
    forget();
  }

  // Positions with at least so many stones in the kazans may be known.
  int from() const { return most_ < 0 ? kNever : total_ - most_; }

  // 1, 0 or -1 if the mover wins, draws or loses; kUnknown. The game must not be over.
  int result(const Board& board) {
    if (most_ < 0 || kazans(board) < from()) return kUnknown;
    tables::Bounds bounds;
    const tables::Probed probed = prober_->probe(board, bounds);
    damaged_ = damaged_ || probed == tables::Probed::damaged;
    if (probed != tables::Probed::known) return kUnknown;
    ++found_;
    if (board.at(0, kKazan) + bounds.mine >= win_) return 1;
    return board.at(1, kKazan) + bounds.yours >= win_ ? -1 : 0;
  }

  // Since the last `forget`: how many positions were known, and whether a block was damaged.
  std::uint64_t found() const { return found_; }
  bool damaged() const { return damaged_; }
  void forget() { found_ = 0, damaged_ = false; }

  static constexpr int kNever = 1 << 20;

 private:
  static int kazans(const Board& board) { return board.at(0, kKazan) + board.at(1, kKazan); }

  std::unique_ptr<tables::Prober> prober_;
  int most_ = -1;  // stones on the board; -1: there are no tables
  int total_ = 0, win_ = 0;
  std::uint64_t found_ = 0;
  bool damaged_ = false;
};

}  // namespace togyz
