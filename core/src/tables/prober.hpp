// Looks positions up in packed layers, and keeps the blocks it unpacked last. For one thread.
#pragma once

#include <algorithm>

#include "../checksum.hpp"
#include "codec.hpp"
#include "store.hpp"

namespace togyz::tables {

// A packed layer, as it lies in a file: block i has `block` words, the last one perhaps fewer, and
// the bytes from offsets[i] to offsets[i + 1]. One that lies in memory as it was built has `words` instead.
struct Packed {
  Layer layer;
  Model model;
  std::uint32_t block = 0;
  const std::uint64_t* offsets = nullptr;
  const std::uint32_t* checksums = nullptr;
  const std::uint8_t* bytes = nullptr;
  std::uint64_t size = 0;  // of all bytes
  const Word* words = nullptr;

  std::uint64_t blocks() const { return (layer.size() + block - 1) / block; }
  std::uint32_t length(std::uint64_t at) const {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(block, layer.size() - at * block));
  }
};

enum class Probed { known, unknown, damaged };

// What of the stones on the board each side can make sure of.
struct Bounds {
  int mine = 0, yours = 0;
};

class Prober {
 public:
  static constexpr std::size_t kSlots = 4096;  // blocks kept: a few megabytes

  Prober(const ByLayer<Packed>& shelf, int unit) : shelf_(shelf), unit_(unit), slots_(kSlots) {}

  Probed probe(const Board& board, Bounds& out);

 private:
  struct Slot {
    const Packed* packed = nullptr;
    std::uint64_t at = 0;
    std::vector<Word> words;
  };

  Bounds bounds_of(Word word) const { return {mine_of(word) * unit_, yours_of(word) * unit_}; }

  const ByLayer<Packed>& shelf_;
  int unit_;
  std::vector<Slot> slots_;
};

}  // namespace togyz::tables
