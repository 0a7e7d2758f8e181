// What a game from outside brings for the page, as the hall lists it with its games.

import { tables } from "./tables.svelte";

export interface Brought {
  steps: { name: string; final: boolean }[];
  /** Addresses of the board, its styles, the text of how to play, and the picture; blank where there is none. */
  board: string;
  styles: string;
  how_to: string;
  picture: string;
}

/** What a game brings; undefined where there is no such game, or the hall has not been asked yet. */
export function brought(game: string): Brought | undefined {
  return tables.game(game) as unknown as Brought | undefined;
}

/** The same, asked for if need be; undefined also where the hall cannot be reached. */
export async function loadBrought(game: string): Promise<Brought | undefined> {
  await tables.learn().catch(() => undefined);
  return brought(game);
}
