// The variants and the levels there are, by the names that games give them.
import { core, type Level, VARIANTS } from "./core";
import type { VariantView } from "./protocol";

let ladder: Level[] | null = null;

/** From the weakest level to full strength. */
export function levels(): Level[] {
  ladder ??= core().levels();
  return ladder;
}

/** A level by its name or alias. */
export function levelOf(name: string): Level | null {
  return levels().find((one) => one.name === name || one.alias === name) ?? null;
}

/** The variant of a name, whatever options follow it. */
export function variantOf(name: string): VariantView {
  const [base] = name.split("+");
  return VARIANTS.find((one) => one.name === base) ?? (VARIANTS[0] as VariantView);
}

/** Whether moves may be shown beforehand against a level. */
export function givesPreviews(level: string): boolean {
  return levelOf(level)?.previews ?? true;
}

/** Whether a level is one of the weakest third, for beginners. */
export function isForBeginners(level: string): boolean {
  const { number = Number.POSITIVE_INFINITY } = levelOf(level) ?? {};
  return number <= levels().length / 3 + 1;
}

/** The name that people know a level by: "easy", or its number. */
export function commonName(level: string): string {
  return levelOf(level)?.alias ?? level;
}
