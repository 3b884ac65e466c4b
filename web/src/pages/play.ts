// A game: the board, whose move it is, what can be done, and in the end the result.
import { link } from "../addresses";
import { Board, type BoardOptions, opponent } from "../board";
import { h } from "../dom";
import { t } from "../i18n";
import { type IconName, icon } from "../icons";
import { openDialog } from "../parts/dialog";
import { MoveList } from "../parts/moves";
import { resultPanel } from "../parts/result";
import type { Command, ErrorCode, GameView, SideName, TraceView } from "../protocol";
import { openRoom, type Room } from "../room";
import type { GameAddress, Page } from "../router";
import { speed } from "../settings";
import {
  type Action,
  freshMoves,
  isGap,
  nothingYet,
  type PlayState,
  reduce,
  type Shown,
  shown,
} from "../state";
import {
  banSaid,
  boardWords,
  moveSaid,
  outcomeSaid,
  outcomeTitle,
  playerNames,
  previewSaid,
  type Seat,
  sideWord,
} from "../words";

/** The hard level gives no help: a move shows itself only when it is played. */
function givesPreviews(game: GameView): boolean {
  return game.seat !== null && game.level !== "hard";
}

export function playPage(address: GameAddress): Page {
  const game = new PlayPage(address);
  return {
    element: game.element,
    title: t("title", { page: "play" }),
    destroy: () => game.destroy(),
    key: (event) => game.key(event),
    variant: () => game.variant,
  };
}

