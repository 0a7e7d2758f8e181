// What a game from a package provides for the page, from the catalogue.

import type { Playable } from "../api";
import { catalogue } from "../home/catalogue.svelte";

/** Return what a game provides, or undefined if it does not exist or the catalogue is not loaded yet. */
export function assetsOf(game: string): Playable | undefined {
  return catalogue.find(game);
}

/** Load what a game provides; undefined if the server cannot be reached. */
export async function loadAssets(game: string): Promise<Playable | undefined> {
  await catalogue.load().catch(() => undefined);
  return assetsOf(game);
}
