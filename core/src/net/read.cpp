// A network's file: what it must look like, and what its numbers must not do.
#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "../checksum.hpp"
#include "../sow.hpp"
#include "forward.hpp"

namespace togyz {

namespace {

constexpr char kMagic[] = "TGZN";
constexpr int kVersion = 1;
constexpr std::size_t kHeader = 64;
constexpr std::size_t kChecksum = 4;

int u16(const std::uint8_t* bytes) { return bytes[0] | bytes[1] << 8; }
std::uint32_t u32(const std::uint8_t* bytes) {
  return static_cast<std::uint32_t>(u16(bytes)) | static_cast<std::uint32_t>(u16(bytes + 2)) << 16;
}

std::size_t aligned(std::size_t size) { return (size + kNetworkAlign - 1) / kNetworkAlign * kNetworkAlign; }

// Hands out parts of a block, one after the other. Without a block it only counts.
class Parts {
 public:
  Parts(std::uint8_t* block, std::size_t begin) : block_(block), size_(begin) {}

  template <class T>
  T* take(std::size_t count) {
    T* const part = block_ ? reinterpret_cast<T*>(block_ + size_) : nullptr;
    size_ = aligned(size_ + count * sizeof(T));
    return part;
  }
  std::size_t size() const { return size_; }

 private:
  std::uint8_t* block_;
  std::size_t size_;
};

// Files are little-endian.
template <class T>
void ours([[maybe_unused]] const T* numbers, [[maybe_unused]] std::size_t count) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  for (auto* at = const_cast<T*>(numbers); count--; ++at) {
    auto* bytes = reinterpret_cast<std::uint8_t*>(at);
    std::reverse(bytes, bytes + sizeof(T));
  }
#endif
}

bool possible(const Shape& shape) {
  const Rules& rules = shape.rules;
  return rules.holes >= 1 && rules.holes <= kMaxHoles && rules.stones >= 1 && rules.total() < Table::kStones &&
         !(rules.mangala && rules.extra_move) &&
         shape.counts >= 2 && shape.counts <= rules.total() + 1 && shape.hidden >= 16 &&
         shape.hidden <= kMostHidden && shape.hidden % 16 == 0 && (shape.small == 16 || shape.small == 32) &&
         shape.buckets >= 1 && shape.buckets <= 16 && shape.unit >= 1 && shape.unit <= 1 << 20;
}

std::int64_t size_of(std::int64_t number) { return number < 0 ? -number : number; }

bool flag(std::uint8_t byte, bool& out) {
  out = byte;
  return byte <= 1;
}

// What the weights of one group, of which each position takes one, are in size at most; for each of
// `width` columns, added to what is in `sums`.
template <class T>
void add_most(const T* first, int count, int width, std::int64_t* sums) {
  std::int64_t most[kMostHidden] = {};
  for (int i = 0; i < count; ++i)
    for (int column = 0; column < width; ++column)
      most[column] = std::max(most[column], size_of(first[i * width + column]));
  for (int column = 0; column < width; ++column) sums[column] += most[column];
}

template <class T>
void add_groups(const Shape& shape, const T* rows, int width, std::int64_t* sums) {
  for (int hole = 0; hole < 2 * shape.holes(); ++hole)
    add_most(rows + shape.hole_row(hole) * width, shape.counts, width, sums);
  for (int side = 0; side < 2; ++side) {
    add_most(rows + shape.tuzdik_row(side) * width, shape.holes(), width, sums);
    add_most(rows + shape.kazan_row(side) * width, shape.half() + 1, width, sums);
  }
}

}  // namespace

std::unique_ptr<Network> Network::read(const std::uint8_t* bytes, std::size_t size, Flaw& flaw) {
  std::unique_ptr<Network> network(new (std::nothrow) Network);
  flaw = network ? network->fill(bytes, size) : Flaw::memory;
  if (flaw != Flaw::none) network.reset();
  return network;
}

Network::~Network() { std::free(block_); }

bool Network::fits(const Rules& rules) const {
  const Rules& ours = shape_.rules;
  return ours.holes == rules.holes && ours.stones == rules.stones && ours.tuzdik == rules.tuzdik &&
         ours.returns == rules.returns && ours.pair == rules.pair && ours.mangala == rules.mangala &&
         ours.play_on == rules.play_on && ours.extra_move == rules.extra_move;
}

