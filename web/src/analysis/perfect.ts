// What tables know of a position, in words of the catalogue of analyses.
import type { Known } from "../engine";
import { t } from "../i18n";
import type { SideName } from "../protocol";

/** How a game ends from here if nobody errs; `side` is to move, `total` stones are in play, `win` win. */
export function perfectSaid(
  { least, most }: Known,
  side: SideName,
  { total, win }: { total: number; win: number },
): string {
  const kazans = side === "white" ? [least, total - least] : [total - least, least];
  const other = side === "white" ? "black" : "white";
  const winner = least >= win ? side : total - most >= win ? other : "nobody";
  const [white = 0, black = 0] = kazans;
  // Where endless play withholds stones from both, there is no final score.
  return t("lines-known", { winner, exact: least === most ? "yes" : "no", white, black });
}
