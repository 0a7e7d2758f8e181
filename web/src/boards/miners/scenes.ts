// The positions shown in how to play, as computed by the rules.

import type { Cell } from "../notation";
import type { Miners } from "../../wire";
import { groupsOf } from "./notation";

export const START: Cell = [7, 4];

function laid(cell: Cell, card: string, seat: number, lit: string[] = groupsOf(card)): Miners.LaidCard {
  return { cell, id: card, card, turned: false, groups: groupsOf(card), lit, seat };
}

function door(number: number, column: number, vein: Cell[] = []): Miners.Destination {
  return { id: `dest_${number}`, cell: [1, column], reached_by: vein.length ? 0 : null, vein };
}

export const SEALED = [door(1, 2), door(2, 4), door(3, 6)];

// After "lay TB 6,4" and "lay TB+R 5,4": where a cross fits.
export const STUB = [laid([5, 4], "TB+R", 1, ["TB"]), laid([6, 4], "TB", 0)];
export const STUB_FITS = new Set(["4,4", "7,3", "7,5", "8,4"]);

// After "lay B 6,4", "lay T 8,4" and "lay R+L 7,3": where a dead end may not be laid.
export const LAST_END = [laid([6, 4], "B", 0), laid([7, 3], "R+L", 0, ["R"]), laid([8, 4], "T", 1)];
export const LAST_END_BARRED = new Set(["7,5"]);

// The example game of the rules: two dwarves dig straight up, and Thorin opens the middle door.
export const SHAFT = [
  laid([2, 4], "TRB", 0),
  laid([3, 4], "TB", 1),
  laid([4, 4], "TB", 0),
  laid([5, 4], "TB", 1),
  laid([6, 4], "TB", 0),
];
const VEIN: Cell[] = SHAFT.map((card) => card.cell);
export const REACHED = [door(1, 2), door(2, 4, VEIN), door(3, 6)];
