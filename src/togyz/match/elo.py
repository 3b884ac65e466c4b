r"""What results say about strength: Elo, its error, and when to stop a match.

**Pairs.** Each opening is played twice, with the engines' sides exchanged, and the two games of a
pair are not independent: an opening that favours White favours both engines once. So it is the pair
that is one observation. Its score of 0, ½, 1, 1½ or 2 points, counted in *five* classes, is the
pentanomial model; three classes of single games (loss, draw, win) are the trinomial one. Every
function here takes either, as counts from the worst class to the best.

**Elo.** An expected score `s` a game, 0 to 1, and a difference of `d` Elo belong together by the
logistic curve `s = 1 / (1 + 10^(-d/400))` [1].

**Error.** Of `n` observations with mean score `m` and variance `v = Σ pᵢ (sᵢ - m)²` the mean has
the standard error `√(v/n)`. The interval `m ± z·√(v/n)` is carried over to Elo at its ends; it is
not symmetrical there. The likelihood of superiority is `Φ((m - ½) / √(v/n))`.

**SPRT.** Wald's test [2] goes on until the log-likelihood ratio of "`elo1` better" to "`elo0`
better" leaves `[log(β/(1-α)), log((1-β)/α)]`; then the one or the other hypothesis is accepted,
with an error of about α or β. How often pairs are split or drawn is not part of the hypotheses; the
*generalised* test takes for each the distribution that explains the results best among those of
the mean asked for [3]. That distribution is `pᵢ / (1 + θ (sᵢ - s))`, where `θ` solves
`Σ pᵢ (sᵢ - s) / (1 + θ (sᵢ - s)) = 0` [4], and so the ratio is

    LLR = n Σ pᵢ log((1 + θ₀ (sᵢ - s₀)) / (1 + θ₁ (sᵢ - s₁))).

Classes that have not occurred count as a thousandth of an observation, for the ratio to exist.

1. A. E. Elo, The Rating of Chessplayers, Past and Present, 1978.
2. A. Wald, Sequential Tests of Statistical Hypotheses, Ann. Math. Statist. 16 (1945).
3. X. Li, J. Liu, Z. Ying, Generalized Sequential Probability Ratio Test for Separate Families of
   Hypotheses, Sequential Analysis 33 (2014).
4. A. B. Owen, Empirical Likelihood, 2001, chapter 2.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from togyz.rules import TogyzError

__all__ = ["Estimate", "Sprt", "elo_difference", "estimate", "expected_score"]

_UNSEEN = 1e-3
"""What a class without an observation counts as in the likelihood ratio."""


def expected_score(elo: float) -> float:
    """The score a game, 0 to 1, that a player who is `elo` stronger can expect.

    >>> round(expected_score(100), 3)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_difference(score: float) -> float:
    """The Elo difference that explains a score a game; infinite for 0 and 1.

    >>> round(elo_difference(0.75), 1)
    190.8
    """
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return -400 * math.log10(1 / score - 1)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What results say about a difference in strength.

    Attributes:
        observations: how many pairs, or games.
        score: the mean score a game, 0 to 1.
        elo: the difference that explains it; infinite for 0 and 1.
        low: the lower end of the confidence interval; None while the results show no variance.
        high: its upper end.
        superiority: the likelihood that the difference is positive, 0 to 1; None as `low`.
    """

    observations: int
    score: float
    elo: float
    low: float | None
    high: float | None
    superiority: float | None

    @property
    def error(self) -> float | None:
        """Half the length of the interval; None where it has no ends."""
        if self.low is None or self.high is None:
            return None
        half = (self.high - self.low) / 2
        return half if math.isfinite(half) else None


def estimate(counts: Sequence[int], confidence: float = 0.95) -> Estimate | None:
    """Elo and its error from counts; None without any observation.

    >>> found = estimate([34, 54, 63, 64, 75])
    >>> f"{found.elo:.1f} ± {found.error:.1f}"
    '55.6 ± 27.7'

    Args:
        counts: of the classes, from the worst to the best: three or five.
        confidence: that the interval holds the truth, above 0 and below 1.

    Raises:
        TogyzError: another number of counts, or a negative one.
    """
    scores = _scores(counts)
    n = sum(counts)
    if n == 0:
        return None
    mean = sum(count * score for count, score in zip(counts, scores, strict=True)) / n
    variance = sum(c * (s - mean) ** 2 for c, s in zip(counts, scores, strict=True)) / n
    if max(counts) == n:
        # All observations are alike: an error of nothing would be a lie.
        return Estimate(n, mean, elo_difference(mean), None, None, None)
    error = math.sqrt(variance / n)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    return Estimate(
        n,
        mean,
        elo_difference(mean),
        elo_difference(mean - z * error),
        elo_difference(mean + z * error),
        NormalDist().cdf((mean - 0.5) / error),
    )


@dataclass(frozen=True, slots=True)
class Sprt:
    """A generalised sequential probability ratio test.

    Attributes:
        elo0: the hypothesis that is kept if the lower bound is met: no better than this.
        elo1: the hypothesis that is accepted if the upper bound is met: at least so much better.
        alpha: the chance to accept `elo1` where `elo0` is true.
        beta: the chance to keep `elo0` where `elo1` is true.

    Raises:
        TogyzError: `elo0` is not below `elo1`, or a chance is not above 0 and below a half.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        """Refuse what is no test."""
        if not -10_000 < self.elo0 < self.elo1 < 10_000:
            raise TogyzError(
                f"an SPRT needs two Elo differences, the smaller one first, not {self.elo0:g} "
                f"and {self.elo1:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise TogyzError("the errors of an SPRT, alpha and beta, lie between 0 and 0.5")

    @property
    def lower(self) -> float:
        """The ratio at which `elo0` is kept."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The ratio at which `elo1` is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio that counts show, as `estimate` takes them; 0 without any."""
        scores = _scores(counts)
        if sum(counts) == 0:
            return 0.0
        seen = [count or _UNSEEN for count in counts]
        s0, s1 = expected_score(self.elo0), expected_score(self.elo1)
        theta0, theta1 = _tilt(seen, scores, s0), _tilt(seen, scores, s1)
        ratios = (math.log((1 + theta0 * (s - s0)) / (1 + theta1 * (s - s1))) for s in scores)
        return sum(count * ratio for count, ratio in zip(seen, ratios, strict=True))

    def accepts(self, llr: float) -> float | None:
        """The hypothesis that a ratio decides for: `elo0` or `elo1`; None while it is open."""
        if llr >= self.upper:
            return self.elo1
        return self.elo0 if llr <= self.lower else None


def _scores(counts: Sequence[int]) -> tuple[float, ...]:
    """The score a game of each class."""
    if len(counts) not in (3, 5) or min(counts) < 0:
        raise TogyzError(f"results are counts of three or five classes, not {list(counts)}")
    return tuple(i / (len(counts) - 1) for i in range(len(counts)))


def _tilt(counts: Sequence[float], scores: Sequence[float], mean: float) -> float:
    """The θ for which counts, divided by 1 + θ (score - mean), have that mean."""
    # The sum falls from +∞ to -∞ between the θ that would make a weight of an end class infinite.
    low, high = -1 / (scores[-1] - mean), -1 / (scores[0] - mean)
    away = [(count, score - mean) for count, score in zip(counts, scores, strict=True)]
    for _ in range(60):
        theta = (low + high) / 2
        if sum(count * a / (1 + theta * a) for count, a in away) > 0:
            low = theta
        else:
            high = theta
    return (low + high) / 2
