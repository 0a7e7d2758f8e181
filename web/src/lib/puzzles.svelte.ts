// The puzzles of each game, and how one stands with them.

import type { PuzzleList, PuzzleOverview } from "../api";
import { request } from "./http";
import { router } from "./router.svelte";
import { session } from "./storage";

class Puzzles {
  /** By game, as far as it was asked for. */
  lists = $state.raw<Record<string, PuzzleList>>({});
  overview = $state.raw<PuzzleOverview>();

  async load(game: string): Promise<void> {
    const found = await request("GET /api/puzzles/{game}", { path: { game } });
    this.lists = { ...this.lists, [game]: found };
  }

  async loadOverview(): Promise<void> {
    this.overview = await request("GET /api/puzzles");
  }

  /** The theme that one has chosen in a game; blank for any. */
  theme(game: string): string {
    return session.read(`theme ${game}`) ?? "";
  }

  /** Go to a puzzle at one's own level, of the theme that was chosen last or of another. */
  async next(game: string, after: string, theme = this.theme(game)): Promise<void> {
    session.write(`theme ${game}`, theme);
    const found = await request("GET /api/puzzles/{game}/next", { path: { game }, query: { theme, after } });
    router.go(`/puzzles/${game}/${found.id}`);
  }
}

export const puzzles = new Puzzles();
