// How the tiles are arranged during a turn, and the steps that lead there. The server decides whether it is legal.

import type { DraftMark, Rummikub } from "../../wire";
import { compared, JOKER, kindsOf, numeralOf, ordered, type Kind, type Meld, type Place, type Tile } from "./notation";
import { HALVES_PER_TILE } from "./places";

export interface Layout {
  melds: Meld[];
  rack: Tile[];
}

/** The table and the player's rack at the start of the turn. */
export interface Began {
  table: Kind[][];
  rack: Kind[];
}

/**
 * Where tiles go: a new set, the rack before position `at`, or a set on the felt before its position `at`. That set may get
 * a new place, and the set `next` may be joined after the tiles.
 */
export type Target =
  | { to: "new"; place?: Place }
  | { to: "rack"; at?: number }
  | { to: "meld"; id: number; at: number; place?: Place; next?: number };

let made = 0;

export function meldOf(tiles: Tile[], wish?: Place): Meld {
  made += 1;
  return wish ? { id: made, tiles, wish } : { id: made, tiles };
}

/** Return the view without the draft: lifted sets are back, laid sets are gone. */
export function beganOf(view: Rummikub.View, me: number | null): Began {
  const table = [...view.table];
  for (const laid of view.laid) {
    const at = table.findIndex((kinds) => kinds.join() === laid.join());
    if (at >= 0) table.splice(at, 1);
  }
  const rack = me === null ? [] : [...(view.racks[me] ?? []), ...view.put];
  return {
    table: [...table, ...view.lifted].sort(compared),
    rack: ordered(rack.map((kind) => ({ kind })), "colour").map(({ kind }) => kind),
  };
}

export function layoutOf(began: Began): Layout {
  const copies = new Map<Kind, number>();
  const tile = (kind: Kind): Tile => {
    const copy = copies.get(kind) ?? 0;
    copies.set(kind, copy + 1);
    return { id: `${kind}.${copy}`, kind };
  };
  return { melds: began.table.map((kinds) => meldOf(kinds.map(tile))), rack: began.rack.map(tile) };
}

/**
 * Return the same tiles a turn later: sets and tiles that are still there keep their ids. A changed set continues the set
 * with which it shares most tiles, in its place.
 */
export function continued(before: Layout, began: Began): Layout {
  const gone: Meld[] = [];
  const wanted = [...began.table];
  const melds: Meld[] = [];
  for (const meld of before.melds) {
    const at = wanted.findIndex((kinds) => keyOf(kinds) === keyOf(kindsOf(meld.tiles)));
    if (at < 0) gone.push(meld);
    else melds.push({ ...meld, tiles: inOrder(meld.tiles, wanted.splice(at, 1)[0]!) });
  }
  const [loose, rack] = [gone.flatMap((meld) => meld.tiles), [...before.rack]];
  const used = new Set([...before.melds.flatMap((meld) => meld.tiles), ...before.rack].map((tile) => tile.id));
  for (const kinds of wanted) {
    const heir = mostIn(gone, kinds);
    if (heir) gone.splice(gone.indexOf(heir), 1);
    const tiles = kinds.map((kind) => takenOf(loose, heir, kind) ?? taken(loose, kind) ?? taken(rack, kind) ?? another(kind, used));
    melds.push(heir ? { ...heir, tiles } : meldOf(tiles));
  }
  return { melds, rack: began.rack.map((kind) => taken(rack, kind) ?? taken(loose, kind) ?? another(kind, used)) };
}

function mostIn(melds: Meld[], kinds: Kind[]): Meld | undefined {
  const shared = (meld: Meld): number => kindsOf(meld.tiles).filter((kind) => kinds.includes(kind)).length;
  return melds.filter(shared).sort((a, b) => shared(b) - shared(a))[0];
}

function takenOf(loose: Tile[], meld: Meld | undefined, kind: Kind): Tile | undefined {
  const tile = meld?.tiles.find((each) => each.kind === kind && loose.includes(each));
  return tile && loose.splice(loose.indexOf(tile), 1)[0];
}

