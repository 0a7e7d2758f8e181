// The props of a board that only shows a position.

import type { Moved } from "../wire";
import type { BoardProps } from "./board";

/** The position in a picture. */
export interface Pictured {
  names: string[];
  position: { view: unknown };
}

const nothing = async (): Promise<void> => {};

/** The props of a board on which nothing can be played. */
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

/** Return the props of a position as a spectator sees it. */
export function stillBoard(game: string, names: string[], view: unknown, last?: Moved): BoardProps<never> {
  return { ...unplayable, game, view: { ...(view as object), me: null } as never, me: null, names, last, review: { you: null } };
}
