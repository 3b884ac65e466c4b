// Variants and positions to test with; the same ones at every run.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "../src/rules.hpp"
#include "../src/search/engine.hpp"

namespace positions {

using namespace togyz;

struct Named {
  const char* name;
  Rules rules;
};

inline std::vector<Named> variants() {
  Rules no_return, pair, mangala{6, 4, false}, play_on, extra;
  no_return.returns = false;
  pair.pair = true;
  mangala.mangala = true;
  play_on.play_on = true;
  extra.extra_move = true;
  return {{"togyzkumalak", {}},         {"qozdatu", {7, 7, false}},
          {"bestemshe", {5, 5, false}}, {"no-return", no_return},
          {"singleton-capture", pair},  {"mangala", mangala},
          {"togyzkumalak+play-on", play_on}, {"togyzkumalak+extra-move", extra}};
}

// xorshift: what the standard library's distributions give differs between machines.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15 + 1) {}
  int below(int n) {
    state_ ^= state_ << 13, state_ ^= state_ >> 7, state_ ^= state_ << 17;
    return static_cast<int>((state_ >> 20) % n);
  }

 private:
  std::uint64_t state_;
};

// A position with `stones` on the board and kazans that are nearly level; it may be over.
inline Board ending(const Rules& rules, int stones, Random& random) {
  Board board{};
  if (rules.tuzdik)
    for (int side = 0; side < 2; ++side) {
      const int number = random.below(2) ? 1 + random.below(rules.holes - 1) : 0;
      if (number != board.at(0, kTuzdik)) board.at(side, kTuzdik) = number;
    }
  for (int left = stones; left;) {
    const int side = random.below(2), hole = random.below(rules.holes);
    if (board.at(side ^ 1, kTuzdik) == hole + 1) continue;
    ++board.at(side, hole), --left;
  }
  const int share = rules.total() - stones;
  int mine = share / 2 + random.below(stones + 1) - stones / 2;
  if (rules.total() % 2 == 0 && !rules.tuzdik && !rules.mangala) mine &= ~1;
  board.at(0, kKazan) = mine;
  board.at(1, kKazan) = share - mine;
  return board;
}

// A position after so many random moves from the start; earlier if the game would be over.
inline std::vector<Placed> random_game(const Rules& rules, int plies, Random& random) {
  std::vector<Placed> game{{start(rules), 0}};
  while (plies--) {
    const Placed& at = game.back();
    int hole = random.below(rules.holes);
    while (!at.board.at(0, hole)) hole = random.below(rules.holes);
    const Sown sown = sow_plain(rules, at.board, hole);
    if (outcome(rules, sown.after).end != End::none) break;
    game.push_back({sown.after, at.side ^ !sown.again});
  }
  return game;
}

}  // namespace positions
