// Where the sets lie on the felt. A set stays where it was put; a set that grows pushes its neighbours along the row. Places are counted in
// half tiles, so that they hold at every size.

import type { Lying, Surface } from "./drop";
import type { Meld, Place } from "./notation";

export const HALF = 2; // half tiles in a tile
const RESERVED = 3; // tiles: room for a set that was put nowhere in particular, and may grow

/** The half tiles that so many tiles take up in a row of so many, with the gap after them, which may lie past the end of the row. */
export function spanOf(tiles: number, columns: number): number {
  return Math.min(columns + 1, tiles * HALF + 1);
}

/** What is taken on the felt. */
class Taken {
  private readonly rows: [from: number, to: number][][] = [];

  /** Places next to each other share no half tile. The gap after the last of a row may lie past its end. */
  constructor(private readonly columns: number) {}

  private free(place: Place, span: number, past = 1): boolean {
    const [from, to] = [place.at, place.at + span];
    if (from < 0 || to > this.columns + past) return false;
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

  /** The first free place in reading order, with so many more half tiles between it and its neighbours. */
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

/** A set that wants to lie in a row. */
interface Wish {
  meld: Meld;
  at: number;
  span: number;
  firm: boolean; // it was just put there or has just grown there: the others make room
}

/** Push the sets of a row apart until no two overlap. Return those that the row has no room for; they are taken out of it. */
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
 * A place for every set, on a felt so many half tiles wide. `kept` are the places they have; `grown` are sets that keep theirs
 * before all others. Sets that have no place yet lie so many more half tiles `apart` than they must.
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
    if (!places.has(meld.id)) lay(meld, taken.first(spanOf(Math.max(RESERVED, meld.tiles.length), columns), apart));
  return places;
}

export function rowsOf(places: Arranged): number {
  return Math.max(0, ...[...places.values()].map((place) => place.row + 1));
}

export interface Felt {
  width: number; // px inside
  height: number;
}

const BETWEEN = 2; // px between the tiles of a set
const EDGE = 4.5; // px: border and padding of a set, above its tiles and on either side of them
const OUTLINE = 2 * EDGE;
const RIM = 18; // px that a row is higher than its tiles: outline, handle, and room for what is said of a set
const APART = [2, 1, 0]; // half tiles that sets lie further apart than they must, the most that fits: a tile is easily dropped between two
const LEAST = 32; // px: tiles no narrower than this can still be met by a finger; past that the felt pans
const WIDEST = 54;
const LARGEST = 92; // px, on large screens
const SHARE = 0.1; // of the felt's height, there
const TURNED = 60; // px: a felt that is so much wider or narrower is another screen; less is a scrollbar

const TALL = 1.3; // heights of a tile in its widths
const SPARE_ROWS = 1; // rows without a set when a turn begins, so that a set can be begun without smaller tiles
const COMFORTABLE = 44; // px: tiles are not made smaller than this for the sake of a spare row

/** The size of a half tile and its share of what lies between tiles. */
function halfOf(size: number): number {
  return (size + BETWEEN) / HALF;
}

/** The tiles of a set on a felt of this width: those of a run that is longer than the felt are narrower, and touch each other. */
export function tilesIn(count: number, size: number, felt: number): { size: number; between: number } {
  const room = Math.floor((felt - OUTLINE) / count);
  return room >= size + BETWEEN ? { size, between: BETWEEN } : { size: Math.min(size, room), between: 0 };
}

/** How large the tiles are, how many half tiles lie beside each other, and where each set lies. */
export interface Fitted {
  width: number; // px of the felt
  height: number;
  size: number;
  columns: number;
  places: Arranged;
}

/** The grid on which the sets lie, in px. */
export function surfaceOf({ size, columns, height }: Fitted): Surface {
  const pitch = size * TALL + RIM;
  const rows = Math.max(1, Math.floor(height / pitch));
  return { half: halfOf(size), columns, pitch, rows, x: EDGE, y: EDGE + (size * TALL) / 2 };
}

/** The sets as they lie on a felt, in px. */
export function lyingAt(melds: Meld[], places: Arranged, fitted: Fitted, whole: (meld: Meld) => boolean): Lying[] {
  const half = halfOf(fitted.size);
  return melds.map((meld) => {
    const [place, count] = [places.get(meld.id)!, meld.tiles.length];
    const { size, between } = tilesIn(count, fitted.size, fitted.width);
    const [left, step] = [place.at * half + EDGE, size + between];
    const [end, right] = [place.at + spanOf(count, fitted.columns), left + count * step - between];
    return { id: meld.id, place, end, left, right, step, whole: whole(meld) };
  });
}

function heightOf(rows: number, size: number): number {
  return rows * (size * TALL + RIM);
}

/** The height of all that lies on a felt, in px, with room for a set below it; and whether that is more than is in sight. */
export function extentOf({ size, height }: Fitted, places: Arranged): { height: number; pans: boolean } {
  const pans = heightOf(rowsOf(places), size) > height;
  const roomy = heightOf(rowsOf(places) + SPARE_ROWS, size);
  return { height: pans ? roomy : Math.min(height, roomy), pans };
}

/** The places of all sets on a felt of this size, with tiles as large as they can be. Remembers them for the next time. */
export class Places {
  private kept: Arranged = new Map();
  private lengths = new Map<number, number>();
  private tidying = false;
  private shown: Fitted | undefined; // how the sets were last shown

