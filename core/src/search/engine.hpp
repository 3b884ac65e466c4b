// The engine: a position in, lines of play out.
//
//   Engine engine(rules, 64 << 20, 1);
//   engine.set_position({board, side}, earlier);
//   Result result = engine.search(limits, listener, stop);
//
// An engine belongs to one thread; only `ponderhit`, and the stop flag of a search, are for others
// to use while it thinks. With one thread, the same calls with limits of depth or nodes give the
// same results on every machine.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "eval.hpp"
#include "limits.hpp"
#include "probing.hpp"
#include "tuning.hpp"

namespace togyz {

class Network;

// A position of a game, the mover first, and whose turn it is: 0 the first player, 1 the second.
struct Placed {
  Board board;
  int side = 0;
};

// Hears of every iteration that is completed, in the thread that called `search`.
using Listener = std::function<void(const Info&)>;

class Engine {
 public:
  // `hash_bytes` for the transposition table, rounded down to 64, at least one bucket; each thread
  // takes one megabyte more. `threads` from 1 (more have no effect in builds without TOGYZ_THREADS).
  // Without `tuning` it is what suits who judges.
  explicit Engine(const Rules& rules, std::size_t hash_bytes = std::size_t{16} << 20, int threads = 1,
                  const Weights& weights = {}, const std::optional<Tuning>& tuning = {});
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  // False when the memory for the table could not be had: then nothing else may be called.
  bool usable() const;

  // Let a network judge, which must be for these rules and outlive its use; null: the hand-made
  // evaluation, as at first. What was learnt is forgotten where the judge is another one.
  void use(const Network* network);

  // The position to search, and the positions of its game before it, the oldest first, for
  // repetition. All must be valid, of the variant of this engine.
  void set_position(const Placed& position, const std::vector<Placed>& earlier = {});

  // Think until a limit is met, `stop` becomes true, or everything is proved. Without a move to
  // find (the game is over, or `limits.moves` bars all) the result has no lines.
  Result search(const Limits& limits, const Listener& listener, const std::atomic<bool>& stop);
  Result search(const Limits& limits);

  // Ask these tables from now on; null: none. They must stay as they are, and be of the variant of this
  // engine, which must capture every even number. Forgets all that was learnt.
  void open(const Shelf* shelf);

  // How many positions tables knew in the last search, and whether something in them is damaged.
  std::uint64_t found_in_tables() const;
  bool tables_damaged() const;

  // The opponent has played the move that was expected: from now on the clock runs.
  void ponderhit();

  // Forget all that was learnt, as before a new game.
  void clear();

  // The judgement of the position itself by the hand-made evaluation, in words; its game must not be over.
  Terms evaluate(const Board& board) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace togyz
