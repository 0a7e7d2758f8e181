// How long it takes a chain to lift off: the count of its power and the blow that follows keep step with it.

import type { Moved } from "../../wire";
import { chainOf, clashOf } from "./facts";

export const SETTLE = 260; // ms a stone lies before its chain lifts
export const LIFT = 130; // ms between two stones of a chain that lifts off
export const STRIKE = 600; // ms between the blow on the bar and the fall of the number
const FIRST = 700; // ms between an answer and the fall of the number: both powers are read in it
const BLOW = 1000; // ms that a blow is seen before anything else happens
const BEAT = 350; // ms between two stones that came while a blow was shown

/** When the number falls, in ms after the move. A chain of the defender's own is counted before the blow. */
export function fallAfter(move: Moved | undefined): number {
  const clash = clashOf(move);
  return FIRST + (clash && chainOf(move) ? SETTLE + clash.defence * LIFT : 0);
}

/** How long a move is shown before the next one, in ms: a blow has its full second, a chain lifts off whole. */
export function shownFor(move: Moved | undefined): number {
  if (clashOf(move)) return fallAfter(move) - STRIKE + BLOW;
  const chain = chainOf(move);
  return chain ? SETTLE + chain.cells.length * LIFT : BEAT;
}
