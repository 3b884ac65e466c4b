// The worker that thinks: it answers one question after the other.
import { Memory } from "../core/memory";
import type { Answer, Begin, Question } from "./asked";
import { Thinker } from "./thinker";

let thinker: Promise<Thinker> | null = null;

function say(answer: Answer): void {
  postMessage(answer);
}

async function answer(question: Question, thinks: Thinker): Promise<void> {
  const { id, game, limits, network } = question;
  const info =
    question.kind === "search"
      ? thinks.search(game, limits, (heard) => say({ id, kind: "heard", info: heard }), network)
      : thinks.choose(game, question.level, question.seed, limits, network);
  say({ id, kind: "found", info });
}

addEventListener("message", ({ data }: MessageEvent<Begin | Question>) => {
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

function raise(error: Error): never {
  throw error;
}
