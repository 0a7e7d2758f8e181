// The games somebody has played to their end, a page at a time.

import type { FinishedListing } from "../api";
import { request } from "./http";

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

  private async ask(before: string | undefined): Promise<void> {
    const question = ++this.asked;
    this.busy = true;
    this.why = "";
    try {
      const page = await request("GET /api/me/games", { query: { game: this.only || null, before: before ?? null } });
      if (question !== this.asked) return;
      this.games = before ? [...(this.games ?? []), ...page.games] : page.games;
      this.next = page.next;
      this.played = page.played;
    } catch (error) {
      if (question === this.asked) this.why = (error as Error).message;
    }
    if (question === this.asked) this.busy = false;
  }
}
