#include "ladder.hpp"

namespace togyz {

namespace {

// Enough for the strongest level, and little to clear before each move.
constexpr std::size_t kHashBytes = std::size_t{2} << 20;
// An engine's level opens in many ways: it chooses among so many moves, until one in so many of all
// stones is won. Later it plays the best that it knows: to compare several costs depth.
constexpr int kLines = 4;
constexpr int kOpening = 8;

// Habits: depth, forget, miss, clear, answers, miscount, whim, bother, tuzdik, insight.
constexpr Level kLadder[] = {
    {"1", "", 92, true, {1, 0, 980, 18, 0, 500, 300, 22, 300, 0}, 0, 0},
    {"2", "", 239, true, {2, 960, 890, 26, 40, 470, 290, 17, 350, 0}, 0, 0},
    {"3", "easy", 415, true, {2, 850, 750, 45, 150, 400, 250, 8, 500, 0}, 0, 0},
    {"4", "", 547, true, {2, 590, 550, 42, 130, 300, 200, 3, 700, 60}, 0, 0},
    {"5", "", 661, true, {2, 420, 420, 39, 115, 240, 175, 0, 820, 120}, 0, 0},
    {"6", "", 810, true, {2, 270, 290, 34, 95, 170, 145, 0, 920, 220}, 0, 0},
    {"7", "medium", 955, true, {2, 160, 190, 30, 80, 120, 120, 0, 1000, 300}, 0, 0},
    {"8", "", 1132, true, {3, 150, 150, 27, 80, 110, 110, 0, 1050, 400}, 0, 0},
    {"9", "", 1322, true, {3, 50, 60, 21, 25, 30, 65, 0, 1160, 830}, 0, 0},
    {"10", "", 1470, true, {}, 350, 300},
    {"11", "", 1623, true, {}, 600, 300},
    {"12", "", 1760, true, {}, 1200, 300},
    {"13", "", 1914, true, {}, 2500, 300},
    {"14", "hard", 2068, false, {}, 5000, 300},
    {"15", "", 2176, false, {}, 10000, 300},
    {"16", "", 2308, false, {}, 20000, 300},
    {"17", "", 2437, false, {}, 45000, 300},
    {"18", "", 2557, false, {}, 100000, 300},
    {"19", "", 2660, false, {}, 220000, 300},
    {"full", "", 0, false, {}, 0, 0},
};

}  // namespace

std::span<const Level> ladder() { return kLadder; }

Sparring::Sparring(const Rules& rules) : rules_(rules), engine_(rules, kHashBytes) {}

Info Sparring::choose(const Level& level, std::uint64_t seed, const Placed& at,
                      const std::vector<Placed>& earlier, unsigned allowed, const std::atomic<bool>& stop) {
  unsigned legal = 0;
  if (outcome(rules_, at.board).end == End::none)
    for (int hole = 0; hole < rules_.holes; ++hole) legal |= (at.board.at(0, hole) != 0) << hole;
  if (!(legal & allowed)) return {};
  // Whoever comes back to a position thinks again, or two such players would go round for ever.
  const auto times = std::count_if(earlier.begin(), earlier.end(), [&](const Placed& before) {
    return before.side == at.side && before.board == at.board;
  });
  Dice dice(fold(seed ^ 0x9e3779b97f4a7c15, key_of(at.board) + static_cast<std::uint64_t>(times)));
  if (level.habits.depth) return Person(rules_, level.habits, dice).choose(at, earlier, legal & allowed);
  return search(level, dice, at, earlier, allowed, stop);
}

Info Sparring::search(const Level& level, Dice& dice, const Placed& at, const std::vector<Placed>& earlier,
                      unsigned allowed, const std::atomic<bool>& stop) {
  engine_.clear();  // what earlier searches have learnt would decide, too
  engine_.set_position(at, earlier);
  Limits limits;
  limits.nodes = level.nodes;
  limits.moves = allowed;
  const int won = at.board.at(0, kKazan) + at.board.at(1, kKazan);
  limits.lines = won * kOpening <= rules_.total() ? kLines : 1;
  Info found = engine_.search(limits, {}, stop);
  // Among proved wins there is no choice: the quickest comes first.
  const int best = found.lines[0].score;
  const int least = is_proved(best) ? best : best - level.margin;
  int good = 0;
  for (const Line& line : found.lines) good += line.score >= least;
  found.lines = {found.lines[dice.below(good)]};
  return found;
}

}  // namespace togyz
