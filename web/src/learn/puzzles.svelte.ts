// The puzzles of each game, and the user's progress in them.

import type { PuzzleList, PuzzleOverview, PuzzleShown } from "../api";
import { request } from "../net/http";
import { askedOnce } from "./asked-once";
import { router } from "../ui/router.svelte";
import { session } from "../ui/storage";

class Puzzles {
  /** By game, as far as loaded. */
  lists = $state.raw<Record<string, PuzzleList>>({});
  overview = $state.raw<PuzzleOverview>();
  private readonly find = askedOnce((path: { game: string; id: string }) => request("GET /api/puzzles/{game}/{id}", { path }));

  async load(game: string): Promise<void> {
    const found = await request("GET /api/puzzles/{game}", { path: { game } });
    this.lists = { ...this.lists, [game]: found };
  }

  async loadOverview(): Promise<void> {
    this.overview = await request("GET /api/puzzles");
  }

  /** Load a puzzle for its picture, once. */
  look(game: string, id: string): Promise<PuzzleShown> {
    return this.find({ game, id });
  }

  /** Stay with a theme of a game from now on; blank for any. */
  choose(game: string, theme: string): void {
    session.write(`theme ${game}`, theme);
  }

  /** Return the chosen theme of a game; blank for any. */
  theme(game: string): string {
    return session.read(`theme ${game}`) ?? "";
  }

  /** Go to a puzzle at the user's level, of the chosen theme or of another. */
  async next(game: string, after: string, theme = this.theme(game)): Promise<void> {
    this.choose(game, theme);
    const found = await request("GET /api/puzzles/{game}/next", { path: { game }, query: { theme, after } });
    router.go(`/puzzles/${game}/${found.id}`);
  }
}

export const puzzles = new Puzzles();
