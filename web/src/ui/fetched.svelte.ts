// Data that a component fetches while it is shown.

import { untrack } from "svelte";
import { whileVisible } from "./visible";

export class Fetched<T> {
  current = $state.raw<T>(); // the newest answer; undefined before the first
  why = $state(""); // why the last request failed
  private times = $state(0);

  /**
   * Create it during component initialisation. `find` is called again whenever state that it reads changes; only the answer
   * to its newest call counts. With `pollMs`, it is also called again every so many milliseconds and when the page becomes
   * visible again, after the first answer.
   */
  constructor(find: () => Promise<T> | undefined, pollMs?: number | (() => number)) {
    $effect(() => {
      void this.times;
      let wanted = true;
      find()?.then(
        (found) => wanted && this.take(found),
        (error: Error) => wanted && (this.why = error.message),
      );
      return () => void (wanted = false);
    });
    if (!pollMs) return;
    $effect(() => {
      const every = typeof pollMs === "number" ? pollMs : pollMs();
      return whileVisible(() => untrack(() => (this.current !== undefined || this.why) && this.again()), every);
    });
  }

  /** Fetch again. */
  again(): void {
    this.times += 1;
  }

  private take(found: T): void {
    this.current = found;
    this.why = "";
  }
}
