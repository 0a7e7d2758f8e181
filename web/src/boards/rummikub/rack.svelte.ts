// The order of the player's tiles: sorted, or as the player has arranged them. It is not sent to the server.

import { kindOf, ordered, type Kind, type Order, type Tile } from "./notation";

export class Rack {
  order = $state<Order>("colour");
  // The tile ids in the player's order. Tiles on the felt keep their position in case they return.
  private own = $state.raw<string[]>([]);

  /** Return the tiles in order; in the player's own order, new tiles come last. */
  sorted(tiles: Tile[]): Tile[] {
    if (this.order !== "own") return ordered(tiles, this.order);
    const known = this.own.map((id) => tiles.find((tile) => tile.id === id)).filter((tile) => tile !== undefined);
    return [...known, ...tiles.filter((tile) => !this.own.includes(tile.id))];
  }

  sort(order: Order): void {
    this.order = order;
  }

  /** Move tiles before position `at` of the displayed tiles. */
  put(shown: Tile[], ids: string[], at: number): void {
    const before = shown.slice(at).find((tile) => !ids.includes(tile.id))?.id;
    const base = this.order === "own" ? this.own : [];
    const all = [...base, ...shown.map((tile) => tile.id).filter((id) => !base.includes(id))].filter((id) => !ids.includes(id));
    const to = before === undefined ? all.length : all.indexOf(before);
    this.own = [...all.slice(0, to), ...ids, ...all.slice(to)];
    this.order = "own";
  }

  /** Return what to save. */
  kinds(): Kind[] {
    return this.own.map(kindOf);
  }

  /** Restore a saved order for the tiles with these ids. */
  restore(order: Order, kinds: Kind[], ids: string[]): void {
    const rest = [...ids];
    this.own = kinds.flatMap((kind) => {
      const at = rest.map(kindOf).indexOf(kind);
      return at < 0 ? [] : rest.splice(at, 1);
    });
    // If most of the tiles differ, the saved order belongs to another game.
    this.order = order === "own" && this.own.length * 2 < ids.length ? "colour" : order;
  }
}
