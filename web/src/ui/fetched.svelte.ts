// Data that a component fetches while it is shown.

export class Fetched<T> {
  current = $state.raw<T>(); // the newest answer; undefined before the first
  why = $state(""); // why the last request failed
  private times = $state(0);

  /**
   * Create it during component initialisation. `find` is called again whenever state that it reads changes; only the answer
   * to its newest call counts.
   */
  constructor(find: () => Promise<T> | undefined) {
    $effect(() => {
      void this.times;
      let wanted = true;
      find()?.then(
        (found) => wanted && this.take(found),
        (error: Error) => wanted && (this.why = error.message),
      );
      return () => void (wanted = false);
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
