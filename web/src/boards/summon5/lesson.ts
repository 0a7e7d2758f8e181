// The examples of the how-to-play, for the room's Sacred Numbers. They score as in the rules document, without variants.

import { parseCell } from "../notation";
import type { At, Lit } from "./notation";
import { list } from "../../words/words.svelte";
import { t } from "./words";

export interface Example {
  rows: string[];
  fresh: At[];
  sun: At;
  runs: Lit[];
}

const SUN = 5; // the value in the middle of every loom

/** Return the smallest multiple of a number that is at least `least`. */
function multiple(of: number, least: number): number {
  return of * Math.ceil(least / of);
}

function halves(sum: number): [number, number] {
  return [Math.ceil(sum / 2), Math.floor(sum / 2)];
}

export class Lesson {
  private readonly first: number;
  private readonly left: [number, number]; // the tiles placed beside the sun

  constructor(private readonly sacred: readonly number[]) {
    this.first = sacred[0]!;
    this.left = halves(multiple(this.first, 2 * SUN - 1) - SUN);
  }

  private run(cells: At[], sum: number, factor = 1): Lit {
    const points = this.sacred.reduce((total, number) => total + (sum % number ? 0 : (sum / number) * 10), 0);
    return { cells, sum: `${sum}`, points: sum ? points * factor : 0, past: false };
  }

  private scores(sum: number): boolean {
    return sum > 0 && this.sacred.some((number) => sum % number === 0);
  }

  /** Two tiles beside the sun. */
  get turn(): Example {
    const [a, b] = this.left;
    return {
      rows: [".......", `..${a}${b}${SUN}..`, "......."],
      fresh: ["1,2", "1,3"],
      sun: "1,4",
      runs: [this.run(["1,2", "1,3", "1,4"], a + b + SUN)],
    };
  }

  /** Two tiles below them, with one of three sequences scoring; undefined if no tiles have that property. */
  get below(): Example | undefined {
    const [a, b] = this.left;
    const digits = [7, 4, 8, 3, 9, 2, 6, 1, 5, 0];
    const found = digits
      .flatMap((x) => digits.map((y) => [x, y] as const))
      .find(([x, y]) => this.scores(a + x) && !this.scores(b + y) && !this.scores(x + y));
    if (!found) return undefined;
    const [x, y] = found;
    return {
      rows: [".......", `..${a}${b}${SUN}..`, `..${x}${y}...`, "......."],
      fresh: ["2,2", "2,3"],
      sun: "1,4",
      runs: [this.run(["1,2", "2,2"], a + x), this.run(["1,3", "2,3"], b + y), this.run(["2,2", "2,3"], x + y)],
    };
  }

  /** The first sequence, extended. */
  get longer(): Example {
    const [a, b] = this.left;
    const [c, d] = halves(multiple(this.first, 2 * SUN));
    return {
      rows: ["........", `..${a}${b}${SUN}${c}${d}.`, "........"],
      fresh: ["1,5", "1,6"],
      sun: "1,4",
      runs: [this.run(["1,2", "1,3", "1,4", "1,5", "1,6"], a + b + SUN + c + d)],
    };
  }

  /** A portal between two tiles, and a knot beside them if there are knots. */
  portal(knots: boolean): Example {
    const [a, b] = halves(multiple(this.first, SUN));
    return {
      rows: ["......", `.${a}*${b}..`, knots ? "....#." : "......", "......"],
      fresh: ["1,1"],
      sun: "",
      runs: [this.run(["1,1", "1,2", "1,3"], a + b, 2)],
    };
  }
}

/** Describe an example for screen readers: "3 2 5 sum to 10, which earns 20 energy." */
export function spoken({ rows, runs }: Example): string {
  const tile = (at: At): string => {
    const [row, column] = parseCell(at);
    const glyph = rows[row]?.[column] ?? "";
    return glyph === "*" ? t("portal") : glyph;
  };
  const said = runs.map(({ cells, sum, points }) => t("how-example", { tiles: cells.map(tile).join(" "), sum, points: String(points) }));
  return list(said, "sentences");
}
