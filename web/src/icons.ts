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
  menu: "M4 7h16M4 12h16M4 17h16",
  // A lamp
  hint: "M9.5 17.5h5M10.3 20.5h3.4M9.5 17.5v-1.4c0-1-.5-1.7-1.2-2.4a5.6 5.6 0 1 1 7.4 0c-.7.7-1.2 1.4-1.2 2.4v1.4",
  // A half
  draw: "M6 5.5L8.5 4v7M18.5 4.5L5.5 19.5M14 14.8c.3-2.6 4.3-2.4 4.2 0c-.1 1.6-2.6 2.9-4.3 5.2h4.6",
  sound: "M4 9.5v5h3.4L12 18.5v-13L7.4 9.5zM15.4 9a4.3 4.3 0 0 1 0 6M18 6.4a8 8 0 0 1 0 11.2",
  silence: "M4 9.5v5h3.4L12 18.5v-13L7.4 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5",
  share: "M12 15V4M8.2 7.5L12 3.7l3.8 3.8M7 10.5H5.5v9h13v-9H17",
  download: "M12 4v11M8 11.3l4 4l4-4M5 19.5h14",
  bin: "M5 7.5h14M10 7.5V4.5h4v3M7 7.5l.8 12h8.4l.8-12M10.5 11v5M13.5 11v5",
  minus: "M5 12h14",
  up: "M12 19V5M6 11l6-6l6 6",
  // A sight
  threat: "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4",
  pencil: "M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.8 6.7l3.5 3.5",
  folder: "M3.5 18.5v-13h6l2 2.5h9v10.5z",
  keep: "M7 4h10v16l-5-4l-5 4z",
  graph: "M4 19.5h16M4.5 15l4.5-5l4 3.5l6.5-8",
  print: "M7 9V4h10v5M7 16.5H4V9.5h16v7h-3M7 14h10v6H7z",
  tick: "M5 12.5l4.5 4.5L19 7.5",
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): SVGSVGElement {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
