// A game: the board between its players, words for what happens, what can be done, the result.
import { Board, type BoardOptions, opponent } from "../board";
import { announced, commented, noticeOf, offerSaid } from "../commentary";
import type { TraceView } from "../core";
import { h } from "../dom";
import { takeFirstMove } from "../first-move";
import { Hints } from "../hints";
import { t } from "../i18n";
import { newId } from "../ids";
import { givesPreviews } from "../known";
import { Pace } from "../pace";
import { ask } from "../parts/dialog";
import { DrawOffer } from "../parts/draw-offer";
import { MoveList } from "../parts/moves";
import { nowhere } from "../parts/nowhere";
import { type Doing, playControls } from "../parts/play-controls";
import { PlayerLines } from "../parts/players";
import { resultPanel } from "../parts/result";
import { stepper } from "../parts/stepper";
import { Talk } from "../parts/talk";
import type { SideName } from "../protocol";
import { openRoom, type Room, type RoomMessage, type Trouble } from "../room";
import { type GameAddress, gamePath, go, type Page } from "../router";
import { load, speed, watchSettings } from "../settings";
import { play } from "../sounds";
import {
  type Action,
  freshMoves,
  type Game,
  nothingYet,
  type PlayState,
  reduce,
  type Shown,
  seen,
  shown,
} from "../state";
import { taught, teaches } from "../teach";
import { boardWords, playerNames, previewSaid, type Seat, sideWord } from "../words";

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

type CommandType = "takeback" | "resign" | "draw" | "decline" | "rematch";

