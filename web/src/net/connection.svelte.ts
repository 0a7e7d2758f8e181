// The websocket: connecting, noticing a dead line, reconnecting with a growing delay, and requests that are answered under their id.

import type { Ask, Hello, News } from "../wire";
import { asked, heard, look, opened, type Line } from "./heartbeat";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Request = WithoutId<Ask>;

/** The hall's no to a request; the message is its reason. */
export class Refused extends Error {
  constructor(
    why: string,
    readonly unknown = false, // the hall does not know yet whether it was done
  ) {
    super(why);
  }
}

interface Handlers {
  /** The socket is open: what has to be asked before the connection counts as open. A Refused ends it for good. */
  hello: (news: Hello) => Promise<void>;
  /** The hall does not take this connection, and it is not tried again. */
  refused: () => void;
  /** Every message that answers no request. */
  receive: (news: News) => void;
}

interface Pending {
  resolve: (news: News) => void;
  reject: (error: Error) => void;
  wait: () => void;
}

const FIRST_DELAY = 300; // milliseconds; doubled with every attempt that fails
const LONGEST_DELAY = 10_000;
const FIRST_PATIENCE = 4000; // milliseconds until the hall has to say hello; doubled with every attempt that fails
const LONGEST_PATIENCE = 15_000;
const SIGNED_OUT = [4401, 4403]; // close codes after which connecting again is of no use
const BROKEN = "The connection to the hall broke. Trying again…";
const NO_ANSWER = "No answer from the hall. Trying again…";

export class Connection {
  status = $state<"closed" | "connecting" | "open" | "lost" | "refused">("closed");
  reason = $state(""); // why it is lost or refused, in a sentence

  private socket: WebSocket | undefined;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined; // to connect, or to give an attempt up
  private pulse: ReturnType<typeof setTimeout> | undefined; // to look at the line
  private line: Line | undefined; // since the hall said hello
  private began = 0; // when the present attempt was
  private left = 0; // when something was last heard over the line before
  private waiting: ((open: boolean) => void)[] = [];

  constructor(private readonly handlers: Handlers) {}

  open(room: string): void {
    this.room = room;
    this.status = "connecting";
    this.reason = "";
    for (const [target, event] of this.signs()) target.addEventListener(event, this.stir);
    this.connect();
  }

  close(): void {
    for (const [target, event] of this.signs()) target.removeEventListener(event, this.stir);
    this.drop();
    this.become("closed");
  }

  /** Wait until the connection is open. False: it was closed or refused instead. */
  back(): Promise<boolean> {
    if (this.status === "open") return Promise.resolve(true);
    if (this.status === "closed" || this.status === "refused") return Promise.resolve(false);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** For how many milliseconds nothing was heard before the present line. */
  get silence(): number {
    return this.began - this.left;
  }

  private become(status: "open" | "closed" | "refused"): void {
    this.status = status;
    for (const resolve of this.waiting.splice(0)) resolve(status === "open");
    if (status === "refused") queueMicrotask(() => this.handlers.refused());
  }

  // What hints at a change of the network: the machine woke up, a phone found another network, the page is looked at again.
  private signs(): [EventTarget, string][] {
    return [
      [window, "online"],
      [window, "offline"],
      [document, "visibilitychange"],
    ];
  }

  private readonly stir = (): void => {
    if (document.hidden) return;
    if (this.line) this.ping(asked(this.line, performance.now()));
    else if (this.status === "lost" && navigator.onLine) {
      this.attempts = 0;
      this.connect();
    }
  };

  /** Send a request: its answer, a Refused with the hall's reason, or another Error when the connection breaks. `wait` is called if the hall cannot confirm it yet. */
  request(request: Request, wait = (): void => {}): Promise<News> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Error("There is no connection to the hall right now."));
        return;
      }
      this.pending.set(id, { resolve, reject, wait });
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }

  private room = ""; // stands in the address, so that a proxy can lead all players of a room to one node

  private connect(): void {
    this.drop();
    this.began = performance.now();
    const patience = Math.min(LONGEST_PATIENCE, FIRST_PATIENCE * 2 ** this.attempts);
    this.timer = setTimeout(() => this.lose(NO_ANSWER), patience);
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket?room=${encodeURIComponent(this.room)}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data as string) as News);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.closed(event.code);
    };
  }

  /** Let the socket go: what it still says or does is not listened to. */
  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    if (this.line) this.left = this.line.heard;
    this.line = undefined;
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    for (const each of this.pending.values()) each.reject(new Error("The connection to the hall broke. Try again in a moment."));
    this.pending.clear();
  }

  private closed(code: number): void {
    if (!SIGNED_OUT.includes(code)) return this.lose(this.reason || BROKEN);
    this.drop();
    this.become("refused");
  }

  /** Give the socket up, and connect again after a moment. */
  private lose(why: string): void {
    this.drop();
    this.status = "lost";
    this.reason = why;
    // Spread out, so that a hall that comes back is not asked by everyone at once.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.attempts) * (0.5 + Math.random());
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), delay);
  }

  /** Look at the line, and once more when that is due. */
  private beat(): void {
    if (!this.line) return;
    const { act, line } = look(this.line, performance.now(), document.hidden);
    if (act === "dead") return this.lose(NO_ANSWER);
    if (act === "ask") return this.ping(line);
    this.line = line;
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.beat(), line.due - performance.now());
  }

  private ping(line: Line): void {
    this.line = line;
    this.request({ ask: "ping" }).catch(() => {}); // what no answer means is seen by the next look
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.beat(), line.due - performance.now());
  }

  private receive(news: News): void {
    if (this.line) this.line = heard(this.line, performance.now());
    switch (news.news) {
      case "hello":
        clearTimeout(this.timer);
        this.line = opened(performance.now(), performance.now() - this.began);
        this.beat();
        void this.greet(news);
        break;
      case "ok":
      case "tried":
      case "hinted":
      case "past":
        this.answered(news.id)?.resolve(news);
        break;
      case "refused":
        this.answered(news.id)?.reject(new Refused(news.why, news.unknown));
        break;
      case "waiting":
        this.pending.get(news.id)?.wait();
        break;
      case "bye":
        this.reason = news.why;
        break;
      default:
        this.handlers.receive(news);
    }
  }

  private answered(id: number): Pending | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    return found;
  }

  private async greet(news: Hello): Promise<void> {
    try {
      await this.handlers.hello(news);
      this.reason = "";
      this.attempts = 0;
      this.become("open");
    } catch (error) {
      if (!(error instanceof Refused)) return; // the socket broke meanwhile, and is opened again
      this.drop();
      this.reason = error.message;
      this.become("refused");
    }
  }
}
