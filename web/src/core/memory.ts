// The compiled core as WebAssembly offers it: functions of numbers, and one memory where the
// structs of core/include/togyz.h lie. Nothing here knows what they mean.

/** What togyz.h declares, as far as the page calls it. Pointers and sizes are numbers. */
export interface Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (size: number) => number;
  free: (pointer: number) => void;
  togyz_variant_new: (rules: number) => number;
  togyz_start: (variant: number, out: number) => void;
  togyz_check: (variant: number, position: number) => number;
  togyz_problems: (variant: number, position: number) => number;
  togyz_legal: (variant: number, position: number) => number;
  togyz_outcome_of: (variant: number, position: number, out: number) => number;
  togyz_trace_move: (variant: number, position: number, hole: number, out: number) => number;
  togyz_replay: (
    variant: number,
    start: number,
    count: number,
    holes: number,
    landings: number,
    totals: number,
    tuzdiks: number,
    out: number,
  ) => number;
  togyz_keys: (
    variant: number,
    start: number,
    count: number,
    holes: number,
    keys: number,
  ) => number;
  togyz_engine_new: (rules: number, hashMib: number, threads: number) => number;
  togyz_engine_free: (engine: number) => void;
  togyz_engine_clear: (engine: number) => void;
  togyz_engine_set: (engine: number, positions: number, count: number) => number;
  togyz_engine_search: (
    engine: number,
    limits: number,
    listener: number,
    user: number,
    out: number,
  ) => number;
  togyz_wasm_listener: () => number;
  togyz_win: (score: number) => number;
  togyz_verdict: (lost: number) => number;
  togyz_accuracy: (lost: number) => number;
  togyz_remarks: (
    variant: number,
    position: number,
    played: number,
    better: number,
    out: number,
    room: number,
  ) => number;
  togyz_level_count: () => number;
  togyz_level_info: (level: number, out: number) => number;
  togyz_engine_choose: (
    engine: number,
    level: number,
    seed: bigint,
    limits: number,
    out: number,
  ) => number;
  togyz_network_read: (bytes: number, size: number, flaw: number) => number;
  togyz_network_free: (network: number) => void;
  togyz_network_evaluate: (
    network: number,
    count: number,
    positions: number,
    way: number,
    scores: number,
  ) => number;
  togyz_engine_use: (engine: number, network: number) => number;
  togyz_tables_new: (rules: number, stones: number) => number;
  togyz_tables_words: (tables: number) => bigint;
  togyz_tables_build: (tables: number, words: number) => void;
  togyz_tables_open_words: (tables: number, words: number) => void;
  togyz_tables_probe: (tables: number, position: number, mine: number, yours: number) => number;
  togyz_engine_tables: (engine: number, tables: number) => number;
  togyz_bench: (network: number, depth: number, threads: number, time: number) => bigint;
}

/** An instance of the core, and its memory. */
export class Memory {
  /** Hears of every iteration of a search: where its `togyz_info` lies. */
  heard: ((info: number) => void) | null = null;
  private constructor(
    readonly exports: Exports,
    private view: DataView,
  ) {}

  static async of(module: WebAssembly.Module): Promise<Memory> {
    let made: Memory | null = null;
    const instance = await WebAssembly.instantiate(module, {
      togyz: { now: () => performance.now(), heard: (info: number) => made?.heard?.(info) },
    });
    const exports = instance.exports as unknown as Exports;
    exports._initialize();
    made = new Memory(exports, new DataView(exports.memory.buffer));
    return made;
  }

  /** Room for a struct, all zero; `free` gives it back. Throws where there is no memory. */
  room(size: number): number {
    const pointer = this.exports.malloc(size);
    if (pointer === 0) throw new RangeError("the core has no memory left");
    this.bytes(pointer, size).fill(0);
    return pointer;
  }

  /** A part of the memory, until the next call into the core: that may move it. */
  bytes(pointer: number, size: number): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, pointer, size);
  }

  /** The whole memory, for numbers of more than a byte; they are little-endian. */
  get data(): DataView {
    const { buffer } = this.exports.memory;
    if (this.view.buffer !== buffer) this.view = new DataView(buffer);
    return this.view;
  }
}
