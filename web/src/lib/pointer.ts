// Where somebody last pressed, or what they had the focus on: what a message is about stands there.

export interface Cause {
  x: number;
  top: number;
  bottom: number;
}

let pressed: Cause | undefined;

addEventListener("pointerup", (event) => (pressed = { x: event.clientX, top: event.clientY, bottom: event.clientY }), true);
addEventListener("keydown", () => (pressed = undefined), true);

let place = { x: -1, y: -1 }; // of the pointer, as it last moved
addEventListener("pointermove", (event) => (place = { x: event.clientX, y: event.clientY }), true);

export const pointer = {
  /** Whether the pointer came to something, and not the thing to a pointer that lies still. */
  moved(event: PointerEvent): boolean {
    return event.clientX !== place.x || event.clientY !== place.y;
  },

  /** What caused the last request: the point that was pressed, else the control that has the focus. */
  cause(): Cause {
    if (pressed) return pressed;
    const focused = document.activeElement;
    const box = focused && focused !== document.body ? focused.getBoundingClientRect() : undefined;
    if (box) return { x: box.left + box.width / 2, top: box.top, bottom: box.bottom };
    return { x: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
  },
};

const coarse = matchMedia("(pointer: coarse)").matches;

/** What one does with the main pointer of this device, in words. */
export const press = coarse ? "tap" : "click";
export const Press = coarse ? "Tap" : "Click";
