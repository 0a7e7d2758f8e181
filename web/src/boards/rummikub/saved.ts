// What outlives the page: the turn being made with all that can be undone, how the tiles lie, and which account was closed. The board does not know its
// room; the address does, and there is one table at an address.

import { local } from "../../ui/storage";
import { meldOf, type Began, type Layout } from "./layout";
import { kindOf, kindsOf, type Kind, type Meld, type Order, type Place } from "./notation";

interface SavedSet {
  ids: string[];
  place: Place | undefined;
}

interface SavedTurn {
  turn: string; // all it began with: whose it is, round, table and rack
  steps: string; // the draft that the layout stands for
  rack: string[]; // the tiles on the rack as the turn began
  start: SavedSet[]; // the table as it began
  sets: SavedSet[];
  history: SavedSet[][];
}

/** A turn as it was left. */
export interface Resumed {
  steps: string;
  start: Layout;
  layout: Layout;
  history: Layout[];
}

/** How the player's own tiles and the sets lie, for when the player comes back to the table. */
export interface Arrangement {
  order: Order;
  rack: Kind[];
  sets: { kinds: string; place: Place }[];
}

type PlaceOf = (id: number) => Place | undefined;

function key(what: string): string {
  return `rummikub ${what} ${location.pathname}`;
}

function read<T>(what: string): T | undefined {
  return (JSON.parse(local.read(key(what)) ?? "null") as T | null) ?? undefined;
}

export function saveTurn(turn: string, steps: string, start: Layout, layout: Layout, history: Layout[], placeOf: PlaceOf): void {
  const sets = ({ melds }: Layout): SavedSet[] =>
    melds.map((meld) => ({ ids: meld.tiles.map((tile) => tile.id), place: placeOf(meld.id) ?? meld.wish }));
  const rack = start.rack.map((tile) => tile.id);
  const saved: SavedTurn = { turn, steps, rack, start: sets(start), sets: sets(layout), history: history.map(sets) };
  local.write(key("turn"), JSON.stringify(saved));
}

/** The turn as it was left, if it is this one. */
export function resumedTurn(turn: string, began: Began): Resumed | undefined {
  const saved = read<SavedTurn>("turn");
  if (saved?.turn !== turn) return undefined;
  const every = [...saved.start.flatMap((set) => set.ids), ...saved.rack];
  const same = (a: Kind[], b: Kind[]): boolean => [...a].sort().join() === [...b].sort().join();
  if (!same(saved.rack.map(kindOf), began.rack) || !same(every.map(kindOf), [...began.table.flat(), ...began.rack])) return undefined;
  const known = new Map<string, Meld>(); // a set that lies in several layouts is one set
  const laid = (sets: SavedSet[]): Layout => {
    const melds = sets.map(({ ids, place }) => {
      const tiles = ids.map((id) => ({ id, kind: kindOf(id) }));
      const meld = known.get(`${ids.join()} ${place?.row} ${place?.at}`) ?? meldOf(tiles, place);
      known.set(`${ids.join()} ${place?.row} ${place?.at}`, meld);
      return meld;
    });
    const used = new Set(sets.flatMap((set) => set.ids));
    return { melds, rack: every.filter((id) => !used.has(id)).map((id) => ({ id, kind: kindOf(id) })) };
  };
  return { steps: saved.steps, start: laid(saved.start), layout: laid(saved.sets), history: saved.history.map(laid) };
}

export function saveArrangement(order: Order, rack: Kind[], melds: Meld[], placeOf: PlaceOf): void {
  const sets = melds.flatMap((meld) => {
    const place = placeOf(meld.id);
    return place ? [{ kinds: kindsOf(meld.tiles).join(" "), place }] : [];
  });
  const arrangement: Arrangement = { order, rack, sets };
  local.write(key("tiles"), JSON.stringify(arrangement));
}

export function savedArrangement(): Arrangement | undefined {
  return read<Arrangement>("tiles");
}

/** The sets with the places that they had. */
export function placed(melds: Meld[], arrangement: Arrangement | undefined): Meld[] {
  const left = [...(arrangement?.sets ?? [])];
  return melds.map((meld) => {
    const at = left.findIndex(({ kinds }) => kinds === kindsOf(meld.tiles).join(" "));
    return at < 0 ? meld : { ...meld, wish: left.splice(at, 1)[0]!.place };
  });
}

/** A turn that was given up is not gone on with, even if the next begins just like it, as when everybody passes. */
export function forgetTurn(): void {
  local.remove(key("turn"));
}

/** The move whose account of a round was closed last; 0: none. */
export function closedAccount(): number {
  return read<number>("account") ?? 0;
}

export function closeAccount(seq: number): void {
  local.write(key("account"), JSON.stringify(seq));
}

/** When the game is over there is nothing to come back to. */
export function forget(): void {
  forgetTurn();
  local.remove(key("tiles"));
  local.remove(key("account"));
}
