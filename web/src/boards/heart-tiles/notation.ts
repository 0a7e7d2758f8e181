// Cards and tiles in words, and the steps for a card on a tile.

import type { HeartTiles } from "../../wire";

const COLOURS: Record<string, string> = { w: "white", r: "red", y: "yellow", g: "green" };
const MAGIC: Record<string, string> = {
  wind: "Wind, blows a heart of the other side away",
  recycle: "Recycle, turns an empty coloured tile white",
  shield: "Shield, keeps your side safe for two turns",
};

export const isHeart = (card: string): boolean => /^[ryg]\d$/.test(card);

export const colourName = (colour: string): string => COLOURS[colour] ?? colour;

export const heartName = (heart: string): string => `${colourName(heart.charAt(0))} ${heart.charAt(1)}`;

export function cardName(card: string): string {
  if (isHeart(card)) return `${heartName(card)} heart`;
  return MAGIC[card] ?? "a hidden card";
}

export const turns = (count: number): string => (count === 1 ? "1 turn" : `${count} turns`);

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Return the step that plays a card on a tile. */
export function stepOn(card: string, tile: number): string {
  if (card === "shield") return card;
  return isHeart(card) ? `heart ${card} ${tile}` : `${card} ${tile}`;
}

/** Return the name of a tile for screen readers. */
export function tileName(at: number, tile: HeartTiles.Tile, whose: string): string {
  const parts = [`Tile ${at}`, colourName(tile.colour)];
  if (tile.original !== tile.colour) parts.push(`once ${colourName(tile.original)}`);
  if (tile.heart) parts.push(`${whose} ${heartName(tile.heart)} heart`, `counts ${tile.points}`);
  else parts.push("empty");
  if (tile.shield) parts.push(`shielded for ${turns(tile.shield)}`);
  return parts.join(", ");
}

export interface Advice {
  /** cards of the hand */
  cards: string[];
  /** decks and buttons, by their step */
  buttons: string[];
  /** what goes where */
  tiles: { card: string; tile: number }[];
}

/** Return what the steps of a hint point at. */
export function advice(steps: string[]): Advice {
  const found: Advice = { cards: [], buttons: [], tiles: [] };
  for (const step of steps) {
    const words = step.split(" ");
    const tile = Number(words.at(-1));
    const card = words[0] === "heart" ? words[1]! : words[0]!;
    if (words.length > 1 && Number.isInteger(tile)) {
      found.cards.push(card);
      found.tiles.push({ card, tile });
    } else {
      found.buttons.push(step);
      if (step === "shield") found.cards.push(step);
    }
  }
  return found;
}
