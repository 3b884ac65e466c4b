// What the engine thinks of the position: its best moves, each with the play that it expects.

import { isStatic } from "../addresses";
import type { Report } from "../analysis/analyst";
import { perfectSaid } from "../analysis/perfect";
import { evaluationSaid, scoreText, whites } from "../analysis/score";
import { h } from "../dom";
import type { ScoredLine } from "../engine";
import { t } from "../i18n";
import { icon } from "../icons";
import type { SideName } from "../protocol";
import { load, save } from "../settings";
import type { Node } from "../study";
import { lineSaid } from "../words";

/** How many moves of a line are written out. */
const MOST = 12;
const MOST_LINES = 5;

export interface LineEvents {
  /** The engine is switched on or off, or more or fewer lines are wanted. */
  changed: () => void;
  /** Another engine is wanted: the device's, or the server's. */
  moved: () => void;
  /** To look longer than it does by itself. */
  deeper: () => void;
  /** To play the moves of a line. */
  play: (holes: readonly number[]) => void;
  /** A line is looked at, by mouse or keyboard: its place, or null. */
  look: (index: number | null) => void;
}

export class EngineLines {
  readonly element: HTMLElement;
  private readonly list = h("ol", { class: "lines-list" });
  private readonly state = h("span", { class: "lines-state" });
  private readonly threat = h("p", { class: "lines-threat", hidden: true });
  private readonly known = h("p", { class: "lines-known", hidden: true });
  private readonly said = h("div", { class: "unseen", role: "status" });
  private readonly count = h("span", { class: "lines-count" });
  private readonly fewer: HTMLButtonElement;
  private readonly more: HTMLButtonElement;
  private readonly longer: HTMLButtonElement;
  private readonly tools: HTMLElement;
  private readonly engine: HTMLInputElement;

  constructor(private readonly events: LineEvents) {
    const button = (name: "plus" | "minus" | "forward", words: string, act: () => void) =>
      h(
        "button",
        { type: "button", class: "plain", "aria-label": words, title: words, onclick: act },
        icon(name),
      );
    this.fewer = button("minus", t("lines-fewer"), () => this.want(-1));
    this.more = button("plus", t("lines-more"), () => this.want(1));
    this.longer = button("forward", t("lines-longer"), () => events.deeper());
    this.engine = h("input", {
      type: "checkbox",
      role: "switch",
      checked: load().engine,
      onchange: () => {
        save({ engine: this.engine.checked });
        events.changed();
      },
    });
    const server = h(
      "button",
      {
        type: "button",
        class: "link-button",
        hidden: isStatic,
        "aria-pressed": String(load().analyst === "server"),
        onclick: () => {
          const { analyst } = save({ analyst: load().analyst === "server" ? "device" : "server" });
          server.setAttribute("aria-pressed", String(analyst === "server"));
          events.moved();
        },
      },
      t("lines-server"),
    );
    this.tools = h(
      "div",
      { class: "lines-tools" },
      server,
      this.longer,
      this.fewer,
      this.count,
      this.more,
    );
    this.element = h(
      "section",
      { class: "lines", "aria-label": t("lines") },
      h(
        "div",
        { class: "lines-head" },
        h("label", { class: "toggle" }, this.engine, h("span", {}, t("lines-engine"))),
        this.state,
        this.tools,
      ),
      this.threat,
      this.known,
      this.list,
      this.said,
    );
    this.list.addEventListener("pointerleave", () => events.look(null));
    this.list.addEventListener("focusout", () => events.look(null));
  }

  /** Shows what is known of a node's position; `threat`: a side that would move out of turn. */
  show(node: Node, report: Report, over: boolean, threat: SideName | null): void {
    const { engine, lines } = load();
    const { info, thinking, failed } = report;
    const on = engine && !over;
    this.tools.hidden = !engine;
    this.count.textContent = String(lines);
    this.fewer.disabled = lines <= 1;
    this.more.disabled = lines >= MOST_LINES;
    this.longer.disabled = !on || thinking || info?.proved === true || info === null;
    this.element.dataset.thinking = String(on && thinking);
    this.element.style.setProperty("--lines", String(on ? lines : 0));
    this.state.textContent = failed ? t("lines-failed") : on ? depthSaid(report) : "";
    this.threat.textContent = threat === null ? "" : t("lines-threat", { side: threat });
    this.threat.hidden = threat === null;
    this.element.dataset.threat = String(threat !== null);
    const known =
      on && info?.known ? perfectSaid(info.known, node.side, node.position.variant) : "";
    // While nothing is told of the position yet, what stands below stays in its place.
    const waits = on && thinking && info === null;
    this.known.textContent = waits ? "\u00a0" : known;
    if (!waits) this.known.hidden = known === "";
    const found = on ? (info?.lines.slice(0, lines) ?? []) : [];
    this.write(node, found);
    const [best] = found;
    // Told once, when the engine has come to an end: else it would never be silent.
    const told = best && !thinking ? this.words(node, best) : "";
    const words = known && told ? `${known}. ${told}` : told;
    if (this.said.textContent !== words) this.said.textContent = words;
  }

  private want(by: number): void {
    save({ lines: Math.min(MOST_LINES, Math.max(1, load().lines + by)) });
    this.events.changed();
  }

  private words(node: Node, line: ScoredLine): string {
    const [move] = node.preview(line.holes.slice(0, 1));
    return t("lines-said", {
      score: evaluationSaid(whites(line.score, node.side)),
      move: move ? lineSaid(move.trace, node.position.variant.holesPerSide) : "",
    });
  }

  /** Lines stay where they are while the engine finds more: who aims at one must not miss it. */
  private write(node: Node, lines: readonly ScoredLine[]): void {
    while (this.list.children.length > lines.length) this.list.lastChild?.remove();
    for (const [index, line] of lines.entries()) {
      const held = this.list.children[index] as HTMLElement | undefined;
      const key = `${node.holes.join()} ${line.score} ${line.holes.join()}`;
      if (held?.dataset.key === key) continue;
      const focused = held?.contains(document.activeElement) ?? false;
      const made = this.item(node, line, index);
      made.dataset.key = key;
      if (held) held.replaceWith(made);
      else this.list.append(made);
      if (focused) made.querySelector("button")?.focus({ preventScroll: true });
    }
  }

  private item(node: Node, line: ScoredLine, index: number): HTMLElement {
    const score = whites(line.score, node.side);
    const holes = line.holes.slice(0, MOST);
    const moves = node.preview(holes).map(({ text }, at) => {
      const play = (): void => this.events.play(holes.slice(0, at + 1));
      // The first one is the line's button; the others are short cuts for a mouse or a finger.
      const label = at === 0 ? `${text}. ${this.words(node, line)}` : null;
      return h(
        "button",
        { type: "button", "aria-label": label, tabindex: at === 0 ? null : -1, onclick: play },
        text,
      );
    });
    const look = (): void => this.events.look(index);
    return h(
      "li",
      { class: "line", onpointerenter: look, onfocusin: look },
      h(
        "span",
        { class: "line-score", "data-ahead": score < 0 ? "black" : "white" },
        scoreText(score),
      ),
      h("span", { class: "line-moves" }, ...moves),
    );
  }
}

function depthSaid({ info, thinking }: Report): string {
  if (info === null) return thinking ? t("lines-thinking") : "";
  if (info.proved) return t("lines-proved");
  return t("lines-depth", { depth: info.depth });
}
