// The places of the sets on the felt. A set stays where it was put; a set that grows pushes its neighbours along the row.
// Places are counted in half tiles, so that they do not depend on the tile size.

import type { Lying, Surface } from "./drop";
import type { Meld, Place } from "./notation";

export const HALVES_PER_TILE = 2;
const RESERVED_TILES = 3; // room for a new set without a chosen place, which may grow

/**
 * Return the half tiles that `tiles` tiles need in a row of `columns`, including the gap after them, which may be past the
 * end of the row.
 */
export function spanOf(tiles: number, columns: number): number {
  return Math.min(columns + 1, tiles * HALVES_PER_TILE + 1);
}

/** The occupied places of the felt. */
class Taken {
  private readonly rows: [from: number, to: number][][] = [];

  /** Adjacent places share no half tile. The gap after the last set of a row may be past its end. */
  constructor(private readonly columns: number) {}

  private free(place: Place, span: number, past = 1): boolean {
    const [from, to] = [place.at, place.at + span];
    if (from < 0 || to > this.columns + past) return false;
    return (this.rows[place.row] ?? []).every(([start, end]) => to <= start || from >= end);
  }

  put(place: Place, span: number): void {
    (this.rows[place.row] ??= []).push([place.at, place.at + span]);
  }

  /** Return the free place nearest to another; rows count more than columns. */
  nearest(wish: Place, span: number): Place {
    let [best, found] = [Infinity, { row: this.rows.length, at: 0 }];
    for (let row = 0; row <= Math.max(this.rows.length, wish.row); row += 1) {
      for (const at of this.starts(row, wish.at, span)) {
        const far = Math.abs(row - wish.row) * this.columns + Math.abs(at - wish.at);
        if (far < best && this.free({ row, at }, span)) [best, found] = [far, { row, at }];
      }
    }
    return found;
  }

  /** Return the first free place in reading order, with `apart` additional half tiles between it and its neighbours. */
  first(span: number, apart: number): Place {
    for (let row = 0; ; row += 1) {
      const ends = (this.rows[row] ?? []).map(([, to]) => to + apart);
      const at = [0, ...ends].sort((a, b) => a - b).find((start) => this.free({ row, at: start }, span + apart, 1 + apart));
      if (at !== undefined) return { row, at };
    }
  }

  private starts(row: number, wished: number, span: number): number[] {
    const most = Math.max(0, this.columns + 1 - span);
    const beside = (this.rows[row] ?? []).flatMap(([from, to]) => [to, from - span]);
    return [wished, 0, most, ...beside].map((at) => Math.max(0, Math.min(most, at)));
  }
}

/** A set that should be in a row. */
interface Wish {
  meld: Meld;
  at: number;
  span: number;
  firm: boolean; // whether it was just put there or has just grown there: the others make room
}

/** Push the sets of a row apart until no two overlap. Remove and return the sets that do not fit in the row. */
function pushedApart(row: Wish[], columns: number): Wish[] {
  row.sort((a, b) => a.at - b.at);
  const excess: Wish[] = [];
  while (row.reduce((sum, { span }) => sum + span, 0) > columns + 1) {
    const at = row.findLastIndex((wish) => !wish.firm);
    excess.push(...row.splice(at < 0 ? row.length - 1 : at, 1));
  }
  const firm = Math.max(0, row.findIndex((wish) => wish.firm));
  const pushRight = (from: number, start: number): void => {
    for (let [at, left] = [from, start]; at < row.length; left = row[at]!.at + row[at]!.span, at += 1)
      row[at]!.at = Math.max(row[at]!.at, left);
  };
  const pushLeft = (from: number, end: number): void => {
    for (let [at, right] = [from, end]; at >= 0; right = row[at]!.at, at -= 1)
      row[at]!.at = Math.min(row[at]!.at, right - row[at]!.span);
  };
  pushRight(firm, 0);
  if (row[firm]) pushLeft(firm - 1, row[firm].at);
  pushLeft(row.length - 1, columns + 1);
  pushRight(0, 0);
  return excess;
}

export type Arranged = ReadonlyMap<number, Place>;

/**
 * Return a place for every set on a felt of `columns` half tiles. `kept` are the current places; sets in `grown` have
 * priority for theirs. New sets get `apart` additional half tiles of space.
 */
