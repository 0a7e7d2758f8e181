// What the newest move tells beyond the view: which tiles came new, and the sentence worth a line on the felt.

import type { Moved, Rummikub } from "../../wire";
import { keyOf, type Layout } from "./layout";
import { kindsOf, type Kind } from "./notation";

const WORTH = ["scored", "closed", "opened", "played"]; // the rarer, the more it is worth telling

function factsOf(last: Moved | undefined): Rummikub.Fact[] {
  return (last?.facts ?? []).map((told) => told.fact as Rummikub.Fact);
}

export function sentenceOf(move: Moved): string {
  const told = move.facts;
  const ranked = WORTH.map((kind) => told.find(({ fact }) => fact.fact === kind)).find((found) => found);
  return (ranked ?? told.find(({ fact }) => isAct(fact as Rummikub.Fact)))?.say ?? "";
}

function isAct(fact: Rummikub.Fact): boolean {
  return fact.fact === "did" && ["draw", "pass", "resign", "first"].includes(fact.step.do);
}

/** The one tile that this move dealt to a seat; a whole rack is no news. */
export function dealtTo(last: Moved | undefined, seat: number | null): Kind | undefined {
  const deals = factsOf(last).flatMap((fact) =>
    fact.fact === "did" && fact.step.do === "deal" && fact.step.seat === seat ? [fact.step.tile] : [],
  );
  return deals.length === 1 ? deals[0] : undefined;
}

/** The tiles that came from a rack in these moves, where they lie. */
export function playedIn(moves: Moved[], layout: Layout): string[] {
  const played = moves.flatMap(factsOf).flatMap((fact) => (fact.fact === "played" ? fact.tiles : []));
  const lays = moves.flatMap((move) => move.steps).filter((step) => step.startsWith("lay "));
  const laid = lays.map((step) => keyOf(step.split(" ").slice(1)));
  const found: string[] = [];
  for (const meld of layout.melds) {
    if (!laid.includes(keyOf(kindsOf(meld.tiles)))) continue;
    for (const tile of meld.tiles) {
      const at = played.indexOf(tile.kind);
      if (at < 0) continue;
      played.splice(at, 1);
      found.push(tile.id);
    }
  }
  return found;
}
