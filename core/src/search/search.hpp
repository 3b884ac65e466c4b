// The search of one thread: principal variation search, told in numbered steps.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "control.hpp"
#include "engine.hpp"
#include "game.hpp"
#include "judge.hpp"
#include "order.hpp"
#include "probing.hpp"
#include "pv.hpp"
#include "reductions.hpp"
#include "tt.hpp"
#include "tuning.hpp"

namespace togyz {

template <class Game>
class Searcher {
 public:
  Searcher(const Game& game, const Judge& judge, const Tuning& tuning, const Reductions& reductions,
           TranspositionTable& table, bool main)
      : game_(game), judge_(judge), tuning_(tuning), reductions_(reductions), table_(table), main_(main) {}

  void open(const Shelf* shelf, const Rules& rules) { probing_.open(shelf, rules); }

  const Probing& probing() const { return probing_; }

  void clear() {
    history_.clear();
    near_.clear();
    stored_ = 0;
  }

  // Earlier positions of the game, the oldest first, and the one to search.
  void set_position(const std::vector<Placed>& earlier, const Placed& root) {
    path_.clear();
    int reversible = 0;
    const Board* before = nullptr;
    for (const Placed& placed : earlier) {
      reversible = before && kazans(*before) == kazans(placed.board) ? reversible + 1 : 0;
      path_.push_back(path_key(key_of(placed.board), placed.side));
      before = &placed.board;
    }
    Frame& frame = frames_[0];
    frame.place = game_.place(root.board);
    frame.key = key_of(root.board);
    frame.side = root.side;
    frame.reversible = before && kazans(*before) == kazans(root.board) ? reversible + 1 : 0;
    root_ = path_.size();
    path_.resize(root_ + kMaxPly + 1);
    path_[root_] = path_key(frame.key, root.side);
  }

 protected:
  struct Frame {
    typename Game::Place place;
    Key key;
    int side;        // 0 or 1: whose turn it is
    int reversible;  // plies since a stone last came into a kazan
    int eval;
    int killers[2];
    Pv pv;
  };

  // Search a move's position, `frames_[ply + 1]`, and see its score from the mover's view.
  template <bool kPv>
  int descend(const Move<Game>& move, int ply, int alpha, int beta, int depth) {
    if (Game::kMoveAgain && move.again) return search<kPv>(ply + 1, alpha, beta, depth);
    return -search<kPv>(ply + 1, -beta, -alpha, depth);
  }

  void enter(const Move<Game>& move, int ply) {
    const Frame& at = frames_[ply];
    Frame& next = frames_[ply + 1];
    next.place = move.to;
    next.side = at.side ^ !move.again;
    next.reversible = kazans(at.place.board) == kazans(move.to.board) ? at.reversible + 1 : 0;
    seldepth_ = std::max(seldepth_, ply + 1);
  }

  // Only positions whose moves are tried, or that may have been there before, need a key.
  void see_key(Frame& at, int ply) {
    at.key = key_of(at.place.board);
    path_[root_ + ply] = path_key(at.key, at.side);
  }

  // The mover's score of frames_[ply], looked at `depth` plies deep: exact between alpha and
  // beta, otherwise a bound on that side.
  template <bool kPv>
  int search(int ply, int alpha, int beta, int depth) {
    Frame& at = frames_[ply];
    if constexpr (kPv) at.pv.length = 0;
    ++nodes_;

    // 1. A game that is over has its result.
    if (const Ended end = game_.ended(at.place); end.over) return end.gain ? score_of(end, ply) : draw(at.side);

    // 2. A position that comes again is a draw at the third time; that either side may have it so
    // is clear at the second. (It takes many plies, so it is no matter just before the horizon.)
    if (ply > 0 && (depth > 1 || ply == 1) && at.reversible >= 2 * game_.holes()) {
      see_key(at, ply);
      if (repeated(at, ply)) return draw(at.side);
    }

    // 3. At the horizon the evaluation judges.
    if (depth <= 0 || ply >= kMaxPly - 1) return judge(at.place.board, at.side);

    // 4. After a capture tables may know the result, and how soon it comes is rarely of interest.
    if (depth >= kProbeDepth && at.reversible == 0 && ply > 0 && kazans(at.place.board) >= known_from_) {
      if (const int result = probing_.result(at.place.board); result != Probing::kUnknown)
        return known<kPv>(result, ply, alpha, beta, depth);
    }
    return unknown<kPv>(ply, alpha, beta, depth);
  }

