#include "prober.hpp"

namespace togyz::tables {

Probed Prober::probe(const Board& board, Bounds& out) {
  int stones = 0;
  for (int hole = 0; hole < kMaxHoles; ++hole) stones += board.at(0, hole) + board.at(1, hole);
  if (!stones) {
    out = {0, 0};
    return Probed::known;
  }
  const Packed* packed = shelf_.find(stones, {board.at(0, kTuzdik), board.at(1, kTuzdik)});
  if (!packed) return Probed::unknown;
  const std::uint64_t index = packed->layer.index(board);
  if (packed->words) {
    out = bounds_of(packed->words[index]);
    return Probed::known;
  }
  const std::uint64_t at = index / packed->block;
  Slot& slot = slots_[(at * 0x9e3779b97f4a7c15u ^ reinterpret_cast<std::uintptr_t>(packed) >> 4) >>
                      7 & (kSlots - 1)];
  if (slot.packed != packed || slot.at != at) {
    slot.packed = nullptr;
    const std::uint64_t from = packed->offsets[at], to = packed->offsets[at + 1];
    if (from > to || to > packed->size) return Probed::damaged;
    const std::uint8_t* bytes = packed->bytes + from;
    const std::size_t size = to - from;
    slot.words.resize(packed->block);
    if (crc32(bytes, size) != packed->checksums[at] ||
        !packed->model.unpack(bytes, size, packed->length(at), slot.words.data()))
      return Probed::damaged;
    slot.packed = packed;
    slot.at = at;
  }
  out = bounds_of(slot.words[index % packed->block]);
  return Probed::known;
}

}  // namespace togyz::tables
