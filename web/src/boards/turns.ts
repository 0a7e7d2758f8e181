// The turns of a game, derived from its moves.

import type { Moved } from "../wire";
import type { LogEntry } from "./board";
import { list } from "../words/words.svelte";
import { t } from "./words";

export interface Turn {
  number: number; // 0: the start of the game
  seat: number;
  moves: Moved[];
}

interface TableFact {
  fact: string;
  who?: number;
  to?: number;
}

function firstFact(move: Moved): TableFact | undefined {
  return move.facts[0]?.fact as TableFact | undefined;
}

/** Return the last entry that still stands after a move that took back a turn; undefined for any other move. */
export function takenBackTo(move: Moved): number | undefined {
  const fact = firstFact(move);
  return fact?.fact === "takenback" ? fact.to : undefined;
}

/** Return what the table says about a move in any game: the time ran out, or a turn was taken back. Blank if nothing. */
export function tableNote(move: Moved, me: number | null): string {
  const first = firstFact(move);
  if (first?.fact === "takenback" && first.who === me) return t("you-take-back");
  return first?.fact === "timeup" || first?.fact === "takenback" ? (move.facts[0]?.say ?? "") : "";
}

/** Return the moves that stand after adding more: a move that takes back a turn removes the moves after it. */
export function standing(moves: Moved[], more: Moved[]): Moved[] {
  let found = moves;
  for (const move of more) {
    if (found.some((old) => old.seq === move.seq)) continue;
    const to = takenBackTo(move);
    found = [...(to === undefined ? found : found.filter((old) => old.seq <= to)), move];
  }
  return found;
}

/** Group moves by turn: everything one seat does until another seat moves. */
export function turnsOf(moves: Moved[]): Turn[] {
  const found: Turn[] = [];
  for (const move of moves) {
    const before = found.at(-1);
    if (before?.number === move.turn) before.moves.push(move);
    else found.push({ number: move.turn, seat: move.seat, moves: [move] });
  }
  return found;
}

/** Return the round that begins with each turn, if the game has rounds. */
export function roundsOf(turns: Pick<Turn, "number" | "moves">[], entry: LogEntry | undefined): Map<number, number> {
  const found = new Map<number, number>();
  for (const [at, turn] of turns.entries()) {
    const ended = turn.moves.map((move) => entry?.round?.(move)).find((round) => round !== undefined);
    const next = turns[at + 1];
    if (ended !== undefined && next) found.set(next.number, ended + 1);
  }
  const first = [...found.values()][0];
  if (first !== undefined && turns[0]) found.set(turns[0].number, first - 1);
  return found;
}

/** Return the sentences of a move; dealing fourteen hidden tiles is one sentence. */
export function sentences(move: Moved): string {
  const told: { say: string; times: number }[] = [];
  for (const { say } of move.facts) {
    const before = told.at(-1);
    if (before?.say === say) before.times += 1;
    else told.push({ say, times: 1 });
  }
  return list(told.map(({ say, times }) => (times > 1 ? t("said-times", { say, count: times }) : say)), "sentences");
}
