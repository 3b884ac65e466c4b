// A game on this device: against the computer, or of two people who share it.
//
// One thing happens after the other, in a queue: it is checked against the state, kept, and only
// then told. Another tab with the same game is told too, and whoever comes second is refused.
import { part } from "../part";
import type { Command, RecordFormat } from "../protocol";
import { eventOf, Refused } from "./commands";
import { LocalGame, other } from "./game";
import { rematchOf } from "./new-game";
import type { Listener, RecordFile, Room, RoomMessage, Trouble } from "./room";
import { type DeviceEvent, type DeviceGame, FORM, type Occurrence, StorageFailure } from "./store";
import type { Opponent, Tools } from "./tools";

// Before these plies the computer takes no draw; after them it does when it thinks that it has no
// more than the score (hundredths of a stone).
const OPENING_PLIES = 20;
const DRAW_SCORE = 50;

// What could not be kept is tried again after so long (milliseconds).
const RETRY = 5_000;

export class LocalRoom implements Room {
  readonly place = "device";
  private game: LocalGame | null = null;
  private queue: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly opponent: Opponent;
  /** Counts what the computer was asked; what it says to an older question is of no use. */
  private question = 0;
  private thinking = false;
  private flagTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private unhear = (): void => {};
  private readonly leave = (): void => {
    this.tools.used.keep(this.id, this.game?.clocks?.spent() ?? 0);
  };
  private readonly hide = (): void => {
    // Some systems end a page that is not seen, and tell it nothing more.
    if (document.visibilityState === "hidden") this.leave();
  };
  private readonly comeBack = (event: PageTransitionEvent): void => {
    // The browser had put the whole page aside: what passed meanwhile is nobody's time.
    if (event.persisted) {
      this.enter(async () => {
        this.game?.clocks?.resume(this.tools.used.take(this.id));
        await this.catchUp();
        this.snapshot();
        this.go();
      });
    }
  };

  constructor(
    readonly id: string,
    private readonly listener: Listener,
    private readonly tools: Tools,
  ) {
    this.opponent = tools.opponent();
  }

  start(): void {
    this.listener.status("connecting");
    this.unhear = this.tools.others.hear((id) => {
      if (id === this.id) this.enter(() => this.catchUp());
    });
    globalThis.addEventListener?.("pagehide", this.leave);
    globalThis.addEventListener?.("pageshow", this.comeBack);
    globalThis.document?.addEventListener("visibilitychange", this.hide);
    this.enter(() => this.open());
  }

  stop(): void {
    if (this.stopped) return;
    this.stopped = true;
    this.leave();
    this.unhear();
    globalThis.removeEventListener?.("pagehide", this.leave);
    globalThis.removeEventListener?.("pageshow", this.comeBack);
    globalThis.document?.removeEventListener("visibilitychange", this.hide);
    clearTimeout(this.flagTimer);
    clearTimeout(this.retryTimer);
    this.opponent.close();
  }

  wake(): void {
    // Timers may have slept meanwhile.
    this.enter(async () => {
      try {
        await this.flag();
      } catch (error) {
        this.retry(error);
      }
    });
  }

  resynchronise(): void {
    this.enter(async () => this.snapshot());
  }

  send(command: Command): void {
    this.enter(() => this.obey(command));
  }

  async record(format: RecordFormat): Promise<RecordFile> {
    if (this.game === null) throw new Error("the game is not open yet");
    const { writeRecord } = await part(import("./records"));
    return writeRecord(this.game.written(), this.game.kept.created, format);
  }

  /** Does something after all that was begun before. */
  private enter(work: () => Promise<void>): void {
    this.queue = this.queue
      .then(() => (this.stopped ? undefined : work()))
      .catch((error: unknown) => {
        console.error(error);
        this.tell("internal");
      });
  }

  private message(message: RoomMessage): void {
    if (!this.stopped) this.listener.message(message);
  }

  private tell(code: Trouble, id?: string): void {
    const about = id === undefined ? {} : { id };
    this.message({ type: "error", code, message: code, ...about });
  }

  // --- The game as it is kept

  private async open(): Promise<void> {
    const trouble = await this.read();
    if (this.stopped) return;
    if (trouble !== null) {
      this.listener.closed(trouble);
      return;
    }
    this.game?.clocks?.resume(this.tools.used.take(this.id));
    this.snapshot();
    this.listener.status("open");
    if (!this.tools.store.lasts(this.id)) this.tell("unkept");
    this.go();
  }

  /** Reads the game; gives why that can't be done. */
  private async read(): Promise<Trouble | null> {
    try {
      const kept = await this.tools.store.read(this.id);
      if (kept === null) return "not-found";
      if (kept.form > FORM) return "newer-page";
      await this.fold(kept);
      return null;
    } catch (error) {
      if (error instanceof StorageFailure) return error.code;
      // What is kept is no game.
      if (error instanceof RangeError) return "unreadable";
      throw error;
    }
  }

  private async fold(kept: DeviceGame): Promise<void> {
    const line = await this.tools.line(kept.variant);
    this.game = new LocalGame(kept, line, this.tools.now);
  }

  private snapshot(): void {
    if (this.game !== null) this.message({ type: "snapshot", game: this.game.view() });
  }

