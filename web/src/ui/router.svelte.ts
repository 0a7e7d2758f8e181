// The page's router: paths without reloads. Back and forward restore the scroll position; other navigation starts at the
// top.

import { session } from "./storage";

const STORAGE_KEY = "places"; // scroll positions by history entry
const MAX_ENTRIES = 50;
const RESTORE_TIMEOUT_MS = 4_000; // how long to restore the scroll position while a screen is still loading
const INPUT = ["wheel", "touchstart", "pointerdown", "keydown"] as const; // after one of these, the scroll position belongs to the user

interface Entry {
  key?: string;
}

class Router {
  path = $state(location.pathname);
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
      if (this.path === location.pathname) return;
      this.leave();
      this.enter();
      this.returned = true;
      this.path = location.pathname;
      this.scrollTo(this.places.get(this.key) ?? 0);
    });
  }

  go(path: string): void {
    if (path !== this.path) {
      this.leave();
      history.pushState(null, "", path);
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
