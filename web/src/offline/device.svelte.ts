// The hall of this device: a web worker that plays by the same rules as a server, without a network. It starts on first use.

import type { Dial, Ends } from "../net/line";
import { router } from "../ui/router.svelte";
import { language } from "../words/words.svelte";
import { controlled } from "./service-worker";
import type { FromWorker, ToWorker } from "./worker";

/** The owner of the device, and the first person at it. */
export const OWNER = "person-1";
/** A user who has no seat, and sees what a spectator sees. */
export const ONLOOKER = "onlooker";

const RUNTIME = document.getElementById("app")?.dataset["runtime"]; // the address of the list of the runtime's files
const CHANNEL = "tilehall-device"; // on which a tab says when it opened the hall

/** Why the hall of this device does not work. */
export type Trouble =
  | "missing" // this page comes without a runtime
  | "unloaded" // the runtime could not be loaded
  | "broken" // the browser cannot run it
  | "elsewhere"; // it is open in another tab

/** The answer to a request, like that of a server. */
export interface DeviceAnswer {
  status: number;
  type: string;
  body: string;
}

class Device {
  state = $state<"idle" | "starting" | "ready">("idle");
  /** The share of the runtime that has been loaded, 0 to 1. */
  loaded = $state(0);
  trouble = $state<Trouble>();
  /** Whether games outlast the page. A private window may not keep them. */
  kept = $state(true);
  private worker: Worker | undefined;
  private readonly unsent: ToWorker[] = []; // before the worker exists
  private readonly lines = new Map<number, Ends>();
  private readonly waiting = new Map<number, (answer: DeviceAnswer) => void>();
  private number = 0; // of the newest line or request
  private readonly tabs = new BroadcastChannel(CHANNEL);
  private opened = ""; // when this tab opened the hall to play, with a random number; blank if it did not

  constructor() {
    // Two halls on one storage would not know of each other's moves, so the newest tab has it. Messages may cross, so both
    // tabs compare the same two times. (A Web Lock would need a secure connection.)
    this.tabs.onmessage = ({ data: theirs }: MessageEvent<string>) => {
      if (!this.opened) return;
      if (theirs > this.opened) this.stop("elsewhere");
      else this.tabs.postMessage(this.opened);
    };
  }

  /** Ask the hall for something, as a person at this device. It never answers if the hall stops; `trouble` says why. */
  request(user: string, method: string, path: string, body?: unknown): Promise<DeviceAnswer> {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.post({ ask: "request", id, user, language: language.now, method, path, body: body === undefined ? undefined : JSON.stringify(body) });
    });
  }

  /** Return how to open lines for a person at this device. */
  dial(user: string): Dial {
    return (_, ends) => {
      const line = ++this.number;
      this.lines.set(line, ends);
      this.post({ ask: "connect", line, user, language: language.now });
      return {
        open: true,
        remote: false,
        send: (message) => this.post({ ask: "send", line, message }),
        close: () => {
          this.lines.delete(line);
          this.post({ ask: "close", line });
        },
      };
    };
  }

  /** End the hall until it is needed again. */
  close(): void {
    this.state = "idle";
    this.worker?.terminate();
    this.worker = undefined;
  }

  /** Begin again after trouble: the page is loaded again, so that nothing is left of the hall that stopped. */
  restart(): void {
    location.reload();
  }

  private post(message: ToWorker): void {
    if (this.trouble) return;
    if (this.worker) return this.worker.postMessage(message);
    this.unsent.push(message);
    if (this.state === "idle") void this.start();
  }

  private async start(): Promise<void> {
    if (!RUNTIME) return this.stop("missing");
    this.state = "starting";
    // The page of a server only reads what was played.
    if (router.device) this.tabs.postMessage((this.opened = `${Date.now()} ${Math.random()}`));
    // A plain web server sends no policy with the worker's script; the service worker adds it.
    if (router.site) await controlled();
    if (this.trouble) return;
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
    this.worker.onerror = () => this.stop("broken");
    this.worker.postMessage({ ask: "start", runtime: new URL(RUNTIME, document.baseURI).href } satisfies ToWorker);
    for (const message of this.unsent.splice(0)) this.worker.postMessage(message);
  }

  private stop(trouble: Trouble): void {
    this.trouble ??= trouble;
    this.opened = "";
    this.close();
  }

  private receive(told: FromWorker): void {
    switch (told.tell) {
      case "progress":
        this.loaded = told.share;
        break;
      case "ready":
        this.state = "ready";
        this.kept = told.kept;
        break;
      case "failed":
        console.warn("The hall of this device did not start:", told.why);
        this.stop(told.loading ? "unloaded" : "broken");
        break;
      case "message":
        this.lines.get(told.line)?.receive(told.message);
        break;
      case "answer":
        this.waiting.get(told.id)?.(JSON.parse(told.answer) as DeviceAnswer);
        this.waiting.delete(told.id);
        break;
    }
  }
}

export const device = new Device();
