// All layers with up to so many stones in memory, one after the other: for where there are no files.
#pragma once

#include <vector>

#include "prober.hpp"

namespace togyz::tables {

// A layer of them, and the place of its first word.
struct Place {
  int stones;
  Tuzdiks tuzdiks;
  std::uint64_t from;
};

// The fewest stones first; `words` is how many all of them have.
std::vector<Place> places(const Store& store, std::uint64_t& words);

// Build all, with one thread, in words that are zero.
void build_whole(Store& store, Word* words);

// Let what was built so be asked, as it lies.
void open_whole(const Store& store, const Word* words, ByLayer<Packed>& shelf);

}  // namespace togyz::tables