function arranged(melds: Meld[], columns: number, kept: Arranged, grown: ReadonlySet<number>, apart: number): Arranged {
  const rows: Wish[][] = [];
  for (const meld of melds) {
    const wish = kept.get(meld.id) ?? meld.wish;
    const firm = grown.has(meld.id) || !kept.has(meld.id);
    if (wish) (rows[wish.row] ??= []).push({ meld, at: wish.at, span: spanOf(meld.tiles.length, columns), firm });
  }
  const taken = new Taken(columns);
  const places = new Map<number, Place>();
  const lay = (meld: Meld, place: Place): void => {
    taken.put(place, spanOf(meld.tiles.length, columns));
    places.set(meld.id, place);
  };
  const excess = rows.flatMap((row, number) => pushedApart(row, columns).map((wish) => ({ ...wish, row: number })));
  for (const [number, row] of rows.entries()) for (const { meld, at } of row ?? []) lay(meld, { row: number, at });
  for (const { meld, row, at, span } of excess) lay(meld, taken.nearest({ row, at }, span));
  for (const meld of melds)
    if (!places.has(meld.id)) lay(meld, taken.first(spanOf(Math.max(RESERVED_TILES, meld.tiles.length), columns), apart));
  return places;
}

export function rowsOf(places: Arranged): number {
  return Math.max(0, ...[...places.values()].map((place) => place.row + 1));
}

export interface Felt {
  width: number; // inner width in px
  height: number;
}

const TILE_GAP_PX = 2; // between the tiles of a set
const EDGE_PX = 4.5; // border and padding of a set, above its tiles and on either side
const OUTLINE_PX = 2 * EDGE_PX;
const RIM_PX = 18; // how much higher a row is than its tiles: outline, handle, and the text about a set
const SPARE_HALVES = [2, 1, 0]; // additional half tiles between sets, the first that fits: space makes it easy to drop a tile between two sets
const MIN_TILE_PX = 32; // the narrowest tile that a finger can hit; with more tiles the felt scrolls
const USUAL_MAX_TILE_PX = 54;
const MAX_TILE_PX = 92; // on large screens
const TILE_SHARE = 0.1; // of the felt's height, on large screens
const MAX_SCROLLBAR_PX = 60; // a larger change of the width means another screen, a smaller one a scrollbar

const TILE_ASPECT = 1.3; // height of a tile divided by its width
const SPARE_ROWS = 1; // empty rows when a turn begins, so that a new set does not make the tiles smaller
const COMFORTABLE_TILE_PX = 44; // tiles are not made smaller than this for a spare row

/** Return the width of a half tile, including its share of the gap between tiles. */
function halfOf(size: number): number {
  return (size + TILE_GAP_PX) / HALVES_PER_TILE;
}

/**
 * Return the tile size of a set on a felt of this width: the tiles of a run longer than the felt are narrower and touch each
 * other.
 */
export function tilesIn(count: number, size: number, felt: number): { size: number; between: number } {
  const room = Math.floor((felt - OUTLINE_PX) / count);
  return room >= size + TILE_GAP_PX ? { size, between: TILE_GAP_PX } : { size: Math.min(size, room), between: 0 };
}

/** The tile size, the number of half tiles per row, and the place of each set. */
export interface Fitted {
  width: number; // width of the felt in px
  height: number;
  size: number;
  columns: number;
  places: Arranged;
}

/** Return the grid of the felt in px. */
export function surfaceOf({ size, columns, height }: Fitted): Surface {
  const pitch = size * TILE_ASPECT + RIM_PX;
  const rows = Math.max(1, Math.floor(height / pitch));
  return { half: halfOf(size), columns, pitch, rows, x: EDGE_PX, y: EDGE_PX + (size * TILE_ASPECT) / 2 };
}

/** Return the sets on the felt in px. */
export function lyingAt(melds: Meld[], places: Arranged, fitted: Fitted, whole: (meld: Meld) => boolean): Lying[] {
  const half = halfOf(fitted.size);
  return melds.map((meld) => {
    const [place, count] = [places.get(meld.id)!, meld.tiles.length];
    const { size, between } = tilesIn(count, fitted.size, fitted.width);
    const [left, step] = [place.at * half + EDGE_PX, size + between];
    const [end, right] = [place.at + spanOf(count, fitted.columns), left + count * step - between];
    return { id: meld.id, place, end, left, right, step, whole: whole(meld) };
  });
}