class PlayPage {
  readonly element: HTMLElement;
  private state: PlayState = nothingYet;
  private board: Board | null = null;
  private turned = false;
  private readonly room: Room;
  private readonly moves = new MoveList();
  private readonly stage = h("div", { class: "stage" });
  private readonly turn = h("p", { class: "turn" });
  private readonly link = h("p", { class: "link-state", role: "alert" });
  private readonly hint = h("p", { class: "hint" });
  private readonly live = h("div", { class: "unseen", role: "status" });
  private readonly side = h("div", { class: "side" });
  private readonly result = h("div", { class: "result-place" });
  private readonly undo: HTMLButtonElement;
  private readonly resign: HTMLButtonElement;
  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.room.wake();
  };

  constructor(address: GameAddress) {
    const control = (name: IconName, words: string, act: () => void): HTMLButtonElement =>
      h(
        "button",
        { type: "button", class: "button control", onclick: act },
        icon(name),
        h("span", {}, words),
      );
    this.undo = control("undo", t("play-undo"), () => this.command("takeback"));
    this.resign = control("flag", t("play-resign"), () => this.askResign());
    const flip = control("flip", t("play-flip"), () => this.flip());
    this.side.append(
      this.result,
      this.moves.element,
      h("div", { class: "controls" }, this.undo, flip, this.resign),
    );
    this.element = h(
      "div",
      { class: "page play" },
      h("h1", { class: "unseen" }, t("play-heading")),
      h("div", { class: "status" }, this.turn, this.link),
      this.stage,
      this.hint,
      this.side,
      this.live,
    );
    this.room = openRoom(address, {
      message: (message) => this.dispatch({ type: "message", message }),
      status: (status) => this.dispatch({ type: "link", status }),
      closed: (code) => this.showFailure(code),
      seen: () => this.state.game?.seq ?? 0,
    });
    this.turn.textContent = t("play-loading");
    this.room.start();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
  }

  get variant(): string | undefined {
    return this.state.game?.variant;
  }

  private showFailure(code: ErrorCode): void {
    this.element.className = "page failed";
    this.element.replaceChildren(
      h("h1", {}, t("failure", { code })),
      h("p", {}, h("a", { class: "button primary", href: link("/") }, t("nav-new"))),
    );
  }

  destroy(): void {
    this.room.stop();
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.board?.destroy();
  }

  key(event: KeyboardEvent): void {
    if (this.board?.key(event)) event.preventDefault();
  }

  private dispatch(action: Action): void {
    const before = this.state;
    this.state = reduce(before, action);
    if (action.type === "message" && isGap(before, action.message)) {
      this.room.resynchronise();
    }
    if (this.state !== before) this.render(before);
  }

  private command(type: "takeback" | "resign"): void {
    const { game, pending } = this.state;
    if (game && pending === null) this.send({ type, id: newId(), ply: game.history.length });
  }

  private play(trace: TraceView): void {
    const { game, pending } = this.state;
    if (game === null || pending !== null) return;
    this.send({ type: "move", id: newId(), ply: game.history.length, hole: trace.hole });
  }

  private send(command: Command): void {
    this.dispatch({ type: "sent", command });
    this.room.send(command);
  }

  private flip(): void {
    this.turned = !this.turned;
    const now = shown(this.state);
    if (this.state.game && now) this.showBoard(this.state.game, now, []);
  }

  private askResign(): void {
    const sure = (): void => {
      dialog.close();
      this.command("resign");
    };
    const dialog = openDialog(
      t("resign-title"),
      h("p", {}, t("resign-text")),
      h(
        "div",
        { class: "dialog-buttons" },
        h("button", { type: "button", class: "button primary", onclick: sure }, t("play-resign")),
        h(
          "button",
          { type: "button", class: "button", onclick: () => dialog.close() },
          t("cancel"),
        ),
      ),
    );
  }

  private get bottom(): SideName {
    const seat = this.state.game?.seat ?? "white";
    return this.turned ? opponent(seat) : seat;
  }

  private render(before: PlayState): void {
    const { game, pending } = this.state;
    this.renderLink();
    const now = shown(this.state);
    if (game === null || now === null) return;
    const changed = game !== before.game || pending !== before.pending;
    if (changed) {
      const last = shown(before);
      const fresh = freshMoves(last, now);
      this.showBoard(game, now, fresh);
      this.tell(game, fresh, before);
      if (game.history !== before.game?.history) this.moves.show(game.history, game.history.length);
      this.renderResult(game, before.game);
    }
    this.renderTurn(game);
    this.hint.textContent = this.hintFor(game, now);
    const over = game.outcome !== null;
    this.undo.disabled = over || pending !== null || !game.history.some(isBy(game.seat));
    this.resign.disabled = over || pending !== null || game.seat === null;
  }

  private showBoard(game: GameView, { position, history }: Shown, fresh: TraceView[]): void {
    this.board ??= this.makeBoard(game.seat);
    this.board.speed = speed();
    const options: BoardOptions = {
      bottom: this.bottom,
      playable: game.outcome === null ? game.seat : null,
      previews: givesPreviews(game),
      names: playerNames(game),
      last: history.at(-1)?.trace ?? null,
    };
    this.board.show(position, options, fresh);
  }

  private makeBoard(seat: Seat): Board {
    const board = new Board(boardWords(seat), {
      play: (trace) => this.play(trace),
      preview: (trace) => {
        const { game } = this.state;
        const now = shown(this.state);
        if (game === null || now === null) return;
        this.hint.textContent = trace
          ? previewSaid(now.position, trace, game.seat)
          : this.hintFor(game, now);
      },
    });
    this.stage.append(board.element);
    return board;
  }

  /** Says aloud what others did, and how it ended. */
  private tell(game: GameView, fresh: TraceView[], before: PlayState): void {
    const { holesPerSide } = game.position;
    const said = fresh
      .filter((trace) => trace.mover !== game.seat)
      .map((trace) => moveSaid(trace, holesPerSide, game.seat));
    if (game.outcome && !before.game?.outcome) {
      said.push(outcomeSaid(game.outcome, game.position, game.seat));
    }
    if (said.length > 0) this.live.textContent = said.join(" ");
  }

  private hintFor(game: GameView, { history }: Shown): string {
    const { refusal } = this.state;
    if (refusal !== null) return t("failure", { code: refusal });
    // A rule that surprises beginners is explained where it has just surprised one.
    const own = history.slice(-2).find((move) => move.trace.mover === game.seat);
    const ban = own ? banSaid(own.trace) : "";
    if (ban) return ban;
    const last = history.at(-1)?.trace;
    if (last) return moveSaid(last, game.position.holesPerSide, game.seat);
    return game.seat === null ? "" : t("hint-start");
  }

  private renderTurn(game: GameView): void {
    const { outcome, seat } = game;
    const side = shown(this.state)?.position.side ?? game.position.side;
    const whose = seat === null ? "other" : side === seat ? "own" : "computer";
    this.turn.textContent = outcome
      ? outcomeTitle(outcome, seat)
      : t("play-turn", { whose, side: sideWord(side) });
    this.turn.dataset.side = outcome ? "" : side;
    this.turn.dataset.own = String(!outcome && side === seat);
  }

  private renderLink(): void {
    const words = this.state.link === "lost" ? t("link-lost") : "";
    // Set anew, it would be said anew.
    if (this.link.textContent === words) return;
    if (words !== "" || this.state.link === "open") this.link.textContent = words;
  }

  private renderResult(game: GameView, before: GameView | null): void {
    if (game.outcome === (before?.outcome ?? null)) return;
    this.result.replaceChildren(
      ...(game.outcome ? [resultPanel(this.room, game, game.outcome)] : []),
    );
    this.element.dataset.over = String(game.outcome !== null);
  }
}

function isBy(seat: Seat): (move: { trace: TraceView }) => boolean {
  return (move) => move.trace.mover === seat;
}

/** A name for a command that no other has, also where there is no secure context. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
