// Iterative deepening: from a root position to lines of play.
#pragma once

#include "search.hpp"

namespace togyz {

template <class Game>
class Iterator : public Searcher<Game> {
 public:
  using Searcher<Game>::Searcher;

  // Search the position that was set, one ply deeper in every iteration. Helpers differ from the
  // main thread in the depths that they begin with, and nobody reads their result.
  Result think(Control& control, const Listener& listener, int helper = 0) {
    begin(control);
    Result result;
    if (moves_.empty()) return result;
    const Limits& limits = control.limits();
    const int lines = std::clamp<int>(limits.lines, 1, static_cast<int>(moves_.size()));
    const int depth_limit = std::clamp(limits.depth, 1, kMaxDepth);
    int stable = 0;
    for (int depth = 1 + helper % 2; depth <= depth_limit; ++depth) {
      const int best_before = moves_[0].move.hole;
      for (int line = 0; line < lines && !this->stopped_; ++line) window(line, depth);
      if (this->stopped_) {
        // What was found better in a part of an iteration is better.
        if (lines == 1 && moves_[0].depth == depth) result.lines = report(1);
        break;
      }
      std::stable_sort(moves_.begin(), moves_.begin() + lines, [](const RootMove& a, const RootMove& b) {
        return a.result != b.result ? a.result > b.result : a.score > b.score;
      });
      if (this->main_) settle(depth);
      result.depth = depth;
      result.lines = report(lines);
      result.proved = moves_[0].proved;
      fill(result, control);
      if (listener) listener(result);
      stable = moves_[0].move.hole == best_before ? stable + 1 : 0;
      if (finished(lines, control) || control.finished()) break;
      if (this->main_ && !control.worth_another_iteration(stable)) break;
    }
    if (this->main_) control.finish();
    control.poll(this->nodes_ - this->reported_, this->main_);
    this->reported_ = this->nodes_;
    fill(result, control);
    return result;
  }

 private:
  struct RootMove {
    Move<Game> move;
    int score = 0;        // of the last iteration that it was best in, or searched as a line
    int depth = 0;        // of that iteration
    Bound bound = Bound::none;
    int result = Probing::kUnknown;  // what tables say: 1, 0, -1; of all moves or of none
    bool proved = false;  // the score is the true result, and no quicker win, no longer resistance exists
    Pv pv;
  };

  void begin(Control& control) {
    this->control_ = &control;
    this->stopped_ = false;
    this->nodes_ = this->reported_ = 0;
    this->next_poll_ = control.until_next_poll();
    this->seldepth_ = 0;
    auto& root = this->frames_[0];
    for (auto& frame : this->frames_) frame.killers[0] = frame.killers[1] = kNoHole;
    moves_.clear();
    legal_ = 0;
    if (this->game_.ended(root.place).over) return;
    const Known known = this->table_.probe(root.key);
    Moves<Game> ordered(this->game_, root.place, {{kNoHole, kNoHole}, root.side}, this->history_);
    ordered.begin_with(known.hole);
    while (Move<Game>* move = ordered.next()) {
      ++legal_;
      if (!(control.limits().moves >> move->hole & 1)) continue;
      moves_.emplace_back();
      moves_.back().move = *move;
      moves_.back().pv.begin(move->hole);
    }
    ask_tables();
  }

  // Of a root that tables know, no move is considered that brings less than another. How to go on
  // is for the search to find: after captures tables are asked again.
  void ask_tables() {
    this->probing_.forget();
    this->known_from_ = this->probing_.from();
    this->salt_ = 0;
    this->content_ = kDraw;
    const auto& root = this->frames_[0];
    const int kazans = this->kazans(root.place.board);
    if (kazans < this->known_from_) return;
    for (RootMove& move : moves_) move.result = result_of(move.move);
    const auto unknown = [](const RootMove& move) { return move.result == Probing::kUnknown; };
    if (std::any_of(moves_.begin(), moves_.end(), unknown)) {
      for (RootMove& move : moves_) move.result = Probing::kUnknown;
      return;
    }
    this->known_from_ = kazans + 1;
    std::stable_sort(moves_.begin(), moves_.end(),
                     [](const RootMove& a, const RootMove& b) { return a.result > b.result; });
  }

  // What tables and the game so far say of a move, from its mover's view.
  int result_of(const Move<Game>& move) {
    this->enter(move, 0);
    auto& next = this->frames_[1];
    const int sign = move.again ? 1 : -1;
    if (const Ended end = this->game_.ended(next.place); end.over) return sign * end.gain;
    this->see_key(next, 1);
    if (this->repeated(next, 1)) return 0;
    const int result = this->probing_.result(next.place.board);
    return result == Probing::kUnknown ? result : sign * result;
  }

  // Among moves that win by what tables say, a draw is the worst there is; among those that lose, the
  // best. Such scores are of no use to searches with another aim.
  void aim_for(const RootMove& move) {
    if (move.result == Probing::kUnknown) return;
    this->content_ = -kJudged * move.result;
    this->salt_ = fold(static_cast<Key>(4 * this->known_from_ + move.result + 1), 0x9e3779b97f4a7c15);
  }

