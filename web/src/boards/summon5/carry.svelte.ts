// Carrying a tile with mouse, pen or finger. A short press stays a click: only a real movement lifts the tile.

const STIR = 6; // px before a press becomes a drag
const LIFT = 44; // px that a tile floats above a finger, which would hide it otherwise
const EDGE = 34; // px from the loom's edge within which it is drawn along

export interface Dropped {
  tile: string;
  from: string; // a cell, or "hand"
  onto: string; // a cell, "hand", or "" for nowhere
}

export class Carry {
  tile = $state("");
  from = $state("");
  over = $state("");
  lifted = $state(false);
  x = $state(0);
  y = $state(0);
  /** The drag that has just ended would be followed by a click on the same spot. */
  justDropped = false;

  begin(event: PointerEvent, tile: string, from: string, drop: (dropped: Dropped) => void): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    const { pointerId } = event;
    let inside = false; // a tile on its way in from the hand passes the edge, and must not pull the cloth along
    // A finger is bound to the element it came down on, and that one may be redrawn meanwhile.
    (event.target as Element).releasePointerCapture?.(pointerId);

    const move = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      if (!this.lifted) {
        if (Math.hypot(now.clientX - start.x, now.clientY - start.y) < STIR) return;
        this.tile = tile;
        this.from = from;
        this.lifted = true;
      }
      this.x = now.clientX;
      this.y = now.clientY - lift;
      const under = document.elementFromPoint(this.x, this.y);
      const place = under?.closest<HTMLElement>("[data-cell], [data-reservoir]");
      this.over = place ? (place.dataset["cell"] ?? "hand") : "";
      const pull = pullAt(under?.closest(".cloth"), this.x, this.y);
      if (inside) under?.closest(".cloth")?.scrollBy(...pull);
      else inside = place?.dataset["cell"] !== undefined && pull.every((each) => each === 0);
    };
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (!this.lifted) return;
      const onto = now.type === "pointerup" ? this.over : "";
      this.lifted = false;
      this.over = "";
      this.justDropped = true;
      setTimeout(() => (this.justDropped = false));
      if (onto) drop({ tile, from, onto });
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }
}

/** How far the cloth is to be drawn along, to the right and down. */
function pullAt(cloth: Element | null | undefined, x: number, y: number): [number, number] {
  if (!cloth) return [0, 0];
  const box = cloth.getBoundingClientRect();
  const pull = (low: number, high: number): number => (low < EDGE ? -8 : high < EDGE ? 8 : 0);
  return [pull(x - box.left, box.right - x), pull(y - box.top, box.bottom - y)];
}
