// The facts of the newest move by tile and by seat, for highlights and motion.

import type { HeartTiles, Moved } from "../../wire";

export interface Told {
  seq: number;
  /** by tile */
  placed: Map<number, HeartTiles.Scored>;
  blown: Map<number, HeartTiles.Blown>;
  washed: Map<number, HeartTiles.Whitened>;
  /** points that a tile won or lost: "+4" */
  points: Map<number, string>;
  /** the cards dealt, by seat */
  dealt: [string[], string[]];
}

export function toldBy(last: Moved | undefined): Told {
  const told: Told = {
    seq: last?.seq ?? 0,
    placed: new Map(),
    blown: new Map(),
    washed: new Map(),
    points: new Map(),
    dealt: [[], []],
  };
  for (const each of last?.facts ?? []) {
    const fact = each.fact as HeartTiles.Fact;
    if (fact.fact === "scored") {
      told.placed.set(fact.tile, fact);
      told.points.set(fact.tile, `+${fact.points}`);
    } else if (fact.fact === "blown") {
      told.blown.set(fact.tile, fact);
      told.points.set(fact.tile, `−${fact.points}`);
    } else if (fact.fact === "whitened") told.washed.set(fact.tile, fact);
    else if (fact.fact === "did" && fact.step.do === "deal") told.dealt[fact.step.seat]?.push(fact.step.card);
  }
  return told;
}

/** Return the tiles that a move touched. */
export function touchedIn(told: Told): number[] {
  return [...told.placed.keys(), ...told.blown.keys(), ...told.washed.keys()];
}

/** The tiles touched by the newest turn that touched any: a turn has several moves, and all of them stay highlighted. */
export class Touched {
  private tiles: number[] = [];
  private seq = 0;
  private over = false; // whether the turn they belong to is over

  with(last: Moved | undefined, told: Told): number[] {
    if (!last || last.seq === this.seq) return this.tiles;
    this.seq = last.seq;
    const here = touchedIn(told);
    if (here.length) {
      this.tiles = this.over ? here : [...this.tiles, ...here];
      this.over = false;
    }
    this.over ||= last.steps.includes("end");
    return this.tiles;
  }
}