  /** Takes over what another tab has done. */
  private async catchUp(): Promise<void> {
    const { game } = this;
    if (game === null) return;
    const kept = await this.tools.store.read(this.id);
    if (kept === null) {
      if (!this.stopped) this.listener.closed("not-found");
      return;
    }
    const known = game.kept.events;
    if (kept.events.length === known.length) return;
    const goesOn = known.every((event, index) => same(event, kept.events[index]));
    if (goesOn) {
      for (const event of kept.events.slice(known.length)) {
        game.apply(event);
        this.message(game.happened(event));
      }
      game.kept = kept;
    } else {
      await this.fold(kept);
      this.snapshot();
    }
    this.stopThinking();
    this.go();
  }

  /** Keeps what happens, then tells of it. */
  private async append(occurrence: Occurrence): Promise<void> {
    const game = this.opened;
    const event: DeviceEvent = { ...occurrence, spent: game.clocks?.spent() ?? 0 };
    const { kept } = game;
    game.apply(event);
    const summary = {
      result: game.outcome?.result ?? "*",
      plies: game.ply,
      updated: this.tools.date(),
    } as const;
    let now: DeviceGame | null;
    try {
      now = await this.tools.store.update(this.id, (stored) =>
        stored.events.length === kept.events.length
          ? { ...stored, ...summary, events: [...stored.events, event] }
          : null,
      );
    } catch (error) {
      // It has not happened.
      await this.fold(kept);
      this.game?.clocks?.resume(event.spent);
      throw error;
    }
    if (now === null) {
      await this.fold(kept);
      await this.catchUp();
      throw new Refused("stale");
    }
    game.kept = now;
    this.tools.used.keep(this.id, 0);
    if (this.stopped) return;
    this.message(game.happened(event));
    this.tools.others.tell(this.id);
    // What it thinks about is not on the board any more, or it has something else to answer.
    if (game.turn === game.seq || event.kind === "draw-offered") this.stopThinking();
    this.go();
  }

  private get opened(): LocalGame {
    if (this.game === null) throw new Refused("not-found");
    return this.game;
  }

  // --- Those who play

  private async obey(command: Command): Promise<void> {
    try {
      const game = this.opened;
      await this.flag();
      if (command.type === "rematch") await this.playAgain(game);
      else await this.append(eventOf(command, game));
      this.message({ type: "ack", id: command.id, seq: this.opened.seq });
    } catch (error) {
      if (!(error instanceof Refused || error instanceof StorageFailure)) throw error;
      this.tell(error.code, command.id);
    }
  }

  /** Begins the game that follows, unless it has begun: there is only one. */
  private async playAgain(game: LocalGame): Promise<void> {
    if (game.outcome === null) throw new Refused("not-over");
    if (game.rematch !== null) return;
    const next = rematchOf(game.kept, this.tools);
    await this.tools.store.create(next);
    await this.append({ kind: "rematch", game: next.id });
  }

  /** Lets time pass, and the computer think, as they do whenever something has changed. */
  private go(): void {
    clearTimeout(this.flagTimer);
    const { game } = this;
    if (game === null || this.stopped) return;
    const left = game.clocks?.untilUp() ?? null;
    if (left !== null) this.flagTimer = setTimeout(() => this.wake(), left + 1);
    if (game.waitsForComputer && !this.thinking) void this.think(game);
  }

  private async flag(): Promise<void> {
    const clocks = this.game?.clocks;
    if (!clocks) return;
    if (clocks.isUp() && clocks.running !== null) {
      await this.append({ kind: "flagged", side: clocks.running });
    } else {
      this.go();
    }
  }

  private stopThinking(): void {
    if (!this.thinking) return;
    this.thinking = false;
    this.question += 1;
    this.opponent.stop();
  }

  private async think(game: LocalGame): Promise<void> {
    this.thinking = true;
    this.question += 1;
    const { question } = this;
    const { drawOffer, computer } = game;
    try {
      if (computer !== null && drawOffer === other(computer)) {
        const score = await this.opponent.judge(game);
        const own = game.side === computer ? score : -score;
        const takes = game.ply >= OPENING_PLIES && own <= DRAW_SCORE;
        const answer: Occurrence = takes
          ? { kind: "drawn" }
          : { kind: "draw-declined", side: computer };
        this.enter(() => this.answer(question, answer));
      } else {
        const hole = await this.opponent.choose(game);
        this.enter(() => this.answer(question, { kind: "move", hole }));
      }
    } catch (error) {
      if (this.question !== question) return;
      console.error(error);
      this.thinking = false;
      this.tell("engine-failed");
    }
  }

  /** Does what the computer wants, unless something has happened meanwhile: then too late. */
  private async answer(question: number, occurrence: Occurrence): Promise<void> {
    if (this.question !== question) return;
    this.thinking = false;
    try {
      if (this.opened.clocks?.isUp()) await this.flag();
      else await this.append(occurrence);
    } catch (error) {
      this.retry(error);
    }
  }

  /** What could not be kept, and nobody has asked for, is tried again. */
  private retry(error: unknown): void {
    if (error instanceof Refused) return;
    if (!(error instanceof StorageFailure)) throw error;
    this.tell(error.code);
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.enter(async () => this.go()), RETRY);
  }
}

function same(one: DeviceEvent, two: DeviceEvent | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
