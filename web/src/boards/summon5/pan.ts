// A frame that scrolls: drawn along with the mouse, zoomed with two fingers or with Ctrl and the wheel. One finger scrolls it by itself.

import type { Attachment } from "svelte/attachments";

const SLACK = 7; // px that a mouse may wander before its press draws the frame along
const NOTCH = 1.0015; // by how much one px of the wheel zooms

/**
 * An attachment for the frame. `zoomBy` is told a factor, and the point of the window that has to stay where it is.
 * A press on what `held` matches is left alone: that is dragged in another way. A press that drew the frame along clicks nothing.
 */
export function panning(zoomBy: (factor: number, x: number, y: number) => void, held: string): Attachment<HTMLElement> {
  return (frame) => {
    const { signal, abort } = controller();
    let from: { x: number; y: number; pointer: number } | undefined;
    let drawn = false;
    let apart = 0; // px between two fingers

    frame.addEventListener(
      "pointerdown",
      (event) => {
        drawn = false;
        const free = event.pointerType === "mouse" && event.button === 0 && !(event.target as Element).closest(held);
        from = free ? { x: event.clientX, y: event.clientY, pointer: event.pointerId } : undefined;
      },
      { signal },
    );
    window.addEventListener(
      "pointermove",
      (event) => {
        if (from?.pointer !== event.pointerId) return;
        if (event.buttons === 0) {
          from = undefined; // let go where this window was not told
          return;
        }
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!drawn && Math.hypot(x, y) < SLACK) return;
        drawn = true;
        frame.scrollBy({ left: -x, top: -y, behavior: "instant" });
        from = { ...from, x: event.clientX, y: event.clientY };
      },
      { signal },
    );
    window.addEventListener("pointerup", () => (from = undefined), { signal });
    frame.addEventListener(
      "click",
      (event) => {
        if (!drawn || event.detail === 0) return;
        drawn = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );

    frame.addEventListener("touchstart", (event) => (apart = event.touches.length === 2 ? distance(event.touches) : 0), {
      signal,
      passive: true,
    });
    frame.addEventListener(
      "touchmove",
      (event) => {
        if (event.touches.length !== 2 || !apart) return;
        if (event.cancelable) event.preventDefault();
        const now = distance(event.touches);
        const [one, two] = [event.touches[0]!, event.touches[1]!];
        zoomBy(now / apart, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
        apart = now;
      },
      { signal, passive: false },
    );
    frame.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoomBy(NOTCH ** -event.deltaY, event.clientX, event.clientY);
      },
      { signal, passive: false },
    );
    return abort;
  };
}

function controller(): { signal: AbortSignal; abort: () => void } {
  const made = new AbortController();
  return { signal: made.signal, abort: () => made.abort() };
}

function distance(touches: TouchList): number {
  const [one, two] = [touches[0]!, touches[1]!];
  return Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
}
