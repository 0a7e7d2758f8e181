// The games of this hall, as it lists them.

import type { Playable } from "../api";
import { request } from "../net/http";
import { levels } from "../room/levels";

// The names of the games in the order of the home page: the hall writes them into the page.
const listed = document.getElementById("app")?.dataset.games?.split(" ") ?? [];

class Catalogue {
  games = $state<Playable[]>([]);

  /** Names of games to draw, known before the hall has said anything. */
  names = $derived(this.games.length ? this.games.map((game) => game.name) : listed);

  async load(): Promise<void> {
    if (this.games.length) return;
    this.games = await request("GET /api/games");
  }

  /** The levels that the bots of a game have; all of them as long as the hall has not said. */
  levels(name: string): readonly string[] {
    return this.find(name)?.levels ?? levels;
  }

  /** What chance decides in a game, in a word: the deal, the dice. */
  chance(name: string): string {
    return this.find(name)?.chance_word ?? "deal";
  }

  find(name: string): Playable | undefined {
    return this.games.find((each) => each.name === name);
  }
}

export const catalogue = new Catalogue();
