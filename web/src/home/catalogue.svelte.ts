// The games that this hall offers.

import type { Playable } from "../api";
import { request } from "../net/http";
import { levels } from "../room/levels";
import { fileAddress, router } from "../ui/router.svelte";
import { local } from "../ui/storage";
import { language } from "../words/words.svelte";
import { t } from "./words/first";

// The names of the games in the order of the home page; the server writes them into the HTML.
const { games: names, release } = document.getElementById("app")?.dataset ?? {};
const listed = names?.split(" ") ?? [];
const REMEMBERED = "device-games"; // what the hall of this device offers, which takes a while to start

class Catalogue {
  games = $state<Playable[]>([]);

  /** The names of the games to draw, known before the catalogue is loaded. */
  names = $derived(this.games.length ? this.games.map((game) => game.name) : listed);

  constructor() {
    if (router.device) this.games = remembered().map(located);
    language.onChange.push(() => void this.read().catch(() => {})); // the titles stay, in the language before
  }

  async load(): Promise<void> {
    if (!this.games.length) await this.read();
  }

  private async read(): Promise<void> {
    const asked = language.now;
    const games = await request("GET /api/games");
    if (asked !== language.now) return;
    this.games = games.map(located);
    if (router.device) local.write(REMEMBERED, JSON.stringify({ release, language: asked, games }));
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

/** Return the games of this device, if an earlier page of this release has read them in the same language. */
function remembered(): Playable[] {
  const found = JSON.parse(local.read(REMEMBERED) ?? "{}") as { release?: string; language?: string; games?: Playable[] };
  return (found.release === release && found.language === language.now && found.games) || [];
}

/** Return a game with the addresses of its files on this page. */
function located(game: Playable): Playable {
  const [board, styles, how_to, picture] = [game.board, game.styles, game.how_to, game.picture].map(fileAddress) as [string, string, string, string];
  const [scripts, texts] = [game.scripts, game.texts].map((files) =>
    Object.fromEntries(Object.entries(files).map(([name, address]) => [name, fileAddress(address)])),
  ) as [Record<string, string>, Record<string, string>];
  const modes = game.modes.map((mode) => ({ ...mode, picture: fileAddress(mode.picture) }));
  return { ...game, board, styles, how_to, picture, scripts, texts, modes };
}

export const catalogue = new Catalogue();
