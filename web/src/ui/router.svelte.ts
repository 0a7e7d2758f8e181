// Where the page is: paths, without a reload. Back and forward lead to where one was on a screen; every other way, to its top.

import { session } from "./storage";

const KEPT = "places"; // under which the tab keeps how far down one was, by entry of its history
const MOST = 50; // entries of which that is kept
const PATIENCE = 4_000; // milliseconds in which a screen is filled again with what one had scrolled through
const INPUT = ["wheel", "touchstart", "pointerdown", "keydown"] as const; // a user who does one of these has found their place

interface Entry {
  key?: string;
}

class Router {
  path = $state(location.pathname);
  /** Whether one came here by going back or forward. */
  returned = false;
  private key = "";
  private readonly places = new Map<string, number>(JSON.parse(session.read(KEPT) ?? "[]") as [string, number][]);
  private settle = (): void => {};

  constructor() {
    // The browser would scroll before the screen is there.
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

  /** Learn which entry of the history this is; a new one gets a key. */
  private enter(): void {
    const state = history.state as Entry | null;
    this.key = state?.key ?? Math.random().toString(36).slice(2);
    if (!state?.key) history.replaceState({ ...state, key: this.key }, "");
  }

  /** Remember how far down one is. */
  private leave(): void {
    this.settle();
    this.places.delete(this.key);
    this.places.set(this.key, scrollY);
    for (const oldest of [...this.places.keys()].slice(0, -MOST)) this.places.delete(oldest);
    session.write(KEPT, JSON.stringify([...this.places]));
  }

  /** Be that far down, also when the screen is only filled in a moment. */
  private scrollTo(top: number): void {
    this.settle();
    scrollTo(0, top);
    if (!top) return;
    const filled = new MutationObserver(() => scrollTo(0, top));
    filled.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => this.settle(), PATIENCE);
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
