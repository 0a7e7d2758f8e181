// What the newest move told, and what cells are called: for the eye and for the ear.

import { cellText, parseCell, type Cell } from "../../lib/notation";
import type { Miners, Moved } from "../../wire";
import { dwarf, wordsOf } from "./notation";

export interface Told {
  /** the cell of the card that was laid, or nothing */
  laid: string;
  /** gold by seat */
  pay: number[];
  /** the cells of the vein that paid */
  vein: string[];
  /** a sentence about the doors that opened, or nothing */
  cheer: string;
}

const numberOf = (destination: string): string => destination.replace("dest_", "");

export function toldBy(last: Moved | undefined, seats: number, names: string[], me: number | null): Told {
  const facts = (last?.facts ?? []).map((told) => told.fact as Miners.Fact);
  const reaches = facts.filter((fact) => fact.fact === "reach");
  let laid = "";
  for (const fact of facts) if (fact.fact === "did" && fact.step.do === "lay") laid = cellText(fact.step.cell);
  const cheers = reaches.map((reach) => {
    const who = reach.seat === me ? "You open" : `${names[reach.seat]} opens`;
    return `${who} door ${numberOf(reach.destination)}! A vein of ${reach.vein.length} pays.`;
  });
  return {
    laid,
    pay: Array.from({ length: seats }, (_, seat) => reaches.reduce((sum, reach) => sum + (reach.pay[seat] ?? 0), 0)),
    vein: [...new Set(reaches.flatMap((reach) => reach.vein.map(cellText)))],
    cheer: cheers.join(" "),
  };
}

export function cellNames(view: Miners.View, names: string[], fits: Set<string>): string[][] {
  const called = Array.from({ length: 9 }, (_, r) => Array.from({ length: 9 }, (_, c) => `${r},${c}: rock`));
  const call = ([r, c]: Cell, what: string): void => void (called[r]![c] = `${r},${c}: ${what}`);
  call(view.start, "the start");
  for (const door of view.destinations) {
    const by = door.reached_by === null ? "sealed" : `opened by ${names[door.reached_by]}`;
    call(door.cell, `door ${numberOf(door.id)}, ${by}`);
  }
  for (const card of view.laid) {
    const light = card.lit.length ? "lit" : "dark";
    call(card.cell, `${wordsOf(card.card)}, ${light}, laid by ${dwarf(card.seat)}`);
  }
  for (const key of fits) call(parseCell(key), "your card fits here");
  return called;
}
