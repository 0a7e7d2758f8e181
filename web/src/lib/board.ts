// What a board is given. It draws the view and tells what somebody wants; it knows no rule.

import type { Component, Snippet } from "svelte";
import type { Mark, Moved } from "../wire";
import { readText } from "./http";
import { loadAssets } from "./packages";

export interface BoardProps<View = Record<string, unknown>> {
  /** The name of the game, as in its address. */
  game: string;
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
  /** A hint to draw: first where to look, then the move. */
  hint?: { steps: string[]; stage: "where" | "move" };
  /** In a review: nothing can be played, `me` is the seat whose turn is looked at, and `you` the one that is oneself. */
  review?: { you: number | null };
}

type BoardComponent = Component<BoardProps<never>>;
type HowToComponent = Component<{ options: never }>; // all options of the game, as the room has them

// A board of the page's own lives in the folder that its game has in the Python package.
const boards = import.meta.glob<{ default: BoardComponent }>(["../boards/*/Board.svelte", "!../boards/plain/*"]);
const lessons = import.meta.glob<{ default: HowToComponent }>("../boards/*/HowTo.svelte");

function folder(game: string): string {
  return game === "4ascend" ? "fourascend" : game.replaceAll("-", "_");
}

/** The board of a game: the page's own, the one that the game's package brings, or the plain one. Never fails. */
export async function boardOf(game: string): Promise<BoardComponent> {
  const own = boards[`../boards/${folder(game)}/Board.svelte`];
  if (own) return (await own()).default;
  if ((await loadAssets(game))?.board) return (await import("../parts/PackageBoard.svelte")).default;
  return (await import("../boards/plain/Board.svelte")).default;
}

/** How a game is played: the page's own lesson, or the text that the game's package brings. */
export async function lessonOf(game: string): Promise<HowToComponent | undefined> {
  const own = lessons[`../boards/${folder(game)}/HowTo.svelte`];
  if (own) return (await own()).default;
  const address = (await loadAssets(game))?.how_to;
  if (!address) return undefined;
  const [{ default: HowToText }, text] = await Promise.all([import("../parts/HowToText.svelte"), readText(address)]);
  if (text === undefined) return undefined;
  return ((internals) => HowToText(internals, { text })) as HowToComponent;
}

export interface LogEntryProps {
  move: Moved;
  names: string[];
  me: number | null;
}
const logEntries = import.meta.glob<{ default: Component<LogEntryProps> }>("../boards/*/LogEntry.svelte");
const flourishes = import.meta.glob<{ default: Component<{ won: boolean }> }>("../boards/*/Flourish.svelte");

/** What draws a move of the game in the log; undefined where sentences do. */
export async function logEntryOf(game: string): Promise<Component<LogEntryProps> | undefined> {
  return (await logEntries[`../boards/${folder(game)}/LogEntry.svelte`]?.())?.default;
}

/** The game's own flourish at its end. */
export async function flourishOf(game: string): Promise<Component<{ won: boolean }> | undefined> {
  return (await flourishes[`../boards/${folder(game)}/Flourish.svelte`]?.())?.default;
}

// These boards draw the players themselves: as health bars, as dwarves, as the two sides of a table.
const DRAW_PLAYERS = new Set(["4ascend", "heart-tiles", "miners"]);

/** Whether a game's board shows the players, so that the frame does not show them a second time. */
export function drawsPlayers(game: string): boolean {
  return DRAW_PLAYERS.has(game);
}
