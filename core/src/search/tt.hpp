// The transposition table: what earlier searches found out about positions.
#pragma once

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

#include "../platform.hpp"
#include "hash.hpp"
#include "score.hpp"

namespace togyz {

constexpr int kNoHole = 15;

// What the table knows of a position. Proved wins count from this position, not from the root of
// the search that found them: other roots will meet it.
struct Known {
  Bound bound = Bound::none;  // none: nothing is known
  int hole = kNoHole;         // the best move, or kNoHole
  int depth = 0;
  int score = 0;
};

// Buckets of one cache line. An entry is one word, written at once: threads that share the table
// without locks may lose an entry to each other, but never read half of one.
//
//   bits 0-15 score, 16-22 depth, 23-24 bound, 25-28 hole, 29-31 age, 32-63 low half of the key
//
// The high half of the key chooses the bucket, so that a false match takes two positions of one
// bucket with 32 equal bits.
class TranspositionTable {
 public:
  explicit TranspositionTable(std::size_t bytes) {
    count_ = std::max<std::size_t>(bytes / sizeof(Bucket), 1);
    const std::size_t page = std::size_t{2} << 20;
    const std::size_t align = kHugePages && count_ * sizeof(Bucket) >= page ? page : sizeof(Bucket);
    const std::size_t size = (count_ * sizeof(Bucket) + align - 1) / align * align;
    buckets_ = static_cast<Bucket*>(std::aligned_alloc(align, size));
    if (!buckets_) return;
#if defined(__linux__) && defined(MADV_HUGEPAGE)
    // Nearly every access is a cache miss; with small pages it would be a page walk as well.
    if (align == page) madvise(buckets_, size, MADV_HUGEPAGE);
#endif
    clear();
  }
  ~TranspositionTable() { std::free(buckets_); }
  TranspositionTable(const TranspositionTable&) = delete;
  TranspositionTable& operator=(const TranspositionTable&) = delete;

  // False when the memory could not be had; nothing else may be called then.
  bool usable() const { return buckets_ != nullptr; }
  std::size_t bytes() const { return count_ * sizeof(Bucket); }

  void clear() {
    for (std::size_t i = 0; i < count_; ++i) new (&buckets_[i]) Bucket{};
    age_ = 0;
  }

  // A new search begins: what older ones left is given up first.
  void grow_older() { age_ = (age_ + 1) & 7; }

  void prefetch(Key key) const { __builtin_prefetch(&bucket(key)); }

  Known probe(Key key) const {
    // All slots without a branch, then one for the answer: where it lies can't be predicted.
    const Bucket& where = bucket(key);
    std::uint64_t entry = 0;
    for (const Slot& slot : where.slots) {
      const std::uint64_t candidate = slot.load(std::memory_order_relaxed);
      entry = check_of(candidate) == check_of_key(key) ? candidate : entry;
    }
    if (bound_of(entry) == Bound::none) return {};
    return {bound_of(entry), static_cast<int>(entry >> 25 & 15), depth_of(entry),
            static_cast<std::int16_t>(entry & 0xffff)};
  }

  void store(Key key, Known known) {
    Slot* chosen = nullptr;
    int least = 1 << 20;
    for (Slot& slot : bucket(key).slots) {
      const std::uint64_t entry = slot.load(std::memory_order_relaxed);
      if (check_of(entry) == check_of_key(key)) {
        // A deeper result of this search is worth more than a shallower bound.
        if (known.bound != Bound::exact && age_of(entry) == age_ && known.depth + 3 < depth_of(entry))
          return;
        if (known.hole == kNoHole) known.hole = static_cast<int>(entry >> 25 & 15);
        chosen = &slot;
        break;
      }
      const int worth = bound_of(entry) == Bound::none
                            ? -1000
                            : depth_of(entry) - 8 * ((age_ - age_of(entry)) & 7);
      if (worth < least) least = worth, chosen = &slot;
    }
    const std::uint64_t low = static_cast<std::uint16_t>(known.score) |
                              static_cast<std::uint32_t>(known.depth) << 16 |
                              static_cast<std::uint32_t>(known.bound) << 23 |
                              static_cast<std::uint32_t>(known.hole) << 25 | age_ << 29;
    chosen->store(low | static_cast<std::uint64_t>(check_of_key(key)) << 32,
                  std::memory_order_relaxed);
  }

  // Entries of the current search in a thousand.
  int used_permille() const {
    const std::size_t sample = std::min<std::size_t>(count_, 1000);
    std::size_t used = 0;
    for (std::size_t i = 0; i < sample; ++i)
      for (const Slot& slot : buckets_[i].slots) {
        const std::uint64_t entry = slot.load(std::memory_order_relaxed);
        used += bound_of(entry) != Bound::none && age_of(entry) == age_;
      }
    return static_cast<int>(used * 1000 / (sample * kSlots));
  }

 private:
  using Slot = std::atomic<std::uint64_t>;
  static constexpr int kSlots = 8;
  struct alignas(64) Bucket {
    Slot slots[kSlots] = {};
  };

  Bucket& bucket(Key key) const { return buckets_[multiply(key, count_).high]; }

  static std::uint32_t check_of_key(Key key) { return static_cast<std::uint32_t>(key); }
  static std::uint32_t check_of(std::uint64_t entry) { return entry >> 32; }
  static Bound bound_of(std::uint64_t entry) { return static_cast<Bound>(entry >> 23 & 3); }
  static int depth_of(std::uint64_t entry) { return static_cast<int>(entry >> 16 & 127); }
  static unsigned age_of(std::uint64_t entry) { return entry >> 29 & 7; }

  Bucket* buckets_ = nullptr;
  std::size_t count_ = 0;
  unsigned age_ = 0;
};

}  // namespace togyz
