// The undo of a turn survives a reload, as the draft itself does, until the turn is over.

import { drop, keep, kept } from "../../lib/kept";
import { layoutOf, meldOf, type Began, type Layout } from "./layout";

type Sets = string[][]; // the tiles of each set, by id: what is in none is on the rack

interface Kept {
  steps: string; // the draft that this leads to: with another one it is of no use
  layout: Sets;
  history: Sets[];
}

// A turn is named by all it began with: round, table and rack.
function nameOf(turn: string): string {
  return `undo ${turn}`;
}

function setsOf(layout: Layout): Sets {
  return layout.melds.map((meld) => meld.tiles.map((tile) => tile.id));
}

function laidOut(began: Began, sets: Sets): Layout {
  const start = layoutOf(began);
  const tiles = [...start.melds.flatMap((meld) => meld.tiles), ...start.rack];
  const melds = sets.map((ids) => meldOf(ids.map((id) => tiles.find((tile) => tile.id === id)!)));
  const laid = new Set(sets.flat());
  return { melds, rack: tiles.filter((tile) => !laid.has(tile.id)) };
}

export function keepUndo(turn: string, steps: string, layout: Layout, history: Layout[]): void {
  const found: Kept = { steps, layout: setsOf(layout), history: history.map(setsOf) };
  keep(nameOf(turn), JSON.stringify(found));
}

export function keptUndo(turn: string, steps: string, began: Began): { layout: Layout; history: Layout[] } | undefined {
  const found = JSON.parse(kept(nameOf(turn)) ?? "null") as Kept | null;
  if (found?.steps !== steps) return undefined;
  return { layout: laidOut(began, found.layout), history: found.history.map((sets) => laidOut(began, sets)) };
}

export function dropUndo(turn: string): void {
  drop(nameOf(turn));
}
