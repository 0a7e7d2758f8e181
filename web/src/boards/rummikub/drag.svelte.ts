// What a pointer or a key points at, in terms of tiles and places; and tiles that are carried.

import type { Target } from "./layout";

const SLACK = 6; // px a pointer may wander before a tap becomes a drag

/** The place under a point: a set and where in it, the rack, the felt, or nothing. */
export function targetAt(x: number, y: number): Target | undefined {
  const under = document.elementFromPoint(x, y);
  const meld = under?.closest<HTMLElement>("[data-meld]");
  if (meld) return { to: "meld", id: Number(meld.dataset["meld"]), at: gapAt(meld, x, y) };
  if (under?.closest("[data-rack]")) return { to: "rack" };
  return under?.closest("[data-felt]") ? { to: "new" } : undefined;
}

function gapAt(meld: HTMLElement, x: number, y: number): number {
  let [best, gap] = [Infinity, 0];
  meld.querySelectorAll("[data-id]").forEach((tile, at) => {
    const box = tile.getBoundingClientRect();
    const [dx, dy] = [x - (box.left + box.width / 2), y - (box.top + box.height / 2)];
    const far = dx * dx + dy * dy;
    if (far < best) [best, gap] = [far, dx > 0 ? at + 1 : at];
  });
  return gap;
}

/** The tile next to this one: in reading order, or the nearest one above or below. */
export function neighbour(root: HTMLElement, id: string, key: string): string | undefined {
  const tiles = [...root.querySelectorAll<HTMLElement>("[data-id]")];
  const at = tiles.findIndex((tile) => tile.dataset["id"] === id);
  if (key === "ArrowLeft" || key === "ArrowRight") return tiles[at + (key === "ArrowLeft" ? -1 : 1)]?.dataset["id"];
  const from = tiles[at]?.getBoundingClientRect();
  if (!from) return undefined;
  const sign = key === "ArrowUp" ? -1 : 1;
  let [best, found] = [Infinity, undefined as string | undefined];
  for (const tile of tiles) {
    const box = tile.getBoundingClientRect();
    const down = (box.top - from.top) * sign;
    // A row away at least: tiles that are picked up stand a little higher.
    if (down < from.height * 0.5) continue;
    const far = down * 3 + Math.abs(box.left - from.left);
    if (far < best) [best, found] = [far, tile.dataset["id"]];
  }
  return found;
}

export type Release = { tap: string } | { ids: string[]; target: Target };

export class Drag {
  held = $state.raw<string[]>([]);
  x = $state(0);
  y = $state(0);
  over = $state.raw<Target>();
  touch = $state(false);
  private down: { id: string; x: number; y: number; pointer: number } | undefined;

  /** A pointer goes down on a tile, or with a blank id beside all of them. */
  press(event: PointerEvent, id: string): void {
    if (event.button !== 0 || this.held.length) return;
    this.touch = event.pointerType === "touch";
    this.down = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  /** `take` says which tiles travel with the one that is pulled. */
  pull(event: PointerEvent, take: (id: string) => string[]): void {
    if (event.pointerId !== this.down?.pointer) return;
    if (!this.held.length) {
      if (Math.hypot(event.clientX - this.down.x, event.clientY - this.down.y) < SLACK) return;
      if (!this.down.id) {
        this.cancel();
        return;
      }
      this.held = take(this.down.id);
    }
    [this.x, this.y] = [event.clientX, event.clientY];
    this.over = targetAt(this.x, this.y);
  }

  release(event: PointerEvent): Release | undefined {
    const { held, over, down } = this;
    if (event.pointerId !== down?.pointer) return undefined;
    this.cancel();
    if (!held.length) return { tap: down.id };
    return over ? { ids: held, target: over } : undefined;
  }

  cancel(): void {
    this.down = undefined;
    this.held = [];
    this.over = undefined;
  }
}
