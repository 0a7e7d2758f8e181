// The undo of a turn survives a reload, as the draft itself does, until the turn is over.

import { session } from "../../lib/storage";
import { layoutOf, meldOf, type Began, type Layout } from "./layout";

type Sets = string[][]; // the tiles of each set, by id: what is in none is on the rack

interface Saved {
  steps: string; // the draft that this leads to: with another one it is of no use
  layout: Sets;
  history: Sets[];
}

// A turn is named by all it began with: round, table and rack.
function keyOf(turn: string): string {
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

export function saveUndo(turn: string, steps: string, layout: Layout, history: Layout[]): void {
  const saved: Saved = { steps, layout: setsOf(layout), history: history.map(setsOf) };
  session.write(keyOf(turn), JSON.stringify(saved));
}

export function loadUndo(turn: string, steps: string, began: Began): { layout: Layout; history: Layout[] } | undefined {
  const saved = JSON.parse(session.read(keyOf(turn)) ?? "null") as Saved | null;
  if (saved?.steps !== steps) return undefined;
  return { layout: laidOut(began, saved.layout), history: saved.history.map((sets) => laidOut(began, sets)) };
}

export function dropUndo(turn: string): void {
  session.remove(keyOf(turn));
}
