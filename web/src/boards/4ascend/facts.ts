// The facts of the newest move.

import { cellText } from "../notation";
import type { FourAscend, Moved, Outcome } from "../../wire";

function facts(move: Moved | undefined): FourAscend.Fact[] {
  return (move?.facts ?? []).map((told) => told.fact as FourAscend.Fact);
}

function placed(move: Moved | undefined, kind: "stone" | "plant"): string[] {
  return facts(move).flatMap((fact) => (fact.fact === "did" && fact.step.do === kind ? [cellText(fact.step.cell)] : []));
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

export function resignedOf(move: Moved): number | undefined {
  const step = facts(move).flatMap((fact) => (fact.fact === "did" && fact.step.do === "resign" ? [fact.step] : []))[0];
  return step?.seat;
}

export function outcomeOf(move: Moved): Outcome | undefined {
  return facts(move).find((fact) => fact.fact === "ended")?.outcome;
}
