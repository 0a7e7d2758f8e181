// The class of the pupil who uses the page.

import type { OwnClass } from "../api";
import { request } from "../net/http";
import { me } from "../people/me.svelte";
import { whileVisible } from "../ui/visible";

const POLL_MS = 5_000;

class Own {
  found = $state.raw<OwnClass>();
  why = $state(""); // why the last request failed

  constructor() {
    me.onUserChange.push(() => (this.found = undefined));
  }

  async look(): Promise<void> {
    try {
      this.found = await request("GET /api/me/class");
      this.why = "";
    } catch (error) {
      this.why = (error as Error).message; // the next look tries again
    }
  }

  /** Look now and then while the page is visible. Returns a function that stops it. */
  watch(): () => void {
    return whileVisible(() => void this.look(), POLL_MS);
  }
}

export const own = new Own();
