// A position that is set up on the board of an analysis: the fields lie beside it meanwhile.
import type { Position } from "../core";
import { drafted, Editor } from "./editor";
import type { Shown } from "./retry";

export interface SettingUpEvents {
  /** Something else lies on the board. */
  changed: (shown: Omit<Shown, "fresh">) => void;
  /** It is over, with a position to go on from or with none. */
  done: (fen: string | null) => void;
}

export class SettingUp {
  private editor: Editor | null = null;

  constructor(private readonly events: SettingUpEvents) {}

  get on(): boolean {
    return this.editor !== null;
  }

  /** Begins with a position; `side` of the page takes the fields. */
  begin(page: HTMLElement, side: HTMLElement, position: Position): void {
    const end = (fen: string | null): void => {
      this.editor?.element.remove();
      this.editor = null;
      page.dataset.editing = "false";
      this.events.done(fen);
    };
    this.editor = new Editor(position, {
      changed: (draft) => this.events.changed(drafted(draft)),
      done: end,
      cancelled: () => end(null),
    });
    page.dataset.editing = "true";
    side.prepend(this.editor.element);
    this.editor.begin();
  }
}
