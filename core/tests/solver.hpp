// The truth about small endings: every position that can arise is solved backwards from the ends.
#pragma once

#include <algorithm>
#include <cstring>
#include <map>
#include <vector>

#include "../src/rules.hpp"

namespace solver {

using namespace togyz;

struct ByBytes {
  bool operator()(const Board& a, const Board& b) const { return std::memcmp(&a, &b, sizeof a) < 0; }
};

// What the mover can force at least: a win (+1) or a loss (-1) in so many plies, or neither.
struct Verdict {
  int result = 0;
  int plies = 0;
};

class Solver {
 public:
  // All positions from `root` on; false if they are more than `limit`.
  bool explore(const Rules& rules, const Board& root, std::size_t limit) {
    rules_ = rules;
    visit(root);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (nodes_.size() > limit) return false;
      if (nodes_[i].over) continue;
      for (int hole = 0; hole < rules.holes; ++hole) {
        if (!nodes_[i].board.at(0, hole)) continue;
        const Sown sown = sow_plain(rules, nodes_[i].board, hole);
        const int child = visit(sown.after);
        nodes_[i].children.push_back({child, sown.again});
      }
    }
    return true;
  }

  // Of the root, where a result counts as won if it is by `margin` stones or more.
  Verdict solve(int margin) const {
    std::vector<Verdict> verdicts(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (nodes_[i].over)
        verdicts[i].result = (nodes_[i].lead >= margin) - (-nodes_[i].lead >= margin);
    for (int plies = 1, changed = 1, idle = 0; changed || idle < 2; ++plies) {
      changed = 0;
      for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (nodes_[i].over || verdicts[i].result) continue;
        if (const int result = decided(nodes_[i], verdicts, plies)) {
          verdicts[i] = {result, plies};
          changed = 1;
        }
      }
      idle = changed ? 0 : idle + 1;
    }
    return verdicts[0];
  }

  // The best margin that the root's mover can force; negative: what he cannot avoid to lose by.
  int margin() const {
    for (int margin = rules_.total(); margin >= 1; --margin)
      if (const int result = solve(margin).result) return result * margin;
    return 0;
  }

 private:
  struct Child {
    int index;
    bool again;
  };
  struct Node {
    Board board;
    bool over;
    int lead;
    std::vector<Child> children;
  };

  int visit(const Board& board) {
    const auto [found, added] = indices_.try_emplace(board, static_cast<int>(nodes_.size()));
    if (added) {
      const Outcome end = outcome(rules_, board);
      nodes_.push_back({board, end.end != End::none, end.score[0] - end.score[1], {}});
    }
    return found->second;
  }

  // Is it settled by positions that were settled in fewer plies?
  static int decided(const Node& node, const std::vector<Verdict>& verdicts, int plies) {
    bool lost = true;
    for (const Child& child : node.children) {
      const Verdict& after = verdicts[child.index];
      const int result = after.plies < plies ? (child.again ? after.result : -after.result) : 0;
      if (result > 0) return 1;
      lost &= result < 0;
    }
    return lost ? -1 : 0;
  }

  Rules rules_;
  std::vector<Node> nodes_;
  std::map<Board, int, ByBytes> indices_;
};

}  // namespace solver
