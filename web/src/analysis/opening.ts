// What the address of the analysis asks for.
import { core } from "../core";
import { variantOf } from "../known";
import { library } from "../library/store";
import { firstStudy } from "../reading/read";
import { recordOf } from "../room";
import type { AnalysisAsked } from "../router";
import { load } from "../settings";
import { type Node, newStudy, type Study, studyOf } from "../study";
import { lastDraft } from "./draft";

export interface Opened {
  study: Study;
  /** Where the board stands. */
  node: Node;
  /** The number of the game in the collection of this device, where it is one of those. */
  kept: number | null;
}

/**
 * The game that is asked for, the position, or what was there last; null where there was nothing,
 * and "missing" where there is no such game. Fails with a RangeError where a text is no position or
 * moves can't be played.
 */
export async function opened(asked: AnalysisAsked): Promise<Opened | "missing" | null> {
  const { game, position, moves, kept } = asked;
  if (position !== null) {
    const study = studyOf(core(), position);
    study.root.follow(moves);
    return begun(study, null);
  }
  if (game !== null) return begun(firstStudy((await recordOf(game, "togyz")).text), null);
  if (kept !== null) {
    const text = await library.read(kept);
    return begun(text === null ? null : firstStudy(text), kept);
  }
  const draft = lastDraft();
  return draft && { ...draft, kept: null };
}

function begun(study: Study | null, kept: number | null): Opened | "missing" {
  return study === null ? "missing" : { study, node: study.root, kept };
}

/** A game without moves, of the variant that was played last where there still is one of that name. */
export function emptyStudy(): Study {
  return newStudy(core(), variantOf(load().variant).name);
}
