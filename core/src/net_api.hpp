// The handle of a network, for all that take one.
#pragma once

#include "net/network.hpp"
#include "togyz.h"

struct togyz_network {
  std::unique_ptr<togyz::Network> network;
};
