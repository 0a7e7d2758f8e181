// The facts of the newest move.

import type { Moved, Summon5 } from "../../wire";

/** A sentence that starts with a player's name: a long name is shortened if there is no room. */
export interface Sentence {
  who: string;
  text: string;
}

/** Return the cells on which tiles were placed in these moves. */
export function wovenIn(moves: Moved[]): string[] {
  return moves.flatMap((move) => move.steps).flatMap((step) => (step.startsWith("place ") ? [step.split(" ")[2]!] : []));
}

/** Return what a turn earned, as a line above the loom; undefined if the newest move earned nothing. */
export function earnedBy(last: Moved | undefined, view: Summon5.View, names: string[], me: number | null): Sentence | undefined {
  const facts = last?.facts.map(({ fact, say }) => ({ fact: fact as Summon5.Fact, say })) ?? [];
  const more = facts.flatMap(({ fact, say }) => {
    if (fact.fact === "perfect") return [`That hand is empty for good, a perfect game: ${fact.bonus} points more.`];
    return fact.fact === "closing" ? [say] : [];
  });
  const turn = facts.map(({ fact }) => fact).find((fact) => fact.fact === "total") ?? view.last;
  if (!turn) return more.length ? { who: "", text: more.join(" ") } : undefined;
  const own = turn.seat === me;
  const text = `${own ? "You earned" : "earned"} ${turn.points} points.`;
  return { who: own ? "" : (names[turn.seat] ?? "Somebody"), text: [text, ...more].join(" ") };
}
