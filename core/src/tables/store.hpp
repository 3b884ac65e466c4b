// The layers that are there, and what they say of a position.
#pragma once

#include <map>

#include "layer.hpp"

namespace togyz::tables {

// Something of each of several layers.
template <class T>
class ByLayer {
 public:
  void put(int stones, Tuzdiks tuzdiks, T value) { all_[key(stones, tuzdiks)] = std::move(value); }

  const T* find(int stones, Tuzdiks tuzdiks) const {
    const auto found = all_.find(key(stones, tuzdiks));
    return found == all_.end() ? nullptr : &found->second;
  }

  // The most stones of any; -1 where there is none.
  int most() const { return all_.empty() ? -1 : static_cast<int>(all_.rbegin()->first >> 16); }

 private:
  static std::uint32_t key(int stones, Tuzdiks tuzdiks) {
    return static_cast<std::uint32_t>(stones) << 16 | tuzdiks.mine << 8 | tuzdiks.yours;
  }

  std::map<std::uint32_t, T> all_;  // whose values stay where they are
};

// Words in memory, which are the caller's, whether built or still to be.
struct Held {
  Layer layer;
  Word* words = nullptr;
};

// What all layers of a variant share, and the layers that are in memory.
class Store {
 public:
  // Of a variant whose captures are even, with up to `stones` on the board.
  Store(const Rules& rules, int stones)
      : rules_(rules), stones_(stones), tables_(rules), rows_(rules, stones) {}

  const Rules& rules() const { return rules_; }
  int stones() const { return stones_; }

  // How many stones a unit in a word is.
  int unit() const { return rules_.tuzdik ? 1 : 2; }

  const Table* table(Tuzdiks tuzdiks) const {
    Board board{};
    board.at(0, kTuzdik) = tuzdiks.mine;
    board.at(1, kTuzdik) = tuzdiks.yours;
    return tables_.of(board);
  }

  // Whether there is such a layer: null tables stand for tuzdiks that can't be.
  bool has(int stones, Tuzdiks tuzdiks) const {
    const int most = rules_.tuzdik ? rules_.holes - 1 : 0;
    return stones >= 0 && stones <= stones_ && stones % unit() == 0 && tuzdiks.mine <= most &&
           tuzdiks.yours <= most && table(tuzdiks);
  }

  Layer layer(int stones, Tuzdiks tuzdiks) const { return Layer(rows_, stones, tuzdiks); }

  void hold(int stones, Tuzdiks tuzdiks, Word* words) {
    held_.put(stones, tuzdiks, {layer(stones, tuzdiks), words});
  }

  const Held* find(int stones, Tuzdiks tuzdiks) const { return held_.find(stones, tuzdiks); }

 private:
  Rules rules_;
  int stones_;
  Tables tables_;
  Rows rows_;
  ByLayer<Held> held_;
};

}  // namespace togyz::tables