  // A position whose result tables know.
  template <bool kPv>
  int known(int result, int ply, int alpha, int beta, int depth) {
    const int side = frames_[ply].side;
    if (result == 0) return draw(side);
    const int score = result > 0 ? kTableWin - ply : ply - kTableWin;
    if (result > 0) {
      if (score >= beta) return score;
      return std::max(score, unknown<kPv>(ply, std::max(alpha, score), beta, depth));
    }
    if (score <= alpha) return score;
    return std::min(score, unknown<kPv>(ply, alpha, std::min(beta, score), depth));
  }

  // A position of which nothing is known but that the game goes on.
  template <bool kPv>
  int unknown(int ply, int alpha, int beta, int depth) {
    Frame& at = frames_[ply];
    // 5. Bounds beyond all judgements ask for a proof: is there a quicker win, a longer
    // resistance? Then nothing is left out, and results of searches that left something out are
    // no answer: proofs have table entries of their own.
    const bool proof = alpha >= kProved || beta <= -kProved || claimant_ != kNobody;

    // 6. A win that takes longer than one that is known is of no interest.
    if constexpr (!Game::kExactScore) {
      alpha = std::max(alpha, ply + 1 - kWin);
      beta = std::min(beta, kWin - ply - 1);
      if (alpha >= beta) return alpha;
    }

    // 7. The ply before the horizon is most of the work, and needs neither table nor order.
    if (depth == 1) {
      if (!kPv && !proof && hopeless(at, beta, 1)) return at.eval;
      return frontier<kPv>(ply, alpha, beta);
    }

    // 8. Now and then, see whether to stop.
    if (nodes_ >= next_poll_) poll();
    if (stopped_) return kDraw;

    // 9. Far ahead this near the horizon: the other side won't get it back.
    if (!kPv && !proof && hopeless(at, beta, depth)) return at.eval;

    return inside<kPv>(ply, alpha, beta, depth, proof);
  }

  // A position whose moves are to be tried, but for the `barred` one.
  template <bool kPv>
  int inside(int ply, int alpha, int beta, int depth, bool proof, int barred = kNoHole) {
    Frame& at = frames_[ply];
    // 10. The table may know the answer; if not, the best move perhaps. Playing the moves meanwhile
    // hides the wait for it.
    see_key(at, ply);
    const Key key = (proof ? proof_key(at) : at.key) ^ salt_;
    TranspositionTable& table = depth <= kNear ? near_ : table_;
    table.prefetch(key);
    Moves<Game> moves(game_, at.place, {{at.killers[0], at.killers[1]}, at.side}, history_,
                      depth > kNear + 1 && !proof ? &table_ : nullptr);
    Known known = may_use_table(at) ? table.probe(key) : Known{};
    if (depth > kNear && known.hole == kNoHole && may_use_table(at)) known.hole = near_.probe(key).hole;
    const int score = from_table(known.score, ply);
    if (!kPv && barred == kNoHole && decides(known, score, beta, depth) && !may_come_again(at, ply)) return score;
    moves.begin_with(known.hole);

    // 11. Is the table's move better by far than all others? Then it is looked at a ply deeper. And
    // where even another move is too good for the opponent, nothing more need be known.
    int longer = 0;
    if (!proof && barred == kNoHole && may_stand_alone(known, score, ply, depth)) {
      const int target = score - tuning_.singular_margin * depth;
      const int others = inside<false>(ply, target - 1, target, (depth - 1) / 2, false, known.hole);
      if (stopped_) return kDraw;
      longer = others < target;
      if (!kPv && !longer && target >= beta) return target;
    }

    // 12. Try the moves, the likely best first.
    frames_[ply + 1].killers[0] = frames_[ply + 1].killers[1] = kNoHole;
    const int floor = alpha;
    int best = -kInfinite, best_hole = kNoHole, index = 0;
    std::int8_t tried[kMaxHoles];
    while (Move<Game>* move = moves.next()) {
      if (move->hole == barred) continue;
      enter(*move, ply);
      const int score = value<kPv>(*move, ply, alpha, beta, depth + (index ? 0 : longer), index, proof);
      if (stopped_) return kDraw;
      tried[index++] = move->hole;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      best_hole = move->hole;
      if constexpr (kPv) at.pv.begin(best_hole, frames_[ply + 1].pv);
      if (score < beta) continue;
      if (barred == kNoHole) remember(at, depth, tried, index);
      break;
    }
    if (barred != kNoHole) return best;
    const Bound bound = best >= beta ? Bound::lower : best > floor ? Bound::exact : Bound::upper;
    if (may_use_table(at)) table.store(key, {bound, best_hole, depth, to_table(best, ply)});
    if (depth <= kNear && ++stored_ % kNearLife == 0) near_.grow_older();
    return best;
  }

