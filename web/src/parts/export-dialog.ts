// Takes an analysis away: as a file of any format, as text, as a picture, on paper.
import { formatPosition } from "../core";
import { h } from "../dom";
import { t } from "../i18n";
import {
  type BareFormat,
  bareFormatsFor,
  EXTENSIONS,
  FORMATS,
  type Node,
  type Study,
  type StudyFormat,
  writeStudy,
} from "../study";
import { openDialog } from "./dialog";
import { keepFile } from "./files";
import { printSheet } from "./score-sheet";

/** A picture of one pixel for each of the board's is too coarse for print. */
const SCALE = 2;

/** The same move in each of the bare formats. */
const EXAMPLES: Readonly<Record<BareFormat, string>> = {
  fromto: "76(10)",
  holes: "7",
  letters: "g",
  playstrategy: "g1d2",
};

export interface Exported {
  study: Study;
  node: Node;
  /** The board as it is shown. */
  picture: () => SVGSVGElement;
}

export function openExport({ study, node, picture }: Exported): void {
  const said = h("p", { class: "note", role: "status" });
  const button = (words: string, act: () => void, more = ""): HTMLButtonElement =>
    h("button", { type: "button", class: `button ${more}`, onclick: act }, words);
  const keep = (format: StudyFormat): void =>
    keepFile(`${nameOf(study)}.${EXTENSIONS[format]}`, writeStudy(study, format));
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        said.textContent = t("export-copied");
      },
      // Not every page may write to the clipboard.
      () => keepFile("togyz.txt", text),
    );
  };
  const group = (words: string, ...buttons: HTMLElement[]): HTMLElement =>
    h(
      "section",
      { class: "export-group", "aria-label": words },
      h("h3", {}, words),
      h("div", { class: "export-buttons" }, ...buttons),
    );
  const dialog = openDialog(
    t("export-title"),
    group(
      t("export-game"),
      ...FORMATS.map((format) => button(t("format", { format }), () => keep(format))),
      button(t("export-copy-game"), () => copy(writeStudy(study, "togyz"))),
    ),
    group(
      t("export-moves"),
      ...bareFormatsFor(study).map((format) =>
        button(t("export-notation", { format, example: EXAMPLES[format] }), () => keep(format)),
      ),
    ),
    group(
      t("export-position"),
      button("SVG", () => keepFile("togyz.svg", svgFile(picture()))),
      button("PNG", () => void pngFile(picture()).then((blob) => keepFile("togyz.png", blob))),
      button(t("export-copy-position"), () => copy(formatPosition(node.position))),
    ),
    group(
      t("export-paper"),
      button(t("export-print"), () => {
        dialog.close();
        printSheet(study);
      }),
    ),
    said,
  );
}

/** What a file of the game is called. */
function nameOf({ tags }: Study): string {
  const names = [tags.White, tags.Black].filter((name) => name && name !== "?");
  const plain = names
    .join("-")
    .replace(/[^\p{L}\p{N}-]+/gu, "_")
    .slice(0, 60);
  return plain || "togyz";
}

function svgFile(picture: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(picture)], { type: "image/svg+xml" });
}

async function pngFile(picture: SVGSVGElement): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(picture);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = h("canvas", {
    width: Math.ceil(Number(picture.getAttribute("width")) * SCALE),
    height: Math.ceil(Number(picture.getAttribute("height")) * SCALE),
  });
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture came out"))));
  });
}
