// The C interface to networks.
#include "net_api.hpp"

#include <algorithm>

#include "convert.hpp"
#include "net/forward.hpp"

using namespace togyz;

extern "C" {

togyz_network* togyz_network_read(const uint8_t* bytes, size_t size, int32_t* flaw) {
  Flaw found;
  auto read = Network::read(bytes, size, found);
  auto* network = read ? new (std::nothrow) togyz_network{std::move(read)} : nullptr;
  if (!network && found == Flaw::none) found = Flaw::memory;
  if (flaw) *flaw = static_cast<int32_t>(found);
  return network;
}

void togyz_network_free(togyz_network* network) { delete network; }

void togyz_network_about(const togyz_network* network, togyz_network_shape* out) {
  const Shape& shape = network->network->shape();
  const Rules& rules = shape.rules;
  const auto byte = [](int value) { return static_cast<uint8_t>(value); };
  std::memset(out, 0, sizeof *out);
  out->rules = {byte(rules.holes), byte(rules.stones),  rules.tuzdik,  rules.returns,
                rules.pair,        rules.mangala,       rules.play_on, rules.extra_move};
  out->counts = shape.counts;
  out->hidden = shape.hidden;
  out->small = shape.small;
  out->buckets = shape.buckets;
  out->unit = shape.unit;
  std::memcpy(out->name, network->network->name(), sizeof out->name - 1);
}

int togyz_network_evaluate(const togyz_network* handle, size_t count, const togyz_position* positions,
                           int way, int32_t* scores) {
  const Network& network = *handle->network;
  const Rules& rules = network.shape().rules;
  const Forward forward = way == TOGYZ_NETWORK_PLAIN    ? forward_plain
                          : way == TOGYZ_NETWORK_NARROW ? forward_narrow(network.shape())
                                                        : fastest(network.shape());
  for (size_t i = 0; i < count; ++i)
    if (!valid(rules, positions[i])) return TOGYZ_BAD_POSITION;
  for (size_t i = 0; i < count; ++i) scores[i] = forward(network, to_board(rules, positions[i]));
  return TOGYZ_OK;
}

}  // extern "C"
