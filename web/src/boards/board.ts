// The parts that a game provides for the page, and their props. A part draws; it knows no rules. A built-in game has its
// parts as files in the folder with its name. An installed package has the same parts as scripts:
// docs/reference/game-package.md. Nothing else in the page knows a game.

import type { Component, Snippet } from "svelte";
import type { DraftMark, Moved, Tried } from "../wire";
import { readText } from "../net/http";
import type { GameSounds } from "../ui/sound";
import { translated } from "../words/words.svelte";
import { loadAssets } from "./packages";

export interface BoardProps<View = Record<string, unknown>> {
  /** The name of the game, as in its address. */
  game: string;
  /** What this user sees, including the draft while one is being made. */
  view: View;
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  /** Whether it is the viewer's turn. */
  mine: boolean;
  /** The names of the players by seat. */
  names: string[];
  /** The legal steps of the seat to move, in the notation; at most 200. */
  legal: string[];
  /** The steps that may follow the current draft, from the answer to the last try; empty before the first try. */
  next: string[];
  /** The steps of the draft in the order they were made. */
  draft: string[];
  /** What to highlight, the points so far and what is missing, from the last try. */
  marks: DraftMark[];
  points: number;
  missing: string[];
  /**
   * What the draft would earn with one more piece, by piece and place, from the last try; places that are not listed earn
   * nothing.
   */
  worth?: Record<string, Record<string, number>>;
  /** The newest move, for highlights and motion. */
  last: Moved | undefined;
  /** The moves of this game so far, if it is being played: at least those of the last round. */
  moves?: Moved[];
  /** What others did since this seat's last turn, for a player who has just returned: the board highlights all of it. */
  since?: Moved[];
  /** Whether a request is pending. */
  busy: boolean;
  /**
   * The steps that were played but not answered yet, the final one last: drawn faintly in their place, or left as in the
   * draft.
   */
  pending?: string[];
  /** Replace the draft. */
  propose: (steps: string[]) => Promise<void>;
  /** Ask the server about a draft without making it the current one. Undefined if that is not possible. */
  weigh?: (steps: string[]) => Promise<Tried | undefined>;
  /** Play a final step together with the draft. */
  play: (step: string) => Promise<void>;
  /**
   * For a board that lags behind the server: report the scores it shows, whether it has shown everything, and the move in
   * view.
   */
  show?: (scores: number[], all?: boolean, move?: Moved) => void;
  /** The note of a seat (away, a bot), for boards that draw the players themselves. */
  note?: Snippet<[number]>;
  /**
   * A hint to draw: first where to look, then the move. `steps` remain to be played; `back` are steps of the draft to take
   * back.
   */
  hint?: { steps: string[]; back?: string[]; stage: "where" | "move" };
  /** Whether play has ended here although the game is not over: a lesson or a puzzle that has been answered. */
  finished?: boolean;
  /** Set in a review: nothing can be played, `me` is the seat whose turn is shown, and `you` is the user's own seat. */
  review?: { you: number | null };
}

export interface LogEntryProps {
  move: Moved;
  names: string[];
  me: number | null;
}

/** One or more keys and what they do: ["U", "undo"]. */
export type Key = [keys: string, does: string];

/** The parts that a game may provide, by file name. */
interface Parts {
  Board: {
    default: Component<BoardProps<never>>;
    /** The keys of this board; a function returns them in the language of the page. */
    keys?: Key[] | (() => Key[]);
    /** Whether the board shows the players, so that the frame does not. */
    drawsPlayers?: boolean;
    /** False if the board asks for the steps itself, by `propose([])`, where a move comes without them: in games with drafts. */
    readsLegal?: boolean;
  };
  /** Drawn over the board when a game ends. */
  Flourish: { default: Component<{ won: boolean }> };
  /** How to play with the room's options. */
  HowTo: { default: Component<{ options: never }> };
  /** A piece by its kind, drawn and in words, for what the players held at the end. */
  Kind: { default: Component<{ kind: string }>; words?: (kind: string) => string };
  LogEntry: {
    default: Component<LogEntryProps>;
    /** The round that ended with a move, if the game has rounds. */
    round?: (move: Moved) => number | undefined;
  };
  ModePicture: { default: Component<{ options: never }> };
  sounds: GameSounds;
}
export interface BoardPart extends Omit<Parts["Board"], "keys"> {
  keys?: Key[];
}

const own = import.meta.glob(["./*/{Board,Flourish,HowTo,Kind,LogEntry,ModePicture}.svelte", "./*/sounds.ts", "!./plain/*"]);

/** Return a part of a game: built in, or from the game's package. Undefined if there is none. */
async function loadPart<Name extends keyof Parts>(game: string, name: Name): Promise<Parts[Name] | undefined> {
  const load = own[`./${game}/${name}.svelte`] ?? own[`./${game}/${name}.ts`];
  if (load) {
    const part = (await load()) as Parts[Name];
    await translated();
    return part;
  }
  const assets = await loadAssets(game);
  const address = assets?.scripts[name.replace(/\B[A-Z]/g, "-$&").toLowerCase()]; // LogEntry: log-entry.js
  if (!assets || !address) return undefined;
  const { loadPackagePart } = await import("./package-part");
  return (await loadPackagePart(address, assets.styles)) as Parts[Name];
}

/** Return a part, or undefined if there is none or it cannot be loaded: the page works without it. */
export async function partOf<Name extends Exclude<keyof Parts, "Board">>(game: string, name: Name): Promise<Parts[Name] | undefined> {
  return loadPart(game, name).catch((error: unknown) => void console.warn(`${name} of ${game} is left out:`, error));
}

/** Return the board of a game, or the plain board. Never fails. */
export async function boardOf(game: string): Promise<BoardPart> {
  try {
    const found: Parts["Board"] = (await loadPart(game, "Board")) ?? (await import("./plain/Board.svelte"));
    const keys = typeof found.keys === "function" ? found.keys() : found.keys;
    return { ...found, keys };
  } catch (error) {
    const { plainInstead } = await import("./package-part");
    return { default: plainInstead(game, error) };
  }
}

/** Return how to play a game: its own component, or the text from its package. */
export async function howToOf(game: string): Promise<Component<{ options: never }> | undefined> {
  const found = await partOf(game, "HowTo");
  if (found) return found.default;
  const address = (await loadAssets(game))?.how_to;
  if (!address) return undefined;
  const [{ default: HowToText }, text] = await Promise.all([import("./HowToText.svelte"), readText(address)]);
  if (text === undefined) return undefined;
  return ((internals) => HowToText(internals, { text })) as Parts["HowTo"]["default"];
}

/** How a game's moves are shown in the log. */
export interface LogEntry {
  /** The component that draws a move; undefined if sentences are used. */
  Entry?: Component<LogEntryProps>;
  round?: Parts["LogEntry"]["round"];
}

/** Return how a game's moves are shown: by its own component, or as sentences if it has none or loading fails. Never fails. */
export async function logEntryOf(game: string): Promise<LogEntry> {
  const found = await partOf(game, "LogEntry");
  return { Entry: found?.default, round: found?.round };
}