  bool decides(const Known& known, int score, int beta, int depth) const {
    if (known.bound == Bound::none) return false;
    const Bound needed = score >= beta ? Bound::lower : Bound::upper;
    if (known.bound != Bound::exact && known.bound != needed) return false;
    // What is proved holds at any depth, if it decides.
    const bool proved = claimant_ == kNobody && (score >= beta ? is_proved_win(score) : is_proved_loss(score));
    return known.depth >= depth || proved;
  }

  // The table knows positions, not the games that led there: near the root, where a position of the
  // game may soon come for the third time, it is not believed. Deeper in the tree it is: there a
  // repetition takes a detour that hardly anybody is forced to take.
  bool may_come_again(const Frame& at, int ply) const {
    return ply <= kNearRoot && at.reversible + kNearRoot >= 2 * game_.holes();
  }

  // Only where the table has looked nearly as deep, and not all along a line without end.
  bool may_stand_alone(const Known& known, int score, int ply, int depth) const {
    return depth >= tuning_.singular_depth && ply > 0 && ply < kMaxPly / 2 && known.hole != kNoHole &&
           known.depth >= depth - 3 && known.bound != Bound::none && known.bound != Bound::upper &&
           !is_proved(score);
  }

  // 13. The first move is searched with the full window. Others need only be shown to be no
  // better, with an empty window, and the late ones less deep at first.
  template <bool kPv>
  int value(const Move<Game>& move, int ply, int alpha, int beta, int depth, int index, bool proof) {
    if (index == 0) return descend<kPv>(move, ply, alpha, beta, depth - 1);
    int reduction = 0;
    if (!proof && depth >= tuning_.reduce_depth) {
      reduction = reductions_.of(depth, index);
      if (!move.quiet) --reduction;
      if (kPv) --reduction;
      reduction = std::clamp(reduction, 0, depth - 2);
    }
    // An empty window leaves no line: what stands there is another move's.
    if constexpr (kPv) frames_[ply + 1].pv.length = 0;
    int score = descend<false>(move, ply, alpha, alpha + 1, depth - 1 - reduction);
    if (score > alpha && reduction) score = descend<false>(move, ply, alpha, alpha + 1, depth - 1);
    if (kPv && score > alpha && score < beta) score = descend<kPv>(move, ply, alpha, beta, depth - 1);
    return score;
  }

  // One ply: every move's position is judged as it stands.
  template <bool kPv>
  int frontier(int ply, int alpha, int beta) {
    Frame& at = frames_[ply];
    int best = -kInfinite;
    for (int hole = 0; hole < game_.holes(); ++hole) {
      if (!at.place.board.at(0, hole)) continue;
      typename Game::Place to;
      const bool again = game_.play(at.place, hole, to);
      ++nodes_;
      const Ended end = game_.ended(to);
      const int side = at.side ^ !again;
      int score = !end.over ? judge(to.board, side) : end.gain ? score_of(end, ply + 1) : draw(side);
      if (!(Game::kMoveAgain && again)) score = -score;
      if (score <= best) continue;
      best = score;
      if (kPv && score > alpha) {
        alpha = score;
        at.pv.begin(hole);
      }
      if (score >= beta) break;
    }
    return best;
  }

  // Whether it is certain that the root's mover can get the score `least` at least, or, for a
  // `claimant` who is the other side, can't get more. Everything unknown is taken to be as bad for
  // the claimant as can be. False also where that takes more than `depth` plies or `nodes`.
  bool certain(int claimant, int least, int depth, std::uint64_t nodes) {
    claimant_ = claimant;
    budget_ = nodes_ + nodes;
    next_poll_ = 0;
    const bool mine = claimant == frames_[0].side;
    const int alpha = mine ? least - 1 : least;
    const int score = search<false>(0, alpha, alpha + 1, depth);
    claimant_ = kNobody;
    if (stopped_) {
      stopped_ = control_->finished();
      return false;
    }
    return mine ? score >= least : score <= least;
  }

  int judge(const Board& board, int side) const {
    if (claimant_ == kNobody) return judge_.evaluate(board);
    return side == claimant_ ? -kUnknown : kUnknown;
  }

  // A claim may rest on a repetition, that is, on the way to it; but with a tuzdik there is none.
  bool may_use_table(const Frame& at) const {
    return claimant_ == kNobody || at.place.board.at(0, kTuzdik) || at.place.board.at(1, kTuzdik);
  }

