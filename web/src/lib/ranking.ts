// In which order a result names the players.

import type { Outcome } from "../wire";

export interface Ranked {
  seat: number;
  place: number; // players who are equal share one
}

/** Winners first, then by score, those who resigned last. */
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

/** A score as it is told: nobody has less than nothing left, whatever the last blow was. */
export function toldScore(score: number, unit: string): string {
  const told = unit.endsWith(" left") ? Math.max(0, score) : score;
  return String(told).replace("-", "−");
}
