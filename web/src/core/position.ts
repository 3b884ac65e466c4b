// A position as the core has it, and as one line of text: `togyz1 VARIANT ROW/ROW KAZAN/KAZAN w|b`.
import type { SideName } from "../protocol";
import { type Variant, variantNamed } from "./variant";

/** An immutable position; the core alone makes and reads its bytes. */
export interface Position {
  readonly variant: Variant;
  /** `togyz_position`: holes, kazans, numbers of the tuzdiks, side to move, extra move. */
  readonly bytes: Uint8Array;
}

/** Where the fields of `togyz_position` lie. */
export const FIELD = { holes: 0, kazans: 18, tuzdiks: 20, side: 22, extra: 23 } as const;
export const POSITION_SIZE = 24;

const VERSION = "togyz1";
const ROW = String.raw`((?:\d+|x)(?:,(?:\d+|x))*)`;
const LINE = new RegExp(String.raw`^${VERSION} (\S+) ${ROW}/${ROW} (\d+)/(\d+) ([wb])( extra)?$`);

/** A byte of a position. */
export function at({ bytes }: Position, field: number, index = 0): number {
  return bytes[field + index] ?? 0;
}

/** The position as text, the same that the server writes. */
export function formatPosition(position: Position): string {
  const { holesPerSide, fullName } = position.variant;
  const row = (side: 0 | 1): string =>
    Array.from({ length: holesPerSide }, (_, index) =>
      // The tuzdik in a row is the other side's.
      at(position, FIELD.tuzdiks, 1 - side) === index + 1
        ? "x"
        : String(at(position, FIELD.holes, side * holesPerSide + index)),
    ).join(",");
  const kazans = `${at(position, FIELD.kazans, 0)}/${at(position, FIELD.kazans, 1)}`;
  const side = at(position, FIELD.side) === 0 ? "w" : "b";
  const extra = at(position, FIELD.extra) === 1 ? " extra" : "";
  return `${VERSION} ${fullName} ${row(0)}/${row(1)} ${kazans} ${side}${extra}`;
}

/**
 * What `formatPosition` wrote; whether it can be a position is for the core to say. Throws a
 * RangeError where the text is none.
 */
export function readPosition(text: string): Position {
  const found = LINE.exec(text);
  if (found === null) throw new RangeError(`not a position: "${text.slice(0, 100)}"`);
  const [, name = "", white = "", black = "", one, two, side, extra] = found;
  const variant = variantNamed(name);
  const bytes = new Uint8Array(POSITION_SIZE);
  for (const [index, row] of [white, black].entries()) {
    const pieces = row.split(",");
    if (pieces.length !== variant.holesPerSide) {
      throw new RangeError(`${name} has ${variant.holesPerSide} holes a side: "${row}"`);
    }
    for (const [hole, piece] of pieces.entries()) {
      if (piece === "x") put(bytes, FIELD.tuzdiks + 1 - index, hole + 1);
      else put(bytes, FIELD.holes + index * variant.holesPerSide + hole, Number(piece));
    }
  }
  put(bytes, FIELD.kazans, Number(one));
  put(bytes, FIELD.kazans + 1, Number(two));
  put(bytes, FIELD.side, side === "w" ? 0 : 1);
  put(bytes, FIELD.extra, extra === undefined ? 0 : 1);
  return { variant, bytes };
}

/** What a position is made of; holes are White's 1 to N and then Black's, tuzdiks hole numbers. */
export interface Pieces {
  /** The full name of the variant. */
  variant: string;
  holes: readonly number[];
  kazans: readonly [number, number];
  /** White's and Black's; 0 for none. */
  tuzdiks: readonly [number, number];
  side: SideName;
  extra: boolean;
}

/** A position of these pieces; whether there can be one is for the core to say. */
export function assemble(pieces: Pieces): Position {
  const bytes = new Uint8Array(POSITION_SIZE);
  bytes.set(pieces.holes, FIELD.holes);
  bytes.set(pieces.kazans, FIELD.kazans);
  bytes.set(pieces.tuzdiks, FIELD.tuzdiks);
  bytes.set([pieces.side === "white" ? 0 : 1, pieces.extra ? 1 : 0], FIELD.side);
  return { variant: variantNamed(pieces.variant), bytes };
}

export function piecesOf(position: Position): Pieces {
  const { variant, bytes } = position;
  const pair = (field: number): [number, number] => [at(position, field), at(position, field, 1)];
  return {
    variant: variant.fullName,
    holes: Array.from(bytes.subarray(FIELD.holes, FIELD.holes + 2 * variant.holesPerSide)),
    kazans: pair(FIELD.kazans),
    tuzdiks: pair(FIELD.tuzdiks),
    side: at(position, FIELD.side) === 0 ? "white" : "black",
    extra: at(position, FIELD.extra) === 1,
  };
}

function put(bytes: Uint8Array, place: number, value: number): void {
  if (!(value <= 255) || bytes[place] !== 0) throw new RangeError("not a position: no such number");
  bytes[place] = value;
}
