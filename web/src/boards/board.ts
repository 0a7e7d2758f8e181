// What a board is given. It draws the view and tells what somebody wants; it knows no rule.

import type { Component, Snippet } from "svelte";
import type { Mark, Moved, Tried } from "../wire";
import { readText } from "../net/http";
import { loadAssets } from "./packages";
import type { Sounds } from "../ui/sound";

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
  /** What the draft would earn with one more piece, by piece and place, from the last try; not listed: nothing. */
  worth?: Record<string, Record<string, number>>;
  /** The newest move, for highlights and motion. */
  last: Moved | undefined;
  /** The moves of this game so far, where it is played: at least those of the last round. */
  moves?: Moved[];
  /** What others did since this seat's last turn, for whoever has just come back: all of it is lit. */
  since?: Moved[];
  /** The hall is being asked: wait. */
  busy: boolean;
  /** The steps that were played and not answered yet, the final one last: drawn faintly where they go, or left as the draft lies. */
  pending?: string[];
  /** Try a draft in place of the present one. */
  propose: (steps: string[]) => Promise<void>;
  /** What the hall would say to a draft that is only thought of: nothing changes by it. Undefined where it cannot be asked. */
  weigh?: (steps: string[]) => Promise<Tried | undefined>;
  /** Play a final step, with the draft. */
  play: (step: string) => Promise<void>;
  /** For a board that is behind what the hall said: what stands beside the names, whether all that happened was seen, and the move in sight. */
  show?: (scores: number[], all?: boolean, move?: Moved) => void;
  /** What is out of the ordinary with a seat (away, a bot), for boards that draw the players themselves. */
  note?: Snippet<[number]>;
  /** A hint to draw: first where to look, then the move. `steps` remain to be done, `back` are steps of the draft to take back. */
  hint?: { steps: string[]; back?: string[]; stage: "where" | "move" };
  /** Nothing more is played here, although the game is not over: a lesson or a puzzle that has been answered. */
  finished?: boolean;
  /** In a review: nothing can be played, `me` is the seat whose turn is looked at, and `you` the one that is oneself. */
  review?: { you: number | null };
}

type BoardComponent = Component<BoardProps<never>>;
type HowToComponent = Component<{ options: never }>; // all options of the game, as the room has them

// A board of the page's own lives in a folder with the name of its game.
const boards = import.meta.glob<{ default: BoardComponent }>(["./*/Board.svelte", "!./plain/*"]);
const howTos = import.meta.glob<{ default: HowToComponent }>("./*/HowTo.svelte");

/** The board of a game: the page's own, the one that the game's package brings, or the plain one. Never fails. */
export async function boardOf(game: string): Promise<BoardComponent> {
  const own = boards[`./${game}/Board.svelte`];
  if (own) return (await own()).default;
  if ((await loadAssets(game))?.board) return (await import("./PackageBoard.svelte")).default;
  return (await import("./plain/Board.svelte")).default;
}

const modePictures = import.meta.glob<{ default: Component<{ options: never }> }>("./*/ModePicture.svelte");

/** What draws a mode of a game from its options; undefined where the page has nothing of its own for it. */
export async function modePictureOf(game: string): Promise<Component<{ options: never }> | undefined> {
  return (await modePictures[`./${game}/ModePicture.svelte`]?.())?.default;
}

/** How a game is played: the page's own guide, or the text that the game's package brings. */
export async function howToOf(game: string): Promise<HowToComponent | undefined> {
  const own = howTos[`./${game}/HowTo.svelte`];
  if (own) return (await own()).default;
  const address = (await loadAssets(game))?.how_to;
  if (!address) return undefined;
  const [{ default: HowToText }, text] = await Promise.all([import("./HowToText.svelte"), readText(address)]);
  if (text === undefined) return undefined;
  return ((internals) => HowToText(internals, { text })) as HowToComponent;
}

export interface LogEntryProps {
  move: Moved;
  names: string[];
  me: number | null;
}
/** How a game's moves are told in the log. */
export interface LogEntry {
  /** What draws a move; undefined where sentences do. */
  Entry?: Component<LogEntryProps>;
  /** The round that ended with a move, where a game has rounds. */
  round?: (move: Moved) => number | undefined;
}
interface LogEntryModule {
  default: Component<LogEntryProps>;
  round?: LogEntry["round"];
}
const logEntries = import.meta.glob<LogEntryModule>("./*/LogEntry.svelte");
const flourishes = import.meta.glob<{ default: Component<{ won: boolean }> }>("./*/Flourish.svelte");

/** How a game's moves are told: by its own part, or in sentences where there is none or it cannot be had. Never fails. */
export async function logEntryOf(game: string): Promise<LogEntry> {
  const found = await logEntries[`./${game}/LogEntry.svelte`]?.().catch(() => undefined);
  return found ? { Entry: found.default, round: found.round } : {};
}

/** The game's own flourish at its end. */
export async function flourishOf(game: string): Promise<Component<{ won: boolean }> | undefined> {
  return (await flourishes[`./${game}/Flourish.svelte`]?.())?.default;
}

const soundSets = import.meta.glob<{ sounds: Sounds }>("./*/sounds.ts");

/** The game's own sounds; undefined: the page's will do. */
export async function soundsOf(game: string): Promise<Sounds | undefined> {
  return (await soundSets[`./${game}/sounds.ts`]?.())?.sounds;
}

// These boards draw the players themselves: as health bars, as dwarves, as the two sides of a table.
const DRAW_PLAYERS = new Set(["4ascend", "heart-tiles", "miners"]);

/** Whether a game's board shows the players, so that the frame does not show them a second time. */
export function drawsPlayers(game: string): boolean {
  return DRAW_PLAYERS.has(game);
}
