// The user's finished games, loaded page by page.

import type { FinishedListing } from "../api";
import { request } from "../net/http";

export class FinishedGames {
  games = $state<FinishedListing[]>();
  played = $state<string[]>([]); // names of the games that the user has finished at least once
  only = $state(""); // the game to list; blank for all
  why = $state("");
  busy = $state(false);
  more = $derived.by(() => this.next !== "");
  private next = $state("");
  private asked = 0; // number of the newest request: answers to older ones are ignored

  /** Load the first page, of one game or of all. */
  async show(only: string): Promise<void> {
    this.only = only;
    await this.ask(undefined);
  }

  async showMore(): Promise<void> {
    await this.ask(this.next);
  }

  /** Reload as many pages as are shown. They stay visible meanwhile. */
  async renew(): Promise<void> {
    await this.ask(undefined, this.games?.length);
  }

  /** Load one page after a position, or pages from the start until there are at least `least` games. */
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
