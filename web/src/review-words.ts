// Reviews in words: what a move cost, and why.
import type { MoveReview } from "./analysis/review";
import type { Remark } from "./core";
import { t } from "./i18n";

/** What a remark says of a move, as a sentence. */
export function remarkSaid({ kind, hole = 0, stones = 0, plies = 0, moves = 0 }: Remark): string {
  switch (kind) {
    case "misses-win":
      return t("remark-misses-win", { plies });
    case "loses":
      return t("remark-loses", { plies });
    case "misses-tuzdik":
      return t("remark-misses-tuzdik", { hole });
    case "misses-capture":
      return t("remark-misses-capture", { hole, stones });
    case "allows-tuzdik":
      return t("remark-allows-tuzdik", { hole });
    case "leaves-stones":
      return t("remark-leaves-stones", { hole, stones });
    case "feeds-tuzdik":
      return t("remark-feeds-tuzdik", { stones });
    case "runs-out":
      return t("remark-runs-out", { moves });
    case "loses-stones":
      return t("remark-loses-stones", { stones, plies });
  }
}

/** A share of the point in per cent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** What the move is called, and how the mover's chances fell. */
export function verdictSaid({ verdict, side, before, after }: MoveReview): string {
  const [was, is] = side === "white" ? [before, after] : [1 - before, 1 - after];
  return t("review-verdict", { verdict, side, before: percent(was), after: percent(is) });
}
