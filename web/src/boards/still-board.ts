// What a board is given that only shows a position: nobody plays on it.

import type { Moved } from "../wire";
import type { BoardProps } from "./board";

/** A position that a picture shows. */
export interface Pictured {
  names: string[];
  position: { view: unknown };
}

/** The position as a spectator sees it. */
export function stillBoard(game: string, names: string[], view: unknown, last?: Moved): BoardProps<never> {
  const nothing = async (): Promise<void> => {};
  return {
    game,
    view: { ...(view as object), me: null } as never,
    me: null,
    mine: false,
    names,
    legal: [],
    next: [],
    draft: [],
    marks: [],
    points: 0,
    missing: [],
    last,
    busy: false,
    propose: nothing,
    play: nothing,
    review: { you: null },
  };
}
