// What a game brings for the page, and what its parts are given. A part draws; it knows no rule.
// A part of one of the page's own games is a file in the folder with the game's name. An installed package brings the same parts as
// scripts: docs/reference/game-package.md. Nothing else in the page knows a game.

import type { Component, Snippet } from "svelte";
import type { Mark, Moved, Tried } from "../wire";
import { readText } from "../net/http";
import type { GameSounds } from "../ui/sound";
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

export interface LogEntryProps {
  move: Moved;
  names: string[];
  me: number | null;
}

/** A key, or several, and what it does: ["U", "undo"]. */
export type Key = [keys: string, does: string];

/** The parts that a game may bring, by the name of their file. */
interface Parts {
  Board: {
    default: Component<BoardProps<never>>;
    /** The keys of this board. */
    keys?: Key[];
    /** Whether the board shows the players, so that the frame does not show them a second time. */
    drawsPlayers?: boolean;
  };
  /** Drawn over the board when a game ends. */
  Flourish: { default: Component<{ won: boolean }> };
  /** How to play, under all options of the game as the room has them. */
  HowTo: { default: Component<{ options: never }> };
  /** A piece by its kind, drawn and in words: what the others held at the end. */
  Kind: { default: Component<{ kind: string }>; words?: (kind: string) => string };
  LogEntry: {
    default: Component<LogEntryProps>;
    /** The round that ended with a move, where a game has rounds. */
    round?: (move: Moved) => number | undefined;
  };
  ModePicture: { default: Component<{ options: never }> };
  sounds: GameSounds;
}
export type BoardPart = Parts["Board"];

const own = import.meta.glob(["./*/{Board,Flourish,HowTo,Kind,LogEntry,ModePicture}.svelte", "./*/sounds.ts", "!./plain/*"]);

/** A part of a game: the page's own, or the one that the game's package brings. Undefined if there is none. */
async function loadPart<Name extends keyof Parts>(game: string, name: Name): Promise<Parts[Name] | undefined> {
  const load = own[`./${game}/${name}.svelte`] ?? own[`./${game}/${name}.ts`];
  if (load) return (await load()) as Parts[Name];
  const assets = await loadAssets(game);
  const address = assets?.scripts[name.replace(/\B[A-Z]/g, "-$&").toLowerCase()]; // LogEntry: log-entry.js
  if (!assets || !address) return undefined;
  const { loadPackagePart } = await import("./package-part");
  return (await loadPackagePart(address, assets.styles)) as Parts[Name];
}

/** The same; undefined also if it cannot be loaded: the page does without it. */
export async function partOf<Name extends Exclude<keyof Parts, "Board">>(game: string, name: Name): Promise<Parts[Name] | undefined> {
  return loadPart(game, name).catch((error: unknown) => void console.warn(`${name} of ${game} is left out:`, error));
}

/** The board of a game, or the plain one. Never fails. */
export async function boardOf(game: string): Promise<BoardPart> {
  try {
    return (await loadPart(game, "Board")) ?? (await import("./plain/Board.svelte"));
  } catch (error) {
    const { plainInstead } = await import("./package-part");
    return { default: plainInstead(game, error) };
  }
}

/** How a game is played: its own part, or the text that its package brings. */
export async function howToOf(game: string): Promise<Component<{ options: never }> | undefined> {
  const found = await partOf(game, "HowTo");
  if (found) return found.default;
  const address = (await loadAssets(game))?.how_to;
  if (!address) return undefined;
  const [{ default: HowToText }, text] = await Promise.all([import("./HowToText.svelte"), readText(address)]);
  if (text === undefined) return undefined;
  return ((internals) => HowToText(internals, { text })) as Parts["HowTo"]["default"];
}

/** How a game's moves are told in the log. */
export interface LogEntry {
  /** What draws a move; undefined where sentences do. */
  Entry?: Component<LogEntryProps>;
  round?: Parts["LogEntry"]["round"];
}

/** How a game's moves are told: by its own part, or in sentences where there is none or it cannot be had. Never fails. */
export async function logEntryOf(game: string): Promise<LogEntry> {
  const found = await partOf(game, "LogEntry");
  return { Entry: found?.default, round: found?.round };
}
