// The facts of the newest move, and the names of cells, for display and for screen readers.

import { cellText, parseCell, type Cell } from "../notation";
import type { Miners, Moved } from "../../wire";
import { firstName, wordsOf } from "./notation";

export interface Told {
  /** the cell of the laid card; blank if none was laid */
  laid: string;
  /** gold by seat */
  pay: number[];
  /** the cells of the vein that paid */
  vein: string[];
  /** a sentence about the doors that opened; blank if none did */
  cheer: string;
}

/** Return the number on a door from its name. */
export const doorNumber = (destination: string): string => destination.replace("dest_", "");

export function toldBy(last: Moved | undefined, seats: number, names: string[], me: number | null): Told {
  const facts = (last?.facts ?? []).map((told) => told.fact as Miners.Fact);
  const reaches = facts.filter((fact) => fact.fact === "reach");
  let laid = "";
  for (const fact of facts) if (fact.fact === "did" && fact.step.do === "lay") laid = cellText(fact.step.cell);
  const cheers = reaches.map((reach) => {
    const who = reach.seat === me ? "You open" : `${names[reach.seat]} opens`;
    return `${who} door ${doorNumber(reach.destination)}! A vein of ${reach.vein.length} pays.`;
  });
  return {
    laid,
    pay: Array.from({ length: seats }, (_, seat) => reaches.reduce((sum, reach) => sum + (reach.pay[seat] ?? 0), 0)),
    vein: [...new Set(reaches.flatMap((reach) => reach.vein.map(cellText)))],
    cheer: cheers.join(" "),
  };
}

/** Return the cells of the cards laid in these moves. */
export function laidIn(moves: Moved[]): string[] {
  return moves.flatMap((move) => move.steps).flatMap((step) => (step.startsWith("lay ") ? [step.split(" ")[2]!] : []));
}

export interface Tip {
  /** the middle of the area to look at */
  area: Cell | undefined;
  /** the card where it would be laid */
  ghost: { card: string; cell: Cell } | undefined;
  /** the kinds in the hand that matter */
  cards: string[];
}

/** Return a hint as the board draws it: first the area, or the hand if a card must be discarded, then the move itself. */
export function hinted(hint: { steps: string[]; stage: "where" | "move" } | undefined, hand: string[]): Tip {
  const [verb, card = "", where] = hint?.steps[0]?.split(" ") ?? [];
  const tip: Tip = { area: undefined, ghost: undefined, cards: [] };
  if (verb === "lay" && where) {
    const cell = parseCell(where);
    if (hint?.stage === "where") return { ...tip, area: cell };
    return { ...tip, ghost: { card, cell }, cards: [card.replace("~", "")] };
  }
  if (verb === "discard") return { ...tip, cards: hint?.stage === "where" ? hand : [card] };
  return tip;
}

export function cellNames(view: Miners.View, names: string[], fits: Set<string>, barred: Set<string>): string[][] {
  const called = Array.from({ length: 9 }, (_, r) => Array.from({ length: 9 }, (_, c) => `Row ${r}, column ${c}: rock`));
  const call = ([r, c]: Cell, what: string): void => void (called[r]![c] = `Row ${r}, column ${c}: ${what}`);
  call(view.start, "the start");
  for (const door of view.destinations) {
    const by = door.reached_by === null ? "sealed" : `opened by ${names[door.reached_by]} (${firstName(door.reached_by)})`;
    call(door.cell, `door ${doorNumber(door.id)}, ${by}`);
  }
  for (const card of view.laid) {
    const light = card.lit.length ? "lit" : "dark";
    call(card.cell, `${wordsOf(card.card)}, ${light}, laid by ${names[card.seat]} (${firstName(card.seat)})`);
  }
  for (const key of barred) call(parseCell(key), "a card here would cut off a destination");
  for (const key of fits) call(parseCell(key), "your card fits here");
  return called;
}