  /** Once, with the next fit: where sets would lie out of sight although there is room for all, they move together. So they do on
   * a felt of another width, where that makes the tiles larger. */
  tidy(): void {
    this.tidying = true;
  }

  /** The places of sets that are only thought of: nothing is remembered. */
  arrange(melds: Meld[], columns: number, apart = 0): Arranged {
    const grown = melds.filter((meld) => meld.tiles.length > (this.lengths.get(meld.id) ?? Infinity)).map((meld) => meld.id);
    return arranged(melds, columns, this.kept, new Set(grown), apart);
  }

  fit(melds: Meld[], felt: Felt): Fitted {
    const grid = (size: number): Omit<Fitted, "places"> => {
      const columns = Math.max(spanOf(RESERVED, Infinity), Math.floor((felt.width - OUTLINE) / halfOf(size)));
      return { ...felt, size, columns };
    };
    // Within a turn tiles change their size only if they must: what was just dropped would not stay where it was.
    const same = this.shown?.width === felt.width && this.shown.height === felt.height;
    const settled = same && !this.tidying;
    const fits = ({ size, places }: Fitted): boolean => {
      const used = new Set([...places.values()].map((place) => place.row)).size;
      const spare = settled || size <= COMFORTABLE ? 0 : SPARE_ROWS;
      return heightOf(Math.max(rowsOf(places), used + spare), size) <= felt.height;
    };
    const fitted = (from: number, arrange: (columns: number, apart: number) => Arranged): Fitted => {
      for (let size = from; ; size -= 2) {
        for (const apart of APART) {
          const found = { ...grid(size), places: arrange(grid(size).columns, apart) };
          if (fits(found) || (size <= LEAST && apart === 0)) return found;
        }
      }
    };
    const widest = Math.max(WIDEST, Math.min(LARGEST, Math.floor(felt.height * SHARE)));
    const found = fitted(settled ? this.shown!.size : widest, (columns, apart) => this.arrange(melds, columns, apart));
    // On a page that was just opened, the places may be those of another screen.
    const turned = !this.shown || Math.abs(felt.width - this.shown.width) > TURNED;
    if (!turned && (fits(found) || !this.tidying)) return found;
    const loose = melds.map(({ id, tiles }) => ({ id, tiles }));
    const fresh = fitted(widest, (columns, apart) => arranged(loose, columns, new Map(), new Set(), apart));
    return fresh.size > found.size || !fits(found) ? fresh : found;
  }

  /** These places are shown: sets stay there. */
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
