// The variants and the levels there are, fetched once and then at hand.
import { levels, variants } from "./api";
import type { LevelView, VariantView } from "./protocol";

export interface Known {
  variants: VariantView[];
  /** From the weakest level to full strength. */
  levels: LevelView[];
}

let known: Known | null = null;
let asked: Promise<Known> | null = null;

/** Fetches them; fails with an `ApiError`. */
export function loadKnown(): Promise<Known> {
  asked ??= Promise.all([variants(), levels()]).then(
    ([variants, levels]) => {
      known = { variants, levels };
      return known;
    },
    (error: unknown) => {
      // It may be asked for again.
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** A variant by the name that positions give it, with options; null where it is not known yet. */
export function variantOf(name: string): VariantView | null {
  const [base] = name.split("+");
  return known?.variants.find((one) => one.name === base) ?? null;
}

function place(level: string): number {
  const same = (one: LevelView): boolean => one.name === level || one.alias === level;
  return known?.levels.findIndex(same) ?? -1;
}

/** Whether moves may be shown beforehand against a level. */
export function givesPreviews(level: string): boolean {
  return known?.levels[place(level)]?.previews ?? level !== "hard";
}

/** Whether a level is one of the weakest third, for beginners. */
export function isForBeginners(level: string): boolean {
  const index = place(level);
  return index < 0 ? level === "easy" : index < Math.ceil((known?.levels.length ?? 0) / 3);
}

/** The name that people know a level by: "easy", or its number. */
export function commonName(level: string): string {
  return known?.levels[place(level)]?.alias ?? level;
}
