// The engine of the compiled core: what lies where in its memory, and calls of it.
import { Core, rulesOf } from "../core/core";
import { levelsOf } from "../core/levels";
import { Line } from "../core/line";
import type { Memory } from "../core/memory";
import { POSITION_SIZE, type Position } from "../core/position";
import {
  FULL,
  type GameSoFar,
  type Info,
  type Known,
  type Limits,
  type ScoredLine,
  type SmallTables,
} from "./asked";
import { OpenTables } from "./small";

// Where the fields of togyz_limits lie, ...
const LIMITS = {
  nodes: 0,
  movetime: 8,
  clock: 16,
  increment: 24,
  depth: 40,
  lines: 48,
  moves: 52,
  size: 56,
} as const;
// ... of togyz_info, and of each togyz_line in it.
const INFO = {
  nodes: 0,
  time: 8,
  depth: 16,
  seldepth: 20,
  hashfull: 24,
  proved: 28,
  count: 29,
  lines: 32,
  size: 32 + 9 * 136,
} as const;
const LINE = { score: 0, bound: 4, length: 5, holes: 6, size: 136 } as const;
const BOUNDS = ["exact", "upper", "lower", "exact"] as const;

/** Thinks where it is called, and until it is done: for a worker. */
export class Thinker {
  private readonly core: Core;
  private readonly limits: number;
  private readonly out: number;
  private engine: { variant: string; pointer: number; tables: number } | null = null;
  private readonly tables = new Map<string, OpenTables>();
  // Those that were read, by variant; 0: what came was no network.
  private readonly networks = new Map<string, number>();

  constructor(
    private readonly memory: Memory,
    private readonly hashMib: number,
  ) {
    this.core = Core.on(memory);
    this.limits = memory.room(LIMITS.size);
    this.out = memory.room(INFO.size);
  }

  /**
   * Searches the last position of a game. `heard` is told of every iteration; positions are judged
   * by the network, the bytes of its file, or by hand where there is none. `fresh`: as if nothing
   * had been searched before.
   */
  search(
    game: GameSoFar,
    limits: Limits,
    heard: (info: Info) => void,
    network: Uint8Array | null = null,
    fresh = false,
  ): Info {
    // Whether there are tables yet is chance: what is to be the same again does without.
    const { engine, known } = this.set(game, network, !fresh);
    const { exports } = this.memory;
    if (fresh) exports.togyz_engine_clear(engine);
    this.writeLimits(limits);
    this.memory.heard = (info) => heard({ ...this.readInfo(info), known });
    exports.togyz_engine_search(engine, this.limits, exports.togyz_wasm_listener(), 0, this.out);
    this.memory.heard = null;
    return { ...this.readInfo(this.out), known };
  }

  /** The move of a player of this level, as the only line; `limits` count for the last level alone. */
  choose(
    game: GameSoFar,
    level: string,
    seed: bigint,
    limits: Limits,
    network: Uint8Array | null = null,
  ): Info {
    const chosen = levelsOf(this.memory).find(
      ({ name, alias }) => name === level || alias === level,
    );
    if (chosen === undefined) throw new RangeError(`there is no level "${level}"`);
    const { engine } = this.set(game, network, true);
    // What was searched before would decide, too.
    if (chosen.name === FULL) this.memory.exports.togyz_engine_clear(engine);
    this.writeLimits(limits);
    const code = this.memory.exports.togyz_engine_choose(
      engine,
      chosen.number,
      seed,
      this.limits,
      this.out,
    );
    if (code < 0) throw new Error(`the engine refuses to play: ${code}`);
    return this.readInfo(this.out);
  }

  /** Takes tables, to be asked from now on. */
  know(small: SmallTables): void {
    if (!this.tables.has(small.variant)) {
      this.tables.set(small.variant, new OpenTables(this.memory, small));
    }
  }

