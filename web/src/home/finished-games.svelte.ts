// The games somebody has played to their end, a page at a time.

import type { FinishedListing } from "../api";
import { request } from "../net/http";

export class FinishedGames {
  games = $state<FinishedListing[]>();
  played = $state<string[]>([]); // the games, by name, of which there are any
  only = $state(""); // the one that is asked for; blank: all
  why = $state("");
  busy = $state(false);
  more = $derived.by(() => this.next !== "");
  private next = $state("");
  private asked = 0; // the newest question: what an older one brings is of no use any more

  /** The first page, of one game or of all. */
  async show(only: string): Promise<void> {
    this.only = only;
    await this.ask(undefined);
  }

  async showMore(): Promise<void> {
    await this.ask(this.next);
  }

  /** What has come since, with as many pages as are shown: they stay in sight meanwhile. */
  async renew(): Promise<void> {
    await this.ask(undefined, this.games?.length);
  }

  /** One page behind a place, or pages from the first on until there are at least so many games. */
  private async ask(before: string | undefined, least = 0): Promise<void> {
    const question = ++this.asked;
    this.busy = true;
    this.why = "";
    try {
      let games = before ? (this.games ?? []) : [];
      let next = before;
      do {
        const page = await request("GET /api/me/games", { query: { game: this.only || null, before: next ?? null } });
        if (question !== this.asked) return;
        games = [...games, ...page.games];
        next = page.next;
        this.played = page.played;
      } while (next && games.length < least);
      this.games = games;
      this.next = next;
    } catch (error) {
      if (question === this.asked) this.why = (error as Error).message;
    }
    if (question === this.asked) this.busy = false;
  }
}
