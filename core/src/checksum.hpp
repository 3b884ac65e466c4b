// CRC-32 as in zlib: what files of this project end with, or say of their parts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace togyz {

inline constexpr std::array<std::uint32_t, 256> kCrc = [] {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t value = byte;
    for (int bit = 0; bit < 8; ++bit) value = value >> 1 ^ (value & 1 ? 0xedb88320 : 0);
    table[byte] = value;
  }
  return table;
}();

inline std::uint32_t crc32(const std::uint8_t* bytes, std::size_t size) {
  std::uint32_t value = ~0u;
  for (std::size_t i = 0; i < size; ++i) value = value >> 8 ^ kCrc[(value ^ bytes[i]) & 255];
  return ~value;
}

}  // namespace togyz
