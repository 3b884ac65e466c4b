// Tables of positions with few stones, in the memory of the core.
import { rulesOf } from "../core/core";
import type { Memory } from "../core/memory";
import { at, FIELD, POSITION_SIZE, type Position } from "../core/position";
import { variantNamed } from "../core/variant";
import type { Known, SmallTables } from "./asked";

/** Where the core has tables for up to so many stones, still without words; 0: there is no memory. */
function room(memory: Memory, variant: string, stones: number): number {
  const bytes = rulesOf(variantNamed(variant));
  const rules = memory.room(bytes.length);
  memory.bytes(rules, bytes.length).set(bytes);
  const tables = memory.exports.togyz_tables_new(rules, stones);
  memory.exports.free(rules);
  return tables;
}

/** Builds them, which takes seconds; null where there is no memory. */
export function buildTables(memory: Memory, variant: string, stones: number): Uint8Array | null {
  const tables = room(memory, variant, stones);
  if (tables === 0) return null;
  const size = 2 * Number(memory.exports.togyz_tables_words(tables));
  const words = memory.exports.malloc(size);
  if (words === 0) return null;
  memory.bytes(words, size).fill(0);
  memory.exports.togyz_tables_build(tables, words);
  return memory.bytes(words, size).slice();
}

/** Tables that were built elsewhere, for an engine in this memory to ask. */
export class OpenTables {
  /** Where they are: for the engine. */
  readonly pointer: number;
  private readonly out: number;

  constructor(
    private readonly memory: Memory,
    readonly small: SmallTables,
  ) {
    const { variant, stones, words } = small;
    this.pointer = room(memory, variant, stones);
    const place = memory.exports.malloc(words.length);
    if (this.pointer === 0 || place === 0) throw new RangeError("there is no memory for tables");
    memory.bytes(place, words.length).set(words);
    memory.exports.togyz_tables_open_words(this.pointer, place);
    this.out = memory.room(POSITION_SIZE + 8);
  }

  /** What best play brings the mover; null where it is not known. */
  known(position: Position): Known | null {
    const { memory, out, pointer } = this;
    memory.bytes(out, POSITION_SIZE).set(position.bytes);
    const [mine, yours] = [out + POSITION_SIZE, out + POSITION_SIZE + 4];
    if (memory.exports.togyz_tables_probe(pointer, out, mine, yours) !== 1) return null;
    const side = at(position, FIELD.side);
    const own = at(position, FIELD.kazans, side);
    const others = at(position, FIELD.kazans, 1 - side);
    return {
      least: own + memory.data.getInt32(mine, true),
      most: position.variant.total - others - memory.data.getInt32(yours, true),
    };
  }
}
