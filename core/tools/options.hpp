// Numbers of search and evaluation by name, for tools that vary them: `futility_margin=120`; and
// `network=FILE`.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "../src/net/network.hpp"
#include "../src/search/eval.hpp"
#include "../src/search/tuning.hpp"

namespace tools {

struct Options {
  togyz::Weights weights;
  togyz::Tuning tuning;
  std::unique_ptr<togyz::Network> network;  // null: the evaluation made by hand
  std::uint64_t nodes = 0;
  int ms = 0, depth = 0, hash_mb = 4, threads = 1;

  // "name=value"; false if there is no such name, or no such network.
  bool set(const char* text) {
    const char* equals = std::strchr(text, '=');
    if (!equals) return false;
    const std::string name(text, equals);
    if (name == "network") return read_network(equals + 1);
    const int value = std::atoi(equals + 1);
    const struct {
      const char* name;
      int* at;
    } known[] = {
        {"ms", &ms}, {"depth", &depth}, {"hash", &hash_mb}, {"threads", &threads},
        {"aspiration", &tuning.aspiration},
        {"futility_depth", &tuning.futility_depth},
        {"futility_margin", &tuning.futility_margin},
        {"reduce_depth", &tuning.reduce_depth},
        {"reduce_divisor", &tuning.reduce_divisor},
        {"singular_depth", &tuning.singular_depth},
        {"singular_margin", &tuning.singular_margin},
        {"kazan", &weights.kazan}, {"mobility", &weights.mobility},
        {"mobility_early", &weights.mobility_early}, {"ends", &weights.ends}, {"spare", &weights.spare},
        {"tempo", &weights.tempo},
        {"tuzdik_early", &weights.tuzdik_early},
        {"tuzdik1", &weights.tuzdik[0]}, {"tuzdik2", &weights.tuzdik[1]},
        {"tuzdik3", &weights.tuzdik[2]}, {"tuzdik4", &weights.tuzdik[3]},
        {"tuzdik5", &weights.tuzdik[4]}, {"tuzdik6", &weights.tuzdik[5]},
        {"tuzdik7", &weights.tuzdik[6]}, {"tuzdik8", &weights.tuzdik[7]},
    };
    if (name == "nodes") return nodes = std::strtoull(equals + 1, nullptr, 10), true;
    for (const auto& option : known)
      if (name == option.name) return *option.at = value, true;
    return false;
  }

 private:
  bool read_network(const char* path) {
    std::FILE* file = std::fopen(path, "rb");
    if (!file) return false;
    std::vector<std::uint8_t> bytes(1 << 20);
    bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file));
    std::fclose(file);
    togyz::Flaw flaw;
    network = togyz::Network::read(bytes.data(), bytes.size(), flaw);
    return network != nullptr;
  }
};

}  // namespace tools
