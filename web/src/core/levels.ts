// How strong the computer can play, as the core knows it.
import type { Memory } from "./memory";

/**
 * A level, from the weakest. `alias` is a name that people know it by, `elo` its measured strength.
 * `previews`: whether the page may show beforehand what a move does.
 */
export interface Level {
  number: number;
  name: string;
  alias: string | null;
  elo: number | null;
  previews: boolean;
}

// Where the fields of togyz_level lie.
const LEVEL = { name: 0, alias: 8, elo: 28, previews: 32, size: 40 } as const;
const NAME_SIZE = 8;

export function levelsOf(memory: Memory): Level[] {
  const { exports } = memory;
  const out = memory.room(LEVEL.size);
  const text = (place: number): string =>
    String.fromCharCode(...memory.bytes(out + place, NAME_SIZE)).replace(/\0.*/, "");
  const levels = Array.from({ length: exports.togyz_level_count() }, (_, index) => {
    exports.togyz_level_info(index + 1, out);
    const elo = memory.data.getInt32(out + LEVEL.elo, true);
    return {
      number: index + 1,
      name: text(LEVEL.name),
      alias: text(LEVEL.alias) || null,
      // The last level is as strong as its limits let it be.
      elo: elo === 0 ? null : elo,
      previews: memory.data.getUint8(out + LEVEL.previews) === 1,
    };
  });
  exports.free(out);
  return levels;
}
