// Zooming with two fingers, or with Ctrl and the wheel. One finger scrolls the frame natively.

import type { Attachment } from "svelte/attachments";

const ZOOM_PER_PX = 1.0015; // of the wheel

/** An attachment for a scrolling frame. `zoomBy` receives a factor and the point of the window that must stay in place. */
export function zooming(zoomBy: (factor: number, x: number, y: number) => void): Attachment<HTMLElement> {
  return (frame) => {
    const ending = new AbortController();
    const { signal } = ending;
    let apart = 0; // px between two fingers

    const touched = (event: TouchEvent): void => void (apart = event.touches.length === 2 ? distance(event.touches) : 0);
    frame.addEventListener("touchstart", touched, { signal, passive: true });
    frame.addEventListener("touchend", touched, { signal, passive: true });
    frame.addEventListener(
      "touchmove",
      (event) => {
        if (event.touches.length !== 2 || !apart) return;
        if (event.cancelable) event.preventDefault(); // otherwise the frame is already scrolling
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
        zoomBy(ZOOM_PER_PX ** -event.deltaY, event.clientX, event.clientY);
      },
      { signal, passive: false },
    );
    return () => ending.abort();
  };
}

function distance(touches: TouchList): number {
  const [one, two] = [touches[0]!, touches[1]!];
  return Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY));
}
