// Where dragged tiles go when they are dropped. Only rectangles decide: those of the dragged tiles and of the sets on the
// felt, in pixels from the top left corner of the felt's contents. This module does not access the page, so it can be tested
// alone.

import type { Target } from "./layout";
import type { Place } from "./notation";

const MAGNET_PX = 44; // a set attracts tiles that are dropped at most this far beside it
const PAST_MIDDLE = 1 / 3; // of a tile: a tile dropped on another goes before it unless its middle is this far past the middle of the other
const MIN_GAP_SHARE = 0.75; // of the width of the dragged tiles: a narrower gap only separates two sets

/** A set on the felt: the edges of its row of tiles, and the distance from one tile to the next. */
export interface Lying {
  id: number;
  place: Place;
  end: number; // the first half tile after it that another set may take
  left: number;
  right: number;
  step: number;
  whole: boolean; // whether it needs no more tiles, as far as known
}

/** The dragged tiles, in a row. */
export interface Held {
  count: number;
  left: number;
  width: number;
  middle: number; // from the top
}

/** The grid of the felt. */
export interface Surface {
  half: number; // the width of a half tile in px
  columns: number; // half tiles per row
  pitch: number; // distance between rows in px
  rows: number; // visible rows
  x: number; // px from the left edge of a place to its first tile
  y: number; // px from the top of a row to the middle of its tiles
}

/**
 * Return what a drop does: the tiles join the set that they touch or nearly touch, join two sets whose gap they fill, or
 * start a new set where they are.
 */
export function dropOn(held: Held, sets: Lying[], felt: Surface): Target {
  const last = Math.max(-1, ...sets.map((set) => set.place.row));
  const row = within(Math.round((held.middle - felt.y) / felt.pitch), 0, Math.max(felt.rows - 1, last + 1));
  const beside = sets.filter((set) => set.place.row === row).sort((a, b) => a.left - b.left);
  // Tiles beyond the edge of the felt are moved onto it, unless they touch a set where they are.
  const left = within(held.left, felt.x, felt.x + felt.columns * felt.half - held.width);
  const at = within(nearestHalf(left, felt), 0, Math.max(0, felt.columns - 2 * held.count));
  return touched(held, beside, felt) ?? touched({ ...held, left }, beside, felt) ?? { to: "new", place: { row, at } };
}

/** Return what a drop does if the tiles touch, or nearly touch, a set in their row. */
function touched(held: Held, beside: Lying[], felt: Surface): Target | undefined {
  const magnet = Math.max(MAGNET_PX, felt.half);
  const bridged = bridge(held, beside, magnet / 2);
  if (bridged) return { to: "meld", id: bridged[0].id, at: countOf(bridged[0]), next: bridged[1].id };
  const nearest = beside.reduce<Lying | undefined>((best, set) => (best && gap(held, best) <= gap(held, set) ? best : set), undefined);
  return nearest && gap(held, nearest) <= magnet ? joined(held, nearest, beside, felt) : undefined;
}

/** Return the horizontal gap between dragged tiles and a set; negative if they overlap. */
function gap(held: Held, set: Lying): number {
  return Math.max(held.left - set.right, set.left - held.left - held.width);
}

/** Return the two sets whose gap the dragged tiles fill, if any. Two complete sets are not joined. */
function bridge(held: Held, beside: Lying[], slack: number): [Lying, Lying] | undefined {
  const right = beside.findIndex((set) => set.left > held.left + held.width / 2);
  const [before, after] = [beside[right - 1], beside[right]];
  if (!before || !after || (before.whole && after.whole)) return undefined;
  const touches = (px: number): boolean => px <= slack && px >= -PAST_MIDDLE * before.step;
  const filled = after.left - before.right >= held.width * MIN_GAP_SHARE;
  return filled && touches(held.left - before.right) && touches(after.left - held.left - held.width) ? [before, after] : undefined;
}

function joined(held: Held, set: Lying, beside: Lying[], felt: Surface): Target {
  const middle = held.left + held.width / 2;
  const passed = (tile: number): boolean => middle - (set.left + (tile + 0.5) * set.step) > PAST_MIDDLE * set.step;
  const at = Array.from({ length: countOf(set) }, (_, tile) => tile).filter(passed).length;
  if (at > 0) return { to: "meld", id: set.id, at };
  // Tiles before the first tile use the free space to the left of the set, so that the set stays in place.
  const ends = beside.filter((other) => other.place.at < set.place.at).map((other) => other.end);
  const least = Math.min(set.place.at, Math.max(0, set.place.at - 2 * held.count, ...ends));
  const start = within(nearestHalf(held.left, felt), least, set.place.at);
  if (start === set.place.at) return { to: "meld", id: set.id, at };
  return { to: "meld", id: set.id, at, place: { row: set.place.row, at: start } };
}

function countOf(set: Lying): number {
  return Math.round((set.right - set.left) / set.step);
}

/** Return the half tile nearest to a tile's left edge. */
function nearestHalf(left: number, felt: Surface): number {
  return Math.round((left - felt.x) / felt.half);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
