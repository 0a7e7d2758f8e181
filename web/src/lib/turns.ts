// The turns of a game, from the moves that the hall tells.

import type { Moved } from "../wire";

export interface Turn {
  key: number;
  seat: number;
  moves: Moved[];
}

/** What one seat does until another one moves is one turn, however many steps it takes. */
export function turnsOf(moves: Moved[]): Turn[] {
  const found: Turn[] = [];
  for (const move of moves) {
    const before = found.at(-1);
    if (before && before.seat === move.seat && move.seat >= 0) before.moves.push(move);
    else found.push({ key: move.seq, seat: move.seat, moves: [move] });
  }
  return found;
}

/** The sentences of a move; fourteen hidden tiles are dealt in one of them. */
export function sentences(move: Moved): string {
  const told: { say: string; times: number }[] = [];
  for (const { say } of move.facts) {
    const before = told.at(-1);
    if (before?.say === say) before.times += 1;
    else told.push({ say, times: 1 });
  }
  return told.map(({ say, times }) => (times > 1 ? `${say} (${times} times)` : say)).join(" ");
}
