// A hint on the board: first the tiles and sets it is about, then the sets it would make, as ghosts.

import type { BoardProps } from "../board";
import { keyOf, type Layout } from "./layout";
import { kindsOf, type Kind, type Meld, type Tile } from "./notation";

export interface Ghosts {
  lit: ReadonlySet<number>; // sets that it is about
  glowing: ReadonlySet<string>; // rack tiles that it is about
  step: string; // the step that ends the turn, if the hint is only to draw or to pass
  melds: Meld[]; // sets that it would make, of ghost tiles
  grown: ReadonlyMap<number, Meld>; // sets that it would add to, including the ghost tiles
  tiles: ReadonlySet<string>; // ids of the ghost tiles
}

export const NO_GHOSTS: Ghosts = { lit: new Set(), glowing: new Set(), step: "", melds: [], grown: new Map(), tiles: new Set() };

/** Return what to show of a hint over the current layout. */
export function ghostsOf(hint: BoardProps["hint"], layout: Layout): Ghosts {
  if (!hint?.steps.length) return NO_GHOSTS;
  const lifts = setsOf(hint.steps, "lift");
  // A set that the draft lifted and the hint leaves alone is laid again.
  const lays = [...setsOf(hint.steps, "lay"), ...setsOf(hint.back, "lift")];
  const changed = [...lifts, ...setsOf(hint.back, "lay")];
  if (!lays.length) return { ...NO_GHOSTS, step: hint.steps[0]! };
  const lifted = changed.map((kinds) => layout.melds.find((meld) => keyOf(kindsOf(meld.tiles)) === keyOf(kinds)));
  const lit = new Set(lifted.filter((meld) => meld !== undefined).map((meld) => meld.id));
  const glowing = new Set(fromRack(changed.flat(), lays.flat(), layout.rack));
  if (hint.stage === "where") return { ...NO_GHOSTS, lit, glowing };
  const tiles = new Set<string>();
  const grown = new Map<number, Meld>();
  const melds: Meld[] = [];
  for (const [number, kinds] of lays.entries()) {
    const meld = lifted.find((each) => each && !grown.has(each.id) && kindsOf(each.tiles).every((kind) => kinds.includes(kind)));
    const rest = [...(meld?.tiles ?? [])];
    const all = kinds.map((kind, at): Tile => {
      const lying = rest.findIndex((tile) => tile.kind === kind);
      if (lying >= 0) return rest.splice(lying, 1)[0]!;
      const id = `hint ${number}.${at}`;
      tiles.add(id);
      return { id, kind };
    });
    if (meld) grown.set(meld.id, { ...meld, tiles: all });
    else melds.push({ id: -number - 0.5, tiles: all }); // sets on the table have integer ids
  }
  const taken = new Set([...lit].filter((id) => !grown.has(id)));
  return { lit: taken, glowing, step: "", melds, grown, tiles };
}

/** Return the sets in the steps of one kind. */
function setsOf(steps: string[] = [], verb: string): Kind[][] {
  return steps.flatMap((step) => (step.startsWith(`${verb} `) ? [step.split(" ").slice(1)] : []));
}

/** Return the tiles from the rack: those that are laid but were not lifted. */
function fromRack(lifted: Kind[], laid: Kind[], rack: Tile[]): string[] {
  const [loose, rest] = [[...lifted], [...rack]];
  return laid.flatMap((kind) => {
    const at = loose.indexOf(kind);
    if (at >= 0) {
      loose.splice(at, 1);
      return [];
    }
    const found = rest.findIndex((tile) => tile.kind === kind);
    return found < 0 ? [] : [rest.splice(found, 1)[0]!.id];
  });
}
