#include "whole.hpp"

#include "work.hpp"

namespace togyz::tables {

namespace {

// A layer and, where tuzdiks tell the sides apart, the one that its moves lead to.
void build_pair(const Store& store, int stones, Tuzdiks tuzdiks) {
  std::vector<Work> works;
  works.reserve(2);
  works.emplace_back(store, stones, tuzdiks);
  if (tuzdiks.mine != tuzdiks.yours) {
    works.emplace_back(store, stones, tuzdiks.swapped());
    works[0].set_next(works[1]);
    works[1].set_next(works[0]);
  }
  for (Work& work : works)
    for (std::uint32_t task = 0; task < work.tasks(); ++task) work.leave(task);
  std::uint64_t changes = 1;
  for (std::uint32_t number = 1; changes; ++number) {
    changes = 0;
    for (Work& work : works)
      for (std::uint32_t task = 0; task < work.tasks(); ++task) changes += work.sweep(task, number);
  }
}

}  // namespace

std::vector<Place> places(const Store& store, std::uint64_t& words) {
  std::vector<Place> all;
  words = 0;
  for (int stones = store.unit(); stones <= store.stones(); stones += store.unit())
    for (std::uint8_t mine = 0; mine < kMaxHoles; ++mine)
      for (std::uint8_t yours = 0; yours < kMaxHoles; ++yours) {
        if (!store.has(stones, {mine, yours})) continue;
        all.push_back({stones, {mine, yours}, words});
        words += store.layer(stones, {mine, yours}).size();
      }
  return all;
}

void build_whole(Store& store, Word* words) {
  std::uint64_t count = 0;
  const std::vector<Place> all = places(store, count);
  for (const Place& place : all) store.hold(place.stones, place.tuzdiks, words + place.from);
  for (const Place& place : all)
    if (place.tuzdiks.mine <= place.tuzdiks.yours) build_pair(store, place.stones, place.tuzdiks);
}

void open_whole(const Store& store, const Word* words, ByLayer<Packed>& shelf) {
  std::uint64_t count = 0;
  for (const Place& place : places(store, count)) {
    Packed open;
    open.layer = store.layer(place.stones, place.tuzdiks);
    open.words = words + place.from;
    shelf.put(place.stones, place.tuzdiks, std::move(open));
  }
}

}  // namespace togyz::tables
