// Dragging with mouse, pen or finger. A press that hardly moves is a tap.

import { onDestroy } from "svelte";

const SLACK_PX = 7; // how far a pointer may move before its press becomes a drag: fingers are never quite still
const LIFT_PX = 44; // how far the dragged item floats above a finger, which would otherwise hide it and the place below
const SCROLL_EDGE_PX = 36; // distance from the edge of an area within which a drag scrolls it
const SCROLL_STEP_PX = 9; // how far each move scrolls there

/** The offset from the pointer to the middle of the dragged item, in pixels. */
export interface Grip {
  x: number;
  y: number;
}

interface Handlers<Item, Place> {
  /** How far the item floats above a finger, in pixels; LIFT_PX by default. */
  lift?: number;
  /** Return the drop target at a point, or undefined if there is none. */
  placeAt: (x: number, y: number) => Place | undefined;
  /** Called after a drop on a place; the drag still has its coordinates. A drop outside all places calls nothing. */
  drop: (item: Item, place: Place) => void;
  /** Called for a press without a drag; the item is undefined if the press was beside all items. */
  tap?: (item: Item | undefined, event: PointerEvent) => void;
  /** Called when a drag begins. */
  begin?: (item: Item) => void;
  /** Called when the pointer moves, for areas that scroll along. */
  move?: () => void;
}

/**
 * One drag at a time. Call `start` from pointerdown on an item. All further events are handled on the window, because the
 * pressed element may be redrawn meanwhile. A tap is detected from pointerup, because browsers suppress the click of the
 * first tap after a drag by finger. The click of a press that was handled here never reaches its element; clicks from the
 * keyboard and from screen readers always do.
 */
export class Drag<Item, Place> {
  item = $state.raw<Item>(); // the dragged item, if any
  over = $state.raw<Place>(); // the place below it
  x = $state(0); // where its middle is drawn, in window coordinates
  y = $state(0);
  private press: { item: Item | undefined; x: number; y: number; pointer: number; grip: Grip } | undefined;
  private listening: AbortController | undefined;

  /** Create it during component initialisation: the drag ends with the component. */
  constructor(private readonly handlers: Handlers<Item, Place>) {
    onDestroy(() => this.cancel());
  }

  get active(): boolean {
    return this.item !== undefined;
  }

  /**
   * Start a press on an item, or beside all items, which can only become a tap. The middle of the item follows the pointer,
   * unless `grip` says where it is held.
   */
  start(event: PointerEvent, item: Item | undefined, grip: Grip = { x: 0, y: 0 }): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    const lift = event.pointerType === "mouse" ? 0 : (this.handlers.lift ?? LIFT_PX);
    const held = { x: grip.x, y: grip.y - lift };
    this.press = { item, x: event.clientX, y: event.clientY, pointer: event.pointerId, grip: held };
    (event.target as Element).releasePointerCapture?.(event.pointerId);
    this.listening = new AbortController();
    const { signal } = this.listening;
    window.addEventListener("pointermove", (now) => this.moved(now), { signal });
    window.addEventListener("pointerup", (now) => this.ended(now), { signal });
    window.addEventListener("pointercancel", (now) => now.pointerId === this.press?.pointer && this.cancel(), { signal });
  }

  cancel(): void {
    this.listening?.abort();
    this.press = undefined;
    this.item = undefined;
    this.over = undefined;
  }

  private moved(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    if (!this.active && Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK_PX) return;
    if (press.item === undefined || event.buttons === 0) {
      this.cancel(); // nothing is dragged, or the release happened outside the window
      return;
    }
    this.x = event.clientX + press.grip.x;
    this.y = event.clientY + press.grip.y;
    if (!this.active) {
      this.item = press.item;
      this.handlers.begin?.(press.item);
    }
    this.over = this.handlers.placeAt(this.x, this.y);
    this.handlers.move?.();
  }

  private ended(event: PointerEvent): void {
    const { press, item, over } = this;
    if (press?.pointer !== event.pointerId) return;
    if (press.item !== undefined) swallowClick();
    if (item === undefined) this.handlers.tap?.(press.item, event);
    else if (over !== undefined) this.handlers.drop(item, over);
    this.cancel();
  }
}

/** Suppress the click that follows a pointerup; the next press stops waiting for it. */
function swallowClick(): void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  window.addEventListener("pointerdown", () => waiting.abort(), options);
  window.addEventListener("keydown", () => waiting.abort(), options);
  window.addEventListener(
    "click",
    (event) => {
      waiting.abort();
      if (event.detail === 0) return; // not from a pointer
      event.stopPropagation();
      event.preventDefault();
    },
    options,
  );
}

/** Return how far to scroll an area, right and down, while something is dragged near its edge. */
export function edgePull(area: Element, x: number, y: number): [number, number] {
  const box = area.getBoundingClientRect();
  const pull = (before: number, after: number): number => {
    if (before < 0 || after < 0) return 0;
    return before < SCROLL_EDGE_PX ? -SCROLL_STEP_PX : after < SCROLL_EDGE_PX ? SCROLL_STEP_PX : 0;
  };
  return [pull(x - box.left, box.right - x), pull(y - box.top, box.bottom - y)];
}
