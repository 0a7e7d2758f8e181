// The facts of the newest move, and the names of cells, for display and for screen readers.

import { cellText, parseCell, type Cell } from "../notation";
import type { Miners, Moved } from "../../wire";
import { firstName, wordsOf } from "./notation";
import { list } from "../../words/words.svelte";
import { t } from "./words";

export interface Told {
  /** the cell of the laid card; blank if none was laid */
  laid: string;
  /** gold by seat */
  pay: number[];
  /** the cells of the vein that paid */
  vein: string[];
  /** a sentence about the destinations that were reached; blank if there were none */
  cheer: string;
}

/** Return the number of a destination from its name. */
export const numberOf = (destination: string): string => destination.replace("dest_", "");

export function toldBy(last: Moved | undefined, seats: number, names: string[], me: number | null): Told {
  const facts = (last?.facts ?? []).map((told) => told.fact as Miners.Fact);
  const reaches = facts.filter((fact) => fact.fact === "reach");
  let laid = "";
  for (const fact of facts) if (fact.fact === "did" && fact.step.do === "lay") laid = cellText(fact.step.cell);
  const cheers = reaches.map(({ seat, destination, vein }) => {
    const by = { you: String(seat === me), who: names[seat] ?? "", dwarf: firstName(seat) };
    return t("cheer", { ...by, number: numberOf(destination), count: vein.length });
  });
  return {
    laid,
    pay: Array.from({ length: seats }, (_, seat) => reaches.reduce((sum, reach) => sum + (reach.pay[seat] ?? 0), 0)),
    vein: [...new Set(reaches.flatMap((reach) => reach.vein.map(cellText)))],
    cheer: list(cheers, "sentences"),
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
  const called = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => t("cell-rock", { row, column })));
  const call = ([row, column]: Cell, say: (at: { row: number; column: number }) => string): void =>
    void (called[row]![column] = say({ row, column }));
  const by = (seat: number): { who: string; dwarf: string } => ({ who: names[seat] ?? "", dwarf: firstName(seat) });
  call(view.start, (at) => t("cell-start", { ...at }));
  for (const { id, cell, reached_by: seat } of view.destinations) {
    const number = numberOf(id);
    call(cell, (at) => (seat === null ? t("cell-sealed", { ...at, number }) : t("cell-reached", { ...at, number, ...by(seat) })));
  }
  for (const { card, cell, lit, seat } of view.laid) {
    const what = { card: wordsOf(card), lit: String(lit.length > 0) };
    call(cell, (at) => t("cell-card", { ...at, ...what, ...by(seat) }));
  }
  for (const key of barred) call(parseCell(key), (at) => t("cell-barred", { ...at }));
  for (const key of fits) call(parseCell(key), (at) => t("cell-fits", { ...at }));
  return called;
}