  // Search line number `line`, the best of the moves that are no line before it, in a window
  // around its last score; widen the window until the score lies within.
  void window(int line, int depth) {
    const int last = moves_[line].score;
    aim_for(moves_[line]);
    int alpha = -kInfinite, beta = kInfinite, delta = this->tuning_.aspiration;
    bool proof = false;
    if (depth > 1 && is_proved(last)) {
      // The result is known: look, leaving nothing out, for a quicker win or a longer resistance.
      proof = Game::kExactScore || depth >= distance(last);
      if (proof) (last > 0 ? alpha : beta) = last > 0 ? kProved : -kProved;
    } else if (depth > 4) {
      alpha = last - delta;
      beta = last + delta;
    }
    for (;;) {
      const int score = root(line, alpha, beta, depth, proof);
      if (this->stopped_) return;
      if (score > alpha && score < beta) break;
      if (score <= alpha) {
        beta = proof ? kInfinite : (alpha + beta) / 2;
        alpha = score - delta;
      } else {
        if (proof) alpha = -kInfinite;
        beta = score + delta;
      }
      delta *= 2;
      if (proof || alpha < -kJudged || delta > 1000) alpha = -kInfinite;
      if (proof || beta > kJudged || delta > 1000) beta = kInfinite;
      proof = false;
    }
    RootMove& best = moves_[line];
    best.proved = proof && !Game::kExactScore && distance(best.score) <= depth;
    // Draws by tables are sure, but the opponent shall have to find his.
    if (best.result == 0) best.proved = depth >= kDrawDepth;
  }

  // One search of the moves from number `first` on; the best one is brought to that place.
  int root(int first, int alpha, int beta, int depth, bool proof) {
    this->frames_[1].killers[0] = this->frames_[1].killers[1] = kNoHole;
    int best = -kInfinite;
    for (std::size_t i = first; i < moves_.size() && moves_[i].result == moves_[first].result; ++i) {
      RootMove& move = moves_[i];
      this->enter(move.move, 0);
      const int score = this->template value<true>(move.move, 0, alpha, beta, depth,
                                                   static_cast<int>(i) - first, proof);
      if (this->stopped_) return best;
      if (score <= best) continue;
      best = score;
      // A score that fails low is a bound that every move shares: it says nothing of this one.
      if (score <= alpha && !(i == static_cast<std::size_t>(first))) continue;
      move.score = score;
      move.depth = depth;
      move.bound = score <= alpha ? Bound::upper : score >= beta ? Bound::lower : Bound::exact;
      if (score <= alpha) continue;
      move.pv.begin(move.move.hole, this->frames_[1].pv);
      std::rotate(moves_.begin() + first, moves_.begin() + i, moves_.begin() + i + 1);
      if (score >= beta) break;
      alpha = score;
    }
    return best;
  }

  // A draw, and an exact score, are known for certain when neither side can do better, whatever
  // lies beyond the horizon. The attempt costs a fraction of the search so far.
  void settle(int depth) {
    RootMove& best = moves_[0];
    if (best.result != Probing::kUnknown) return;
    const bool candidate = best.score == kDraw || (Game::kExactScore && is_proved(best.score));
    if (!candidate || best.proved || best.bound != Bound::exact || moves_.size() < legal_) return;
    const std::uint64_t budget = 1000 + this->nodes_ / 8;
    const int side = this->frames_[0].side;
    best.proved = this->certain(side, best.score, depth, budget) &&
                  this->certain(side ^ 1, best.score, depth, budget);
  }

  bool finished(int lines, const Control& control) const {
    if (control.by_clock() && moves_.size() == 1) return true;
    return std::all_of(moves_.begin(), moves_.begin() + lines, [](const RootMove& move) { return move.proved; });
  }

  std::vector<Line> report(int lines) const {
    std::vector<Line> reported;
    for (int i = 0; i < lines; ++i) {
      const RootMove& move = moves_[i];
      reported.push_back({move.score, move.bound, {move.pv.holes, move.pv.holes + move.pv.length}});
      if (move.result == Probing::kUnknown || (move.result && is_proved(move.score))) continue;
      reported.back().score = move.result * (kTableWin - kUnseen);
      reported.back().bound = Bound::exact;
    }
    return reported;
  }

  void fill(Result& result, const Control& control) const {
    // Nobody asks a helper, and the clock may change under its eyes.
    if (!this->main_) return;
    result.seldepth = this->seldepth_;
    result.nodes = control.nodes() + this->nodes_ - this->reported_;
    result.time_ms = control.elapsed();
    result.hashfull = this->table_.used_permille();
  }

  static constexpr int kDrawDepth = 14;  // plies

  std::vector<RootMove> moves_;  // those that may be considered, ...
  std::size_t legal_ = 0;        // ... of so many
};

}  // namespace togyz
