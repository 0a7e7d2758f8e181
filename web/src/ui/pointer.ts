// What somebody pressed last, or what has the focus: a message about it stands beside it.
import type { Box } from "../boards/bubble";

const PLACE = "button, a[href], [data-cell], [data-tile]"; // what somebody means when they press a point inside it
const LARGEST = 220; // pixels: in something larger only the point itself is meant
const FINGER = 12; // pixels around a point

let pressed: Box | undefined;

addEventListener("pointerup", (event) => (pressed = placeAt(event.clientX, event.clientY)), true);
addEventListener("keydown", () => (pressed = undefined), true);

let place = { x: -1, y: -1 }; // of the pointer, as it last moved
addEventListener("pointermove", (event) => (place = { x: event.clientX, y: event.clientY }), true);

function placeAt(x: number, y: number): Box {
  const box = document.elementFromPoint(x, y)?.closest(PLACE)?.getBoundingClientRect();
  if (box && box.width <= LARGEST && box.height <= LARGEST) return box;
  return { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER };
}

export const pointer = {
  /** Whether the pointer came to something, and not the thing to a pointer that lies still. */
  moved(event: PointerEvent): boolean {
    return event.clientX !== place.x || event.clientY !== place.y;
  },

  /** What caused the last request: the place that was pressed, else the control that has the focus. */
  cause(): Box {
    if (pressed) return pressed;
    const focused = document.activeElement;
    if (focused && focused !== document.body) return focused.getBoundingClientRect();
    return { left: innerWidth / 2, top: innerHeight / 2, right: innerWidth / 2, bottom: innerHeight / 2 };
  },
};

const coarse = matchMedia("(pointer: coarse)").matches;

/** What one does with the main pointer of this device, in words. */
export const press = coarse ? "tap" : "click";
export const Press = coarse ? "Tap" : "Click";
