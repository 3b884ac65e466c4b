#include "selfplay.hpp"

#include <algorithm>
#include <vector>

#include "../levels/dice.hpp"

namespace togyz {

namespace {

constexpr int kUnknown = 2;  // the result of a game that goes on; others are 1, 0, -1

int sign(int value) { return (value > 0) - (value < 0); }

// One game, and who has won it: 1 the first player, -1 the second, 0 nobody.
class Played {
 public:
  explicit Played(const Rules& rules) : rules_(rules), line_{{start(rules), 0}} {}

  const Placed& now() const { return line_.back(); }
  std::vector<Placed> earlier() const { return {line_.begin(), line_.end() - 1}; }
  int plies() const { return static_cast<int>(line_.size()) - 1; }
  int result() const { return result_; }
  bool over() const { return result_ != kUnknown; }

  // A hole with stones in it, every one as likely.
  int any(Dice& dice) const {
    int holes[kMaxHoles], count = 0;
    for (int hole = 0; hole < rules_.holes; ++hole)
      if (now().board.at(0, hole)) holes[count++] = hole;
    return holes[dice.below(count)];
  }

  void play(int hole) {
    const Sown sown = sow_plain(rules_, now().board, hole);
    line_.push_back({sown.after, now().side ^ !sown.again});
    const Outcome end = outcome(rules_, sown.after);
    if (end.end != End::none) {
      ends(sign(end.score[0] - end.score[1]));
    } else if (std::count_if(line_.begin(), line_.end(), [this](const Placed& one) {
                 return one.side == now().side && one.board == now().board;
               }) == 3) {
      ends(0);
    }
  }

  // 1: the one who is to move now wins, -1: he loses.
  void ends(int gain) { result_ = now().side ? -gain : gain; }

  void take_back() {
    line_.pop_back();
    result_ = kUnknown;
  }

 private:
  const Rules& rules_;
  std::vector<Placed> line_;
  int result_ = kUnknown;
};

// Random moves that end the game are not taken.
void open(Played& game, int plies, Dice& dice) {
  for (int attempts = 0; game.plies() < plies && attempts < 100; ++attempts) {
    game.play(game.any(dice));
    if (game.over()) game.take_back();
  }
}

Record to_record(const Rules& rules, const Board& board, int score) {
  Record record{};
  for (int side = 0; side < 2; ++side) {
    std::copy_n(&board.bytes()[side * kLane], rules.holes, record.holes + side * rules.holes);
    record.kazans[side] = board.at(side, kKazan);
  }
  record.tuzdiks = board.at(0, kTuzdik) | board.at(1, kTuzdik) << 4;
  record.score = static_cast<std::int16_t>(score);
  return record;
}

}  // namespace

std::size_t play_itself(Engine& engine, const Rules& rules, const SelfPlay& settings, std::uint64_t seed,
                        std::span<Record> out, const std::atomic<bool>& stop) {
  Dice dice(seed);
  Played game(rules);
  std::vector<int> movers;  // of the records
  engine.clear();
  open(game, settings.opening_from + dice.below(settings.opening_to - settings.opening_from + 1), dice);
  Limits limits;
  if (settings.depth) limits.depth = settings.depth;
  limits.nodes = settings.nodes;
  while (!game.over()) {
    if (game.plies() >= settings.most_plies) {
      game.ends(0);
      break;
    }
    engine.set_position(game.now(), game.earlier());
    const Result found = engine.search(limits, {}, stop);
    if (stop.load()) return 0;
    const Line& best = found.lines.at(0);
    if (movers.size() < out.size()) {
      out[movers.size()] = to_record(rules, game.now().board, best.score);
      movers.push_back(game.now().side);
    }
    if (found.proved || is_proved(best.score)) {
      game.ends(sign(best.score));
      break;
    }
    const bool random = game.plies() < settings.random_until && dice.chance(settings.random_permille);
    game.play(random ? game.any(dice) : best.pv.at(0));
  }
  for (std::size_t i = 0; i < movers.size(); ++i)
    out[i].result = static_cast<std::uint8_t>(1 + (movers[i] ? -game.result() : game.result()));
  return movers.size();
}

}  // namespace togyz
