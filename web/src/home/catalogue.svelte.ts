// The games that this hall offers.

import type { Playable } from "../api";
import { request } from "../net/http";
import { levels } from "../room/levels";
import { fileAddress } from "../ui/router.svelte";
import { language } from "../words/words.svelte";
import { t } from "./words/first";

// The names of the games in the order of the home page; the server writes them into the HTML.
const listed = document.getElementById("app")?.dataset.games?.split(" ") ?? [];

class Catalogue {
  games = $state<Playable[]>([]);

  /** The names of the games to draw, known before the catalogue is loaded. */
  names = $derived(this.games.length ? this.games.map((game) => game.name) : listed);

  constructor() {
    language.onChange.push(() => void this.fetch().catch(() => {})); // the titles stay, in the language before
  }

  async load(): Promise<void> {
    if (!this.games.length) await this.fetch();
  }

  private async fetch(): Promise<void> {
    const asked = language.now;
    const games = await request("GET /api/games");
    if (asked === language.now) this.games = games.map(located);
  }

  /** The bot levels of a game, or all levels until the catalogue is loaded. */
  levels(name: string): readonly string[] {
    return this.find(name)?.levels ?? levels;
  }

  /** What is random in a game, in a word: the deal, the dice. */
  chance(name: string): string {
    return this.find(name)?.chance_word ?? t("deal");
  }

  find(name: string): Playable | undefined {
    return this.games.find((each) => each.name === name);
  }
}

/** Return a game with the addresses of its files on this page. */
function located(game: Playable): Playable {
  const [board, styles, how_to, picture] = [game.board, game.styles, game.how_to, game.picture].map(fileAddress) as [string, string, string, string];
  const scripts = Object.fromEntries(Object.entries(game.scripts).map(([name, address]) => [name, fileAddress(address)]));
  const modes = game.modes.map((mode) => ({ ...mode, picture: fileAddress(mode.picture) }));
  return { ...game, board, styles, how_to, picture, scripts, modes };
}

export const catalogue = new Catalogue();
