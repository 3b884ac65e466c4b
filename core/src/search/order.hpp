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
  int rank;
  std::int8_t hole;
  bool again;  // the same side moves again
  bool quiet;  // wins nothing to speak of
};

// The moves of a place, the most promising first.
template <class Game>
class Moves {
 public:
  using Place = typename Game::Place;

  // What is known of the moves before any is searched.
  struct Hints {
    int killers[2];  // moves that refuted a neighbour
    int side;        // 0 or 1: whose history it is
  };

  // Plays them all. `fetch`: a table to be told to have the entries of their places at hand; or null.
  Moves(const Game& game, const Place& from, const Hints& hints, const History& history,
        const TranspositionTable* fetch = nullptr)
      : from_(from) {
    for (int hole = 0; hole < game.holes(); ++hole) {
      if (!from.board.at(0, hole)) continue;
      Move<Game>& move = moves_[count_++];
      move.hole = static_cast<std::int8_t>(hole);
      move.again = game.play(from, hole, move.to);
      if (fetch) fetch->prefetch(key_of(move.to.board));
      rank(move, hints, history);
    }
  }

  // This move comes first, if it is one.
  void begin_with(int hole) {
    for (int i = 0; i < count_; ++i)
      if (moves_[i].hole == hole) moves_[i].rank = kFirst;
  }

  // The next best move; null after the last.
  Move<Game>* next() {
    if (taken_ == count_) return nullptr;
    int best = taken_;
    for (int i = taken_ + 1; i < count_; ++i)
      if (moves_[order_[i]].rank > moves_[order_[best]].rank) best = i;
    std::swap(order_[taken_], order_[best]);
    return &moves_[order_[taken_++]];
  }

 private:
  static constexpr int kFirst = 1 << 30;
  static constexpr int kTuzdikWorth = 12;
  static constexpr int kGainWorth = 512;
  static constexpr int kKillerWorth = 2048;

  void rank(Move<Game>& move, const Hints& hints, const History& history) const {
    // A stone won or given away weighs more than what is only remembered of the hole.
    const int gain = lead(move.to.board, move.again) - lead(from_.board, true) +
                     (made_tuzdik(move) ? kTuzdikWorth : 0);
    move.quiet = gain <= 0;
    move.rank = gain * kGainWorth + history.of(hints.side, move.hole, from_.board.at(0, move.hole)) +
                (move.hole == hints.killers[0]   ? kKillerWorth
                 : move.hole == hints.killers[1] ? kKillerWorth / 2
                                                 : 0);
  }

  // Stones in kazans, of the one who chose the move less the other's.
  static int lead(const Board& board, bool mover) {
    const int lead = board.at(0, kKazan) - board.at(1, kKazan);
    return mover ? lead : -lead;
  }

  bool made_tuzdik(const Move<Game>& move) const {
    return move.to.board.at(move.again ? 0 : 1, kTuzdik) != from_.board.at(0, kTuzdik);
  }

  const Place& from_;
  int count_ = 0;
  int taken_ = 0;
  std::uint8_t order_[kMaxHoles] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  Move<Game> moves_[kMaxHoles];
};

}  // namespace togyz
