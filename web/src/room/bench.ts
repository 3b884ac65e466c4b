// For tests: a device with a store in memory, a clock that stands still until it is moved, a
// computer that does as it is told, and pages that open rooms on it.
import { readFileSync } from "node:fs";
import { Line, loadCore } from "../core";
import type { Command, ServerMessage } from "../protocol";
import { type Game, nothingYet, type PlayState, reduce } from "../state";
import type { LocalGame } from "./game";
import { LocalRoom } from "./local";
import { MemoryStore } from "./memory";
import { begin, type Wishes } from "./new-game";
import type { LinkStatus, RoomMessage, Trouble } from "./room";
import { type DeviceGame, StorageFailure } from "./store";
import type { Opponent, Tools } from "./tools";

const core = await loadCore(await WebAssembly.compile(readFileSync("../build/core.wasm")));

/** Keeps games in the place of a disk, with the faults of one. */
export class TestStore extends MemoryStore {
  /** What happens to the next attempt to keep something. */
  fault: DOMException | null = null;

  override async create(game: DeviceGame): Promise<void> {
    this.fail();
    await super.create(game);
  }

  override update(id: string, change: (game: DeviceGame) => DeviceGame | null) {
    return super.update(id, (game) => {
      const changed = change(game);
      if (changed !== null) this.fail();
      return changed;
    });
  }

  override lasts(): boolean {
    return true;
  }

  private fail(): void {
    const { fault } = this;
    this.fault = null;
    if (fault !== null) throw new StorageFailure(fault);
  }
}

/** Waits to be told what to do. */
export class Puppet implements Opponent {
  asked: { game: LocalGame; what: "move" | "draw"; answer: (value: number) => void } | null = null;

  choose(game: LocalGame): Promise<number> {
    return this.ask(game, "move");
  }

  judge(game: LocalGame): Promise<number> {
    return this.ask(game, "draw");
  }

  stop(): void {
    this.asked = null;
  }

  close(): void {
    this.stop();
  }

  private ask(game: LocalGame, what: "move" | "draw"): Promise<number> {
    return new Promise((answer) => {
      this.asked = { game, what, answer };
    });
  }
}

/** A page that shows a game: it folds what the room tells, as the play page does. */
export class TestPage {
  readonly messages: RoomMessage[] = [];
  readonly statuses: LinkStatus[] = [];
  closed: Trouble | null = null;
  state: PlayState = nothingYet;
  readonly puppet = new Puppet();
  readonly room: LocalRoom;
  private commands = 0;

  constructor(
    readonly device: Device,
    id: string,
  ) {
    const tools: Tools = { ...device.tools, opponent: () => this.puppet };
    this.room = new LocalRoom(
      id,
      {
        message: (message) => {
          this.messages.push(message);
          this.state = reduce(this.state, { type: "message", message });
        },
        status: (status) => this.statuses.push(status),
        closed: (code) => {
          this.closed = code;
        },
        seen: () => this.state.game?.seq ?? 0,
      },
      tools,
    );
  }

  async open(): Promise<this> {
    this.room.start();
    await this.device.settle();
    return this;
  }

  get game(): Game {
    if (this.state.game === null) throw new Error("no game was told of");
    return this.state.game;
  }

  /** What the computer was asked and has not answered. */
  get asks(): "move" | "draw" | null {
    return this.puppet.asked?.what ?? null;
  }

  /** Why the game is over; null while it goes on. */
  get end(): string | null {
    return this.game.outcome?.reason ?? null;
  }

  async send(type: Exclude<Command["type"], "move">, ply = this.game.history.length) {
    return this.command({ type, id: this.id(), ply });
  }

  async move(hole: number, ply = this.game.history.length) {
    return this.command({ type: "move", id: this.id(), ply, hole });
  }

  /** Lets the computer do something. */
  async computer(value: number): Promise<void> {
    const { asked } = this.puppet;
    if (asked === null) throw new Error("the computer was not asked");
    this.puppet.asked = null;
    asked.answer(value);
    await this.device.settle();
  }

  /** The answer to a command: done, or why not. */
  private async command(command: Command): Promise<string> {
    this.room.send(command);
    await this.device.settle();
    const answer = this.messages.find(
      (message): message is Extract<ServerMessage, { id: string }> =>
        "id" in message && message.id === command.id,
    );
    return answer?.type === "ack" ? "done" : ((answer as { code?: string })?.code ?? "nothing");
  }

  private id(): string {
    this.commands += 1;
    return `command-${this.commands}`;
  }
}

export class Device {
  readonly store = new TestStore();
  now = 1_000;
  date = 1_700_000_000_000;
  readonly used = new Map<string, number>();
  cookies = true;
  private readonly hearers = new Set<(id: string) => void>();

  get tools(): Tools {
    return {
      store: this.store,
      opponent: () => new Puppet(),
      others: {
        tell: (id) => {
          for (const hear of this.hearers) hear(id);
        },
        hear: (changed) => {
          this.hearers.add(changed);
          return () => this.hearers.delete(changed);
        },
      },
      used: {
        keep: (id, spent) => this.used.set(id, spent),
        take: (id) => this.used.get(id) ?? 0,
      },
      line: async (variant) => Line.ofVariant(core, variant),
      now: () => this.now,
      date: () => this.date,
      random: () => 7,
      keepsCookies: () => this.cookies,
    };
  }

  async game(wishes: Partial<Wishes> = {}): Promise<string> {
    const usual: Wishes = {
      opponent: "computer",
      level: "easy",
      variant: "togyzkumalak",
      side: "white",
      clock: null,
      names: ["", ""],
    };
    const game = begin({ ...usual, ...wishes }, this.tools);
    await this.store.create(game);
    return game.id;
  }

  async page(id: string): Promise<TestPage> {
    return new TestPage(this, id).open();
  }

  /** Waits until nothing is to be done any more. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
  }
}
