// Small drawings of our own for buttons, in a box of 24 x 24.
import { svg } from "./board/svg";

const PATHS = {
  undo: "M9 6L4 11l5 5M4.5 11H15a5 5 0 0 1 0 10h-3",
  flip: "M7 4v15M7 19l-3.5-3.5M7 19l3.5-3.5M17 20V5M17 5l-3.5 3.5M17 5l3.5 3.5",
  flag: "M6 21V4M6 5c4-3 8 3 12.5 0v9c-4.5 3-8.5-3-12.5 0",
  plus: "M12 5v14M5 12h14",
  settings:
    "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M8 14.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5",
  help: "M9 9.5a3 3 0 1 1 4.3 2.7c-.9.5-1.3 1-1.3 2M12 17.5v.1M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18",
  first: "M18 6l-7 6l7 6zM6 6v12",
  back: "M15 6l-7 6l7 6z",
  forward: "M9 6l7 6l-7 6z",
  last: "M6 6l7 6l-7 6zM18 6v12",
  play: "M8 5l11 7l-11 7z",
  pause: "M8 5v14M16 5v14",
  close: "M6 6l12 12M18 6L6 18",
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): SVGSVGElement {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