Flaw Network::fill(const std::uint8_t* bytes, std::size_t size) {
  if (size < 8 || std::memcmp(bytes, kMagic, 4)) return Flaw::foreign;
  if (u16(bytes + 4) != kVersion) return Flaw::version;
  if (size < kHeader + kChecksum) return Flaw::size;
  if (u32(bytes + size - kChecksum) != crc32(bytes, size - kChecksum)) return Flaw::damaged;
  if (u16(bytes + 6) != kHeader) return Flaw::shape;
  Rules& rules = shape_.rules;
  rules.holes = bytes[8];
  rules.stones = bytes[9];
  bool* const flags[] = {&rules.tuzdik,  &rules.returns, &rules.pair,
                         &rules.mangala, &rules.play_on, &rules.extra_move};
  for (int i = 0; i < 6; ++i)
    if (!flag(bytes[10 + i], *flags[i])) return Flaw::shape;
  shape_.counts = u16(bytes + 16);
  shape_.hidden = u16(bytes + 18);
  shape_.small = u16(bytes + 20);
  shape_.buckets = u16(bytes + 22);
  shape_.unit = static_cast<std::int32_t>(u32(bytes + 24));
  if (!possible(shape_)) return Flaw::shape;
  std::memcpy(name_, bytes + 32, 32);
  std::memset(&most_, 0xff, sizeof most_);
  for (int side = 0; side < 2; ++side) {
    for (int hole = 0; hole < shape_.holes(); ++hole) most_.at(side, hole) = shape_.counts - 1;
    most_.at(side, kKazan) = shape_.half();
  }

  const int holes = shape_.holes(), hidden = shape_.hidden, small = shape_.small;
  const int rows_count = shape_.rows(), small_count = shape_.buckets * small;
  // The first time only the size is found out.
  std::size_t end = 0;
  for (;;) {
    Parts parts(block_, kHeader);
    bias = parts.take<std::int16_t>(hidden);
    rows = parts.take<std::int16_t>(rows_count * hidden);
    direct = parts.take<std::int32_t>(rows_count);
    hole_factor = parts.take<std::int32_t>(2 * holes);
    bias1 = parts.take<std::int32_t>(small_count);
    weights1 = parts.take<std::int16_t>(small_count * hidden);
    bias2 = parts.take<std::int32_t>(shape_.buckets);
    weights2 = parts.take<std::int16_t>(small_count);
    end = parts.size();
    auto* fast_rows = parts.take<std::int16_t>(holes * holes * hidden);
    auto* fast_direct = parts.take<std::int32_t>(holes * holes);
    auto* fast1 = parts.take<std::int16_t>(small_count * hidden);
    auto* fast2 = parts.take<std::int32_t>(small_count);
    auto* fast_bucket = parts.take<std::uint8_t>(rules.total() + 1);
    if (block_) {
      tuzdik_rows = fast_rows, tuzdik_direct = fast_direct, pairs1 = fast1, wide2 = fast2, bucket_of = fast_bucket;
      std::memcpy(block_, bytes, end);
      ours(bias, hidden), ours(rows, rows_count * hidden), ours(direct, rows_count), ours(hole_factor, 2 * holes);
      ours(bias1, small_count), ours(weights1, small_count * hidden), ours(bias2, shape_.buckets);
      ours(weights2, small_count);
      if (!bounded()) return Flaw::overflow;
      for (int side = 0; side < 2; ++side) {
        kazan_rows[side] = rows + shape_.kazan_row(side) * hidden;
        kazan_direct[side] = direct + shape_.kazan_row(side);
      }
      arrange(fast_rows, fast_direct, fast1, fast2, fast_bucket);
      judge_ = fastest(shape_);
      return Flaw::none;
    }
    if (size != end + kChecksum) return Flaw::size;
    block_ = static_cast<std::uint8_t*>(std::aligned_alloc(kNetworkAlign, parts.size()));
    if (!block_) return Flaw::memory;
  }
}

// No sum, of whatever position and in whatever order, leaves its type.
bool Network::bounded() const {
  const int hidden = shape_.hidden, small = shape_.small;
  std::int64_t sums[kMostHidden], linear = 0, factor = 0;
  for (int i = 0; i < hidden; ++i) sums[i] = size_of(bias[i]);
  add_groups(shape_, rows, hidden, sums);
  if (*std::max_element(sums, sums + hidden) > INT16_MAX) return false;
  add_groups(shape_, direct, 1, &linear);
  add_most(hole_factor, 2 * shape_.holes(), 1, &factor);
  linear += factor * shape_.rules.total();
  for (int bucket = 0; bucket < shape_.buckets; ++bucket) {
    std::int64_t out = linear + size_of(bias2[bucket]);
    for (int j = bucket * small; j < (bucket + 1) * small; ++j) {
      std::int64_t sum = size_of(bias1[j]);
      for (int i = 0; i < hidden; ++i) {
        const int weight = std::abs(weights1[j * hidden + i]);
        if (weight > kMostWeight) return false;
        sum += kOne * weight;
      }
      const int weight = std::abs(weights2[j]);
      if (sum > INT32_MAX || weight > kMostWeight) return false;
      out += kOne * weight;
    }
    if (out > INT32_MAX) return false;
  }
  return true;
}

void Network::arrange(std::int16_t* fast_rows, std::int32_t* fast_direct, std::int16_t* fast1,
                      std::int32_t* fast2, std::uint8_t* fast_bucket) const {
  const int holes = shape_.holes(), hidden = shape_.hidden, small = shape_.small;
  for (int mine = 0; mine < holes; ++mine)
    for (int yours = 0; yours < holes; ++yours) {
      const int first = shape_.tuzdik_row(0) + mine, second = shape_.tuzdik_row(1) + yours;
      for (int i = 0; i < hidden; ++i)
        *fast_rows++ = static_cast<std::int16_t>(bias[i] + rows[first * hidden + i] + rows[second * hidden + i]);
      *fast_direct++ = direct[first] + direct[second];
    }
  for (int bucket = 0; bucket < shape_.buckets; ++bucket)
    for (int i = 0; i < hidden; i += 2)
      for (int j = 0; j < small; ++j) {
        const std::int16_t* weights = weights1 + (bucket * small + j) * hidden + i;
        *fast1++ = weights[0];
        *fast1++ = weights[1];
      }
  for (int j = 0; j < shape_.buckets * small; ++j) fast2[j] = weights2[j] & 0xffff;
  const int total = shape_.rules.total();
  for (int stones = 0; stones <= total; ++stones)
    fast_bucket[stones] = (total - stones) * shape_.buckets / (total + 1);
}

}  // namespace togyz
