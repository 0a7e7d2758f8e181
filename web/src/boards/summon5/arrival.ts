// Where the next tile on the loom comes from: the hand, the pointer, or nowhere.

import { appear, pointBox, travel } from "../../ui/motion";
import type { TransitionConfig } from "svelte/transition";

const TILE_DELAY_MS = 70; // between the tiles that another player has woven

let origin: DOMRect | undefined;

/** Set where the next tile comes from: the box of a pressed element, or the point of a drop. */
export function comesFrom(place: Element | null | undefined | { x: number; y: number }): void {
  origin = place instanceof Element ? place.getBoundingClientRect() : place ? pointBox(place.x, place.y) : undefined;
}

/** A transition that starts the animation, which the browser then runs; none for the tiles that the loom began with. */
export function arrive(tile: Element, { order }: { order: number }): TransitionConfig {
  if (origin) travel(tile, origin);
  else appear(tile, order * TILE_DELAY_MS);
  origin = undefined;
  return { duration: 0 };
}
