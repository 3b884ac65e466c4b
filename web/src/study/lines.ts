// Lines of words, and moves by their numbers: what writers of several formats share.
import type { Node } from "./node";

/** The words with blanks between them, in lines of at most some width; words stay whole. */
export function fill(words: readonly string[], width: number): string {
  const lines: string[] = [];
  let line = "";
  // Characters, as Python counts them: an emoji is one.
  const size = (text: string): number => [...text].length;
  for (const word of words) {
    if (line !== "" && size(line) + 1 + size(word) > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join("\n");
}

/** The words of the main line by move numbers: a turn of White, and Black's that follows. */
export function turns(
  root: Node,
  write: (node: Node) => readonly string[],
  opening: readonly string[],
): string[][] {
  const written: string[][] = opening.length > 0 ? [[...opening]] : [];
  let previous: "white" | "black" | null = null;
  let count = 0;
  for (const node of root.mainline().slice(1)) {
    const mover = node.move?.trace.mover ?? "white";
    if (previous === null || (mover === "white" && previous === "black")) {
      count += 1;
      const number = mover === "white" ? `${count}.` : `${count}...`;
      written.push([number]);
    }
    previous = mover;
    written.at(-1)?.push(...write(node));
  }
  return written;
}
