// Positions a bubble that explains something on the board: inside the board, beside its cause, covering nothing that must
// stay visible.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const CAUSE_GAP_PX = 10; // distance between the bubble and its cause
const NEIGHBOUR_GAP_PX = 4; // distance between the bubble and its other neighbours
const CAUSE_WEIGHT = 1000; // covering a pixel of the cause is this much worse than covering any other pixel

/**
 * Return the left and top edge of a bubble of this size. It stays inside `area` and covers neither its cause nor the boxes
 * in `kept`. If there is no such place, it covers as little as possible.
 */
export function besideCause(size: { width: number; height: number }, cause: Box, area: Box, kept: Box[]): { left: number; top: number } {
  const across = { x: (cause.left + cause.right) / 2, y: (cause.top + cause.bottom) / 2 };
  const edges = [grown(cause, CAUSE_GAP_PX), ...kept.map((box) => grown(box, NEIGHBOUR_GAP_PX))];
  const lefts = [across.x - size.width / 2, ...edges.flatMap((box) => [box.left - size.width, box.right])];
  const tops = [across.y - size.height / 2, ...edges.flatMap((box) => [box.top - size.height, box.bottom])];
  let best = { left: area.left, top: area.top };
  let least = Infinity;
  for (const left of within(lefts, area.left, area.right - size.width)) {
    for (const top of within(tops, area.top, area.bottom - size.height)) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = CAUSE_WEIGHT * shared(box, cause) + kept.reduce((sum, each) => sum + shared(box, each), 0);
      const far = Math.hypot(left + size.width / 2 - across.x, top + size.height / 2 - across.y);
      const cost = covered * 100 + far;
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  }
  return best;
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Return the values clamped to the bounds; a bubble larger than the area starts at its edge. */
function within(values: number[], low: number, high: number): Set<number> {
  return new Set(values.map((value) => Math.max(low, Math.min(value, high))));
}

/** Return the number of pixels that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
