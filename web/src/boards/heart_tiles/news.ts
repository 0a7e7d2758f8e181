// What the newest move did to the tiles and the hands: for highlights and motion.

import type { HeartTiles, Moved } from "../../wire";

export interface News {
  seq: number;
  /** by tile */
  placed: Map<number, HeartTiles.Scored>;
  blown: Map<number, HeartTiles.Blown>;
  washed: Map<number, HeartTiles.Whitened>;
  told: Map<number, string>;
  /** the cards dealt, by seat */
  dealt: [string[], string[]];
}

export function newsOf(last: Moved | undefined): News {
  const news: News = {
    seq: last?.seq ?? 0,
    placed: new Map(),
    blown: new Map(),
    washed: new Map(),
    told: new Map(),
    dealt: [[], []],
  };
  for (const each of last?.facts ?? []) {
    const fact = each.fact as HeartTiles.Fact;
    if (fact.fact === "scored") {
      news.placed.set(fact.tile, fact);
      news.told.set(fact.tile, `+${fact.points}`);
    } else if (fact.fact === "blown") {
      news.blown.set(fact.tile, fact);
      news.told.set(fact.tile, `−${fact.points}`);
    } else if (fact.fact === "whitened") news.washed.set(fact.tile, fact);
    else if (fact.fact === "did" && fact.step.do === "deal") news.dealt[fact.step.seat]?.push(fact.step.card);
  }
  return news;
}

/** The tiles of the newest turn that touched any: a turn is several moves, and all of them stay lit. */
export class Touched {
  private tiles: number[] = [];
  private seq = 0;
  private over = false; // the turn they belong to

  with(last: Moved | undefined, news: News): number[] {
    if (!last || last.seq === this.seq) return this.tiles;
    this.seq = last.seq;
    const here = [...news.placed.keys(), ...news.blown.keys(), ...news.washed.keys()];
    if (here.length) {
      this.tiles = this.over ? here : [...this.tiles, ...here];
      this.over = false;
    }
    this.over ||= last.steps.includes("end");
    return this.tiles;
  }
}

/** Let a thing come from where it was: off when the system asks for stillness. */
export function fly(thing: Element, from: DOMRect): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const to = thing.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const start = { transform: `translate(${x}px, ${y}px) scale(0.8)`, zIndex: "9" };
  thing.animate([start, { transform: "none", zIndex: "9" }], {
    duration: 260,
    easing: "cubic-bezier(0.3, 1.2, 0.5, 1)",
  });
}
