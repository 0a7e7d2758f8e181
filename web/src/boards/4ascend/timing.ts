// The timing of a chain that lifts off; the count of its power and the damage follow it.

import type { Moved } from "../../wire";
import { chainOf, clashOf } from "./facts";

export const SETTLE_MS = 260; // how long a stone rests before its chain lifts
export const LIFT_MS = 130; // time between two stones of a chain that lifts off
export const HIT_MS = 600; // how long the damage is shown beside the number
const BEFORE_DAMAGE_MS = 300; // time between an answer and its damage, to show both powers
const CLASH_MS = 1000; // how long a clash is shown before anything else happens
const STONE_MS = 350; // time between two stones that arrived during a clash

/** Return when the damage is shown, in ms after the move. A chain of the defender is counted first. */
export function blowAfter(move: Moved | undefined): number {
  const clash = clashOf(move);
  return BEFORE_DAMAGE_MS + (clash && chainOf(move) ? SETTLE_MS + clash.defence * LIFT_MS : 0);
}

/** Return how long a move is shown before the next, in ms: a clash for its full second, a chain until it has lifted off. */
export function shownFor(move: Moved | undefined): number {
  if (clashOf(move)) return blowAfter(move) + CLASH_MS;
  const chain = chainOf(move);
  return chain ? SETTLE_MS + chain.cells.length * LIFT_MS : STONE_MS;
}
