// Games that were pasted, opened from a file or played here: stepped through on the board.
import { link } from "../addresses";
import { ApiError } from "../api";
import { Board, opponent, type Speed } from "../board";
import { core, Line, type PositionView } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import { type IconName, icon } from "../icons";
import { failureSaid } from "../parts/failure";
import { textOf } from "../parts/files";
import { MoveList } from "../parts/moves";
import type { ProblemView, Replay, ReplayGame, SideName } from "../protocol";
import { readGames } from "../reading";
import { replayOf } from "../room";
import { type GameAddress, go, type Page } from "../router";
import { speed } from "../settings";
import { play } from "../sounds";
import { boardWords, moveSaid, outcomeSaid, resultSaid, sideWord } from "../words";

// Between two moves when the game plays itself (milliseconds), beside the time they take.
const AUTOPLAY: Record<Speed, number> = { off: 1_200, slow: 900, normal: 600, fast: 300 };

export function replayPage(game: GameAddress | null): Page {
  const page = new ReplayPage();
  if (game !== null) page.openRecord(game);
  return {
    element: page.element,
    title: t("title", { page: "replay" }),
    destroy: () => page.destroy(),
    key: (event) => page.key(event),
    variant: () => page.variant,
  };
}

class ReplayPage {
  readonly element = h("div", { class: "page replay" });
  private gone = false;
  private games: ReplayGame[] = [];
  private game: ReplayGame | null = null;
  /** The game that is shown, by the page's own rules. */
  private line = Line.ofVariant(core(), "togyzkumalak");
  private ply = 0;
  private bottom: SideName = "white";
  private autoplay: ReturnType<typeof setTimeout> | undefined;

  private readonly text = h("textarea", {
    id: "replay-text",
    rows: 8,
    spellcheck: "false",
    placeholder: "1. 43(10) 65\n2. 56(12) 77(12)\n…",
    autocomplete: "off",
  });
  private readonly problem = h("p", { class: "problem", role: "alert", hidden: true });
  private readonly form: HTMLElement;
  private readonly board: Board;
  private readonly stage: HTMLElement;
  private readonly heading = h("p", { class: "turn" });
  private readonly hint = h("p", { class: "hint", role: "status" });
  private readonly moves = new MoveList((ply) => this.goTo(ply));
  private readonly slider = h("input", {
    type: "range",
    min: 0,
    step: 1,
    "aria-label": t("replay-slider"),
    oninput: () => this.goTo(Number(this.slider.value)),
  });
  private readonly playButton: HTMLButtonElement;
  private readonly select = h("select", {
    "aria-label": t("replay-game"),
    onchange: () => this.choose(Number(this.select.value)),
  });
  private readonly problems = h("div", { class: "problems-place" });
  private readonly review = h(
    "button",
    { type: "button", class: "button review-this", onclick: () => void this.analyse("?review") },
    t("review-game"),
  );
  private readonly stepper: HTMLElement;

  constructor() {
    this.form = this.makeForm();
    this.board = new Board(boardWords(null), { play: () => {}, sound: play });
    this.stage = h("div", { class: "stage" }, this.board.element);
    const button = (name: IconName, words: string, act: () => void): HTMLButtonElement =>
      h(
        "button",
        { type: "button", class: "button", "aria-label": words, title: words, onclick: act },
        icon(name),
      );
    this.playButton = button("play", t("replay-play"), () => this.toggleAutoplay());
    this.stepper = h(
      "div",
      { class: "stepper" },
      button("first", t("replay-first"), () => this.goTo(0)),
      button("back", t("replay-back"), () => this.goTo(this.ply - 1)),
      this.playButton,
      button("forward", t("replay-forward"), () => this.goTo(this.ply + 1)),
      button("last", t("replay-last"), () => this.goTo(this.length)),
      this.slider,
      button("graph", t("result-analyse"), () => void this.analyse()),
      button("flip", t("play-flip"), () => {
        this.bottom = opponent(this.bottom);
        this.show(this.ply);
      }),
    );
    this.showForm();
  }

  destroy(): void {
    this.gone = true;
    clearTimeout(this.autoplay);
    this.board.destroy();
  }

