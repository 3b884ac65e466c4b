// Words of a layer, packed: each is coded by how often it follows the one before it.
//
// An asymmetric numeral system (rANS) with one table of frequencies for each word that may come
// before. A block is unpacked alone, from its end backwards in time: the packer begins with the
// last word. The first word of a block follows the model's first one.
#pragma once

#include <cstddef>
#include <vector>

#include "layer.hpp"

namespace togyz::tables {

constexpr int kScaleBits = 12;
constexpr std::uint32_t kScale = 1u << kScaleBits;

class Model {
 public:
  // What a layer's words, of which only `mine` and `yours` count, are like.
  static Model of(const Word* words, std::uint64_t count, std::uint32_t block);

  // As numbers to be stored: how many words, they themselves, and a row of frequencies for each.
  std::vector<std::uint16_t> numbers() const;

  // From stored numbers; empty if they make no sense.
  static Model from(const std::uint16_t* numbers, std::size_t count);

  bool empty() const { return words_.empty(); }

  // Append the packed words, at most 2^20, to `out`.
  void pack(const Word* words, std::uint32_t count, std::vector<std::uint8_t>& out) const;

  // False if the bytes are not exactly what was packed of so many words.
  bool unpack(const std::uint8_t* bytes, std::size_t size, std::uint32_t count, Word* words) const;

 private:
  void finish();

  std::vector<Word> words_;
  std::vector<std::uint16_t> frequency_;  // [before][word]
  std::vector<std::uint16_t> start_;      // [before][word]: the sum of those before
  // [before][slot / kStep]: the word at the first of these slots. Words at all slots would be sixteen
  // times as much, for each of hundreds of layers.
  std::vector<std::uint8_t> at_;
};

}  // namespace togyz::tables
