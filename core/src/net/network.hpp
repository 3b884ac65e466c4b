// The network that judges positions: its numbers, and where they stand in a file.
//
// docs/reference/network.md tells what it computes and how the file is laid out. All is done in whole
// numbers, and `read` proves of each network that no sum can leave its type: so every way to compute it,
// here and elsewhere, gives the same score.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

#include "../rules.hpp"

namespace togyz {

// What a network is for, and how large it is.
struct Shape {
  Rules rules;
  int counts = 0;   // rows of a hole: for 0, 1, ... stones; more than counts - 1 count as that
  int hidden = 0;   // width of the first layer
  int small = 0;    // width of the second layer
  int buckets = 0;  // sets of small layers, chosen by the stones on the board
  int unit = 0;     // hundredths of a stone that a logit is worth

  int holes() const { return rules.holes; }
  int half() const { return rules.total() / 2; }

  // The first row of each group, and how many there are. The mover's come first.
  int hole_row(int hole) const { return hole * counts; }  // hole: 0 to 2 * holes - 1
  int tuzdik_row(int side) const { return 2 * holes() * counts + side * holes(); }
  int kazan_row(int side) const { return 2 * holes() * (counts + 1) + side * (half() + 1); }
  int rows() const { return kazan_row(2); }
};

// Why a file is no network that can be used: TOGYZ_NETWORK_... of togyz.h.
enum class Flaw { none, foreign, version, shape, size, damaged, overflow, memory };

// 1.0 of a neuron, and binary digits after the point of a weight of the small layers.
constexpr int kOne = 512;
constexpr int kWeightBits = 10;
// A logit has so many binary digits after the point.
constexpr int kLogitBits = 19;
constexpr int kMostWeight = 8191;
constexpr std::size_t kNetworkAlign = 64;

class Network {
 public:
  // Null, and why, if the bytes are no network.
  static std::unique_ptr<Network> read(const std::uint8_t* bytes, std::size_t size, Flaw& flaw);

  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  const Shape& shape() const { return shape_; }
  const char* name() const { return name_; }

  bool fits(const Rules& rules) const;

  // From the mover's view, in hundredths of a stone; a position of a game that goes on.
  int judge(const Board& board) const { return judge_(*this, board); }

  // Are there holes with more stones than they have rows, or kazans?
  bool beyond_rows(const Board& board) const {
    const u8x16 over = (board.lane[0] > most_.lane[0]) | (board.lane[1] > most_.lane[1]);
    std::uint64_t words[2];
    std::memcpy(words, &over, sizeof words);
    return words[0] | words[1];
  }

  // Take those away; what they add to the logit.
  std::int32_t cap(Board& board) const {
    std::int32_t sum = 0;
    for (int side = 0; side < 2; ++side)
      for (int byte = 0; byte <= kKazan; ++byte) {
        const int more = board.at(side, byte) - most_.at(side, byte);
        if (more <= 0) continue;
        board.at(side, byte) = most_.at(side, byte);
        if (byte < shape_.holes()) sum += hole_factor[side * shape_.holes() + byte] * more;
      }
    return sum;
  }

  // The arrays, as in the file ...
  const std::int16_t* bias = nullptr;           // [hidden]
  const std::int16_t* rows = nullptr;           // [row][hidden]
  const std::int32_t* direct = nullptr;         // [row]
  const std::int32_t* hole_factor = nullptr;    // [2 * holes]
  const std::int32_t* bias1 = nullptr;          // [bucket][small]
  const std::int16_t* weights1 = nullptr;       // [bucket][small][hidden]
  const std::int32_t* bias2 = nullptr;          // [bucket]
  const std::int16_t* weights2 = nullptr;       // [bucket][small]
  // ... and arranged for speed.
  const std::int16_t* tuzdik_rows = nullptr;    // [mover's][other's][hidden]: both rows and the bias
  const std::int32_t* tuzdik_direct = nullptr;  // [mover's][other's]
  const std::int16_t* pairs1 = nullptr;         // [bucket][hidden / 2][small][2]
  const std::int32_t* wide2 = nullptr;          // [bucket][small]: the weight in the low half
  const std::uint8_t* bucket_of = nullptr;      // [stones in kazans]
  const std::int16_t* kazan_rows[2] = {};       // the first of each
  const std::int32_t* kazan_direct[2] = {};

 private:
  Network() = default;
  Flaw fill(const std::uint8_t* bytes, std::size_t size);
  bool bounded() const;
  void arrange(std::int16_t* tuzdik_rows, std::int32_t* tuzdik_direct, std::int16_t* pairs1,
               std::int32_t* wide2, std::uint8_t* bucket_of) const;

  Shape shape_;
  Board most_;  // stones of each hole and kazan that have a row
  char name_[33] = {};
  std::uint8_t* block_ = nullptr;
  int (*judge_)(const Network&, const Board&) = nullptr;
};

}  // namespace togyz
