#include "platform.hpp"

#ifdef __wasm__
#include <__verbose_abort>

// What the C++ library calls where it would throw. Its own one says why, and words that nobody reads
// would be a third of the module; who runs it sees it end either way.
void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
#endif
