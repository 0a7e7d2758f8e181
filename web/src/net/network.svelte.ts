// Whether the hall on the network answers.

class Network {
  /** Whether the last request got no answer, or the device has no network. */
  lost = $state(!navigator.onLine);

  /** How many milliseconds the clock of the hall is ahead of this device's, to a second; NaN if it is not known. */
  ahead = 0;

  constructor() {
    addEventListener("offline", () => (this.lost = true));
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
