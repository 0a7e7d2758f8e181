// One line below the tiles: what can be done, or what was done.

import type { HeartTiles, Moved } from "../../wire";
import { heartName, isHeart, plural } from "./words";

export function statusOf(
  view: HeartTiles.View,
  mine: boolean,
  me: number | null,
  names: string[],
  card: string | undefined,
  somewhere: boolean,
  last: Moved | undefined,
): string {
  if (view.over === "tiles") return "Every tile holds a heart. Both hands lie open.";
  if (view.over === "decks") return "Both decks are empty. Both hands lie open.";
  if (view.over) return "Given up. Both hands lie open.";
  if (!mine) return lately(last) || `${names[view.seat] ?? "The other one"} is thinking.`;
  const other = names[me === 1 ? 0 : 1] ?? "The other one";
  const blocked = view.shield !== null && view.shield.seat !== me;
  if (card && isHeart(card)) {
    if (somewhere) return `Where does the ${heartName(card)} go?`;
    return view.may.hearts ? "No tile is empty." : "No more hearts this turn.";
  }
  if (card) {
    if (blocked) return `${other}'s Shield holds all magic back.`;
    if (!view.may.magic) return "One magic card a turn: used already.";
    if (card === "shield") return "Raise it with the button, or drop it on the tiles.";
    if (card === "wind") return somewhere ? `Which heart of ${other}'s shall fly?` : `${other} has no heart to blow away.`;
    return somewhere ? "Which tile shall be white?" : "No empty coloured tile to wash.";
  }
  const left = [
    view.may.hearts ? `place ${plural(view.may.hearts, "heart", "hearts")}` : "",
    view.may.magic ? "use a magic card" : "",
  ].filter(Boolean);
  if (left.length) return `You may ${left.join(" and ")}${blocked ? `; ${other}'s Shield holds magic back` : ""}.`;
  return view.may.end ? "All done: end your turn." : "Draw, then end your turn.";
}

/** What the newest move was, in the hall's own words, without the draws and deals. */
function lately(last: Moved | undefined): string {
  const told = last?.facts.filter(({ fact }) => fact.fact !== "did" && fact.fact !== "ended") ?? [];
  return told.map(({ say }) => say).join(" ");
}
