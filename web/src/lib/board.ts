// What a board is given. It draws the view and tells what somebody wants; it knows no rule.

import type { Component, Snippet } from "svelte";
import type { Mark, Moved } from "../wire";

export interface BoardProps<View = Record<string, unknown>> {
  /** What this watcher sees: with the draft laid out, while one is made. */
  view: View;
  /** The seat that looks; null for a spectator. */
  me: number | null;
  /** Whether it is this seat's turn. */
  mine: boolean;
  /** The names of the players, by seat. */
  names: string[];
  /** The legal steps (in the notation) of the one whose turn it is: at most 200. */
  legal: string[];
  /** What may come next in the present draft, as the hall said to the last try; empty before the first. */
  next: string[];
  /** The steps of the draft, as somebody made it. */
  draft: string[];
  /** What to light up, points so far and what is missing, from the last try. */
  marks: Mark[];
  points: number;
  missing: string[];
  /** The newest move, for highlights and motion. */
  last: Moved | undefined;
  /** The hall is being asked: wait. */
  busy: boolean;
  /** Try a draft in place of the present one. */
  propose: (steps: string[]) => Promise<void>;
  /** Play a final step, with the draft. */
  play: (step: string) => Promise<void>;
  /** Tell what stands beside the names, for a board on which a number falls later than the hall said it. */
  show?: (scores: number[]) => void;
  /** What is out of the ordinary with a seat (away, a bot), for boards that draw the players themselves. */
  note?: Snippet<[number]>;
  /** A hint to be shown on the board: first where, then the move as ghosts. */
  hint?: { steps: string[]; stage: "where" | "move" };
}

type BoardComponent = Component<BoardProps<never>>;
type HowToComponent = Component<{ options: never }>; // all options of the game, as the room has them

// A board lives in the folder that its game has in the Python package.
const boards = import.meta.glob<{ default: BoardComponent }>("../boards/*/Board.svelte");
const lessons = import.meta.glob<{ default: HowToComponent }>("../boards/*/HowTo.svelte");

function folder(game: string): string {
  return game === "4ascend" ? "fourascend" : game.replaceAll("-", "_");
}

/** The board of a game; a game from outside gets the plain one, and can be played at once. */
export async function boardOf(game: string): Promise<BoardComponent> {
  const load = boards[`../boards/${folder(game)}/Board.svelte`] ?? boards["../boards/plain/Board.svelte"]!;
  return (await load()).default;
}

export async function lessonOf(game: string): Promise<HowToComponent | undefined> {
  return (await lessons[`../boards/${folder(game)}/HowTo.svelte`]?.())?.default;
}

// These boards draw the players themselves: as health bars, as dwarves, as the two sides of a table.
const DRAW_PLAYERS = new Set(["4ascend", "heart-tiles", "miners"]);

/** Whether a game's board shows the players, so that the frame does not show them a second time. */
export function drawsPlayers(game: string): boolean {
  return DRAW_PLAYERS.has(game);
}
