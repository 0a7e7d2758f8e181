// How long it takes a chain to lift off: the count of its power and the blow that follows keep step with it.

import type { Moved } from "../../wire";
import { chainOf, clashOf } from "./facts";

export const SETTLE = 260; // ms a stone lies before its chain lifts
export const LIFT = 130; // ms between two stones of a chain that lifts off
export const HIT = 600; // ms that what a blow cost stands beside the number
const FIRST = 300; // ms between an answer and its blow: both powers are seen in it
const BLOW = 1000; // ms that a blow is seen before anything else happens
const BEAT = 350; // ms between two stones that came while a blow was shown

/** When the blow falls, on the bar and in the number, in ms after the move. A chain of the defender's own is counted before it. */
export function blowAfter(move: Moved | undefined): number {
  const clash = clashOf(move);
  return FIRST + (clash && chainOf(move) ? SETTLE + clash.defence * LIFT : 0);
}

/** How long a move is shown before the next one, in ms: a blow has its full second, a chain lifts off whole. */
export function shownFor(move: Moved | undefined): number {
  if (clashOf(move)) return blowAfter(move) + BLOW;
  const chain = chainOf(move);
  return chain ? SETTLE + chain.cells.length * LIFT : BEAT;
}
