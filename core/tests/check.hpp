// A test runner in a few lines: TEST(name) { CHECK(condition); } in any number of files.
#pragma once

#include <cstdio>
#include <vector>

namespace check {

struct Test {
  const char* name;
  void (*run)();
};

inline std::vector<Test>& tests() {
  static std::vector<Test> all;
  return all;
}

inline int& failures() {
  static int count = 0;
  return count;
}

struct Register {
  Register(const char* name, void (*run)()) { tests().push_back({name, run}); }
};

inline void fail(const char* file, int line, const char* what) {
  if (++failures() <= 20) std::fprintf(stderr, "%s:%d: %s\n", file, line, what);
}

inline int run_all() {
  for (const Test& test : tests()) {
    const int before = failures();
    test.run();
    std::printf("%-4s %s\n", failures() == before ? "ok" : "FAIL", test.name);
    std::fflush(stdout);
  }
  return failures() ? 1 : 0;
}

}  // namespace check

#define TEST(name)                                        \
  static void test_##name();                              \
  static check::Register register_##name(#name, test_##name); \
  static void test_##name()

#define CHECK(condition) \
  do {                   \
    if (!(condition)) check::fail(__FILE__, __LINE__, #condition); \
  } while (0)
