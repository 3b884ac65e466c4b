// What the C interface calls togyz_tables.
#pragma once

#include "prober.hpp"

struct togyz_tables {
  togyz_tables(const togyz::Rules& rules, int stones)
      : store(rules, stones), prober(packed, store.unit()) {}

  togyz::tables::Store store;
  togyz::tables::ByLayer<togyz::tables::Packed> packed;
  togyz::tables::Prober prober;
};