  Key proof_key(const Frame& at) const {
    return at.key ^ (claimant_ == kNobody ? kProofKey : at.side == claimant_ ? ~kProofKey : kProofKey << 1);
  }

  bool hopeless(Frame& at, int beta, int depth) {
    if (depth > tuning_.futility_depth) return false;
    at.eval = judge_.evaluate(at.place.board);
    return at.eval - tuning_.futility_margin * depth >= beta;
  }

  // The last move tried refuted what led here: try it early in like positions.
  void remember(Frame& at, int depth, const std::int8_t* tried, int count) {
    const int best = tried[count - 1];
    if (at.killers[0] != best) {
      at.killers[1] = at.killers[0];
      at.killers[0] = best;
    }
    const int bonus = std::min(depth * depth * 4, 1024);
    for (int i = 0; i < count; ++i)
      history_.update(at.side, tried[i], at.place.board.at(0, tried[i]), i == count - 1 ? bonus : -bonus);
  }

  // Between equal positions every hole is emptied at least once: sowing over a hole leaves a stone
  // in it, so that as much as comes can only go on if the hole is played. That takes a ply each.
  bool repeated(const Frame& at, int ply) const {
    const int shortest = 2 * game_.holes();
    if (at.reversible < shortest) return false;
    const std::size_t here = root_ + ply;
    int times = 0;
    for (int back = shortest; back <= at.reversible; ++back) {
      if (path_[here - back] != path_[here]) continue;
      if (back <= ply || ++times == 2) return true;
    }
    return false;
  }

  void poll() {
    stopped_ = control_->poll(nodes_ - reported_, main_);
    reported_ = nodes_;
    next_poll_ = nodes_ + control_->until_next_poll();
    if (claimant_ != kNobody && nodes_ >= budget_) stopped_ = true;
  }

  // A draw from the mover's view; the root's mover may like it more or less than its score says.
  int draw(int side) const { return side == frames_[0].side ? content_ : -content_; }

  // Of an end that is no draw.
  static int score_of(const Ended& end, int ply) {
    if (Game::kExactScore) return end.gain > 0 ? kProved + end.gain : end.gain - kProved;
    return end.gain > 0 ? kWin - ply : ply - kWin;
  }

  // Distances count from the root in the search, from the position in the table.
  static int to_table(int score, int ply) {
    if (Game::kExactScore || !is_proved(score)) return score;
    return score > 0 ? score + ply : score - ply;
  }
  static int from_table(int score, int ply) {
    if (Game::kExactScore || !is_proved(score)) return score;
    return score > 0 ? score - ply : score + ply;
  }

  static int kazans(const Board& board) { return board.at(0, kKazan) + board.at(1, kKazan); }

  // Boards are seen by the mover, so a side's position must be told from its mirror image.
  static Key path_key(Key key, int side) { return side ? ~key : key; }

  static constexpr Key kProofKey = 0x5bd1e9955bd1e995;
  static constexpr int kNearRoot = 4;  // plies
  static constexpr int kProbeDepth = 2; // plies of depth from which tables are asked
  static constexpr int kNobody = -1;
  static constexpr int kUnknown = kProved + 1000;

  const Game& game_;
  const Judge& judge_;
  const Tuning& tuning_;
  const Reductions& reductions_;
  TranspositionTable& table_;
  // Near the horizon there are too many positions for a table that lies far away: this one, small
  // enough for the second cache of most processors, forgets them soon.
  static constexpr int kNear = 6;  // plies
  static constexpr std::uint64_t kNearLife = std::uint64_t{1} << 16;  // entries until older ones give way
  TranspositionTable near_{std::size_t{1} << 20};
  std::uint64_t stored_ = 0;
  Control* control_ = nullptr;
  const bool main_;
  bool stopped_ = false;
  Probing probing_;
  int known_from_ = Probing::kNever;  // stones in the kazans from which on tables may know a position
  int content_ = kDraw;        // what a draw is worth to the root's mover
  Key salt_ = 0;               // tells apart searches to which a position is worth something else
  int claimant_ = kNobody;     // the side for which `certain` searches
  std::uint64_t budget_ = 0;   // where it gives up
  std::uint64_t nodes_ = 0, reported_ = 0, next_poll_ = 0;
  int seldepth_ = 0;
  History history_;
  std::vector<Key> path_;
  std::size_t root_ = 0;
  std::array<Frame, kMaxPly + 1> frames_;
};

}  // namespace togyz
