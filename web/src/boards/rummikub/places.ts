// Where the sets lie on the felt. A set stays where it was put; one that is new, or has grown into its neighbour, gets the
// nearest free place. Places are counted in half tiles, so that they hold at every size.

import type { Meld, Place } from "./notation";

export const HALF = 2; // half tiles in a tile
const RESERVED = 3; // tiles: what begins as one tile grows into a set of three

/** The half tiles that so many tiles take up in a row of so many, with the gap after them, which may lie past the end of the row. */
export function spanOf(tiles: number, columns: number): number {
  return Math.min(columns + 1, Math.max(tiles, RESERVED) * HALF + 1);
}

/** What is taken on the felt. */
class Taken {
  private readonly rows: [from: number, to: number][][] = [];

  /** Places next to each other share no half tile. The gap after the last of a row may lie past its end. */
  constructor(private readonly columns: number) {}

  free(place: Place, span: number): boolean {
    const [from, to] = [place.at, place.at + span];
    if (from < 0 || to > this.columns + 1) return false;
    return (this.rows[place.row] ?? []).every(([start, end]) => to <= start || from >= end);
  }

  put(place: Place, span: number): void {
    (this.rows[place.row] ??= []).push([place.at, place.at + span]);
  }

  /** The free place that is nearest to another; rows count more than columns. */
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

  /** The first free place in reading order. */
  first(span: number): Place {
    for (let row = 0; ; row += 1) {
      const at = this.starts(row, 0, span).sort((a, b) => a - b).find((start) => this.free({ row, at: start }, span));
      if (at !== undefined) return { row, at };
    }
  }

  private starts(row: number, wished: number, span: number): number[] {
    const most = Math.max(0, this.columns + 1 - span);
    const beside = (this.rows[row] ?? []).flatMap(([from, to]) => [to, from - span]);
    return [wished, 0, most, ...beside].map((at) => Math.max(0, Math.min(most, at)));
  }
}

export type Arranged = ReadonlyMap<number, Place>;

/**
 * A place for every set, on a felt so many half tiles wide. `kept` are the places they have; `grown` are sets that keep theirs
 * before all others.
 */
export function arranged(melds: Meld[], columns: number, kept: Arranged, grown: ReadonlySet<number>): Arranged {
  const taken = new Taken(columns);
  const places = new Map<number, Place>();
  const put = (meld: Meld, place: Place): void => {
    taken.put(place, spanOf(meld.tiles.length, columns));
    places.set(meld.id, place);
  };
  const wishes = melds.map((meld) => ({ meld, wish: kept.get(meld.id) ?? meld.wish }));
  const rank = (id: number): number => (grown.has(id) ? 0 : 1);
  const first = wishes.filter(({ wish }) => wish).sort((a, b) => rank(a.meld.id) - rank(b.meld.id));
  const moved: typeof wishes = [];
  for (const each of first) {
    const span = spanOf(each.meld.tiles.length, columns);
    const at = Math.max(0, Math.min(each.wish!.at, columns + 1 - span));
    const place = { row: each.wish!.row, at };
    if (taken.free(place, span)) put(each.meld, place);
    else moved.push(each);
  }
  for (const { meld, wish } of moved) put(meld, taken.nearest(wish!, spanOf(meld.tiles.length, columns)));
  for (const { meld, wish } of wishes) if (!wish) put(meld, taken.first(spanOf(meld.tiles.length, columns)));
  return places;
}

/** The free place nearest to where somebody would put so many tiles down. */
export function freeNear(melds: Meld[], columns: number, places: Arranged, wish: Place, tiles: number): Place {
  const taken = new Taken(columns);
  for (const meld of melds) {
    const place = places.get(meld.id);
    if (place) taken.put(place, spanOf(meld.tiles.length, columns));
  }
  return taken.nearest(wish, spanOf(tiles, columns));
}

export function rowsOf(places: Arranged): number {
  return Math.max(0, ...[...places.values()].map((place) => place.row + 1));
}

export interface Felt {
  width: number; // px inside
  height: number;
}

export const BETWEEN = 2; // px between the tiles of a set
const OUTLINE = 9; // px that a set is wider than its tiles, left and right together: border and padding of a set
const MET = 24; // px: the narrowest that a tile may be
export const RIM = 14; // px that a row is higher than its tiles: outline, and room for what is said of a set
const LEAST = 32; // px: tiles no narrower than this can still be met by a finger; past that the felt pans
const WIDEST = 54;
const LARGEST = 92; // px, on large screens
const SHARE = 0.1; // of the felt's height, there
const TURNED = 60; // px: a felt that is so much wider or narrower is another screen; less is a scrollbar

/** The size of a half tile and its share of what lies between tiles. */
export function halfOf(size: number): number {
  return (size + BETWEEN) / HALF;
}

/** The tiles of a set on a felt of this width: those of a run that is longer than the felt are narrower, and touch each other. */
export function tilesIn(count: number, size: number, felt: number): { size: number; between: number } {
  const room = Math.floor((felt - OUTLINE) / count);
  return room >= size + BETWEEN || room < MET ? { size, between: BETWEEN } : { size: Math.min(size, room), between: 0 };
}

/** How large the tiles are, how many half tiles lie beside each other, and where each set lies. */
export interface Fitted {
  width: number; // px of the felt
  size: number;
  columns: number;
  places: Arranged;
}

/** The places of all sets on a felt of this size, with tiles as large as they can be. Remembers them for the next time. */
export class Places {
  private kept: Arranged = new Map();
  private lengths = new Map<number, number>();
  private tidying = false;
  private width = 0; // px of the felt in which the places were last shown

  /** Once, with the next fit: where sets would lie out of sight although there is room for all, they move together. So they do on
   * a felt of another width, where that makes the tiles larger. */
  tidy(): void {
    this.tidying = true;
  }

  fit(melds: Meld[], felt: Felt): Fitted {
    const grown = new Set(melds.filter((meld) => meld.tiles.length > (this.lengths.get(meld.id) ?? 99)).map((meld) => meld.id));
    const widest = Math.max(WIDEST, Math.min(LARGEST, Math.floor(felt.height * SHARE)));
    const fits = ({ size, places }: Fitted): boolean => rowsOf(places) * (size * 1.3 + RIM) <= felt.height;
    const fitted = (sets: Meld[], kept: Arranged): Fitted => {
      for (let size = widest; ; size -= 2) {
        const columns = Math.max(spanOf(RESERVED, 99), Math.floor((felt.width - OUTLINE) / halfOf(size)));
        const found = { width: felt.width, size, columns, places: arranged(sets, columns, kept, grown) };
        if (fits(found) || size <= LEAST) return found;
      }
    };
    const found = fitted(melds, this.kept);
    const turned = this.width > 0 && Math.abs(felt.width - this.width) > TURNED;
    if (!turned && (fits(found) || !this.tidying)) return found;
    const fresh = fitted(melds.map(({ id, tiles }) => ({ id, tiles })), new Map());
    return fresh.size > found.size || !fits(found) ? fresh : found;
  }

  /** These places are shown: sets stay there. */
  keep(melds: Meld[], { places, width }: Fitted): void {
    this.tidying = false;
    this.width = width;
    this.kept = new Map([...this.kept, ...places]);
    for (const meld of melds) this.lengths.set(meld.id, meld.tiles.length);
  }

  of(id: number): Place | undefined {
    return this.kept.get(id);
  }
}
