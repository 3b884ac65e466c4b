// What the engine on this device would play, for who asks it.
import type { PositionView, TraceView } from "./core";
import { variantNamed } from "./core/variant";
import { Engine, type GameSoFar, type Info, type Limits } from "./engine";
import { needWords } from "./i18n";

// A moment's thought: more than a person sees, and soon there on a phone too.
const THOUGHT: Limits = { movetime: 700, depth: 14 };

/** A move that is proposed, and in words what perfect play brings; empty where tables don't know it. */
export interface Hint {
  move: TraceView;
  perfect: string;
}

/** A game and the full name of its variant. */
type Asked = GameSoFar & { variant: string };

export class Hints {
  hint: Hint | null = null;
  /** Whether one is being looked for. */
  thinking = false;
  private engine: Engine | null = null;
  /** Counts what was asked: what comes of an older question is of no interest. */
  private questions = 0;

  /** `found` is called when there is a hint, or none to be had. */
  constructor(private readonly found: () => void) {}

  /** Looks for a move in `position`, to which `game` has led. */
  ask(game: Asked, position: PositionView): void {
    this.forget();
    this.thinking = true;
    const { questions } = this;
    this.seek(game, position).then(
      (hint) => {
        if (questions === this.questions) this.propose(hint);
      },
      (error: unknown) => {
        if (questions !== this.questions) return;
        console.error(error);
        this.propose(null);
      },
    );
  }

  /** What was asked is of no interest any more. */
  forget(): void {
    this.questions += 1;
    this.hint = null;
    this.thinking = false;
    this.engine?.stop();
  }

  close(): void {
    this.questions += 1;
    this.engine?.close();
    this.engine = null;
  }

  private async seek(game: Asked, position: PositionView): Promise<Hint | null> {
    this.engine ??= new Engine();
    // No more than this can be told to a worker.
    const { start, moves } = game;
    const info = await this.engine.search({ start, moves }, THOUGHT);
    const hole = info.lines[0]?.holes[0];
    const move = position.moves.find((one) => one.hole === hole);
    return move === undefined ? null : { move, perfect: await perfect(info, game, position) };
  }

  private propose(hint: Hint | null): void {
    this.hint = hint;
    this.thinking = false;
    this.found();
  }
}

/** Few positions that are played are known, and only then are there words to fetch. */
async function perfect(
  { known }: Info,
  { variant }: Asked,
  { side }: PositionView,
): Promise<string> {
  if (!known) return "";
  try {
    const [{ perfectSaid }] = await Promise.all([
      import("./analysis/perfect"),
      needWords("analysis"),
    ]);
    return perfectSaid(known, side, variantNamed(variant));
  } catch {
    return ""; // without a network the move alone is told
  }
}
