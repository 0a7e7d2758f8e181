// The names and the order of tiles. The server decides what is a set.

import { list } from "../../words/words.svelte";
import { t } from "./words";

export type Kind = string; // "k7", "*"

export interface Tile {
  id: string; // two tiles may have the same kind: the id tells them apart, for animations
  kind: Kind;
}

/** The place of a set on the felt: its row, and its distance from the left in half tiles. */
export interface Place {
  row: number;
  at: number;
}

export interface Meld {
  id: number;
  tiles: Tile[];
  wish?: Place; // where the player put it, or where it was before a reload
}

/** How a rack is sorted; "own": as the player has arranged it. */
export type Order = "colour" | "number" | "own";

const LETTERS = "krbo";
export const JOKER = "*";

export function inkOf(kind: Kind): string {
  return kind === JOKER ? "joker" : kind.charAt(0);
}

export function numeralOf(kind: Kind): string {
  return kind === JOKER ? "" : kind.slice(1);
}

export function kindOf(id: string): Kind {
  return id.split(".")[0] ?? "";
}

export function nameOf(kind: Kind): string {
  return t("tile", { colour: inkOf(kind), number: numeralOf(kind) });
}

/** Return the names of tiles: "red 5, red 7". */
export function namesOf(kinds: Kind[]): string {
  return list(kinds.map(nameOf), "comma");
}

const ONE = String.raw`(?:\b[krbo](?:1[0-3]|[1-9])\b|\*)`;
const SOME = new RegExp(`${ONE}(?: ${ONE})*`, "g");

/** Return a sentence from the server with tile names: "r5 r7" becomes "red 5, red 7". */
export function spoken(sentence: string): string {
  return sentence.replace(SOME, (tiles) => namesOf(tiles.split(" ")));
}

/** Capitalise the first letter of a sentence. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function rank(kind: Kind, order: Order): number {
  if (kind === JOKER) return 1000;
  const [colour, number] = [LETTERS.indexOf(kind.charAt(0)), Number(kind.slice(1))];
  return order === "number" ? number * 4 + colour : colour * 14 + number;
}

export function ordered<T extends { kind: Kind }>(tiles: T[], order: Order): T[] {
  return [...tiles].sort((a, b) => rank(a.kind, order) - rank(b.kind, order));
}

export function compared(a: Kind[], b: Kind[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const less = rank(a[at]!, "colour") - rank(b[at]!, "colour");
    if (less) return less;
  }
  return a.length - b.length;
}

export function kindsOf(tiles: Tile[]): Kind[] {
  return tiles.map((tile) => tile.kind);
}
