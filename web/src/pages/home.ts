// The first page: a board to look at, one click to a game, and what the game is about.
import { link } from "../addresses";
import { Board } from "../board";
import { core, VARIANTS } from "../core";
import { h } from "../dom";
import { carryFirstMove } from "../first-move";
import { t } from "../i18n";
import { icon } from "../icons";
import { givesPreviews, variantOf } from "../known";
import { choice } from "../parts/choice";
import { clockChoice } from "../parts/clock-choice";
import { failureSaid } from "../parts/failure";
import { lastGames } from "../parts/games";
import { howItWorks } from "../parts/how";
import { levelChoice } from "../parts/level-choice";
import { toggle } from "../parts/toggle";
import type { SideChoice } from "../protocol";
import { startGame, type Wishes } from "../room";
import { gamePath, go, type Page } from "../router";
import { load, type Opponent, save } from "../settings";
import { boardWords, sideWord, variantWord } from "../words";

export function homePage(): Page {
  const home = new HomePage();
  return {
    element: home.element,
    title: t("title", { page: "home" }),
    destroy: () => home.destroy(),
    variant: () => home.variant,
  };
}

class HomePage {
  readonly element: HTMLElement;
  private readonly settings = load();
  private readonly heading = h("h1");
  private readonly how = h("div", { class: "how-place" });
  /** Where it is large, its holes can be played: that begins the game. */
  private readonly board = new Board(boardWords("white"), {
    play: (trace) => this.begin(trace.hole),
  });
  private readonly changed = (): void => this.show();
  private readonly wide = matchMedia("(min-width: 60rem) and (min-height: 30rem)");
  private readonly problem = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly start = h(
    "button",
    { type: "submit", class: "button primary play-button" },
    t("new-start"),
  );
  private readonly opponent = choice<Opponent>(
    t("new-opponent"),
    [
      ["computer", t("opponent-computer")],
      ["friend", t("opponent-friend")],
    ],
    this.settings.opponent,
    () => this.show(),
  );
  private readonly level = levelChoice(this.settings.level, this.changed);
  private readonly side = choice<SideChoice>(
    t("new-side"),
    [
      ["white", sideWord("white")],
      ["black", sideWord("black")],
      ["random", t("side-random")],
    ],
    this.settings.side,
    () => this.show(),
  );
  private readonly select = h(
    "select",
    { id: "variant", onchange: () => this.show() },
    ...VARIANTS.map((one) => h("option", { value: one.name }, variantWord(one.name, one.title))),
  );
  private readonly clock = clockChoice(this.settings.clock);
  private readonly name = nameField("name", this.settings.name, t("new-name"));
  private readonly white = nameField("white-name", this.settings.whiteName, sideWord("white"));
  private readonly black = nameField("black-name", this.settings.blackName, sideWord("black"));
  private readonly names = h(
    "div",
    { class: "names" },
    this.white.element,
    this.black.element,
    toggle(t("settings-turning"), this.settings.turning, (on) => save({ turning: on })),
  );

  constructor() {
    const { variant } = this.settings;
    if (VARIANTS.some((one) => one.name === variant)) this.select.value = variant;
    const form = h(
      "form",
      { class: "new-game", onsubmit: (event: Event) => this.submit(event) },
      this.opponent.element,
      this.level.element,
      this.names,
      this.side.element,
      this.start,
      this.problem,
      this.clock.element,
      h(
        "div",
        { class: "choice" },
        h("label", { class: "legend", for: "variant" }, t("new-variant")),
        this.select,
      ),
      this.name.element,
    );
    this.element = h(
      "div",
      { class: "page home" },
      h("div", { class: "stage" }, this.board.element),
      h("div", { class: "side" }, this.heading, h("p", { class: "lead" }, t("home-lead")), form),
      h("div", { class: "below" }, lastGames(), analysisOffer(), this.how),
    );
    this.wide.addEventListener("change", this.changed);
    this.show();
  }

  get variant(): string {
    return this.select.value;
  }

  destroy(): void {
    this.wide.removeEventListener("change", this.changed);
    this.board.destroy();
  }

  private show(): void {
    const variant = variantOf(this.select.value);
    const friend = this.opponent.value() === "friend";
    this.heading.textContent = t("home-title", {
      holes: variant.holesPerSide,
      total: variant.total,
    });
    this.level.element.hidden = this.side.element.hidden = this.name.element.hidden = friend;
    this.names.hidden = !friend;
    const black = !friend && this.side.value() === "black";
    const first = friend || this.side.value() === "white";
    this.board.show(core().view(core().start(variant.name), 0), {
      bottom: black ? "black" : "white",
      playable: first && this.wide.matches ? "white" : null,
      previews: friend ? this.settings.previews : givesPreviews(this.level.value()),
      names: [sideWord("white"), sideWord("black")],
      last: null,
    });
    this.how.replaceChildren(howItWorks(variant));
  }

  private submit(event: Event): void {
    event.preventDefault();
    this.begin(null);
  }

  /** Begins a game, with a first move if one has been chosen. */
  private begin(hole: number | null): void {
    if (this.start.disabled) return;
    this.start.disabled = true;
    const opponent = this.opponent.value();
    const kept = save({
      opponent,
      level: this.level.value(),
      side: this.side.value(),
      variant: this.select.value,
      clock: this.clock.text(),
      name: this.name.value(),
      whiteName: this.white.value(),
      blackName: this.black.value(),
    });
    const friend = opponent === "friend";
    const wishes: Wishes = {
      opponent,
      level: kept.level,
      variant: kept.variant,
      side: friend ? "white" : kept.side,
      clock: this.clock.value(),
      names: friend ? [kept.whiteName, kept.blackName] : [kept.name, ""],
    };
    startGame(wishes).then(
      (address) => {
        if (hole !== null) carryFirstMove(address.id, hole);
        go(gamePath(address));
      },
      (error: unknown) => {
        this.problem.textContent = failureSaid(error);
        this.problem.hidden = false;
        this.start.disabled = false;
      },
    );
  }
}

/** The way to the board to think at. */
function analysisOffer(): HTMLElement {
  return h(
    "p",
    { class: "offer-analysis" },
    h("a", { class: "button", href: link("/analysis") }, icon("graph"), t("nav-analysis")),
    h("span", {}, t("home-analysis")),
  );
}

interface NameField {
  element: HTMLElement;
  value: () => string;
}

function nameField(id: string, value: string, words: string): NameField {
  const input = h("input", { id, type: "text", value, maxlength: 40, autocomplete: "off" });
  return {
    element: h("div", { class: "choice" }, h("label", { class: "legend", for: id }, words), input),
    value: () => input.value.trim(),
  };
}
