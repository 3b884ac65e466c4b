// Files that are dragged over a page, wherever on it, and let go. Whatever else is dragged is left to
// the browser.
import { h } from "../dom";
import { icon } from "../icons";

export class Dropping {
  /** Says what would come of it, while files are dragged over the page. */
  private readonly hint: HTMLElement;

  /** `words` are shown meanwhile; `taken` gets the files. */
  constructor(
    words: string,
    private readonly taken: (files: readonly File[]) => void,
  ) {
    const text = h("p", {}, icon("download"), words);
    this.hint = h("div", { class: "drop-hint", hidden: true }, text);
    document.body.append(this.hint);
    for (const [name, hear] of this.heard) addEventListener(name, hear);
  }

  close(): void {
    for (const [name, hear] of this.heard) removeEventListener(name, hear);
    this.hint.remove();
  }

  private readonly over = (event: DragEvent): void => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    const open = document.querySelector("dialog[open]") === null;
    dataTransfer.dropEffect = open ? "copy" : "none";
    this.hint.hidden = !open;
  };

  private readonly leave = ({ relatedTarget }: DragEvent): void => {
    // From one element to another it is still over the page.
    if (relatedTarget === null) this.hint.hidden = true;
  };

  private readonly drop = (event: DragEvent): void => {
    this.hint.hidden = true;
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes("Files")) return;
    // The browser would leave the page for the file.
    event.preventDefault();
    const files = [...dataTransfer.files];
    if (files.length > 0 && document.querySelector("dialog[open]") === null) this.taken(files);
  };

  private readonly heard = [
    ["dragenter", this.over],
    ["dragover", this.over],
    ["dragleave", this.leave],
    ["drop", this.drop],
  ] as const;
}
