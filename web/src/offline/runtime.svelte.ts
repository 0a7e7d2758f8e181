// The Python runtime with which the page plays without a network: whether this browser keeps it, and how to change that.

import { root } from "../ui/root";
import { local } from "../ui/storage";
import { newestWorker } from "./service-worker";
import { t } from "./words/first";

const CACHES = `${new URL(root).pathname}runtime-`; // the start of their names, as in service-worker.js
// A browser ends a service worker that has had nothing to do for half a minute, or one task for some minutes.
const REMIND_MS = 20_000;
const OFFER = "keep-offer"; // "no" after the user declined to keep it, or removed it

type Failure = "network" | "full" | "stopped";

function reasonOf(failed: Failure): string {
  return failed === "stopped" ? "" : t(`failed-${failed}`);
}

interface Progress {
  loaded?: number;
  done?: boolean;
  failed?: Failure;
}

class Runtime {
  state = $state<"unknown" | "absent" | "loading" | "kept">("unknown");
  loaded = $state(0); // bytes
  why = $state(""); // why the last download failed
  declined = $state(local.read(OFFER) === "no");
  /** What is loaded, in bytes; 0 if this page was built without a runtime. */
  readonly bytes = Number(document.getElementById("app")?.dataset.runtimeBytes ?? 0);
  /** Why this browser cannot keep a runtime; blank if it can. */
  get impossible(): string {
    if (!isSecureContext) return t("cannot-keep.insecure");
    return "serviceWorker" in navigator && "caches" in globalThis ? "" : t("cannot-keep");
  }
  private stop = (): void => {};
  private readonly looked = this.look();

  /** Keep the runtime unless the user does not want it: an installed app is expected to work without a network. */
  async keepForApp(): Promise<void> {
    await this.looked;
    if (!this.declined) await this.keep();
  }

  /** Do not offer to keep the runtime again. */
  decline(): void {
    this.declined = true;
    local.write(OFFER, "no");
  }

  /** Find out whether a complete runtime is kept, of this release or an earlier one. */
  private async look(): Promise<void> {
    const found = this.impossible ? false : await isKept().catch(() => false);
    if (this.state === "unknown") this.state = found ? "kept" : "absent";
  }

  /** Load the runtime and keep it. Resolves when it is kept, or when `why` says why not. */
  async keep(): Promise<void> {
    if (this.impossible || !this.bytes || this.state === "loading" || this.state === "kept") return;
    this.state = "loading";
    this.loaded = 0;
    this.why = "";
    // Ask the browser not to delete it, nor the games on this device, when space is short.
    void navigator.storage.persist?.().catch(() => false);
    try {
      const failed = await this.download(await newestWorker());
      this.why = failed ? reasonOf(failed) : "";
      this.state = failed ? "absent" : "kept";
    } catch {
      this.why = navigator.onLine ? t("cannot-keep") : reasonOf("network");
      this.state = "absent";
    }
  }

  /** Stop the download. */
  cancel(): void {
    this.stop();
  }

  /** Delete the runtime from this device. Games on the device stay. */
  async remove(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const removed = new Promise<void>((resolve) => (port1.onmessage = () => resolve()));
    (await newestWorker()).postMessage({ runtime: "remove" }, [port2]);
    await removed;
    this.state = "absent";
    this.decline();
  }

  private download(worker: ServiceWorker): Promise<Progress["failed"]> {
    return new Promise((resolve) => {
      const ask = (): void => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<Progress>) => {
          this.loaded = data.loaded ?? this.loaded;
          if (!data.done && !data.failed) return;
          clearInterval(reminder);
          resolve(data.failed);
        };
        this.stop = () => port1.postMessage("stop");
        worker.postMessage({ runtime: "keep" }, [port2]);
      };
      const reminder = setInterval(ask, REMIND_MS);
      ask();
    });
  }
}

async function isKept(): Promise<boolean> {
  for (const cacheName of await caches.keys()) {
    const list = `${root}offline/runtime.${cacheName.slice(CACHES.length)}.json`;
    if (cacheName.startsWith(CACHES) && (await caches.match(list, { cacheName }))) return true;
  }
  return false;
}

export const runtime = new Runtime();
