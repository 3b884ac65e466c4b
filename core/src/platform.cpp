#include "platform.hpp"

#ifdef __wasm__
#include <__verbose_abort>

#include "togyz.h"

// What the C++ library calls where it would throw. Its own one says why, and words that nobody reads
// would be a third of the module; who runs it sees it end either way.
void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

extern "C" {

__attribute__((import_module("togyz"), import_name("heard"))) void togyz_wasm_heard(const togyz_info*);

// A function from outside has no address here: this one has, to be given to togyz_engine_search.
__attribute__((export_name("togyz_wasm_listener"))) togyz_listener togyz_wasm_listener(void) {
  return [](const togyz_info* info, void*) { togyz_wasm_heard(info); };
}

}  // extern "C"
#endif
