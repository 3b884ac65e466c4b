// A variant with its tournament options, by the name that both together have.
import type { VariantView } from "../protocol";
import { VARIANTS } from "./variants";

/** A variant as it is played; `fullName` tells its options too: `togyzkumalak+play-on`. */
export interface Variant extends VariantView {
  fullName: string;
  playOn: boolean;
  extraMove: boolean;
}

const known = new Map<string, Variant>();

/** Finds a variant by its full name. Throws a RangeError where there is none. */
export function variantNamed(fullName: string): Variant {
  const found = known.get(fullName);
  if (found !== undefined) return found;
  const [name, ...options] = fullName.split("+");
  const base = VARIANTS.find((one) => one.name === name);
  const playOn = options.includes("play-on");
  const extraMove = options.includes("extra-move");
  // There is one way to write each.
  const written = [name, ...(playOn ? ["play-on"] : []), ...(extraMove ? ["extra-move"] : [])];
  if (base === undefined || written.join("+") !== fullName || (extraMove && base.sowsKazans)) {
    throw new RangeError(`there is no variant "${fullName}"`);
  }
  const variant = { ...base, fullName, playOn, extraMove };
  known.set(fullName, variant);
  return variant;
}