function heightOf(rows: number, size: number): number {
  return rows * (size * TILE_ASPECT + RIM_PX);
}

/**
 * Return the height of all sets on the felt in px, with room for a set below them if `open`, and whether it exceeds the
 * visible height.
 */
export function extentOf({ size, height }: Fitted, places: Arranged, open = true): { height: number; pans: boolean } {
  const pans = heightOf(rowsOf(places), size) > height;
  const roomy = heightOf(rowsOf(places) + (open ? SPARE_ROWS : 0), size);
  return { height: pans ? roomy : Math.min(height, roomy), pans };
}

/** Places all sets on a felt of this size with tiles as large as possible, and remembers the places. */
export class Places {
  private kept: Arranged = new Map();
  private lengths = new Map<number, number>();
  private tidying = false;
  private shown: Fitted | undefined; // the last layout that was shown

  /**
   * Let the next fit move sets together if some would be out of view although there is room for all. The same happens on a
   * felt of another width if it makes the tiles larger.
   */
  tidy(): void {
    this.tidying = true;
  }

  /** Return places for a hypothetical layout; nothing is remembered. */
  arrange(melds: Meld[], columns: number, apart = 0): Arranged {
    const grown = melds.filter((meld) => meld.tiles.length > (this.lengths.get(meld.id) ?? Infinity)).map((meld) => meld.id);
    return arranged(melds, columns, this.kept, new Set(grown), apart);
  }

  fit(melds: Meld[], felt: Felt): Fitted {
    const grid = (size: number): Omit<Fitted, "places"> => {
      const columns = Math.max(spanOf(RESERVED_TILES, Infinity), Math.floor((felt.width - OUTLINE_PX) / halfOf(size)));
      return { ...felt, size, columns };
    };
    // Within a turn, tiles change their size only if necessary: otherwise a dropped tile would not stay where it was
    // dropped.
    const same = this.shown?.width === felt.width && this.shown.height === felt.height;
    const settled = same && !this.tidying;
    const fits = ({ size, places }: Fitted): boolean => {
      const used = new Set([...places.values()].map((place) => place.row)).size;
      const spare = settled || size <= COMFORTABLE_TILE_PX ? 0 : SPARE_ROWS;
      return heightOf(Math.max(rowsOf(places), used + spare), size) <= felt.height;
    };
    const fitted = (from: number, arrange: (columns: number, apart: number) => Arranged): Fitted => {
      for (let size = from; ; size -= 2) {
        for (const apart of SPARE_HALVES) {
          const found = { ...grid(size), places: arrange(grid(size).columns, apart) };
          if (fits(found) || (size <= MIN_TILE_PX && apart === 0)) return found;
        }
      }
    };
    const widest = Math.max(USUAL_MAX_TILE_PX, Math.min(MAX_TILE_PX, Math.floor(felt.height * TILE_SHARE)));
    const found = fitted(settled ? this.shown!.size : widest, (columns, apart) => this.arrange(melds, columns, apart));
    // After a page load, the places may come from another screen.
    const turned = !this.shown || Math.abs(felt.width - this.shown.width) > MAX_SCROLLBAR_PX;
    if (!turned && (fits(found) || !this.tidying)) return found;
    const loose = melds.map(({ id, tiles }) => ({ id, tiles }));
    const fresh = fitted(widest, (columns, apart) => arranged(loose, columns, new Map(), new Set(), apart));
    return fresh.size > found.size || !fits(found) ? fresh : found;
  }

  /** Remember the places that are shown, so that sets stay there. */
  keep(melds: Meld[], fitted: Fitted): void {
    this.tidying = false;
    this.shown = fitted;
    this.kept = new Map([...this.kept, ...fitted.places]);
    for (const meld of melds) this.lengths.set(meld.id, meld.tiles.length);
  }

  of(id: number): Place | undefined {
    return this.kept.get(id);
  }
}
