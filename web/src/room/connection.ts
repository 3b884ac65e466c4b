// The line to the server: opens the socket again whenever it is lost, says what was seen,
// sends again what was not acknowledged, and notices a server that has gone silent.
import type { ClientMessage, Command, ErrorCode, ServerMessage } from "../protocol";
import type { Listener } from "./room";

/** What the connection needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export interface Environment {
  open: (url: string) => Socket;
  now: () => number;
  every: (milliseconds: number, run: () => void) => () => void;
  random: () => number;
}

// All in milliseconds. A server that says nothing for `silence`, though it was asked every
// `ping`, is not there; `wake` is how long it may take after the page was in the background.
export const TIMES = {
  tick: 500,
  ping: 3_000,
  silence: 9_000,
  wake: 1_500,
  retry: 400,
  most: 8_000,
};

/** The server closes with this what it will not open again; the reason is an error code. */
const FINAL = 4404;

export const browser: Environment = {
  open: (url) => new WebSocket(url),
  // Unlike Date.now, it never goes back.
  now: () => performance.now(),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
  random: Math.random,
};

export class Connection {
  private socket: Socket | null = null;
  private opened = false;
  private stopTicking: (() => void) | null = null;
  private readonly unacknowledged = new Map<string, Command>();
  private failures = 0;
  private heard = 0;
  private asked = 0;
  private retryAt = 0;
  private deadline = Number.POSITIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly listener: Pick<Listener, "message" | "status" | "closed" | "seen">,
    private readonly environment: Environment = browser,
  ) {}

  start(): void {
    this.stopTicking = this.environment.every(TIMES.tick, () => this.tick());
    this.connect();
  }

  stop(): void {
    this.stopTicking?.();
    this.stopTicking = null;
    this.drop();
  }

  /** Sends a command, now or as soon as there is a line; again until it is answered. */
  send(command: Command): void {
    this.unacknowledged.set(command.id, command);
    if (this.opened) this.write(command);
  }

  /** Asks for everything after the last event that is known. */
  resynchronise(): void {
    if (this.opened) this.write({ type: "hello", seen: this.listener.seen() });
  }

  /** Makes sure of the line at once: the page is back from the background, or the network. */
  wake(): void {
    if (this.stopTicking === null) return;
    if (this.socket === null) {
      this.connect();
    } else if (this.opened) {
      this.write({ type: "ping" });
      this.deadline = this.environment.now() + TIMES.wake;
    }
  }

  private connect(): void {
    this.listener.status("connecting");
    const socket = this.environment.open(this.url);
    this.socket = socket;
    this.heard = this.environment.now();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.opened = true;
      this.heard = this.asked = this.environment.now();
      this.resynchronise();
      // There may be nothing to tell; an answer to this shows that the line is good.
      this.write({ type: "ping" });
      for (const command of this.unacknowledged.values()) this.write(command);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.socket) return;
      if (code !== FINAL) return this.lose();
      this.stop();
      this.listener.closed(reason as ErrorCode);
    };
  }

  private receive(message: ServerMessage): void {
    this.heard = this.environment.now();
    this.deadline = Number.POSITIVE_INFINITY;
    this.failures = 0;
    this.listener.status("open");
    if (message.type === "probe") {
      this.write({ type: "echo", n: message.n });
      return;
    }
    // Said before the line is closed for good: that tells it.
    if (message.type === "error" && message.code === "not-found") return;
    if (message.type === "ack") this.unacknowledged.delete(message.id);
    if (message.type === "error" && message.id !== undefined) {
      this.unacknowledged.delete(message.id);
    }
    this.listener.message(message);
  }

  private tick(): void {
    const now = this.environment.now();
    if (this.socket === null) {
      if (now >= this.retryAt) this.connect();
    } else if (now - this.heard > TIMES.silence || now > this.deadline) {
      this.lose();
    } else if (this.opened && now - this.asked >= TIMES.ping) {
      this.asked = now;
      this.write({ type: "ping" });
    }
  }

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private lose(): void {
    this.drop();
    this.failures += 1;
    const longest = Math.min(TIMES.most, TIMES.retry * 2 ** (this.failures - 1));
    // Spread, for all pages not to come back in the same moment.
    this.retryAt = this.environment.now() + longest * (0.5 + this.environment.random() / 2);
    this.listener.status("lost");
  }

  private drop(): void {
    const { socket, opened } = this;
    this.socket = null;
    this.opened = false;
    this.deadline = Number.POSITIVE_INFINITY;
    if (socket === null) return;
    // Closed in the middle of its handshake, a socket complains in the console.
    if (opened) socket.close();
    else socket.onopen = () => socket.close();
  }
}
