// How a result ranks and describes the players.

import type { Moved, Outcome } from "../wire";
import { list } from "../words/words.svelte";
import { t } from "./words";

export interface Ranked {
  seat: number;
  place: number; // equal players share a place
}

/** Rank the players: winners first, then by score, players who resigned last. */
export function ranking(outcome: Outcome, resigned: Set<number>, lowestWins: boolean): Ranked[] {
  const worth = (seat: number): [number, number, number] => [
    outcome.winners.includes(seat) ? 0 : 1,
    resigned.has(seat) ? 1 : 0,
    (lowestWins ? 1 : -1) * (outcome.scores[seat] ?? 0),
  ];
  const compare = (one: number, two: number): number => {
    const [a, b] = [worth(one), worth(two)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  };
  const seats = outcome.scores.map((_, seat) => seat).sort((one, two) => compare(one, two) || one - two);
  const ranked: Ranked[] = [];
  for (const [at, seat] of seats.entries()) {
    const before = ranked.at(-1);
    ranked.push({ seat, place: before && compare(before.seat, seat) === 0 ? before.place : at + 1 });
  }
  return ranked;
}

/** Return a place in words: "1st", "2nd", "3rd", "4th". */
export function ordinal(place: number): string {
  return t("place", { place });
}

/** Format a score. What a player has `left` is never shown as less than nothing. */
export function toldScore(score: number, left: boolean): string {
  const told = left ? Math.max(0, score) : score;
  return String(told).replace("-", "−");
}

/** Return who won in a few words, as the player in seat `me` reads it; null for anyone else. */
export function headlineOf(outcome: Outcome, names: string[], me: number | null): string {
  const { winners } = outcome;
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  if (!winners.length) return t(names.length > 1 ? "won-by-nobody" : "won-by-nobody.alone");
  if (winners.length === 1) return others.length ? t("won-by", { name: others[0]! }) : t("won-by.you");
  return others.length < winners.length ? t("won-by.you-all", { names: list([t("you"), ...others]) }) : t("won-by.all", { names: list(others) });
}

/** Return the seats that resigned in these moves. */
export function resignedIn(moves: Moved[]): Set<number> {
  const resigning = moves.flatMap((move) => move.steps.filter((step) => step.startsWith("resign ")));
  return new Set(resigning.map((step) => Number(step.slice("resign ".length))));
}
