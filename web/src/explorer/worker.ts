// The worker that counts the games of a collection, so that the page stays alive.
import { Core } from "../core/core";
import { Memory } from "../core/memory";
import type { CountAnswer, CountQuestion } from "./asked";
import { Tally } from "./tally";

let tally: Promise<{ core: Core; counts: Tally }> | null = null;

function say(answer: CountAnswer): void {
  postMessage(answer);
}

async function begin(module: WebAssembly.Module): Promise<{ core: Core; counts: Tally }> {
  const core = Core.on(await Memory.of(module));
  return { core, counts: new Tally(core) };
}

async function answer(question: Exclude<CountQuestion, { kind: "begin" }>): Promise<CountAnswer> {
  if (tally === null) throw new Error("nothing was begun");
  const { core, counts } = await tally;
  if (question.kind === "probe") {
    return { id: question.id, moves: counts.probe(core.read(question.fen)) };
  }
  for (const game of question.games) counts.add(game);
  for (const gone of question.gone) counts.remove(gone);
  return { id: question.id, moves: [] };
}

addEventListener("message", ({ data }: MessageEvent<CountQuestion>) => {
  if (data.kind === "begin") {
    tally = begin(data.module);
    return;
  }
  answer(data).then(say, (error: unknown) =>
    say({ id: data.id, moves: null, message: String(error) }),
  );
});
