// The order of one's own tiles: sorted, or as their owner has put them. Nobody else knows of it.

import { kindOf, ordered, type Kind, type Order, type Tile } from "./notation";

export class Rack {
  order = $state<Order>("colour");
  // The tiles by id, as they were put. Those on the felt keep their place, in case they come back.
  private own = $state.raw<string[]>([]);

  /** The tiles in their order; new ones come last where the owner has put the others. */
  sorted(tiles: Tile[]): Tile[] {
    if (this.order !== "own") return ordered(tiles, this.order);
    const known = this.own.map((id) => tiles.find((tile) => tile.id === id)).filter((tile) => tile !== undefined);
    return [...known, ...tiles.filter((tile) => !this.own.includes(tile.id))];
  }

  sort(order: Order): void {
    this.order = order;
  }

  /** Put tiles before the one that is number `at` of those shown. */
  put(shown: Tile[], ids: string[], at: number): void {
    const before = shown.slice(at).find((tile) => !ids.includes(tile.id))?.id;
    const base = this.order === "own" ? this.own : [];
    const all = [...base, ...shown.map((tile) => tile.id).filter((id) => !base.includes(id))].filter((id) => !ids.includes(id));
    const to = before === undefined ? all.length : all.indexOf(before);
    this.own = [...all.slice(0, to), ...ids, ...all.slice(to)];
    this.order = "own";
  }

  /** What is to be kept of it. */
  kinds(): Kind[] {
    return this.own.map(kindOf);
  }

  /** Take up an order that was kept, for the tiles with these ids. */
  restore(order: Order, kinds: Kind[], ids: string[]): void {
    const rest = [...ids];
    this.own = kinds.flatMap((kind) => {
      const at = rest.map(kindOf).indexOf(kind);
      return at < 0 ? [] : rest.splice(at, 1);
    });
    // Most of the tiles are others: it was of another game.
    this.order = order === "own" && this.own.length * 2 < ids.length ? "colour" : order;
  }
}
