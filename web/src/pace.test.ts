import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { Pace } from "./pace";
import type { RoomMessage } from "./room";

const answer = { type: "event", seq: 3 } as RoomMessage;
const after = { type: "ack", id: "m", seq: 3 } as const;
const snapshot = { type: "snapshot" } as RoomMessage;

function paced(context: TestContext): {
  pace: Pace;
  heard: RoomMessage[];
  pass: (ms: number) => void;
} {
  let now = 1_000;
  context.mock.timers.enable({ apis: ["setTimeout"] });
  context.mock.method(performance, "now", () => now);
  const heard: RoomMessage[] = [];
  const pass = (ms: number): void => {
    now += ms;
    context.mock.timers.tick(ms);
  };
  return { pace: new Pace((message) => heard.push(message)), heard, pass };
}

test("an answer waits for its moment, and what follows waits behind it", (context) => {
  const { pace, heard, pass } = paced(context);
  pace.begin();
  pass(200);
  pace.hear(answer, true, false);
  pace.hear(after, false, false);
  assert.deepEqual(heard, []);
  pass(540);
  assert.deepEqual(heard, []);
  pass(20);
  assert.deepEqual(heard, [answer, after]);
});

test("who had no choice waits less, and who thought long enough not at all", (context) => {
  const { pace, heard, pass } = paced(context);
  pace.begin();
  pace.hear(answer, true, true);
  pass(310);
  assert.equal(heard.length, 1);
  pace.begin();
  pass(2_000);
  pace.hear(answer, true, false);
  assert.equal(heard.length, 2);
});

test("a snapshot takes the place of what was held back", (context) => {
  const { pace, heard, pass } = paced(context);
  pace.begin();
  pace.hear(answer, true, false);
  pace.hear(snapshot, false, false);
  assert.deepEqual(heard, [snapshot]);
  pass(2_000);
  assert.deepEqual(heard, [snapshot]);
});

test("who does something else waits no longer", (context) => {
  const { pace, heard, pass } = paced(context);
  pace.begin();
  pace.hear(answer, true, false);
  pace.hear(after, false, false);
  pace.flush();
  assert.deepEqual(heard, [answer, after]);
  pass(2_000);
  assert.deepEqual(heard, [answer, after]);
});

test("what does not wait comes at once", (context) => {
  const { pace, heard } = paced(context);
  pace.begin();
  pace.hear(after, false, false);
  assert.deepEqual(heard, [after]);
});
