import assert from "node:assert/strict";
import { test } from "node:test";
import type { ClientMessage, ServerMessage } from "../protocol";
import { browser, Connection, type Socket, TIMES } from "./connection";
import type { LinkStatus, RoomMessage } from "./room";

class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  closed = false;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.({} as Event);
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  take(type: ClientMessage["type"]): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

class Bench {
  now = 0;
  seen = 0;
  readonly sockets: FakeSocket[] = [];
  readonly statuses: LinkStatus[] = [];
  readonly messages: RoomMessage[] = [];
  readonly endings: string[] = [];
  private tick = (): void => {};
  readonly connection = new Connection(
    "ws://here",
    {
      message: (message) => this.messages.push(message),
      status: (status) => this.statuses.push(status),
      closed: (code) => this.endings.push(code),
      seen: () => this.seen,
    },
    {
      open: () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      },
      now: () => this.now,
      every: (_, run) => {
        this.tick = run;
        return () => {
          this.tick = () => {};
        };
      },
      random: () => 1,
    },
  );

  constructor() {
    this.connection.start();
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  get status(): LinkStatus | undefined {
    return this.statuses.at(-1);
  }

  /** Lets time pass; `answer` tells whether the server answers pings. */
  pass(milliseconds: number, answer: boolean): void {
    const end = this.now + milliseconds;
    while (this.now < end) {
      this.now += TIMES.tick;
      const { socket } = this;
      const asked = socket.take("ping").length;
      this.tick();
      if (answer && socket.take("ping").length > asked) socket.say({ type: "pong" });
    }
  }
}

function greeted(): Bench {
  const bench = new Bench();
  bench.socket.open();
  bench.socket.say({ type: "pong" });
  return bench;
}

test("says what it has seen when the line opens", () => {
  const bench = new Bench();
  bench.seen = 7;
  bench.socket.open();
  assert.deepEqual(bench.socket.sent, [{ type: "hello", seen: 7 }, { type: "ping" }]);
});

test("sends a command again, with its id, until it is acknowledged", () => {
  const bench = greeted();
  const move = { type: "move", id: "m1", ply: 0, hole: 4 } as const;
  bench.connection.send(move);
  bench.socket.onclose?.({} as CloseEvent);
  assert.equal(bench.status, "lost");
  bench.pass(1_000, true);
  bench.socket.open();
  assert.deepEqual(bench.socket.sent, [{ type: "hello", seen: 0 }, { type: "ping" }, move]);
  bench.socket.say({ type: "ack", id: "m1", seq: 2 });
  bench.socket.onclose?.({} as CloseEvent);
  bench.pass(1_000, true);
  bench.socket.open();
  assert.deepEqual(bench.socket.take("move"), []);
});

test("a refused command is not sent again", () => {
  const bench = greeted();
  bench.connection.send({ type: "move", id: "m1", ply: 0, hole: 4 });
  bench.socket.say({ type: "error", code: "stale", message: "", id: "m1" });
  bench.socket.onclose?.({} as CloseEvent);
  bench.pass(1_000, true);
  bench.socket.open();
  assert.deepEqual(bench.socket.take("move"), []);
});

test("a command given while there is no line waits for it", () => {
  const bench = new Bench();
  bench.connection.send({ type: "resign", id: "r", ply: 3 });
  assert.deepEqual(bench.socket.sent, []);
  bench.socket.open();
  assert.equal(bench.socket.take("resign").length, 1);
});

test("a server that answers is kept", () => {
  const bench = greeted();
  bench.pass(60_000, true);
  assert.equal(bench.sockets.length, 1);
  assert.equal(bench.status, "open");
});

test("a line that swallows everything is noticed within 12 seconds", () => {
  const bench = greeted();
  bench.pass(30_000, true);
  bench.pass(12_000, false);
  assert.ok(bench.statuses.includes("lost"));
  assert.ok(bench.sockets[0]?.closed);
});

test("a handshake that never ends is given up as well", () => {
  const bench = new Bench();
  bench.pass(12_000, false);
  assert.ok(bench.sockets.length >= 2);
});

test("attempts become rarer, and never stop", () => {
  const bench = new Bench();
  const attempts = (): number => {
    const before = bench.sockets.length;
    for (let elapsed = 0; elapsed < 60_000; elapsed += TIMES.tick) {
      bench.pass(TIMES.tick, false);
      if (!bench.socket.closed) bench.socket.onclose?.({} as CloseEvent);
    }
    return bench.sockets.length - before;
  };
  const first = attempts();
  const second = attempts();
  assert.ok(first > second && second >= 60_000 / TIMES.most - 1, `${first}, ${second}`);
});

test("back from the background, a dead line is replaced within two seconds", () => {
  const bench = greeted();
  bench.now += 60_000;
  bench.connection.wake();
  bench.pass(2_000, false);
  assert.equal(bench.sockets[0]?.closed, true);
});

test("what an old socket still says is not heard", () => {
  const bench = greeted();
  const old = bench.socket;
  old.onclose?.({} as CloseEvent);
  const heard = bench.messages.length;
  old.say({ type: "pong" });
  assert.equal(bench.messages.length, heard);
  assert.equal(bench.status, "lost");
});

test("a probe is echoed at once, and nobody else hears of it", () => {
  const bench = greeted();
  const heard = bench.messages.length;
  bench.socket.say({ type: "probe", n: 7 });
  assert.deepEqual(bench.socket.take("echo"), [{ type: "echo", n: 7 }]);
  assert.equal(bench.messages.length, heard);
});

test("after stopping nothing is opened any more", () => {
  const bench = greeted();
  bench.connection.stop();
  bench.pass(60_000, false);
  bench.connection.wake();
  assert.equal(bench.sockets.length, 1);
  assert.ok(bench.socket.closed);
});

test("a clock that is set back doesn't stop time", (context) => {
  const before = browser.now();
  context.mock.method(Date, "now", () => 0);
  assert.ok(browser.now() >= before);
});

test("a game that is gone is not asked for again", () => {
  const bench = new Bench();
  bench.socket.open();
  bench.socket.say({ type: "error", code: "not-found", message: "There is no game x." });
  bench.socket.onclose?.({ code: 4404, reason: "not-found" } as CloseEvent);
  bench.pass(60_000, false);
  assert.deepEqual(bench.endings, ["not-found"]);
  assert.deepEqual(bench.messages, []);
  assert.equal(bench.sockets.length, 1);
});
