// Cards and tiles in words, and the steps for a card on a tile.

import { list } from "../../words/words.svelte";
import type { HeartTiles } from "../../wire";
import { t } from "./words";

export const isHeart = (card: string): boolean => /^[ryg]\d$/.test(card);

/** Return the back of a card of a deck, as the notation writes it: "heart?". */
export const back = (deck: "heart" | "magic"): string => `${deck}?`;

export const colourName = (colour: string): string => t("colour", { colour });

/** A heart as the arguments of a sentence. */
export const heartOf = (heart: string): { colour: string; value: string } => ({ colour: heart.charAt(0), value: heart.charAt(1) });

export const heartName = (heart: string): string => t("heart", heartOf(heart));

/** Return a card in a few words. */
export function cardName(card: string): string {
  if (isHeart(card)) return t("card-heart", heartOf(card));
  return card.endsWith("?") ? t("card-hidden") : t("magic", { kind: card });
}

/** Return a card in words; a magic card with what it does. */
export function cardWords(card: string): string {
  return isHeart(card) || card.endsWith("?") ? cardName(card) : t("card-magic", { kind: card });
}

/** Return the step that plays a card on a tile. */
export function stepOn(card: string, tile: number): string {
  if (card === "shield") return card;
  return isHeart(card) ? `heart ${card} ${tile}` : `${card} ${tile}`;
}

/** A player who owns hearts, as arguments of a sentence. */
export interface Owner {
  you: string;
  who: string;
}

/** Return what there is to know about a tile, for screen readers. */
export function tileWords(tile: HeartTiles.Tile, owner: Owner): string {
  const found = [colourName(tile.colour)];
  if (tile.original !== tile.colour) found.push(t("tile-once", { colour: tile.original }));
  if (tile.heart) found.push(t("tile-heart", { ...owner, ...heartOf(tile.heart) }), t("tile-counts", { points: tile.points }));
  else found.push(t("tile-empty"));
  if (tile.shield) found.push(t("tile-shielded", { count: tile.shield }));
  return list(found, "comma");
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
