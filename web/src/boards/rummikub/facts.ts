// What moves contain beyond the view: which tiles are new, what is worth a line on the felt, and how a round ended.

import type { Moved, Rummikub } from "../../wire";
import { keyOf, type Layout } from "./layout";
import { list } from "../../words/words.svelte";
import { kindsOf, type Kind } from "./notation";
import { t } from "./words";

type Told<Name extends Rummikub.Fact["fact"]> = Extract<Rummikub.Fact, { fact: Name }>;

export function factsOf(move: Moved | undefined): Rummikub.Fact[] {
  return (move?.facts ?? []).map((told) => told.fact as Rummikub.Fact);
}

/** Return the first fact of a kind in a move. */
export function factOf<Name extends Rummikub.Fact["fact"]>(move: Moved | undefined, name: Name): Told<Name> | undefined {
  return factsOf(move).find((fact): fact is Told<Name> => fact.fact === name);
}

/** Return the steps of a move, including chance steps. */
export function stepsIn(move: Moved | undefined): Rummikub.Step[] {
  return factsOf(move).flatMap((fact) => (fact.fact === "did" ? [fact.step] : []));
}

/** A move in a few words, with the player as <who/> and the tiles it is about as <tiles/>. */
export interface News {
  seat: number;
  text: string;
  tiles: Kind[];
}

/** Return what to say about a move; undefined for nothing. */
export function newsOf(move: Moved, me: number | null): News | undefined {
  const you = (seat: number): { you: string } => ({ you: String(seat === me) });
  const played = factOf(move, "played");
  if (played) {
    const { seat, tiles } = played;
    const opened = factOf(move, "opened");
    return { seat, text: opened ? t("opens", { ...you(seat), points: opened.points }) : t("plays", you(seat)), tiles };
  }
  for (const step of stepsIn(move)) {
    const seat = "seat" in step ? step.seat : move.seat;
    if (step.do === "draw") {
      const tile = dealtTo(move, me);
      if (seat === me && tile) return { seat, text: t("you-draw"), tiles: [tile] };
      return { seat, text: t("draws", you(seat)), tiles: [] };
    }
    if (step.do === "pass") return { seat, text: t("passes", you(seat)), tiles: [] };
    if (step.do === "resign") return { seat, text: t("gives-up", you(seat)), tiles: [] };
    if (step.do === "first") return { seat, text: t("begins", you(seat)), tiles: [] };
  }
  return undefined;
}

/** How a round ended: what it cost each seat, and what was left on the racks. */
export interface Account {
  round: number;
  how: "emptied" | "passed" | "";
  winners: number[];
  points: number[];
  totals: number[];
  racks: Kind[][]; // by seat
}

/** Return the account of the round that ended with this move, if one did. */
export function accountOf(move: Moved | undefined): Account | undefined {
  const scored = factOf(move, "scored");
  if (!scored) return undefined;
  const racks = scored.points.map((): Kind[] => []);
  for (const step of stepsIn(move)) if (step.do === "show") racks[step.seat] = step.tiles;
  const { round, winners, points, totals } = scored;
  return { round, how: factOf(move, "closed")?.how ?? "", winners, points, totals, racks };
}

/** Return who won a round, as the messages distinguish it, and the names of the winners besides this seat. */
export function wonBy(winners: number[], names: string[], me: number | null): { result: string; others: string } {
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  const theirs = ["nobody", "one"][others.length] ?? "many";
  const result = others.length === winners.length ? theirs : others.length ? "you-and" : "you";
  return { result, others: list(others) };
}

/** Return the single tile that this move dealt to a seat; a whole rack is not news. */
export function dealtTo(move: Moved | undefined, seat: number | null): Kind | undefined {
  const deals = stepsIn(move).flatMap((step) => (step.do === "deal" && step.seat === seat ? [step.tile] : []));
  return deals.length === 1 ? deals[0] : undefined;
}

/** Return the tiles in the layout that were played from a rack in these moves. */
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
