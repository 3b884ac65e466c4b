// What differs between machines: the time, threads, memory.
#pragma once

#include <cstddef>
#include <cstdint>

#ifdef __wasm__
// WebAssembly runs in one thread, and has no clock of its own.
#define TOGYZ_THREADS 0
extern "C" __attribute__((import_module("togyz"), import_name("now"))) double togyz_now_ms(void);
#else
#include <chrono>
#ifndef TOGYZ_THREADS
#define TOGYZ_THREADS 1
#endif
#endif

namespace togyz {

#ifdef __wasm__
// Blocks are powers of two there, with some notes of the allocator's in them: a large one that were
// exactly such a size would take twice as much. There are no pages to choose from.
constexpr std::size_t kBlockNotes = 4096;
constexpr bool kHugePages = false;
#else
constexpr std::size_t kBlockNotes = 0;
constexpr bool kHugePages = true;
#endif

// Milliseconds since some moment; they never go back.
inline std::int64_t now_ms() {
#ifdef __wasm__
  return static_cast<std::int64_t>(togyz_now_ms());
#else
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
#endif
}

}  // namespace togyz
