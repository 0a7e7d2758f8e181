// What a game from outside brings for the page, as the hall lists it with its games.

import type { Playable } from "../api";
import { catalogue } from "../home/catalogue.svelte";

/** What a game brings; undefined where there is no such game, or the hall has not been asked yet. */
export function assetsOf(game: string): Playable | undefined {
  return catalogue.find(game);
}

/** The same, asked for if need be; undefined also where the hall cannot be reached. */
export async function loadAssets(game: string): Promise<Playable | undefined> {
  await catalogue.load().catch(() => undefined);
  return assetsOf(game);
}
