// Who judges the positions of a search: the hand-made evaluation, or a network.
#pragma once

#include "../net/network.hpp"
#include "eval.hpp"

namespace togyz {

class Judge {
 public:
  explicit Judge(const Weights& weights) : hand_(weights) {}

  // From now on this network judges, or with null the hand-made evaluation. It must stay where it is.
  void use(const Network* network) { network_ = network; }
  const Network* network() const { return network_; }

  // From the mover's view, in hundredths of a stone; the game must not be over.
  int evaluate(const Board& board) const { return network_ ? network_->judge(board) : hand_.evaluate(board); }

  // What the hand-made evaluation says, in words.
  Terms terms(const Board& board) const { return hand_.terms(board); }

 private:
  Evaluation hand_;
  const Network* network_ = nullptr;
};

}  // namespace togyz
