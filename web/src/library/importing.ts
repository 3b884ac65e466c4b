// Takes the games of texts into the collection, piece by piece, so that the page stays alive.
import type { ProblemView } from "../protocol";
import { readEach } from "../reading/read";
import type { Study } from "../study";
import { library } from "./store";

/** What came of an import. */
export interface Imported {
  ids: number[];
  problems: ProblemView[];
}

/** Games that are kept in one go. */
const BATCH = 100;
/** How long the page may be kept from its other work (milliseconds). */
const SLICE = 40;
/** Problems that are told. */
const MOST_PROBLEMS = 200;

/**
 * `heard` is told how many games have been taken in so far. Where `stop` is called for no more are
 * read; what was read stays. Fails with a `StorageFailure`.
 */
export async function importText(
  text: string,
  heard: (count: number) => void,
  stop: AbortSignal,
): Promise<Imported> {
  const ids: number[] = [];
  const problems: ProblemView[] = [];
  let batch: Study[] = [];
  const keep = async (): Promise<void> => {
    ids.push(...(await library.add(batch)).map(({ id }) => id));
    batch = [];
    heard(ids.length);
  };
  let begun = performance.now();
  for (const game of readEach(text)) {
    if (problems.length < MOST_PROBLEMS) problems.push(...game.problems);
    if (game.known) batch.push(game.study);
    if (batch.length >= BATCH) await keep();
    if (performance.now() - begun > SLICE) {
      await new Promise((rest) => setTimeout(rest));
      begun = performance.now();
    }
    if (stop.aborted) break;
  }
  if (batch.length > 0) await keep();
  return { ids, problems };
}
