// The worker that thinks: it answers one question after the other. Or one that builds tables, and nothing else.
import { Memory } from "../core/memory";
import type { Answer, Begin, BuildTables, Built, Question, SmallTables } from "./asked";
import { buildTables } from "./small";
import { Thinker } from "./thinker";

let thinker: Promise<Thinker> | null = null;

function say(answer: Answer): void {
  postMessage(answer);
}

async function answer(question: Question, thinks: Thinker): Promise<void> {
  const { id, game, limits, network } = question;
  const info =
    question.kind === "search"
      ? thinks.search(
          game,
          limits,
          (heard) => say({ id, kind: "heard", info: heard }),
          network,
          question.fresh,
        )
      : thinks.choose(game, question.level, question.seed, limits, network);
  say({ id, kind: "found", info });
}

async function build({ module, variant, stones }: BuildTables): Promise<void> {
  const built: Built = { words: buildTables(await Memory.of(module), variant, stones) };
  postMessage(built, { transfer: built.words === null ? [] : [built.words.buffer] });
}

type Message = Begin | Question | SmallTables | BuildTables;

addEventListener("message", ({ data }: MessageEvent<Message>) => {
  if ("stones" in data) {
    if ("module" in data) build(data).catch((error: unknown) => setTimeout(() => raise(error)));
    // Without the memory for them it thinks on without them.
    else
      thinker?.then((thinks) => thinks.know(data)).catch((error: unknown) => console.info(error));
    return;
  }
  if ("module" in data) {
    thinker = Memory.of(data.module).then((memory) => new Thinker(memory, data.hashMib));
    return;
  }
  thinker
    ?.then((thinks) => answer(data, thinks))
    .catch((error: unknown) => {
      // What ended in the middle of something can't go on: the page hears of it, and starts anew.
      if (error instanceof WebAssembly.RuntimeError) setTimeout(() => raise(error));
      else say({ id: data.id, kind: "failed", message: String(error) });
    });
});

function raise(error: unknown): never {
  throw error;
}