function inOrder(tiles: Tile[], kinds: Kind[]): Tile[] {
  const rest = [...tiles];
  return kinds.map((kind) => taken(rest, kind)!);
}

function another(kind: Kind, used: Set<string>): Tile {
  let copy = 0;
  while (used.has(`${kind}.${copy}`)) copy += 1;
  used.add(`${kind}.${copy}`);
  return { id: `${kind}.${copy}`, kind };
}

/** Return the layouts from one to the next, one changed set at a time. Tiles stay where they were until their set is made. */
export function setBySet(before: Layout, after: Layout): Layout[] {
  const was = new Map(before.melds.map((meld) => [meld.id, meld]));
  const ids = (meld: Meld | undefined): string | undefined => meld?.tiles.map((tile) => tile.id).join();
  const same = (meld: Meld): boolean => ids(was.get(meld.id)) === ids(meld);
  const changed = after.melds.filter((meld) => !same(meld));
  return changed.map((_, last) => {
    const made = changed.slice(0, last + 1);
    const laid = new Set(made.flatMap((meld) => meld.tiles.map((tile) => tile.id)));
    const left = (meld: Meld): Tile[] => meld.tiles.filter((tile) => !laid.has(tile.id));
    // Until then, the tiles left over from a rearranged set stay beside it under a separate id.
    const idOf = (meld: Meld): number => (made.some(({ id }) => id === meld.id) ? -meld.id : meld.id);
    const others = before.melds.map((meld) => ({ ...meld, id: idOf(meld), tiles: left(meld) }));
    return { melds: [...others.filter((meld) => meld.tiles.length), ...made], rack: after.rack };
  });
}

/** Return the layout after a draft's steps: lays take loose tiles first, then tiles of the rack. */
export function layoutAfter(start: Layout, steps: string[]): Layout {
  const [melds, rack] = [[...start.melds], [...start.rack]];
  const [loose, gone]: [Tile[], Meld[]] = [[], []];
  for (const step of steps) {
    const [verb, ...kinds] = step.split(" ");
    if (verb === "lift") {
      const at = melds.findIndex((meld) => keyOf(kindsOf(meld.tiles)) === keyOf(kinds));
      if (at < 0) continue;
      gone.push(melds[at]!);
      loose.push(...melds.splice(at, 1)[0]!.tiles);
    } else if (verb === "lay") {
      const heir = mostIn(gone, kinds);
      if (heir) gone.splice(gone.indexOf(heir), 1);
      const tiles = kinds
        .map((kind) => takenOf(loose, heir, kind) ?? taken(loose, kind) ?? taken(rack, kind))
        .filter((tile) => tile !== undefined);
      if (tiles.length) melds.push(heir ? { ...heir, tiles } : meldOf(tiles));
    }
  }
  if (loose.length) melds.push(meldOf(loose));
  return { melds, rack };
}

function taken(tiles: Tile[], kind: Kind): Tile | undefined {
  const at = tiles.findIndex((tile) => tile.kind === kind);
  return at < 0 ? undefined : tiles.splice(at, 1)[0];
}

/** Return a key that is equal for equal sets. If there is a joker, its position matters; otherwise the order does not. */
export function keyOf(kinds: Kind[]): string {
  return (kinds.includes(JOKER) ? kinds : [...kinds].sort()).join(" ");
}

/** Return the difference between the table at the start of the turn and now: lifts, then lays. */
export function stepsOf(began: Began, melds: Meld[]): string[] {
  const before = began.table.map((kinds) => ({ kinds, key: keyOf(kinds) }));
  const lays: string[] = [];
  for (const meld of melds) {
    const kinds = kindsOf(meld.tiles);
    const at = before.findIndex(({ key }) => key === keyOf(kinds));
    if (at >= 0) before.splice(at, 1);
    else lays.push(`lay ${kinds.join(" ")}`);
  }
  return [...before.map(({ kinds }) => `lift ${kinds.join(" ")}`), ...lays];
}

