// Where the next tile comes from that appears on the loom: from the hand or the pointer, or out of nowhere.

import { appear, pointBox, travel } from "../../ui/motion";
import type { TransitionConfig } from "svelte/transition";

const APART = 70; // milliseconds between the tiles that somebody else has woven

let origin: DOMRect | undefined;

/** The next tile that appears comes from here: the box of what was pressed, or where it was let go. */
export function comesFrom(place: Element | null | undefined | { x: number; y: number }): void {
  origin = place instanceof Element ? place.getBoundingClientRect() : place ? pointBox(place.x, place.y) : undefined;
}

/** A transition that begins the motion, which the browser then runs by itself; none for the tiles that the loom began with. */
export function arrive(tile: Element, { order }: { order: number }): TransitionConfig {
  if (origin) travel(tile, origin);
  else appear(tile, order * APART);
  origin = undefined;
  return { duration: 0 };
}
