// What a game from outside brings for the page, as the hall lists it with its games.

import { tables } from "./tables.svelte";

export interface GameAssets {
  steps: { name: string; final: boolean }[];
  /** Addresses of the board, its styles, the text of how to play, and the picture; blank where there is none. */
  board: string;
  styles: string;
  how_to: string;
  picture: string;
}

/** What a game brings; undefined where there is no such game, or the hall has not been asked yet. */
export function assetsOf(game: string): GameAssets | undefined {
  return tables.game(game) as unknown as GameAssets | undefined;
}

/** The same, asked for if need be; undefined also where the hall cannot be reached. */
export async function loadAssets(game: string): Promise<GameAssets | undefined> {
  await tables.learn().catch(() => undefined);
  return assetsOf(game);
}
