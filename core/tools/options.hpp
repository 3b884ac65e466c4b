// Numbers of search and evaluation by name, for tools that vary them: `futility_margin=120`; and
// `network=FILE`. What is not named suits who judges.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../src/net/network.hpp"
#include "../src/search/eval.hpp"
#include "../src/search/tuning.hpp"

namespace tools {

struct Options {
  togyz::Weights weights;
  std::unique_ptr<togyz::Network> network;  // null: the evaluation made by hand
  std::uint64_t nodes = 0, rate = 0;
  int ms = 0, clock = 0, increment = 0, depth = 0, hash_mb = 4, threads = 1;

  // Nothing where no number is named.
  std::optional<togyz::Tuning> tuning() const {
    if (tuned_.empty()) return {};
    togyz::Tuning found = network ? togyz::kWithNetwork : togyz::kByHand;
    for (const auto& [number, value] : tuned_) found.*number = value;
    return found;
  }

  // "name=value"; false if there is no such name, or no such network.
  bool set(const char* text) {
    using togyz::Tuning;
    const char* equals = std::strchr(text, '=');
    if (!equals) return false;
    const std::string name(text, equals);
    if (name == "network") return read_network(equals + 1);
    if (name == "nodes") return nodes = std::strtoull(equals + 1, nullptr, 10), true;
    if (name == "rate") return rate = std::strtoull(equals + 1, nullptr, 10), true;
    const int value = std::atoi(equals + 1);
    const struct {
      const char* name;
      int* at;
    } known[] = {
        {"ms", &ms}, {"clock", &clock}, {"increment", &increment}, {"depth", &depth},
        {"hash", &hash_mb}, {"threads", &threads},
        {"kazan", &weights.kazan}, {"mobility", &weights.mobility},
        {"mobility_early", &weights.mobility_early}, {"ends", &weights.ends}, {"spare", &weights.spare},
        {"tempo", &weights.tempo},
        {"tuzdik_early", &weights.tuzdik_early},
        {"tuzdik1", &weights.tuzdik[0]}, {"tuzdik2", &weights.tuzdik[1]},
        {"tuzdik3", &weights.tuzdik[2]}, {"tuzdik4", &weights.tuzdik[3]},
        {"tuzdik5", &weights.tuzdik[4]}, {"tuzdik6", &weights.tuzdik[5]},
        {"tuzdik7", &weights.tuzdik[6]}, {"tuzdik8", &weights.tuzdik[7]},
    };
    const struct {
      const char* name;
      int Tuning::*number;
    } tunable[] = {
        {"aspiration", &Tuning::aspiration},
        {"futility_depth", &Tuning::futility_depth}, {"futility_margin", &Tuning::futility_margin},
        {"reduce_depth", &Tuning::reduce_depth}, {"reduce_divisor", &Tuning::reduce_divisor},
        {"singular_depth", &Tuning::singular_depth}, {"singular_margin", &Tuning::singular_margin},
        {"time_moves", &Tuning::time_moves}, {"time_gain", &Tuning::time_gain},
        {"time_most", &Tuning::time_most}, {"time_new", &Tuning::time_new},
        {"time_stable", &Tuning::time_stable}, {"time_settled", &Tuning::time_settled},
    };
    for (const auto& option : known)
      if (name == option.name) return *option.at = value, true;
    for (const auto& option : tunable)
      if (name == option.name) return tuned_.emplace_back(option.number, value), true;
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

  std::vector<std::pair<int togyz::Tuning::*, int>> tuned_;
};

}  // namespace tools
