// The part of the notation that the board reads and writes: `place 3 7,8`, `end`, `stuck`.

import { cellText } from "../notation";
import type { DraftMark, Summon5 } from "../../wire";

/** A cell as the notation writes it: "7,8". */
export type At = string;

const MAX_LISTED_STEPS = 400; // the server's limit: in a list of this length, a tile's cells may be missing

export function placing(tile: string, where: At): string {
  return `place ${tile} ${where}`;
}

/** Return the tiles that steps place, each with its cell. */
export function placingsOf(steps: string[]): { tile: string; where: At }[] {
  return steps.flatMap((step) => {
    const [word, tile, where] = step.split(" ");
    return word === "place" && tile && where ? [{ tile, where }] : [];
  });
}

/** Return the cells in the listed steps: for one tile, or for any if none is chosen or the list was cut. */
export function openCells(next: string[], tile: string): Set<At> {
  const found = new Set<At>();
  for (const step of next) {
    const [word, which, where] = step.split(" ");
    if (word === "place" && where && (!tile || which === tile || next.length >= MAX_LISTED_STEPS)) found.add(where);
  }
  return found;
}

/** Return the cells between the placed tiles that still need a tile. */
export function gapsIn(marks: DraftMark[]): Set<At> {
  return new Set(marks.flatMap((mark) => (mark.kind === "gap" ? mark.at : [])));
}

/** Return the sequences that a turn forms. */
export function sequencesIn(marks: DraftMark[]): DraftMark[] {
  return marks.filter((mark) => mark.kind !== "gap");
}

/** A sequence to highlight, with the text at its end. */
export interface Lit {
  cells: At[];
  sum: string;
  points: number;
  /** from an earlier turn: shown more quietly */
  past: boolean;
}

export function litByMarks(marks: DraftMark[]): Lit[] {
  return sequencesIn(marks).map((mark) => ({ cells: mark.at, sum: mark.text, points: mark.points, past: false }));
}

export function litByTurn(turn: Summon5.ScoredTurn | null): Lit[] {
  return (turn?.runs ?? []).map((run) => ({
    cells: run.cells.map(cellText),
    sum: `${run.sum}`,
    points: run.points,
    past: true,
  }));
}
