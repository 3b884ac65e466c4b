// Has the engine look at the position on the board, and remembers what it found: who goes back to
// a position sees at once what was known of it.
import { Engine, type GameSoFar, type Info, type Limits } from "../engine";

/** What is known of a position, and whether more is to come. */
export interface Report {
  info: Info | null;
  thinking: boolean;
  /** The engine could not be started, or has failed. */
  failed: boolean;
}

/** Who searches; tests bring their own. */
export interface Searcher {
  search(game: GameSoFar, limits: Limits, heard?: (info: Info) => void): Promise<Info>;
  stop(): void;
  close(): void;
}

/** After so long (milliseconds) an engine that nobody asks for more is left in peace. */
const PATIENCE = 20_000;
/** Who steps through a game quickly doesn't want to know of every position (milliseconds). */
const PAUSE = 120;
/** Positions that are remembered. */
const MOST = 2_000;

interface Known {
  info: Info;
  /** How many lines were asked for. */
  lines: number;
  /** Whether the search was not broken off. */
  whole: boolean;
}

export class Analyst {
  /** How many best lines are wanted. */
  lines = 3;
  private readonly known = new Map<string, Known>();
  private searcher: Searcher | null = null;
  private asked: GameSoFar | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private thinking = false;

  /** `heard` is told whenever more is known of the position that was asked about last. */
  constructor(
    private readonly heard: (report: Report) => void,
    private open: () => Searcher = () => new Engine(),
  ) {}

  /** Whether something is to be looked at. */
  get asking(): boolean {
    return this.asked !== null;
  }

  /** Looks at a position; at the one before no more. */
  look(game: GameSoFar): void {
    this.rest();
    this.asked = game;
    const known = this.knownOf(game);
    const enough = known?.whole && known.lines >= this.lines;
    this.tell(known?.info ?? null, !enough);
    if (!enough) this.timer = setTimeout(() => this.search(game, PATIENCE), PAUSE);
  }

  /** Goes on looking, until it is told to stop. */
  deeper(): void {
    const { asked } = this;
    this.rest();
    if (asked !== null) this.search(asked, null);
  }

  /** Stops, and forgets the question. */
  stop(): void {
    this.rest();
    this.asked = null;
  }

  /** More can be known from now on: what was found before counts no more. */
  forget(): void {
    this.known.clear();
  }

  /** Others are to be asked from now on. */
  change(open: () => Searcher): void {
    this.close();
    this.forget();
    this.open = open;
  }

  close(): void {
    this.stop();
    this.searcher?.close();
    this.searcher = null;
  }

  private rest(): void {
    clearTimeout(this.timer);
    if (this.thinking) this.searcher?.stop();
    this.thinking = false;
  }

  private search(game: GameSoFar, movetime: number | null): void {
    const { lines } = this;
    this.thinking = true;
    this.searcher ??= this.open();
    const known = this.knownOf(game)?.info ?? null;
    if (movetime === null) this.tell(known, true);
    const hear = (info: Info, whole: boolean): void => {
      if (this.asked !== game || info.lines.length === 0) return;
      // The first plies of a new search say less than the last ones of an old one.
      const worth = whole || known === null || info.depth >= known.depth;
      if (worth) this.remember(game, { info, lines, whole });
      this.thinking = !whole;
      if (worth) this.tell(info, !whole);
    };
    const limits = { lines, ...(movetime === null ? {} : { movetime }) };
    this.searcher
      .search(game, limits, (info) => hear(info, false))
      .then(
        (info) => hear(info, true),
        (error: unknown) => {
          if (error instanceof DOMException && error.name === "AbortError") return;
          if (this.asked !== game) return;
          this.thinking = false;
          console.error(error);
          this.heard({ info: this.knownOf(game)?.info ?? null, thinking: false, failed: true });
        },
      );
  }

  private tell(info: Info | null, thinking: boolean): void {
    this.heard({ info, thinking, failed: false });
  }

  private knownOf(game: GameSoFar): Known | undefined {
    return this.known.get(keyOf(game));
  }

  private remember(game: GameSoFar, known: Known): void {
    const key = keyOf(game);
    this.known.delete(key);
    this.known.set(key, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }
}

function keyOf({ start, moves }: GameSoFar): string {
  return `${start} ${moves.join()}`;
}
