// What the address of the analysis asks for.
import { core } from "../core";
import { variantOf } from "../known";
import { type Kept, library } from "../library/store";
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
  /** The game in the collection of this device, where it is one of those. */
  kept: Kept | null;
  /** Whether it is what was on the board when this page was left. */
  draft: boolean;
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
    const found = await library.open(kept);
    return begun(found && firstStudy(found.text), found);
  }
  const draft = lastDraft();
  return draft && { ...draft, kept: null, draft: true };
}

function begun(study: Study | null, kept: Kept | null): Opened | "missing" {
  return study === null ? "missing" : { study, node: study.root, kept, draft: false };
}

/** A game without moves, of the variant that was played last where there still is one of that name. */
export function emptyStudy(): Study {
  return newStudy(core(), variantOf(load().variant).name);
}
