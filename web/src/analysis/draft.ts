// What was on the board when the page was left: it is there again when one comes back.
import { firstStudy } from "../reading";
import { type Node, type Study, writeStudy } from "../study";

const KEY = "togyz.analysis";

export interface Draft {
  study: Study;
  node: Node;
}

export function keepDraft({ study, node }: Draft): void {
  try {
    const at = node.holes;
    localStorage.setItem(KEY, JSON.stringify({ text: writeStudy(study, "togyz"), at }));
  } catch {
    // A browser may forbid it, or have no room: then it begins anew.
  }
}

export function lastDraft(): Draft | null {
  try {
    const { text, at } = JSON.parse(localStorage.getItem(KEY) ?? "null") ?? {};
    const study = firstStudy(String(text));
    if (study === null || !Array.isArray(at)) return null;
    return { study, node: study.root.follow(at.map(Number)) };
  } catch {
    // Not ours, or an older program's.
    return null;
  }
}
