// Which part of the loom is shown, and how large: the woven part and the cells around it.

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Framing extends Box {
  /** the size of a cell in px */
  cell: number;
}

const MARGIN_CELLS = [3, 2, 1]; // cells around the woven part, as many as leave cells large enough for a finger
const EASY_CELL_PX = 36; // easy to hit with a finger
const MIN_CELL_PX = 24; // WCAG 2.2, success criterion 2.5.8
const MAX_CELL_PX = 58; // larger cells are only harder to survey
const WHOLE_LOOM_CELL_PX = 30; // from this size on, the whole loom is shown without scrolling

/** Return the bounding box of the cells that hold a tile. */
export function wovenBox(board: string[]): Box {
  const cells = board.flatMap((row, r) => [...row].flatMap((glyph, c) => (/\d/.test(glyph) ? [[r, c] as const] : [])));
  const rows = cells.map((cell) => cell[0]);
  const columns = cells.map((cell) => cell[1]);
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
}

/** Return the cell size at which the whole loom is visible. */
export function wholeCell(size: number, width: number, height: number): number {
  return Math.max(1, Math.floor(Math.min(width, height) / size));
}

/** Return the part of a loom of `size` by `size` to show in a space of `width` by `height` px. */
export function frame(woven: Box, size: number, width: number, height: number): Framing {
  const whole = wholeCell(size, width, height);
  if (whole >= WHOLE_LOOM_CELL_PX) return { top: 0, bottom: size - 1, left: 0, right: size - 1, cell: whole };
  const framings = MARGIN_CELLS.map((margin): Framing => {
    const top = Math.max(0, woven.top - margin);
    const bottom = Math.min(size - 1, woven.bottom + margin);
    const left = Math.max(0, woven.left - margin);
    const right = Math.min(size - 1, woven.right + margin);
    const cell = Math.floor(Math.min(MAX_CELL_PX, width / (right - left + 1), height / (bottom - top + 1)));
    return { top, bottom, left, right, cell };
  });
  const chosen = framings.find(({ cell }) => cell >= EASY_CELL_PX) ?? framings.at(-1)!;
  return { ...chosen, cell: Math.max(chosen.cell, whole, MIN_CELL_PX) };
}
