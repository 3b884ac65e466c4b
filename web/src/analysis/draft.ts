// What was on the board when the page was left: it is there again when one comes back.
import { core, type Line } from "../core";
import type { ReplayGame } from "../protocol";
import { firstStudy } from "../reading/read";
import { type Node, type Study, studyOf, writeStudy } from "../study";

const KEY = "togyz.analysis";

export interface Draft {
  study: Study;
  node: Node;
}

/** What this tab has read or written last. */
let mine: string | null = null;

export function keepDraft({ study, node }: Draft): void {
  try {
    const at = node.holes;
    const text = writeStudy(study, "togyz");
    localStorage.setItem(KEY, JSON.stringify({ text, at }));
    mine = text;
  } catch {
    // A browser may forbid it, or have no room: then it begins anew.
  }
}

/** Keeps where the board stands, but nothing over what another tab has written since. */
export function keepPlace(draft: Draft): void {
  if (mine !== null && stored()?.text === mine) keepDraft(draft);
}

function stored(): { text?: unknown; at?: unknown } | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export function lastDraft(): Draft | null {
  try {
    const { text, at } = stored() ?? {};
    const study = firstStudy(String(text));
    mine = String(text);
    if (study === null || !Array.isArray(at)) return null;
    return { study, node: study.root.follow(at.map(Number)) };
  } catch {
    // Not ours, or an older program's.
    return null;
  }
}

/** Has a game that is stepped through on the board next, where it stands. */
export function draftReplay(game: ReplayGame, line: Line, ply: number): void {
  const study = studyOf(core(), line.start);
  study.tags = game.tags;
  study.recorded = game.result;
  study.ending = line.outcome === null ? game.outcome : null;
  study.root.follow(line.holes);
  keepDraft({ study, node: study.root.mainline()[ply] ?? study.root });
}
