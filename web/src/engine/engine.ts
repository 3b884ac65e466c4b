// The computer on this device: it thinks in a worker, so that the page stays alive.
//
// The core has one thread, and who searches hears nothing: so a search that is stopped takes the
// worker with it, and the next question starts another from the compiled code, which takes some
// milliseconds. To search in slices instead would lose more in every slice than is lost here.
import { coreModule } from "../core";
import { readPosition } from "../core/position";
import {
  type Answer,
  type Begin,
  FULL,
  type GameSoFar,
  type Info,
  type Limits,
  type Question,
  type SmallTables,
} from "./asked";
import { networkFor } from "./networks";
import address from "./worker?worker";

/** What the engine needs of a worker; tests bring their own. */
export interface Channel {
  postMessage(message: Begin | Question | SmallTables): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface EngineOptions {
  /** Memory for known positions. */
  hashMib?: number;
}

interface Waiting {
  heard: ((info: Info) => void) | undefined;
  found: (info: Info) => void;
  failed: (error: Error) => void;
}

type Asked =
  | Omit<Extract<Question, { kind: "search" }>, "id" | "network">
  | Omit<Extract<Question, { kind: "choose" }>, "id" | "network">;

export class Engine {
  private channel: Channel | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private questions = 0;
  /** The variants of which the worker has been given tables. */
  private readonly given = new Set<string>();

  constructor(
    private readonly options: EngineOptions = {},
    private readonly module: () => Promise<WebAssembly.Module> = coreModule,
    private readonly open: () => Channel = openWorker,
    private readonly networks: (variant: string) => Promise<Uint8Array | null> = networkFor,
    private readonly tables: (variant: string) => Promise<SmallTables | null> = tablesFor,
  ) {}

  /**
   * The move that a player of this level plays. The same level, seed and game give the same move
   * here and on the server; the last level, "full", needs limits. Broken off by `stop`.
   */
  async choose(
    game: GameSoFar,
    level: string,
    seed: bigint | string,
    limits: Limits = {},
  ): Promise<number> {
    const info = await this.ask({ kind: "choose", game, level, seed: seedNumber(seed), limits });
    const hole = info.lines[0]?.holes[0];
    if (hole === undefined) throw new Error("there is no move: the game is over");
    return hole;
  }

  /** Searches the last position of a game; `heard` is told of every iteration. Broken off by `stop`. */
  search(game: GameSoFar, limits: Limits, heard?: (info: Info) => void): Promise<Info> {
    return this.ask({ kind: "search", game, limits, fresh: false }, heard);
  }

  /**
   * Searches as if nothing had been searched before: what is found depends on nothing but the game,
   * the limits and the memory for known positions. Broken off by `stop`.
   */
  searchAfresh(game: GameSoFar, limits: Limits): Promise<Info> {
    return this.ask({ kind: "search", game, limits, fresh: true });
  }

  /** Breaks off what is asked: the promises fail with an `AbortError`. More may be asked after it. */
  stop(): void {
    if (this.waiting.size > 0) this.end(new DOMException("the engine was stopped", "AbortError"));
  }

  /** Ends it. */
  close(): void {
    this.end(new DOMException("the engine was closed", "AbortError"));
  }

  private async ask(question: Asked, heard?: (info: Info) => void): Promise<Info> {
    this.questions += 1;
    const id = this.questions;
    const answered = new Promise<Info>((found, failed) => {
      this.waiting.set(id, { heard, found, failed });
    });
    this.send(question, id).catch((error: unknown) => this.fail(id, error));
    return answered;
  }

  private async send(question: Asked, id: number): Promise<void> {
    const { fullName } = readPosition(question.game.start).variant;
    // Levels below the last judge by hand, and know no tables.
    const weak = question.kind === "choose" && question.level !== FULL;
    const again = question.kind === "search" && question.fresh;
    const [module, network, tables] = await Promise.all([
      this.module(),
      weak ? null : this.networks(fullName),
      weak || again || this.given.has(fullName) ? null : this.tables(fullName),
    ]);
    // It may have been stopped while that came.
    if (!this.waiting.has(id)) return;
    this.channel ??= this.begin(module);
    if (tables !== null && !this.given.has(fullName)) {
      this.given.add(fullName);
      this.channel.postMessage(tables);
    }
    this.channel.postMessage({ ...question, id, network });
  }

  private begin(module: WebAssembly.Module): Channel {
    const channel = this.open();
    channel.postMessage({ module, hashMib: this.options.hashMib ?? usualHash() });
    channel.onmessage = ({ data }) => {
      if (channel === this.channel) this.hear(data);
    };
    channel.onerror = (event) => {
      if (channel === this.channel) this.end(new Error(event.message || "the worker is gone"));
    };
    return channel;
  }

  private hear(answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    if (answer.kind === "failed") this.fail(answer.id, new Error(answer.message));
    else if (answer.kind === "heard") waiting?.heard?.(answer.info);
    else {
      this.waiting.delete(answer.id);
      waiting?.found(answer.info);
    }
  }

  private fail(id: number, error: unknown): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.failed(error instanceof Error ? error : new Error(String(error)));
  }

  private end(reason: Error): void {
    this.channel?.terminate();
    this.channel = null;
    this.given.clear();
    for (const id of [...this.waiting.keys()]) this.fail(id, reason);
  }
}

/** Few of those who come need tables at once. */
async function tablesFor(variant: string): Promise<SmallTables | null> {
  const { tablesOf } = await import("./tables");
  return tablesOf(variant);
}

function openWorker(): Channel {
  return new Worker(new URL(address, import.meta.url)) as Channel;
}

/** Little where there may be little: browsers tell the gigabytes of a device roughly, or not at all. */
function usualHash(): number {
  const { deviceMemory = 2 } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory >= 4 ? 64 : 16;
}

/** A seed as the core takes it: 64 bits, of a text by FNV-1a. */
export function seedNumber(seed: bigint | string): bigint {
  if (typeof seed === "bigint") return BigInt.asUintN(64, seed);
  const bytes = new TextEncoder().encode(seed);
  return bytes.reduce(
    (number, byte) => BigInt.asUintN(64, (number ^ BigInt(byte)) * 0x100000001b3n),
    0xcbf29ce484222325n,
  );
}
