// The element that was pressed last or has the focus: a message about it is shown beside it.
import type { Box } from "../boards/bubble";

const PLACE_SELECTOR = "button, a[href], [data-cell], [data-tile]"; // a press inside one of these refers to the whole element
const MAX_PLACE_PX = 220; // in a larger element, only the pressed point is meant
const FINGER_RADIUS_PX = 12; // around a pressed point

let pressed: Box | undefined;

addEventListener("pointerup", (event) => (pressed = placeAt(event.clientX, event.clientY)), true);
addEventListener("keydown", () => (pressed = undefined), true);

let place = { x: -1, y: -1 }; // last position of the pointer
addEventListener("pointermove", (event) => (place = { x: event.clientX, y: event.clientY }), true);

function placeAt(x: number, y: number): Box {
  const box = document.elementFromPoint(x, y)?.closest(PLACE_SELECTOR)?.getBoundingClientRect();
  if (box && box.width <= MAX_PLACE_PX && box.height <= MAX_PLACE_PX) return box;
  return { left: x - FINGER_RADIUS_PX, top: y - FINGER_RADIUS_PX, right: x + FINGER_RADIUS_PX, bottom: y + FINGER_RADIUS_PX };
}

export const pointer = {
  /** Return whether the pointer moved onto an element, rather than the element under a resting pointer. */
  moved(event: PointerEvent): boolean {
    return event.clientX !== place.x || event.clientY !== place.y;
  },

  /** Return what caused the last request: the place that was pressed, or else the focused control. */
  cause(): Box {
    if (pressed) return pressed;
    const focused = document.activeElement;
    if (focused && focused !== document.body) return focused.getBoundingClientRect();
    return { left: innerWidth / 2, top: innerHeight / 2, right: innerWidth / 2, bottom: innerHeight / 2 };
  },
};

const coarse = matchMedia("(pointer: coarse)").matches;

/** The verb for the main pointer of this device. */
export const press = coarse ? "tap" : "click";
