#include "codec.hpp"

#include <algorithm>
#include <array>

namespace togyz::tables {

namespace {

constexpr std::uint32_t kLow = 1u << 23;  // a state lies between this and 256 times this
constexpr Word kKept = (1 << kHeld) - 1;  // of a word: mine and yours
constexpr std::size_t kMostWords = 255;   // different ones
constexpr std::uint32_t kStep = 16;       // slots
constexpr std::uint32_t kSteps = kScale / kStep;

// Frequencies that add up to kScale, none of them 0 that is not.
void scale(const std::uint64_t* counts, std::size_t size, std::uint16_t* out) {
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < size; ++i) total += counts[i];
  if (!total) {
    out[0] = kScale;
    return;
  }
  int left = kScale;
  for (std::size_t i = 0; i < size; ++i) {
    if (!counts[i]) continue;
    out[i] = static_cast<std::uint16_t>(std::max<std::uint64_t>(1, counts[i] * kScale / total));
    left -= out[i];
  }
  // What rounding left goes to the most frequent, and what it took comes from there.
  while (left) {
    std::uint16_t& most = *std::max_element(out, out + size);
    const int change = left > 0 ? left : std::max(left, -(most - 1) / 2 - 1);
    most = static_cast<std::uint16_t>(most + change);
    left -= change;
  }
}

}  // namespace

Model Model::of(const Word* words, std::uint64_t count, std::uint32_t block) {
  std::array<std::uint8_t, kKept + 1> seen{};
  for (std::uint64_t i = 0; i < count; ++i) seen[words[i] & kKept] = 1;
  Model model;
  std::array<std::uint8_t, kKept + 1> index{};
  for (int word = 0; word <= kKept; ++word)
    if (seen[word]) {
      index[word] = static_cast<std::uint8_t>(model.words_.size());
      model.words_.push_back(static_cast<Word>(word));
    }
  const std::size_t size = model.words_.size();
  if (size > kMostWords) return {};
  std::vector<std::uint64_t> counts(size * size);
  std::size_t before = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (i % block == 0) before = 0;
    const std::size_t here = index[words[i] & kKept];
    ++counts[before * size + here];
    before = here;
  }
  model.frequency_.resize(size * size);
  for (std::size_t i = 0; i < size; ++i)
    scale(&counts[i * size], size, &model.frequency_[i * size]);
  model.finish();
  return model;
}

std::vector<std::uint16_t> Model::numbers() const {
  std::vector<std::uint16_t> found{static_cast<std::uint16_t>(words_.size())};
  found.insert(found.end(), words_.begin(), words_.end());
  found.insert(found.end(), frequency_.begin(), frequency_.end());
  return found;
}

Model Model::from(const std::uint16_t* numbers, std::size_t count) {
  if (!count) return {};
  const std::size_t size = numbers[0];
  if (!size || size > kMostWords || count != 1 + size + size * size) return {};
  Model model;
  model.words_.assign(numbers + 1, numbers + 1 + size);
  model.frequency_.assign(numbers + 1 + size, numbers + count);
  for (std::size_t i = 0; i < size; ++i) {
    std::uint32_t sum = 0;
    for (std::size_t j = 0; j < size; ++j) sum += model.frequency_[i * size + j];
    if (sum != kScale || model.words_[i] > kKept) return {};
  }
  model.finish();
  return model;
}

void Model::finish() {
  const std::size_t size = words_.size();
  start_.assign(size * size, 0);
  at_.assign(size * kSteps, 0);
  for (std::size_t before = 0; before < size; ++before) {
    std::uint32_t sum = 0;
    for (std::size_t word = 0; word < size; ++word) {
      const std::size_t here = before * size + word;
      start_[here] = static_cast<std::uint16_t>(sum);
      const std::uint32_t end = sum + frequency_[here];
      for (std::uint32_t step = (sum + kStep - 1) / kStep; step * kStep < end; ++step)
        at_[before * kSteps + step] = static_cast<std::uint8_t>(word);
      sum = end;
    }
  }
}

void Model::pack(const Word* words, std::uint32_t count, std::vector<std::uint8_t>& out) const {
  const std::size_t size = words_.size();
  const auto index = [&](Word word) {
    return static_cast<std::size_t>(
        std::lower_bound(words_.begin(), words_.end(), word & kKept) - words_.begin());
  };
  const std::size_t begin = out.size();
  std::uint32_t state = kLow;
  std::size_t here = count ? index(words[count - 1]) : 0;
  for (std::uint32_t i = count; i-- > 0;) {
    const std::size_t before = i ? index(words[i - 1]) : 0;
    const std::uint32_t frequency = frequency_[before * size + here];
    const std::uint64_t most = std::uint64_t{kLow >> kScaleBits << 8} * frequency;
    for (; state >= most; state >>= 8) out.push_back(static_cast<std::uint8_t>(state));
    state = (state / frequency << kScaleBits) + state % frequency + start_[before * size + here];
    here = before;
  }
  for (int i = 0; i < 4; ++i, state >>= 8) out.push_back(static_cast<std::uint8_t>(state));
  std::reverse(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end());
}

bool Model::unpack(const std::uint8_t* bytes, std::size_t size, std::uint32_t count,
                   Word* words) const {
  if (size < 4) return false;
  const std::uint8_t* end = bytes + size;
  std::uint32_t state = 0;
  for (int i = 0; i < 4; ++i) state = state << 8 | *bytes++;
  const std::size_t kinds = words_.size();
  std::size_t before = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t slot = state & (kScale - 1);
    std::size_t both = before * kinds + at_[before * kSteps + slot / kStep];
    while (slot >= std::uint32_t{start_[both]} + frequency_[both]) ++both;
    const std::size_t here = both - before * kinds;
    state = frequency_[both] * (state >> kScaleBits) + slot - start_[both];
    for (; state < kLow; state = state << 8 | *bytes++)
      if (bytes == end) return false;
    words[i] = words_[here];
    before = here;
  }
  return bytes == end && state == kLow;
}

}  // namespace togyz::tables
