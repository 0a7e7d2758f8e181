// What survives a reload: the current turn with its undo history, the arrangement of the tiles, and which round summary was
// closed. The board does not know its room, but the router does, and there is one table per path.

import { router } from "../../ui/router.svelte";
import { local } from "../../ui/storage";
import { meldOf, type Began, type Layout } from "./layout";
import { kindOf, kindsOf, type Kind, type Meld, type Order, type Place } from "./notation";

interface SavedSet {
  ids: string[];
  place: Place | undefined;
}

interface SavedTurn {
  turn: string; // what the turn began with: the seat, the round, the table and the rack
  steps: string; // the draft that the layout represents
  rack: string[]; // the tiles on the rack at the start of the turn
  start: SavedSet[]; // the table at the start of the turn
  sets: SavedSet[];
  history: SavedSet[][];
}

/** A restored turn. */
export interface Resumed {
  steps: string;
  start: Layout;
  layout: Layout;
  history: Layout[];
}

/** The arrangement of the player's tiles and the sets, for when the player returns to the table. */
export interface Arrangement {
  order: Order;
  rack: Kind[];
  sets: { kinds: string; place: Place }[];
}

type PlaceOf = (id: number) => Place | undefined;

function key(what: string): string {
  return `rummikub ${what} ${router.place}`;
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

/** Return the saved turn if it is this turn. */
export function resumedTurn(turn: string, began: Began): Resumed | undefined {
  const saved = read<SavedTurn>("turn");
  if (saved?.turn !== turn) return undefined;
  const every = [...saved.start.flatMap((set) => set.ids), ...saved.rack];
  const same = (a: Kind[], b: Kind[]): boolean => [...a].sort().join() === [...b].sort().join();
  if (!same(saved.rack.map(kindOf), began.rack) || !same(every.map(kindOf), [...began.table.flat(), ...began.rack])) return undefined;
  const known = new Map<string, Meld>(); // a set that appears in several layouts is one set
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

/** Return the sets with their saved places. */
export function placed(melds: Meld[], arrangement: Arrangement | undefined): Meld[] {
  const left = [...(arrangement?.sets ?? [])];
  return melds.map((meld) => {
    const at = left.findIndex(({ kinds }) => kinds === kindsOf(meld.tiles).join(" "));
    return at < 0 ? meld : { ...meld, wish: left.splice(at, 1)[0]!.place };
  });
}

/**
 * Forget a turn that was given up: it must not be restored even if the next turn begins the same way, for example if
 * everyone passes.
 */
export function forgetTurn(): void {
  local.remove(key("turn"));
}

/** Return the move whose round summary was closed last; 0 for none. */
export function closedAccount(): number {
  return read<number>("account") ?? 0;
}

export function closeAccount(seq: number): void {
  local.write(key("account"), JSON.stringify(seq));
}

/** Forget everything, because the game is over. */
export function forget(): void {
  forgetTurn();
  local.remove(key("tiles"));
  local.remove(key("account"));
}