  /** Gives the engine a game, and returns where it is, and what tables know of the last position. */
  private set(
    { start, moves }: GameSoFar,
    network: Uint8Array | null,
    asks: boolean,
  ): { engine: number; known: Known | null } {
    const { positions } = Line.from(this.core, start).play(...moves);
    const { variant } = positions[0] as Position;
    const tables = (asks && this.tables.get(variant.fullName)) || null;
    const engine = this.engineFor(positions[0] as Position, tables?.pointer ?? 0);
    const judge = this.read(variant.fullName, network);
    // One for another variant is refused: then the evaluation made by hand goes on to judge.
    this.memory.exports.togyz_engine_use(engine, judge);
    const given = this.memory.room(positions.length * POSITION_SIZE);
    for (const [index, { bytes }] of positions.entries()) {
      this.memory.bytes(given + index * POSITION_SIZE, POSITION_SIZE).set(bytes);
    }
    this.memory.exports.togyz_engine_set(engine, given, positions.length);
    this.memory.exports.free(given);
    return { engine, known: tables?.known(positions.at(-1) as Position) ?? null };
  }

  /** Where the network for a variant is; 0 where there is none. */
  private read(variant: string, network: Uint8Array | null): number {
    const known = this.networks.get(variant);
    if (known !== undefined) return known;
    if (network === null) return 0;
    const bytes = this.memory.room(network.length);
    this.memory.bytes(bytes, network.length).set(network);
    const pointer = this.memory.exports.togyz_network_read(bytes, network.length, 0);
    this.memory.exports.free(bytes);
    this.networks.set(variant, pointer);
    return pointer;
  }

  private engineFor(position: Position, tables: number): number {
    const engine = this.made(position);
    if (engine.tables !== tables) this.memory.exports.togyz_engine_tables(engine.pointer, tables);
    engine.tables = tables;
    return engine.pointer;
  }

  private made({ variant }: Position): { pointer: number; tables: number } {
    if (this.engine?.variant === variant.fullName) return this.engine;
    if (this.engine !== null) this.memory.exports.togyz_engine_free(this.engine.pointer);
    this.engine = null;
    const bytes = rulesOf(variant);
    const rules = this.memory.room(bytes.length);
    this.memory.bytes(rules, bytes.length).set(bytes);
    let pointer = 0;
    // A device with little memory plays too.
    for (let mib = this.hashMib; pointer === 0 && mib >= 1; mib = Math.floor(mib / 2)) {
      pointer = this.memory.exports.togyz_engine_new(rules, mib, 1);
    }
    this.memory.exports.free(rules);
    if (pointer === 0) throw new RangeError("there is no memory for an engine");
    this.engine = { variant: variant.fullName, pointer, tables: 0 };
    return this.engine;
  }

  private writeLimits(limits: Limits): void {
    const { data } = this.memory;
    const holes = limits.holes ?? [];
    const big = (place: number, value = 0): void =>
      data.setBigInt64(this.limits + place, BigInt(Math.round(value)), true);
    big(LIMITS.nodes, limits.nodes);
    big(LIMITS.movetime, limits.movetime);
    big(LIMITS.clock, limits.clock);
    big(LIMITS.increment, limits.increment);
    data.setInt32(this.limits + LIMITS.depth, limits.depth ?? 0, true);
    data.setInt32(this.limits + LIMITS.lines, limits.lines ?? 1, true);
    const mask = holes.reduce((bits, hole) => bits | (1 << (hole - 1)), 0);
    data.setUint16(this.limits + LIMITS.moves, mask, true);
  }

  private readInfo(info: number): Info {
    const { data } = this.memory;
    const count = data.getUint8(info + INFO.count);
    return {
      depth: data.getInt32(info + INFO.depth, true),
      seldepth: data.getInt32(info + INFO.seldepth, true),
      nodes: Number(data.getBigUint64(info + INFO.nodes, true)),
      time: Number(data.getBigInt64(info + INFO.time, true)),
      hashfull: data.getInt32(info + INFO.hashfull, true),
      proved: data.getUint8(info + INFO.proved) === 1,
      lines: Array.from({ length: count }, (_, index) =>
        this.readLine(info + INFO.lines + index * LINE.size),
      ),
    };
  }

  private readLine(line: number): ScoredLine {
    const { data } = this.memory;
    const length = data.getUint8(line + LINE.length);
    return {
      score: data.getInt32(line + LINE.score, true),
      bound: BOUNDS[data.getUint8(line + LINE.bound)] ?? "exact",
      holes: [...this.memory.bytes(line + LINE.holes, length)],
    };
  }
}