  get variant(): string | undefined {
    return this.game?.variant;
  }

  /** Opens a game that was played here. */
  openRecord(game: GameAddress): void {
    this.form.hidden = true;
    replayOf(game).then(
      (found) => this.open(found),
      (error: unknown) => this.fail(error),
    );
  }

  key(event: KeyboardEvent): void {
    if (this.game === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: this.ply - 1,
      ArrowRight: this.ply + 1,
      Home: 0,
      End: this.length,
    };
    const ply = steps[event.key];
    if (ply === undefined) return;
    event.preventDefault();
    this.goTo(ply);
  }

  private get length(): number {
    return this.game === null ? 0 : this.line.ply;
  }

  private makeForm(): HTMLElement {
    const file = h("input", {
      id: "replay-file",
      type: "file",
      accept: ".tgk,.pgn,.txt,.json,.togyz,text/plain",
      onchange: async () => {
        const [chosen] = file.files ?? [];
        if (chosen === undefined) return;
        this.text.value = await textOf(chosen);
        file.value = "";
        this.read();
      },
    });
    const submit = (event: Event): void => {
      event.preventDefault();
      this.read();
    };
    return h(
      "form",
      { class: "paste", onsubmit: submit },
      h("h1", {}, t("replay-title")),
      h("label", { for: "replay-text" }, t("replay-lead")),
      this.text,
      this.problem,
      h(
        "div",
        { class: "paste-buttons" },
        h("button", { type: "submit", class: "button primary" }, t("replay-show")),
        h("label", { class: "button file", for: "replay-file" }, t("replay-file"), file),
        h("a", { class: "button", href: link("/sheet") }, t("replay-sheet")),
      ),
    );
  }

  private showForm(): void {
    this.stopAutoplay();
    this.game = null;
    this.form.hidden = false;
    this.element.classList.remove("loaded");
    this.element.replaceChildren(this.form);
  }

  private read(): void {
    this.problem.hidden = true;
    if (this.text.value.trim() === "") {
      this.say(t("replay-empty"));
      this.text.focus();
      return;
    }
    readGames(this.text.value).then(
      (found) => this.open(found),
      (error: unknown) => this.fail(error),
    );
  }

  private fail(error: unknown): void {
    this.form.hidden = false;
    // What exactly is wrong with a text only its reader knows.
    const body = error instanceof ApiError ? error.body : null;
    if (body?.code === "unreadable") this.say(t("replay-unreadable"), body.message);
    else this.say(failureSaid(error));
  }

  private say(words: string, detail = ""): void {
    this.problem.replaceChildren(
      words,
      ...(detail ? [h("span", { class: "detail" }, detail)] : []),
    );
    this.problem.hidden = false;
  }

  private open(found: Replay): void {
    if (this.gone) return;
    const [first] = found.games;
    if (first === undefined) {
      const [problem] = found.problems;
      this.form.hidden = false;
      if (problem) this.say(t("replay-unreadable"), problemSaid(problem));
      else this.say(t("replay-nothing"));
      return;
    }
    this.games = found.games;
    this.select.replaceChildren(
      ...found.games.map((game, index) => h("option", { value: index }, gameName(game, index))),
    );
    const several = found.games.length > 1;
    const again = h(
      "button",
      { type: "button", class: "button", onclick: () => this.showForm() },
      t("replay-another"),
    );
    this.element.classList.add("loaded");
    this.element.replaceChildren(
      h("h1", { class: "unseen" }, t("replay-title")),
      h("div", { class: "status" }, several ? this.select : this.heading, this.review, again),
      this.stage,
      this.hint,
      h(
        "div",
        { class: "side" },
        found.truncated && h("p", { class: "note" }, t("replay-truncated")),
        this.problems,
        this.moves.element,
        this.stepper,
      ),
    );
    this.choose(0);
  }

