// The facts of the newest move.

import type { Moved, Summon5 } from "../../wire";
import { list } from "../../words/words.svelte";
import { t } from "./words";

/** A text with the name of a player as <who/>: a long name is shortened if there is no room. */
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
    if (fact.fact === "perfect") return [t("perfect", { bonus: String(fact.bonus) })];
    return fact.fact === "closing" ? [say] : [];
  });
  const turn = facts.map(({ fact }) => fact).find((fact) => fact.fact === "total") ?? view.last;
  if (!turn) return more.length ? { who: "", text: list(more, "sentences") } : undefined;
  const text = t("channelled", { you: String(turn.seat === me), points: String(turn.points) });
  return { who: names[turn.seat] ?? t("somebody"), text: list([text, ...more], "sentences") };
}
