// The page's router: paths without reloads. Back and forward restore the scroll position; other navigation starts at the
// top. A path is the same in every hall (`/r/CODE`); its address is not: on a server's page, the hall of this device is below
// `/offline`, and on a site without a server everything is one file, so the path is the fragment of its address.

import { session } from "./storage";

const STORAGE_KEY = "places"; // scroll positions by history entry
const MAX_ENTRIES = 50;
const RESTORE_TIMEOUT_MS = 4_000; // how long to restore the scroll position while a screen is still loading
const INPUT = ["wheel", "touchstart", "pointerdown", "keydown"] as const; // after one of these, the scroll position belongs to the user

/** Whether this page is a site without a server, which may be in any folder. */
const SITE = document.getElementById("app")?.dataset["site"] !== undefined;
const DEVICE = "/offline"; // the start of addresses in the hall of this device, on a server's page
const onDevice = SITE || `${location.pathname}/`.startsWith(`${DEVICE}/`);

interface Entry {
  key?: string;
}

/** Return the path at the current address. */
function currentPath(): string {
  if (SITE) return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
  return onDevice ? location.pathname.slice(DEVICE.length) || "/" : location.pathname;
}

/** Return the address of a file of the page, which is named by its path on a server. */
export function fileAddress(path: string): string {
  return SITE && path ? new URL(`.${path}`, document.baseURI).href : path;
}

class Router {
  path = $state(currentPath());
  /** Whether this is the hall of this device. Only loading the page again changes it, so that no state is in both halls. */
  readonly device = onDevice;
  /** Whether there is no other hall. */
  readonly site = SITE;
  /** The person who uses the page now, if several people pass this device around. */
  person = "";
  /** Whether the user came here with back or forward. */
  returned = false;
  private key = "";
  private readonly places = new Map<string, number>(JSON.parse(session.read(STORAGE_KEY) ?? "[]") as [string, number][]);
  private settle = (): void => {};

  constructor() {
    // The browser would scroll before the screen is rendered.
    history.scrollRestoration = "manual";
    this.enter();
    addEventListener("pagehide", () => this.leave());
    addEventListener("popstate", () => {
      if (this.path === currentPath()) return;
      this.leave();
      this.enter();
      this.returned = true;
      this.path = currentPath();
      this.scrollTo(this.places.get(this.key) ?? 0);
    });
  }

  /** Return the address of a path in this hall, or in the hall of this device or of the server. */
  address(path: string, device = this.device): string {
    if (SITE) return `#${path}`;
    return device ? DEVICE + path : path;
  }

  /** What is stored for the screen at the current path, and for the person who uses it, has a key that ends with this. */
  get place(): string {
    return this.address(this.path) + (this.person && ` ${this.person}`);
  }

  go(path: string): void {
    if (path !== this.path) {
      this.leave();
      history.pushState(null, "", this.address(path));
      this.enter();
    }
    this.returned = false;
    this.path = path;
    this.scrollTo(0);
  }

  /** Read the key of the current history entry; a new entry gets a key. */
  private enter(): void {
    const state = history.state as Entry | null;
    this.key = state?.key ?? Math.random().toString(36).slice(2);
    if (!state?.key) history.replaceState({ ...state, key: this.key }, "");
  }

  /** Remember the scroll position. */
  private leave(): void {
    this.settle();
    this.places.delete(this.key);
    this.places.set(this.key, scrollY);
    for (const oldest of [...this.places.keys()].slice(0, -MAX_ENTRIES)) this.places.delete(oldest);
    session.write(STORAGE_KEY, JSON.stringify([...this.places]));
  }

  /** Scroll to a position, and keep it while the screen is still loading. */
  private scrollTo(top: number): void {
    this.settle();
    scrollTo(0, top);
    if (!top) return;
    const filled = new MutationObserver(() => scrollTo(0, top));
    filled.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => this.settle(), RESTORE_TIMEOUT_MS);
    this.settle = () => {
      filled.disconnect();
      clearTimeout(timer);
      for (const name of INPUT) removeEventListener(name, this.settle);
      this.settle = () => {};
    };
    for (const name of INPUT) addEventListener(name, this.settle, { passive: true });
  }
}

export const router = new Router();
