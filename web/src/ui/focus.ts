// Arrow keys that move the focus among similar items: cells of a grid, cards in a row, tiles in sets.

import type { Attachment } from "svelte/attachments";

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Return an attachment for the container of the items: keys move the focus as in `moveFocus`. */
export function focusKeys(selector: string, columns?: number): Attachment {
  return (node) => {
    const keydown = (event: Event): void => void moveFocus(event as KeyboardEvent, selector, columns);
    node.addEventListener("keydown", keydown);
    return () => node.removeEventListener("keydown", keydown);
  };
}

/**
 * Move the focus to the item that an arrow key points to. Call it from keydown on the container of the items.
 * `selector` finds the items in reading order. With `columns` they are a grid, and the focus stops at its edges. Without it,
 * left and right follow the reading order, and up and down go to the nearest item. Returns whether the key was handled.
 */
export function moveFocus(event: KeyboardEvent, selector: string, columns?: number): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const items = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>(selector)];
  const at = items.findIndex((item) => item.contains(document.activeElement));
  if (at < 0) return false;
  const next = columns ? inGrid(event.key, at, items.length, columns) : inFlow(event.key, at, items);
  if (next === undefined) return false;
  event.preventDefault();
  items[next]?.focus();
  return true;
}

function inGrid(key: string, at: number, count: number, columns: number): number | undefined {
  const [row, column] = [Math.floor(at / columns), at % columns];
  const rows = Math.ceil(count / columns);
  const arrow = ARROWS[key];
  const to: Record<string, [number, number]> = {
    Home: [row, 0],
    End: [row, columns - 1],
    PageUp: [0, column],
    PageDown: [rows - 1, column],
  };
  const [r, c] = arrow ? [row + arrow[0], column + arrow[1]] : (to[key] ?? [-1, -1]);
  if (!arrow && !to[key]) return undefined;
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  return Math.min(count - 1, within(r, rows - 1) * columns + within(c, columns - 1));
}

function inFlow(key: string, at: number, items: HTMLElement[]): number | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [down, right] = arrow;
  if (right) return Math.max(0, Math.min(items.length - 1, at + right));
  const from = items[at]!.getBoundingClientRect();
  let [best, found] = [Infinity, at];
  for (const [number, item] of items.entries()) {
    const box = item.getBoundingClientRect();
    const far = (box.top - from.top) * down;
    // At least a row away: a selected item is raised a little above its neighbours.
    if (far < from.height * 0.5) continue;
    const distance = far * 3 + Math.abs(box.left - from.left);
    if (distance < best) [best, found] = [distance, number];
  }
  return found;
}