class PlayPage {
  readonly element: HTMLElement;
  private state: PlayState = nothingYet;
  private board: Board | null = null;
  /** Whether the visitor wants the board the other way round. */
  private turned = false;
  /** Whose row lies below where two share the device and the board turns with them. */
  private nearest: SideName = "white";
  /** The ply that is looked back at, null for the position that is played. */
  private looking: number | null = null;
  /** What was said last that no move says, until the next thing happens. */
  private notice = "";
  /** Whether the last move, an answer to the visitor's, is still being shown. */
  private unfolding = false;
  private readonly room: Room;
  private readonly pace = new Pace((message) => this.dispatch({ type: "message", message }));
  private readonly players = new PlayerLines((side) => this.warn(side));
  private readonly moves = new MoveList((ply) => this.look(ply));
  private readonly steps = stepper((step) => this.step(step));
  private readonly talk = new Talk();
  private readonly offer = new DrawOffer((answer) => this.command(answer));
  private readonly controls = playControls((action) => this.act(action));
  private readonly hints = new Hints(() => this.showHint());
  private readonly stage = h("div", { class: "stage" });
  private readonly link = h("p", { class: "link-state", role: "alert" });
  private readonly result = h("div", { class: "result-place" });
  private readonly unwatch = watchSettings(() => this.render(this.state));
  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.room.wake();
  };

  constructor(address: GameAddress) {
    this.element = h(
      "div",
      { class: "page play" },
      h("h1", { class: "unseen" }, t("play-heading")),
      this.players.top,
      this.stage,
      this.players.bottom,
      this.talk.element,
      h(
        "div",
        { class: "side" },
        this.result,
        this.offer.element,
        this.moves.element,
        this.steps.element,
        this.controls.element,
      ),
      this.link,
      this.talk.live,
    );
    this.room = openRoom(address, {
      message: (message) => this.hear(message),
      status: (status) => this.dispatch({ type: "link", status }),
      closed: (code) => this.showFailure(code),
      seen: () => seen(this.state),
    });
    this.players.turn.textContent = t("play-loading");
    this.room.start();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
  }

  get variant(): string | undefined {
    return this.state.game?.variant;
  }

  destroy(): void {
    this.room.stop();
    this.pace.stop();
    this.players.stop();
    this.hints.close();
    this.unwatch();
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.board?.destroy();
  }

  key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) this.step(step);
    if (step !== undefined || this.board?.key(event)) event.preventDefault();
  }

  private showFailure(code: Trouble): void {
    this.element.className = "page failed";
    this.element.replaceChildren(...nowhere(t("failure", { code }), t("nav-new")));
  }

  // --- What happens -------------------------------------------------------------------------

  private hear(message: RoomMessage): void {
    const { game } = this.state;
    const unclocked = game !== null && game.seat !== null && game.clock === null;
    const answer = message.type === "event" && message.event.kind === "move";
    const waits = unclocked && answer && game.position.side !== game.seat && load().unhurried;
    this.pace.hear(message, waits, game?.position.moves.length === 1);
  }

  private dispatch(action: Action): void {
    const before = this.state;
    this.state = reduce(before, action);
    if (this.state === before) return;
    if (this.state.astray && !before.astray) this.room.resynchronise();
    if (this.state.game === null && this.state.refusal === "newer-page") {
      this.showFailure(this.state.refusal);
    }
    if (action.type === "message") this.note(action.message);
    this.render(before);
    if (!before.game && this.state.game) this.beginWith(takeFirstMove(this.room.id));
  }

  /** What an event is besides a change of the board. */
  private note(message: RoomMessage): void {
    if (message.type !== "event") return;
    const { event } = message;
    this.notice = noticeOf(event, this.state.game?.seat ?? null);
    this.talk.announce([this.notice]);
    if (event.kind === "rematch") go(gamePath({ place: this.room.place, id: event.game }));
  }

  /** Little time is left: only who plays is hurried. */
  private warn(side: SideName): void {
    if (this.hands(side)) play("low");
  }

  // --- What the visitor does ----------------------------------------------------------------

  /** Whether two people play here, who share the device. */
  private get shared(): boolean {
    return this.state.game?.seat === null && this.room.place === "device";
  }

  /** Whether the visitor plays this side. */
  private hands(side: SideName): boolean {
    const { game } = this.state;
    return game !== null && (this.shared || game.seat === side);
  }

  private act(action: Doing): void {
    switch (action) {
      case "hint":
        this.askHint();
        break;
      case "undo":
        this.command("takeback");
        break;
      case "draw":
        // Who shares the device has agreed before the button is pressed; but it is soon pressed.
        if (this.shared) this.askDraw();
        else this.command("draw");
        break;
      case "resign":
        this.askResign();
        break;
      case "flip":
        this.turned = !this.turned;
        this.nearest = opponent(this.nearest);
        this.render(this.state);
        break;
    }
  }

  private askHint(): void {
    const { game } = this.state;
    if (game === null) return;
    this.hints.ask(game, game.position);
    this.render(this.state);
  }

  private showHint(): void {
    this.render(this.state);
    if (this.hints.hint) this.talk.announce([this.comment()]);
  }

  private askDraw(): void {
    ask(t("draw-title"), t("draw-text"), t("draw-agree"), () => this.command("draw"));
  }

  private askResign(): void {
    const words = t("resign-text", { shared: this.shared ? "yes" : "no" });
    ask(t("resign-title"), words, t("play-resign"), () => this.command("resign"));
  }

  private command(type: CommandType): void {
    this.pace.flush();
    const { game, pending } = this.state;
    if (game === null || pending !== null) return;
    const command = { type, id: newId(), ply: game.history.length };
    this.dispatch({ type: "sent", command });
    this.room.send(command);
  }

  private play(trace: TraceView): void {
    const { game, pending } = this.state;
    if (game === null || pending !== null) return;
    const { hole } = trace;
    const command = { type: "move", id: newId(), ply: game.history.length, hole } as const;
    this.pace.begin();
    this.dispatch({ type: "sent", command });
    this.room.send(command);
  }

  /** Plays the move with which the game was begun on the first page. */
  private beginWith(hole: number | null): void {
    const { position, seat, history } = this.state.game ?? {};
    const trace = position?.moves.find((move) => move.hole === hole);
    if (trace && history?.length === 0 && seat !== "black") this.play(trace);
  }

  /** Looks back at a ply; at the last one, on at the game. */
  private look(ply: number): void {
    const last = this.state.game?.history.length ?? 0;
    const wished = Math.min(Math.max(ply, 0), last);
    this.looking = wished === last ? null : wished;
    this.render(this.state);
  }

  private step(by: number): void {
    const last = this.state.game?.history.length ?? 0;
    this.look((this.looking ?? last) + by);
  }

  // --- What is shown ------------------------------------------------------------------------

  private get bottom(): SideName {
    const { game } = this.state;
    if (this.shared && load().turning) return this.nearest;
    const seat = game?.seat ?? "white";
    return this.turned ? opponent(seat) : seat;
  }

  private render(before: PlayState): void {
    const { game, pending } = this.state;
    this.renderLink();
    const now = shown(this.state);
    if (game === null || now === null) return;
    const changed = game !== before.game || pending !== before.pending;
    if (changed) {
      this.looking = null;
      this.hints.forget();
    }
    const fresh = changed ? freshMoves(shown(before), now) : [];
    this.showBoard(game, now, fresh);
    if (changed) {
      if (game.seat !== null) this.unfold(fresh.some((trace) => trace.mover !== game.seat));
      this.tell(game, now, fresh, before);
      this.renderResult(game, before.game);
    }
    this.moves.show(game.history, this.looking ?? game.history.length);
    this.steps.show(this.looking ?? game.history.length, game.history.length);
    this.element.dataset.looking = String(this.looking !== null);
    this.renderPlayers(game, now);
    this.renderTalk(game, now);
    this.renderControls(game);
  }

  private showBoard(game: Game, now: Shown, fresh: TraceView[]): void {
    const history = this.looking === null ? now.history : now.history.slice(0, this.looking);
    const looking = this.looking === null ? null : now.line.at(this.looking);
    this.board ??= this.makeBoard(game.seat);
    this.board.speed = speed();
    const { side } = now.position;
    const playable = game.outcome === null && looking === null && this.hands(side);
    const options: BoardOptions = {
      bottom: this.bottom,
      playable: playable ? side : null,
      previews: this.shared ? load().previews : givesPreviews(game.level),
      names: playerNames(game),
      last: history.at(-1)?.trace ?? null,
      hint: looking === null ? (this.hints.hint?.move ?? null) : null,
    };
    this.board.show(looking ?? now.position, options, fresh);
    if (this.shared && load().turning && this.nearest !== side) this.turnTo(side);
  }

  /** Turns the board to the side to move, once the move before has been seen. */
  private turnTo(side: SideName): void {
    this.board?.settled().then(() => {
      const now = shown(this.state);
      if (now?.position.side !== side || this.state.game?.outcome || this.nearest === side) return;
      this.nearest = side;
      this.render(this.state);
    });
  }

  private makeBoard(seat: Seat): Board {
    const board = new Board(boardWords(seat), {
      play: (trace) => this.play(trace),
      sound: play,
      preview: (trace) => {
        const { game } = this.state;
        const now = shown(this.state);
        if (game === null || now === null || this.looking !== null) return;
        this.talk.say(trace ? previewSaid(now.position, trace, game.seat) : this.comment());
      },
    });
    this.stage.append(board.element);
    return board;
  }

  private tell(game: Game, now: Shown, fresh: TraceView[], before: PlayState): void {
    const ended = game.outcome !== null && !before.game?.outcome;
    this.talk.announce(announced(game, now, fresh, ended));
    if (ended && before.game) this.sing(game);
  }

  /** What an answer teaches is said when it has been seen. */
  private unfold(answered: boolean): void {
    this.unfolding = answered;
    void this.board?.settled().then(() => {
      const now = shown(this.state);
      this.unfolding = false;
      if (this.state.game && now) this.renderTalk(this.state.game, now);
    });
  }

  private sing({ outcome, seat }: Game): void {
    const winner = outcome?.winner ?? null;
    const sound = winner === null ? "drawn" : seat === null || winner === seat ? "won" : "lost";
    void this.board?.settled().then(() => play(sound));
  }

  private comment(): string {
    const { game } = this.state;
    const now = shown(this.state);
    if (game === null || now === null) return "";
    const ply = this.toldPly(now);
    return commented(this.state, game, {
      history: now.history.slice(0, ply),
      notice: this.notice,
      lesson: game.outcome && this.looking === null ? "" : taught(game, now.line, ply).answer,
      hint: this.looking === null ? this.hints.hint : null,
      plays: this.shared || game.seat !== null,
    });
  }

  /** Up to which ply is spoken of what happened. */
  private toldPly({ line }: Shown): number {
    return this.looking ?? line.ply - (this.unfolding ? 1 : 0);
  }

  private renderTalk(game: Game, now: Shown): void {
    const { looking } = this;
    this.element.dataset.lessons = String(teaches(game));
    const over = game.outcome !== null && looking === null;
    this.talk.teach(over ? "" : taught(game, now.line, this.toldPly(now)).own);
    this.talk.say(this.comment());
  }

  private renderPlayers(game: Game, { position: { side } }: Shown): void {
    const { outcome, seat, clock } = game;
    const whose = seat === null ? "other" : side === seat ? "own" : "computer";
    const own = outcome === null && this.hands(side);
    // Whoever waits in another tab sees there that it is time.
    document.title = `${own ? "● " : ""}${t("title", { page: "play" })}`;
    this.players.show({
      bottom: this.bottom,
      names: playerNames(game),
      turn: outcome ? null : side,
      words: outcome ? "" : t("play-turn", { whose, side: sideWord(side) }),
      own,
      clock,
    });
  }

  private renderControls(game: Game): void {
    const { outcome, history, drawOffer, seat } = game;
    const free = outcome === null && this.state.pending === null;
    const plays = this.shared || seat !== null;
    const offered = outcome === null && drawOffer !== null && seat !== drawOffer && plays;
    this.offer.show(offered ? offerSaid(drawOffer, seat) : "");
    this.controls.allow({
      hint: free && this.hands(game.position.side) && this.looking === null && !this.hints.thinking,
      undo: free && history.some((move) => this.hands(move.trace.mover)),
      draw: free && plays && drawOffer === null && history.length > 0,
      resign: free && plays,
      flip: true,
    });
  }

  private renderLink(): void {
    const words = this.state.link === "lost" ? t("link-lost") : "";
    // Set anew, it would be said anew.
    if (this.link.textContent === words) return;
    if (words !== "" || this.state.link === "open") this.link.textContent = words;
  }

  private renderResult(game: Game, before: Game | null): void {
    if (game.outcome === (before?.outcome ?? null)) return;
    const { outcome } = game;
    const panel = outcome && resultPanel(this.room, game, outcome, () => this.command("rematch"));
    this.result.replaceChildren(...(panel ? [panel] : []));
    this.element.dataset.over = String(outcome !== null);
  }
}
