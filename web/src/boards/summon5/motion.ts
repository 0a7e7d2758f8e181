// How tiles travel: from the hand to a cell, and onto the loom when somebody else has woven.

import type { TransitionConfig } from "svelte/transition";

export interface Origin {
  x: number;
  y: number;
}

let origin: Origin | undefined;

/** Where the next tile that appears comes from: the middle of what was pressed, or where it was let go. */
export function comesFrom(place: Origin | undefined): void {
  origin = place;
}

export function middleOf(element: Element | null | undefined): Origin | undefined {
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function arrive(node: Element, { order }: { order: number }): TransitionConfig {
  if (still()) return { duration: 0 };
  const here = middleOf(node);
  const [dx, dy] = origin && here ? [origin.x - here.x, origin.y - here.y] : [0, -36];
  const known = origin !== undefined;
  origin = undefined;
  return {
    duration: known ? 200 : 260,
    delay: known ? 0 : order * 70,
    css: (t, u) => {
      const eased = 1 - u * u * u;
      return `transform: translate(${dx * (1 - eased)}px, ${dy * (1 - eased)}px) scale(${1 + 0.12 * u}); opacity: ${known ? 1 : t}; z-index: 5;`;
    },
  };
}
