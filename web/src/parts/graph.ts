// White's chance to win over the game, as a picture that can be walked through.
import { evaluationSaid } from "../analysis/score";
import { svg } from "../board/svg";
import { h } from "../dom";
import { t } from "../i18n";
import type { Node } from "../study";
import { moveNamed } from "../words";

const SIZE = { width: 1000, height: 100 };

export class Graph {
  readonly element: HTMLElement;
  private readonly area = svg("path", { class: "graph-area" });
  private readonly line = svg("path", { class: "graph-line" });
  private readonly here = svg("line", { class: "graph-here", y1: 0, y2: SIZE.height });
  private readonly faults = svg("g", {});
  private readonly slider = h("input", {
    type: "range",
    min: 0,
    step: 1,
    "aria-label": t("graph"),
    oninput: () => this.pick(),
  });
  private nodes: readonly Node[] = [];

  /** `picked` is called with the node that a visitor wants to see. */
  constructor(private readonly picked: (node: Node) => void) {
    const { width, height } = SIZE;
    this.element = h(
      "div",
      { class: "graph", hidden: true },
      svg(
        "svg",
        {
          viewBox: `0 0 ${width} ${height}`,
          preserveAspectRatio: "none",
          "aria-hidden": "true",
          focusable: "false",
        },
        this.area,
        svg("line", { class: "graph-middle", x1: 0, x2: width, y1: height / 2, y2: height / 2 }),
        this.line,
        this.faults,
        this.here,
      ),
      this.slider,
    );
  }

  /** Draws the line of play that the board stands in; hidden while too little is known of it. */
  show(nodes: readonly Node[], current: Node): void {
    this.nodes = nodes;
    const known = nodes.flatMap(({ beside }, at) => {
      const win = beside.evaluation?.win ?? null;
      return win === null ? [] : [{ x: this.x(at), y: SIZE.height * (1 - win), at }];
    });
    this.element.hidden = known.length < 2;
    if (this.element.hidden) return;
    const points = known.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    const [first, last] = [known[0], known.at(-1)];
    this.line.setAttribute("d", `M${points.join("L")}`);
    this.area.setAttribute(
      "d",
      `M${first?.x} ${SIZE.height}L${points.join("L")}L${last?.x} ${SIZE.height}Z`,
    );
    this.faults.replaceChildren(
      ...known.flatMap(({ x, y, at }) => {
        const glyph = nodes[at]?.beside.glyphs.find((one) => one === "?" || one === "??");
        if (glyph === undefined) return [];
        const mover = nodes[at]?.move?.trace.mover ?? "white";
        // A line of no length with round ends is a dot, however the picture is stretched.
        return [svg("path", { class: "graph-fault", "data-side": mover, d: `M${x} ${y}h0` })];
      }),
    );
    const place = Math.max(0, nodes.indexOf(current));
    this.here.setAttribute("x1", String(this.x(place)));
    this.here.setAttribute("x2", String(this.x(place)));
    this.slider.max = String(nodes.length - 1);
    this.slider.value = String(place);
    this.slider.setAttribute("aria-valuetext", said(current));
  }

  private x(at: number): number {
    return (SIZE.width * at) / Math.max(1, this.nodes.length - 1);
  }

  private pick(): void {
    const node = this.nodes[Number(this.slider.value)];
    if (node) this.picked(node);
  }
}

function said(node: Node): string {
  const { evaluation } = node.beside;
  const where = node.move ? moveNamed(node) : t("replay-start");
  return evaluation ? `${where}. ${evaluationSaid(evaluation.score)}` : where;
}
