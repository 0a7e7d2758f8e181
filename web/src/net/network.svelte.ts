// Whether the hall on the network answers.

class Network {
  /** Whether the last request got no answer, or the device has no network. */
  lost = $state(!navigator.onLine);

  private ahead = 0; // how many milliseconds the clock of the hall is ahead of this device's

  constructor() {
    addEventListener("offline", () => (this.lost = true));
  }

  /** Take over the time of the hall, from the header of an answer: seconds are precise enough. */
  hear(date: string | null): void {
    const off = Date.parse(date ?? "") - Date.now();
    if (Math.abs(off) >= 0) this.ahead = Math.abs(off) < 2000 ? 0 : off;
  }

  /** Return the time of the hall, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Call `ask` every few seconds, and as soon as the device has a network again. Returns how to stop. */
  whileLost(ask: () => void, everyMs: number): () => void {
    const timer = setInterval(ask, everyMs);
    addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("online", ask);
    };
  }
}

export const network = new Network();
