// Which part of the loom is shown, and how large: what is woven, with the places around it.

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Framing extends Box {
  /** px that a cell measures */
  cell: number;
}

const MARGINS = [3, 2, 1]; // cells around what is woven: as many as leave cells that a finger finds
const EASY = 36; // px: a finger finds it at once
const LEAST = 24; // px: WCAG 2.2, success criterion 2.5.8
const LARGE = 58; // px: larger is only harder to take in
const WHOLE = 30; // px: from here on the whole loom is shown, nothing has to be drawn along

/** The cells that hold a tile. */
export function wovenBox(board: string[]): Box {
  const cells = board.flatMap((row, r) => [...row].flatMap((glyph, c) => (/\d/.test(glyph) ? [[r, c] as const] : [])));
  const rows = cells.map((cell) => cell[0]);
  const columns = cells.map((cell) => cell[1]);
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
}

/** The size at which the whole loom is in sight. */
export function wholeCell(size: number, width: number, height: number): number {
  return Math.max(1, Math.floor(Math.min(width, height) / size));
}

/** The part of a loom of `size` by `size` to be shown in a space of `width` by `height` px. */
export function frame(woven: Box, size: number, width: number, height: number): Framing {
  const whole = wholeCell(size, width, height);
  if (whole >= WHOLE) return { top: 0, bottom: size - 1, left: 0, right: size - 1, cell: whole };
  const framings = MARGINS.map((margin): Framing => {
    const top = Math.max(0, woven.top - margin);
    const bottom = Math.min(size - 1, woven.bottom + margin);
    const left = Math.max(0, woven.left - margin);
    const right = Math.min(size - 1, woven.right + margin);
    const cell = Math.floor(Math.min(LARGE, width / (right - left + 1), height / (bottom - top + 1)));
    return { top, bottom, left, right, cell };
  });
  const chosen = framings.find(({ cell }) => cell >= EASY) ?? framings.at(-1)!;
  return { ...chosen, cell: Math.max(chosen.cell, whole, LEAST) };
}
