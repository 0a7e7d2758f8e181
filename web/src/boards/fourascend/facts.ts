// What the newest move told, in the game's own words.

import type { FourAscend, Moved } from "../../wire";

export type Cell = [number, number];
export type Colour = "b" | "w";

export const COLOURS = ["b", "w"] as const;
export const SIDES = ["Black", "White"] as const;
export const LIFT = 130; // ms between two stones of a chain that lifts off
export const SETTLE = 260; // ms a stone lies before its chain lifts

export function name(cell: Cell): string {
  return `${cell[0]},${cell[1]}`;
}

function facts(move: Moved | undefined): FourAscend.Fact[] {
  return (move?.facts ?? []).map((told) => told.fact as FourAscend.Fact);
}

function placed(move: Moved | undefined, kind: "stone" | "plant"): string[] {
  return facts(move).flatMap((fact) => (fact.fact === "did" && fact.step.do === kind ? [name(fact.step.cell)] : []));
}

export function stoneOf(move: Moved | undefined): string | undefined {
  return placed(move, "stone")[0];
}

export function plantsOf(move: Moved | undefined): string[] {
  return placed(move, "plant");
}

export function chainOf(move: Moved | undefined): FourAscend.Chain | undefined {
  return facts(move).find((fact) => fact.fact === "chain");
}

export function clashOf(move: Moved | undefined): FourAscend.Clash | undefined {
  return facts(move).find((fact) => fact.fact === "clash");
}

export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