  private choose(index: number): void {
    this.stopAutoplay();
    const game = this.games[index];
    if (game === undefined) return;
    this.game = game;
    const begun = Line.from(core(), game.start.fen);
    this.line = begun.play(...game.moves.map((move) => move.hole));
    this.slider.max = String(this.length);
    this.stepper.hidden = this.moves.element.hidden = this.review.hidden = this.length === 0;
    this.heading.textContent = gameName(game, index);
    const list = game.problems.map((problem) =>
      h("li", { "data-severity": problem.severity }, problemSaid(problem)),
    );
    const summary = h("summary", {}, t("replay-problems", { count: list.length }));
    this.problems.replaceChildren(
      ...(list.length > 0
        ? [h("details", { class: "problems" }, summary, h("ul", {}, ...list))]
        : []),
    );
    this.show(0);
  }

  private goTo(ply: number): void {
    this.stopAutoplay();
    this.show(ply);
  }

  private show(wished: number): void {
    const { game, line } = this;
    if (game === null) return;
    const ply = Math.min(Math.max(wished, 0), line.ply);
    const move = line.moves[ply - 1];
    const position = ply === line.ply ? line.endedBy(game.outcome) : line.at(ply);
    const fresh = move && ply === this.ply + 1 ? [move.trace] : [];
    this.ply = ply;
    this.board.speed = speed();
    this.board.show(
      position,
      {
        bottom: this.bottom,
        playable: null,
        previews: false,
        names: [tag(game, "white"), tag(game, "black")],
        last: move?.trace ?? null,
      },
      fresh,
    );
    this.moves.show(line.moves, ply);
    this.slider.value = String(ply);
    this.slider.setAttribute("aria-valuetext", t("replay-ply", { ply, of: line.ply }));
    this.hint.textContent = this.said(game, position, ply);
  }

  private said(game: ReplayGame, position: PositionView, ply: number): string {
    const move = this.line.moves[ply - 1];
    const said = move ? moveSaid(move.trace, position.holesPerSide, null) : t("replay-start");
    if (ply < this.length) return said;
    // The end comes first: a narrow window has no room for more. Many formats tell that somebody
    // won, and not why.
    if (game.outcome) return `${outcomeSaid(game.outcome, position, null)} ${said}`;
    return game.result === "*" ? said : `${resultSaid(game.result)} ${said}`;
  }

  /** Hands the game to the board where it can be thought about. */
  private async analyse(query = ""): Promise<void> {
    const { game, line, ply } = this;
    if (game === null) return;
    await import("../analysis/draft").then(
      ({ draftReplay }) => draftReplay(game, line, ply),
      () => {
        // Where it can't be fetched, the page that is opened can't either, and says so.
      },
    );
    go(`/analysis${query}`);
  }

  private toggleAutoplay(): void {
    if (this.autoplay !== undefined) {
      this.stopAutoplay();
      return;
    }
    if (this.ply === this.length) this.show(0);
    this.markPlaying(true);
    const next = async (): Promise<void> => {
      this.show(this.ply + 1);
      const { autoplay } = this;
      await this.board.settled();
      // It may have been stopped meanwhile.
      if (this.autoplay !== autoplay) return;
      if (this.ply === this.length) this.stopAutoplay();
      else this.autoplay = setTimeout(() => void next(), AUTOPLAY[speed()]);
    };
    this.autoplay = setTimeout(() => void next());
  }

  private stopAutoplay(): void {
    clearTimeout(this.autoplay);
    this.autoplay = undefined;
    this.markPlaying(false);
  }

  private markPlaying(playing: boolean): void {
    const words = playing ? t("replay-pause") : t("replay-play");
    this.playButton.setAttribute("aria-label", words);
    this.playButton.title = words;
    this.playButton.replaceChildren(icon(playing ? "pause" : "play"));
  }
}

function tag(game: ReplayGame, side: SideName): string {
  return game.tags[side === "white" ? "White" : "Black"] || sideWord(side);
}

function gameName(game: ReplayGame, index: number): string {
  return t("replay-name", {
    number: index + 1,
    white: tag(game, "white"),
    black: tag(game, "black"),
    result: game.result,
    moves: game.moves.length,
  });
}

function problemSaid({ line, column, message, expected }: ProblemView): string {
  return expected === null
    ? t("replay-problem", { line, column, message })
    : t("replay-problem-expected", { line, column, message, expected });
}
