#include "engine.hpp"

#include "../platform.hpp"
#include "iterate.hpp"

#if TOGYZ_THREADS
#include <pthread.h>
#endif

namespace togyz {

namespace {

#if TOGYZ_THREADS
// A member of a team that helps the first one. Not std::thread: where no thread can be had it would end
// the whole program, for there are no exceptions here.
template <class Member>
class Helper {
 public:
  Helper(Member& member, Control& control, int number) : member_(member), control_(control), number_(number) {}

  // It must stay where it is until `join`. False where no thread can be had.
  bool start() { return pthread_create(&thread_, nullptr, run, this) == 0; }
  void join() { pthread_join(thread_, nullptr); }

 private:
  static void* run(void* self) {
    auto& helper = *static_cast<Helper*>(self);
    helper.member_.think(helper.control_, {}, helper.number_);
    return nullptr;
  }

  Member& member_;
  Control& control_;
  int number_;
  pthread_t thread_{};
};
#endif

// All threads of an engine, whatever its game.
struct Team {
  virtual ~Team() = default;
  virtual void set_position(const Placed& position, const std::vector<Placed>& earlier) = 0;
  virtual Result think(Control& control, const Listener& listener) = 0;
  virtual void clear() = 0;
  virtual void open(const Shelf* shelf) = 0;
  virtual std::uint64_t found_in_tables() const = 0;
  virtual bool tables_damaged() const = 0;
};

template <class Game>
class TeamOf final : public Team {
 public:
  TeamOf(const Rules& rules, const Judge& judge, const Tuning& tuning, const Reductions& reductions,
         TranspositionTable& table, int threads)
      : rules_(rules), game_(rules) {
    for (int i = 0; i < threads; ++i)
      members_.push_back(std::make_unique<Iterator<Game>>(game_, judge, tuning, reductions, table, i == 0));
  }

  void set_position(const Placed& position, const std::vector<Placed>& earlier) override {
    for (auto& member : members_) member->set_position(earlier, position);
  }

  void clear() override {
    for (auto& member : members_) member->clear();
  }

  void open(const Shelf* shelf) override {
    for (auto& member : members_) member->open(shelf, rules_);
  }

  std::uint64_t found_in_tables() const override {
    std::uint64_t found = 0;
    for (const auto& member : members_) found += member->probing().found();
    return found;
  }

  bool tables_damaged() const override {
    return std::any_of(members_.begin(), members_.end(),
                       [](const auto& member) { return member->probing().damaged(); });
  }

  // Lazy SMP: all search the same position, and help each other through the table alone.
  Result think(Control& control, const Listener& listener) override {
#if TOGYZ_THREADS
    std::vector<Helper<Iterator<Game>>> helpers;
    helpers.reserve(members_.size());
    for (std::size_t i = 1; i < members_.size(); ++i) {
      helpers.emplace_back(*members_[i], control, static_cast<int>(i));
      if (helpers.back().start()) continue;
      helpers.pop_back();  // those that there are do the work
      break;
    }
    Result result = members_[0]->think(control, listener);
    for (auto& helper : helpers) helper.join();
    result.nodes = control.nodes();
    return result;
#else
    return members_[0]->think(control, listener);
#endif
  }

 private:
  Rules rules_;
  Game game_;
  std::vector<std::unique_ptr<Iterator<Game>>> members_;
};

template <class Game, class... Arguments>
std::unique_ptr<Team> team(Arguments&&... arguments) {
  return std::make_unique<TeamOf<Game>>(arguments...);
}

// The fastest game that knows the rules.
template <class... Arguments>
std::unique_ptr<Team> choose(const Rules& rules, Arguments&&... arguments) {
  if (rules.play_on) return team<PlainGame<true>>(rules, arguments...);
  const bool even = !rules.pair && !rules.mangala && !rules.extra_move && rules.total() < Table::kStones;
  if (even && rules.holes == 9 && rules.tuzdik) return team<FastGame<9, true>>(rules, arguments...);
  if (even && rules.holes == 7 && !rules.tuzdik) return team<FastGame<7, false>>(rules, arguments...);
  if (even && rules.holes == 5 && !rules.tuzdik) return team<FastGame<5, false>>(rules, arguments...);
  return team<PlainGame<false>>(rules, arguments...);
}

}  // namespace

struct Engine::Parts {
  Parts(const Rules& rules, std::size_t hash_bytes, int threads, const Weights& weights,
        const std::optional<Tuning>& tuned)
      : judge(weights), given(tuned), table(hash_bytes),
        members(choose(rules, judge, tuning, reductions, table, std::max(threads, 1))) {}

  void use(const Network* network) {
    judge.use(network);
    tuning = given.value_or(network ? kWithNetwork : kByHand);
    reductions = Reductions(tuning.reduce_divisor);
  }

  Judge judge;
  std::optional<Tuning> given;
  Tuning tuning = given.value_or(kByHand);
  Reductions reductions{tuning.reduce_divisor};
  TranspositionTable table;
  std::unique_ptr<Team> members;
  std::atomic<bool> ponderhit{false};
};

Engine::Engine(const Rules& rules, std::size_t hash_bytes, int threads, const Weights& weights,
               const std::optional<Tuning>& tuning)
    : parts_(std::make_unique<Parts>(rules, hash_bytes, threads, weights, tuning)) {}

Engine::~Engine() = default;

bool Engine::usable() const { return parts_->table.usable(); }

void Engine::use(const Network* network) {
  if (network == parts_->judge.network()) return;
  parts_->use(network);
  clear();
}

void Engine::set_position(const Placed& position, const std::vector<Placed>& earlier) {
  // Not when the search begins: by then the hit may have come.
  parts_->ponderhit.store(false);
  parts_->members->set_position(position, earlier);
}

Result Engine::search(const Limits& limits, const Listener& listener, const std::atomic<bool>& stop) {
  parts_->table.grow_older();
  Control control(limits, parts_->tuning, stop, parts_->ponderhit);
  return parts_->members->think(control, listener);
}

Result Engine::search(const Limits& limits) {
  const std::atomic<bool> never{false};
  return search(limits, {}, never);
}

void Engine::ponderhit() { parts_->ponderhit.store(true); }

void Engine::open(const Shelf* shelf) {
  parts_->members->open(shelf);
  clear();
}

std::uint64_t Engine::found_in_tables() const { return parts_->members->found_in_tables(); }

bool Engine::tables_damaged() const { return parts_->members->tables_damaged(); }

void Engine::clear() {
  parts_->table.clear();
  parts_->members->clear();
}

Terms Engine::evaluate(const Board& board) const { return parts_->judge.terms(board); }

}  // namespace togyz
