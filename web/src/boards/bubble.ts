// Where a bubble goes that explains something on the board: inside the board, beside its cause, over nothing that must stay in sight.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const AWAY = 10; // pixels between the bubble and its cause
const GAP = 4; // pixels between the bubble and its other neighbours
const CAUSE_WEIGHT = 1000; // hiding a pixel of the cause is so much worse than hiding a pixel of anything else

/**
 * The left and top edge of a bubble of this size. It stays inside `area` and covers neither its cause nor what is kept in sight. If there is
 * no such place, it covers as little as possible.
 */
export function besideCause(size: { width: number; height: number }, cause: Box, area: Box, kept: Box[]): { left: number; top: number } {
  const across = { x: (cause.left + cause.right) / 2, y: (cause.top + cause.bottom) / 2 };
  const edges = [grown(cause, AWAY), ...kept.map((box) => grown(box, GAP))];
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

/** The values, each moved into the bounds; a bubble larger than the area begins at its edge. */
function within(values: number[], low: number, high: number): Set<number> {
  return new Set(values.map((value) => Math.max(low, Math.min(value, high))));
}

/** The pixels that two boxes have in common. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
