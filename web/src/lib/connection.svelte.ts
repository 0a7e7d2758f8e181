// The websocket: connecting, reconnecting with a growing delay, and requests that are answered under their id.

import type { Ask, Hello, News } from "../wire";

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
const SIGNED_OUT = [4401, 4403]; // close codes after which connecting again is of no use

export class Connection {
  status = $state<"closed" | "connecting" | "open" | "lost" | "refused">("closed");
  reason = $state(""); // why it is lost or refused, in a sentence

  private socket: WebSocket | undefined;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly handlers: Handlers) {}

  open(): void {
    this.status = "connecting";
    this.reason = "";
    this.connect();
  }

  close(): void {
    this.drop();
    this.status = "closed";
  }

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

  private connect(): void {
    this.drop();
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
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
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    for (const each of this.pending.values()) each.reject(new Error("The connection broke."));
    this.pending.clear();
  }

  private closed(code: number): void {
    this.drop();
    if (SIGNED_OUT.includes(code)) {
      this.status = "refused";
      return;
    }
    this.status = "lost";
    this.reason ||= "The connection to the hall is lost. Reconnecting…";
    // Spread out, so that a hall that comes back is not asked by everyone at once.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.attempts) * (0.5 + Math.random());
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private receive(news: News): void {
    switch (news.news) {
      case "hello":
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
      this.status = "open";
      this.reason = "";
      this.attempts = 0;
    } catch (error) {
      if (!(error instanceof Refused)) return; // the socket broke meanwhile, and is opened again
      this.drop();
      this.reason = error.message;
      this.status = "refused";
    }
  }
}
