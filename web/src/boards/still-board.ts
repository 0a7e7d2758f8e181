// What a board is given that only shows a position: nobody plays on it.

import type { Moved } from "../wire";
import type { BoardProps } from "./board";

/** A position that a picture shows. */
export interface Pictured {
  names: string[];
  position: { view: unknown };
}

const nothing = async (): Promise<void> => {};

/** What a board is given where nothing can be played. */
export const unplayable = {
  mine: false,
  legal: [],
  next: [],
  draft: [],
  marks: [],
  points: 0,
  missing: [],
  busy: false,
  propose: nothing,
  play: nothing,
} satisfies Partial<BoardProps>;

/** The position as a spectator sees it. */
export function stillBoard(game: string, names: string[], view: unknown, last?: Moved): BoardProps<never> {
  return { ...unplayable, game, view: { ...(view as object), me: null } as never, me: null, names, last, review: { you: null } };
}
