// The games that this server offers.

import type { Playable } from "../api";
import { request } from "../net/http";
import { levels } from "../room/levels";

// The names of the games in the order of the home page; the server writes them into the HTML.
const listed = document.getElementById("app")?.dataset.games?.split(" ") ?? [];

class Catalogue {
  games = $state<Playable[]>([]);

  /** The names of the games to draw, known before the catalogue is loaded. */
  names = $derived(this.games.length ? this.games.map((game) => game.name) : listed);

  async load(): Promise<void> {
    if (this.games.length) return;
    this.games = await request("GET /api/games");
  }

  /** The bot levels of a game, or all levels until the catalogue is loaded. */
  levels(name: string): readonly string[] {
    return this.find(name)?.levels ?? levels;
  }

  /** What is random in a game, in a word: the deal, the dice. */
  chance(name: string): string {
    return this.find(name)?.chance_word ?? "deal";
  }

  find(name: string): Playable | undefined {
    return this.games.find((each) => each.name === name);
  }
}

export const catalogue = new Catalogue();