/**
 * Take tiles out of the layout. The others stay in place: a run is split where a tile was taken from its middle, and the
 * rest of a group stays together.
 */
export function lifted(layout: Layout, ids: string[], placeOf: (id: number) => Place | undefined): Layout {
  const stays = (tile: Tile): boolean => !ids.includes(tile.id);
  const melds = layout.melds.flatMap((meld) => {
    if (meld.tiles.every(stays)) return [meld];
    const parts = oneNumber(meld) ? [meld.tiles.filter(stays)] : stretches(meld.tiles, stays);
    const place = placeOf(meld.id) ?? meld.wish;
    return parts.filter((tiles) => tiles.length).map((tiles, number) => {
      const first = meld.tiles.indexOf(tiles[0]!);
      if (number === 0 && first === 0) return { ...meld, tiles };
      return meldOf(tiles, place && { row: place.row, at: place.at + first * HALVES_PER_TILE });
    });
  });
  return { melds, rack: layout.rack.filter(stays) };
}

/** Put lifted tiles down again. */
export function put(base: Layout, tiles: Tile[], target: Target): Layout {
  if (target.to === "rack") return { melds: base.melds, rack: [...base.rack, ...tiles] };
  if (target.to === "new") return { melds: [...base.melds, meldOf(tiles, target.place)], rack: base.rack };
  const after = base.melds.find((meld) => meld.id === target.next)?.tiles ?? [];
  const melds = base.melds
    .filter((meld) => meld.id !== target.next)
    .map((meld) => {
      if (meld.id !== target.id) return meld;
      const all = [...meld.tiles.slice(0, target.at), ...tiles, ...meld.tiles.slice(target.at), ...after];
      return target.place ? meldOf(all, target.place) : { ...meld, tiles: all };
    });
  return { melds, rack: base.rack };
}

/** Return the tiles with these ids, in the order of the ids. */
export function tilesOf(layout: Layout, ids: string[]): Tile[] {
  const all = [...layout.rack, ...layout.melds.flatMap((meld) => meld.tiles)];
  return ids.map((id) => all.find((tile) => tile.id === id)).filter((tile) => tile !== undefined);
}

function oneNumber(meld: Meld): boolean {
  const plain = meld.tiles.filter((tile) => tile.kind !== JOKER);
  return plain.every((tile) => numeralOf(tile.kind) === numeralOf(plain[0]!.kind));
}

/** Return the longest stretches of neighbours that all pass a test. */
function stretches(tiles: Tile[], passes: (tile: Tile) => boolean): Tile[][] {
  const found: Tile[][] = [[]];
  for (const tile of tiles) {
    if (passes(tile)) found.at(-1)!.push(tile);
    else found.push([]);
  }
  return found;
}

/** Split a set: the tile with this id starts the second set, which should be at `wish`. */
export function split(layout: Layout, id: string, wish?: Place): Layout {
  const melds = layout.melds.flatMap((meld) => {
    const at = meld.tiles.findIndex((tile) => tile.id === id);
    return at <= 0 ? [meld] : [{ ...meld, tiles: meld.tiles.slice(0, at) }, meldOf(meld.tiles.slice(at), wish)];
  });
  return { melds, rack: layout.rack };
}

/** Return the server's message about this set, if any. */
export function markOf(meld: Meld, marks: DraftMark[]): DraftMark | undefined {
  const kinds = kindsOf(meld.tiles);
  const loosely = [...kinds].sort().join();
  return (
    marks.find((mark) => mark.at.join() === kinds.join()) ?? marks.find((mark) => [...mark.at].sort().join() === loosely)
  );
}

/** Return the sets, with valid sets in the server's order. */
export function spelled(melds: Meld[], marks: DraftMark[]): Meld[] {
  return melds.map((meld) => {
    const mark = markOf(meld, marks);
    if (mark?.kind !== "valid" || mark.at.join() === kindsOf(meld.tiles).join()) return meld;
    const rest = [...meld.tiles];
    return { ...meld, tiles: mark.at.map((kind) => taken(rest, kind)).filter((tile) => tile !== undefined) };
  });
}
