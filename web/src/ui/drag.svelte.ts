// Dragging with mouse, pen or finger. A press that hardly moves is a tap.

import { onDestroy } from "svelte";

const SLACK = 7; // px that a pointer may wander before its press is a drag: fingers are never quite still
const LIFT = 44; // px that what is dragged floats above a finger, which would hide it and the place below otherwise
const EDGE = 36; // px from the edge of an area within which a drag scrolls it
const PACE = 9; // px that it scrolls at every move there

/** The way from the pointer to the middle of what it drags, in pixels. */
export interface Grip {
  x: number;
  y: number;
}

interface Handlers<Item, Place> {
  /** Pixels that what is dragged floats above a finger: LIFT unless told. */
  lift?: number;
  /** The place under a point, where something can be dropped; undefined: nowhere. */
  placeAt: (x: number, y: number) => Place | undefined;
  /** Let go over a place. The drag still tells where that was; nothing is called for a drop nowhere. */
  drop: (item: Item, place: Place) => void;
  /** Pressed and let go without a drag; the item is undefined where the press was beside all of them. */
  tap?: (item: Item | undefined, event: PointerEvent) => void;
  /** A drag began. */
  begin?: (item: Item) => void;
  /** It moved: for areas that scroll along. */
  move?: () => void;
}

/**
 * One drag at a time. Call `start` from pointerdown on what can be dragged; everything after it is listened to on the
 * window, since what was pressed may be redrawn meanwhile. A tap is told by its pointerup, as browsers keep the click of
 * the first tap after a drag by finger back; the click of a press that was dealt with here never arrives at its element.
 * Clicks of the keyboard and of a screen reader always do.
 */
export class Drag<Item, Place> {
  item = $state.raw<Item>(); // what is dragged; undefined: nothing is
  over = $state.raw<Place>(); // the place below it
  x = $state(0); // where the middle of it is drawn, in the window
  y = $state(0);
  private press: { item: Item | undefined; x: number; y: number; pointer: number; grip: Grip } | undefined;
  private listening: AbortController | undefined;

  /** To be made while a component is: with it the drag ends. */
  constructor(private readonly handlers: Handlers<Item, Place>) {
    onDestroy(() => this.cancel());
  }

  get active(): boolean {
    return this.item !== undefined;
  }

  /**
   * A pointer goes down on an item, or beside all of them, where it can only tap. The middle of the item follows the pointer, unless a
   * grip says where it is held.
   */
  start(event: PointerEvent, item: Item | undefined, grip: Grip = { x: 0, y: 0 }): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    const lift = event.pointerType === "mouse" ? 0 : (this.handlers.lift ?? LIFT);
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
    if (!this.active && Math.hypot(event.clientX - press.x, event.clientY - press.y) < SLACK) return;
    if (press.item === undefined || event.buttons === 0) {
      this.cancel(); // there is nothing to drag, or it was let go where this window was not told
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

/** Keep the click that follows a pointerup from its element; the next press ends the wait for it. */
function swallowClick(): void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  window.addEventListener("pointerdown", () => waiting.abort(), options);
  window.addEventListener("keydown", () => waiting.abort(), options);
  window.addEventListener(
    "click",
    (event) => {
      waiting.abort();
      if (event.detail === 0) return; // not of a pointer
      event.stopPropagation();
      event.preventDefault();
    },
    options,
  );
}

/** How far an area is to be scrolled, to the right and down, by something dragged over it near its edge. */
export function edgePull(area: Element, x: number, y: number): [number, number] {
  const box = area.getBoundingClientRect();
  const pull = (before: number, after: number): number => {
    if (before < 0 || after < 0) return 0;
    return before < EDGE ? -PACE : after < EDGE ? PACE : 0;
  };
  return [pull(x - box.left, box.right - x), pull(y - box.top, box.bottom - y)];
}
