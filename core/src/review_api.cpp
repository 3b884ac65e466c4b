// The C interface to what a review is made of.
#include <algorithm>
#include <cmath>

#include "convert.hpp"
#include "remarks.hpp"

using namespace togyz;

extern "C" {

double togyz_win(int32_t score) {
  // Hundredths of a stone by which the odds grow e-fold: tools/fit_winrate.py
  constexpr double kScale = 280;
  if (is_proved(score)) return score > 0;
  return 1 / (1 + std::exp(-score / kScale));
}

int togyz_verdict(double lost) {
  constexpr double kLeast[] = {0.05, 0.10, 0.20};  // tools/fit_review.py says whose moves cost so much
  int verdict = TOGYZ_GOOD;
  for (const double least : kLeast) verdict += lost >= least;
  return verdict;
}

double togyz_accuracy(double lost) {
  constexpr double kScale = 0.10;  // tools/fit_review.py
  return 100 * std::exp(-std::max(lost, 0.0) / kScale);
}

int togyz_remarks(const togyz_variant* variant, const togyz_position* position,
                  const togyz_line* played, const togyz_line* better, togyz_remark* out, size_t room) {
  if (!valid(variant->rules, *position)) return TOGYZ_BAD_POSITION;
  const auto line = [](const togyz_line& given) {
    return JudgedLine{given.score, given.pv, std::min<int>(given.length, TOGYZ_MAX_LINE)};
  };
  const auto found =
      remarks(variant->rules, to_board(variant->rules, *position), line(*played), line(*better));
  for (std::size_t i = 0; i < found.size() && i < room; ++i)
    out[i] = {static_cast<std::uint8_t>(found[i].say), static_cast<std::uint8_t>(found[i].hole),
              static_cast<std::uint8_t>(found[i].number), 0};
  return static_cast<int>(std::min(found.size(), room));
}

}  // extern "C"
