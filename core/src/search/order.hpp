// In which order to try moves: the sooner the best one comes, the more the bounds cut off.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

#include "game.hpp"
#include "hash.hpp"
#include "score.hpp"
#include "tt.hpp"

namespace togyz {

// How often a move was best where it could be, by side, hole and number of stones.
class History {
 public:
  void clear() { for (auto& side : worth_) for (auto& hole : side) hole.fill(0); }

  int of(int side, int hole, int stones) const { return worth_[side][hole][column(stones)]; }

  // Reward or, with a negative bonus, punish; the nearer to the limit, the less.
  void update(int side, int hole, int stones, int bonus) {
    std::int16_t& worth = worth_[side][hole][column(stones)];
    worth = static_cast<std::int16_t>(worth + bonus - worth * std::abs(bonus) / kLimit);
  }

  static constexpr int kLimit = 4096;

 private:
  static constexpr int kColumns = 32;
  static int column(int stones) { return stones < kColumns ? stones : kColumns - 1; }
  std::array<std::array<std::array<std::int16_t, kColumns>, kMaxHoles>, 2> worth_{};
};

// A move and where it leads.
template <class Game>
struct Move {
  typename Game::Place to;
  Key key = 0;
  int rank;
  std::int8_t hole;
  bool again;  // the same side moves again
  bool quiet;  // wins nothing to speak of
};

// The moves of a place, the most promising first. The table's move is taken before any other is
// even played: often it is all that is needed.
template <class Game>
class Moves {
 public:
  using Place = typename Game::Place;

  // What is known of the moves before any is searched.
  struct Hints {
    int hole;        // of the transposition table, or kNoHole
    int killers[2];  // moves that refuted a neighbour
    int side;        // 0 or 1: whose history it is
  };

  // `fetch`: the moves get keys, and the table is told to have their entries at hand.
  Moves(const Game& game, const Place& from, const Hints& hints, const History& history,
        const TranspositionTable& table, bool fetch)
      : game_(game), from_(from), hints_(hints), history_(history), table_(table), fetch_(fetch) {
    if (hints.hole < game.holes() && from.board.at(0, hints.hole)) add(hints.hole);
    else hints_.hole = kNoHole;
  }

  // The next best move; null after the last.
  Move<Game>* next() {
    if (taken_ == count_ && !complete_) {
      complete_ = true;
      for (int hole = 0; hole < game_.holes(); ++hole)
        if (from_.board.at(0, hole) && hole != hints_.hole) add(hole);
    }
    if (taken_ == count_) return nullptr;
    int best = taken_;
    for (int i = taken_ + 1; i < count_; ++i)
      if (moves_[order_[i]].rank > moves_[order_[best]].rank) best = i;
    std::swap(order_[taken_], order_[best]);
    return &moves_[order_[taken_++]];
  }

 private:
  static constexpr int kTuzdikWorth = 12;
  static constexpr int kGainWorth = 512;
  static constexpr int kKillerWorth = 2048;

  void add(int hole) {
    Move<Game>& move = moves_[count_++];
    move.hole = static_cast<std::int8_t>(hole);
    move.again = game_.play(from_, hole, move.to);
    if (fetch_) {
      move.key = key_of(move.to.board);
      table_.prefetch(move.key);
    }
    // A stone won or given away weighs more than what is only remembered of the hole.
    const int gain = lead(move.to.board, move.again) - lead(from_.board, true) +
                     (made_tuzdik(move) ? kTuzdikWorth : 0);
    move.quiet = gain <= 0;
    move.rank = gain * kGainWorth + history_.of(hints_.side, hole, from_.board.at(0, hole)) +
                (hole == hints_.killers[0] ? kKillerWorth : hole == hints_.killers[1] ? kKillerWorth / 2 : 0);
  }

  // Stones in kazans, of the one who chose the move less the other's.
  static int lead(const Board& board, bool mover) {
    const int lead = board.at(0, kKazan) - board.at(1, kKazan);
    return mover ? lead : -lead;
  }

  bool made_tuzdik(const Move<Game>& move) const {
    return move.to.board.at(move.again ? 0 : 1, kTuzdik) != from_.board.at(0, kTuzdik);
  }

  const Game& game_;
  const Place& from_;
  Hints hints_;
  const History& history_;
  const TranspositionTable& table_;
  const bool fetch_;
  bool complete_ = false;
  int count_ = 0;
  int taken_ = 0;
  std::uint8_t order_[kMaxHoles] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  Move<Game> moves_[kMaxHoles];
};

}  // namespace togyz
