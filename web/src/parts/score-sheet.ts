// A game on paper: tags, the moves in a table, what was said of them, and diagrams where a move has
// a mark or a comment, and at the end.
import { still } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import { type Node, namesOf, outcomeOf, resultOf, type Study, variantOfStudy } from "../study";
import { boardWords, glyphShown, namesSaid, outcomeSaid, sideWord, variantWord } from "../words";

/** More diagrams than this are a book. */
const MOST_DIAGRAMS = 12;

/** Prints a study: the page around it is left out. */
export function printSheet(study: Study): void {
  const sheet = scoreSheet(study);
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
  print();
}

export function scoreSheet(study: Study): HTMLElement {
  const [white, black] = namesOf(study);
  const { tags, root } = study;
  const { name, title } = variantOfStudy(study);
  const about = [tags.Event, tags.Site, tags.Date, tags.Round]
    .filter((text) => text && text !== "?")
    .join(" · ");
  const nodes = root.mainline();
  const end = nodes.at(-1) as Node;
  const outcome = outcomeOf(study);
  const words = outcome ? outcomeSaid(outcome, end.view(), null) : "";
  return h(
    "section",
    // Paper and ink whatever the page wears.
    { class: "print-sheet", "data-board": "steppe" },
    h("h1", {}, namesSaid(white || sideWord("white"), black || sideWord("black"))),
    h("p", {}, [variantWord(name, title), about, resultOf(study)].filter(Boolean).join(" · ")),
    root.beside.comment !== "" && h("p", {}, root.beside.comment),
    table(nodes.slice(1)),
    words !== "" && h("p", {}, words),
    h("div", { class: "print-diagrams" }, ...diagrams(study, nodes)),
  );
}

function table(nodes: readonly Node[]): HTMLElement {
  const rows: HTMLElement[] = [];
  const remarked = nodes.some((node) => node.beside.comment !== "");
  let cells: { white: string; black: string; remarks: string[]; turn: number } | null = null;
  const close = (): void => {
    if (cells === null) return;
    const { turn, white, black, remarks } = cells;
    const row = [String(turn), white, black, ...(remarked ? [remarks.join(" ")] : [])];
    rows.push(h("tr", {}, ...row.map((text) => h("td", {}, text))));
    cells = null;
  };
  for (const node of nodes) {
    const mover = node.move?.trace.mover ?? "white";
    const text = `${node.move?.text}${node.beside.glyphs.map(glyphShown).join(" ")}`;
    // A side that moves twice in a row has both moves in its column.
    if (mover === "white" && (cells === null || cells.black !== "")) close();
    cells ??= { white: "", black: "", remarks: [], turn: node.turn };
    cells[mover] = cells[mover] === "" ? text : `${cells[mover]} ${text}`;
    if (node.beside.comment !== "") cells.remarks.push(node.beside.comment);
  }
  close();
  const moves = h(
    "table",
    {},
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ...["", sideWord("white"), sideWord("black"), ...(remarked ? [t("remarks")] : [])].map(
          (words) => h("th", { scope: "col" }, words),
        ),
      ),
    ),
    h("tbody", {}, ...rows),
  );
  // Moves alone are narrow: most games find room on one sheet.
  return remarked ? moves : h("div", { class: "print-columns" }, moves);
}

function diagrams(study: Study, nodes: readonly Node[]): HTMLElement[] {
  const [white, black] = namesOf(study);
  const names: [string, string] = [white || sideWord("white"), black || sideWord("black")];
  const words = { ...boardWords(null), names };
  const last = nodes.at(-1) as Node;
  const shown = nodes.filter((node) => node.remarked && node !== last).slice(0, MOST_DIAGRAMS - 1);
  return [...shown, last].map((node) =>
    h(
      "figure",
      {},
      still(node.view(), words),
      h(
        "figcaption",
        {},
        node.move
          ? `${node.turn}${node.move.trace.mover === "white" ? "." : "…"} ${node.move.text}`
          : t("replay-start"),
      ),
    ),
  );
}
