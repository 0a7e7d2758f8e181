// The connection to the hall: it detects a dead line, reconnects with a growing delay, and matches answers to requests by id.
// What carries its messages is a line (`line.ts`).

import type { Ask, Hello, News } from "../wire";
import { asked, heard, look, opened, type Line as Pulse } from "./heartbeat";
import type { Dial, Line } from "./line";
import { t } from "./words";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
export type Request = WithoutId<Ask>;

/** The server refused a request; the message is its reason. */
export class Refused extends Error {
  constructor(
    why: string,
    readonly unknown = false, // the server does not know yet whether the request was carried out
  ) {
    super(why);
  }
}

interface Handlers {
  /** Called when the line opens; the connection counts as open once this resolves. A `Refused` closes it for good. */
  hello: (news: Hello) => Promise<void>;
  /** Called when the server refuses the connection; it is not retried. */
  refused: () => void;
  /** Called for every message that is not the answer to a request. */
  receive: (news: News) => void;
}

interface Pending {
  resolve: (news: News) => void;
  reject: (error: Error) => void;
  wait: () => void;
}

const FIRST_DELAY_MS = 300; // doubled after every failed attempt
const MAX_DELAY_MS = 10_000;
const FIRST_TIMEOUT_MS = 4000; // how long to wait for the server's hello; doubled after every failed attempt
const MAX_TIMEOUT_MS = 15_000;
const SIGNED_OUT_CODES = [4401, 4403]; // close codes after which reconnecting is pointless

export class Connection {
  status = $state<"closed" | "connecting" | "open" | "lost" | "refused">("closed");
  reason = $state(""); // why the connection is lost or refused, as a sentence

  private line: Line | undefined;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined; // connects, or times out an attempt
  private pulse: ReturnType<typeof setTimeout> | undefined; // checks the connection
  private state: Pulse | undefined; // set once the server has sent its hello
  private began = 0; // when the current attempt started
  private left = 0; // when the last message arrived over the previous connection
  private waiting: ((open: boolean) => void)[] = [];

  constructor(
    private readonly handlers: Handlers,
    private readonly dial: Dial,
  ) {}

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

  /** Wait until the connection is open. Resolves to false if it is closed or refused instead. */
  back(): Promise<boolean> {
    if (this.status === "open") return Promise.resolve(true);
    if (this.status === "closed" || this.status === "refused") return Promise.resolve(false);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Milliseconds between the last message of the previous connection and the start of this one. */
  get silence(): number {
    return this.began - this.left;
  }

  private become(status: "open" | "closed" | "refused"): void {
    this.status = status;
    for (const resolve of this.waiting.splice(0)) resolve(status === "open");
    if (status === "refused") queueMicrotask(() => this.handlers.refused());
  }

  // Events that hint at a network change: the device woke up, a phone switched networks, the page became visible again.
  private signs(): [EventTarget, string][] {
    return [
      [window, "online"],
      [window, "offline"],
      [document, "visibilitychange"],
    ];
  }

  private readonly stir = (): void => {
    if (document.hidden) return;
    if (this.state) this.ping(asked(this.state, performance.now()));
    else if (this.status === "lost" && navigator.onLine) {
      this.attempts = 0;
      this.connect();
    }
  };

  /**
   * Send a request and resolve to its answer.
   * Rejects with `Refused` if the server refuses it, or with another Error if the connection breaks. `wait` is called if the
   * server cannot confirm the request yet.
   */
  request(request: Request, wait = (): void => {}): Promise<News> {
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      if (!this.line?.open) {
        reject(new Error(t("not-connected")));
        return;
      }
      this.pending.set(id, { resolve, reject, wait });
      this.line.send(JSON.stringify({ ...request, id }));
    });
  }

  private room = ""; // part of the address, so that a proxy can route all players of a room to the same node

  private connect(): void {
    this.drop();
    this.began = performance.now();
    const line: Line = this.dial(this.room, {
      receive: (message) => {
        if (line === this.line) this.receive(JSON.parse(message) as News);
      },
      closed: (code) => {
        if (line === this.line) this.closed(code);
      },
    });
    this.line = line;
    if (!line.remote) return;
    const patience = Math.min(MAX_TIMEOUT_MS, FIRST_TIMEOUT_MS * 2 ** this.attempts);
    this.timer = setTimeout(() => this.lose(t("no-answer")), patience);
  }

  /** Close the line and ignore anything that still arrives on it. */
  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    if (this.state) this.left = this.state.heard;
    this.state = undefined;
    const line = this.line;
    this.line = undefined;
    line?.close();
    for (const each of this.pending.values()) each.reject(new Error(t("broken.again")));
    this.pending.clear();
  }

  private closed(code: number): void {
    if (!SIGNED_OUT_CODES.includes(code)) return this.lose(this.reason || t("broken"));
    this.drop();
    this.become("refused");
  }

  /** Drop the line and reconnect after a delay. */
  private lose(why: string): void {
    this.drop();
    this.status = "lost";
    this.reason = why;
    // Add jitter, so that clients do not all reconnect at once after a restart.
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** this.attempts) * (0.5 + Math.random());
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), delay);
  }

  /** Check the connection and schedule the next check. */
  private beat(): void {
    if (!this.state) return;
    const { act, line } = look(this.state, performance.now(), document.hidden);
    if (act === "dead") return this.lose(t("no-answer"));
    if (act === "ask") return this.ping(line);
    this.state = line;
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.beat(), line.due - performance.now());
  }

  private ping(line: Pulse): void {
    this.state = line;
    this.request({ ask: "ping" }).catch(() => {}); // the next check handles a missing answer
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.beat(), line.due - performance.now());
  }

  private receive(news: News): void {
    if (this.state) this.state = heard(this.state, performance.now());
    switch (news.news) {
      case "hello":
        clearTimeout(this.timer);
        if (this.line?.remote) this.state = opened(performance.now(), performance.now() - this.began);
        this.beat();
        void this.greet(news);
        break;
      case "ok":
      case "tried":
      case "hinted":
      case "past":
        this.answered(news.id)?.resolve(news);
        break;
      case "refused": {
        const asked = this.answered(news.id);
        if (asked) asked.reject(new Refused(news.why, news.unknown));
        else this.handlers.receive(news);
        break;
      }
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
      if (!(error instanceof Refused)) return; // the line broke meanwhile and is being reopened
      this.drop();
      this.reason = error.message;
      this.become("refused");
    }
  }
}
