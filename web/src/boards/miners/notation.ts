// The notation, drawing and names of path cards. Nothing here knows where a card may be laid.

import { list } from "../../words/words.svelte";
import { t } from "./words";

type Point = readonly [number, number];

const MOUTHS: Record<string, Point> = { T: [50, 0], R: [100, 50], B: [50, 100], L: [0, 50] };
const STUB_ENDS: Record<string, Point> = { T: [50, 17], R: [83, 50], B: [50, 83], L: [17, 50] };
const ACROSS: Record<string, string> = { T: "B", R: "L", B: "T", L: "R" };
const SIDES = "TRBL";

/** Return the name of a dwarf. */
export const dwarf = (seat: number): string => t("dwarf", { seat });

/** Return the short name of a dwarf, shown beside the player's name. */
export const firstName = (seat: number): string => t("dwarf.first", { seat });

/** Return the groups of a card as laid: those of `~TB+R` are TB and L. */
export function groupsOf(card: string): string[] {
  const turned = card.startsWith("~");
  const groups = card.replace("~", "").split("+");
  return turned ? groups.map(turnedGroup) : groups;
}

function turnedGroup(group: string): string {
  const sides = [...group].map((side) => ACROSS[side] ?? side);
  return [...SIDES].filter((side) => sides.includes(side)).join("");
}

/** Return whether the card looks the same upside down: then it has no second notation. */
export function looksTheSame(card: string): boolean {
  const spelled = (word: string): string => groupsOf(word).toSorted().join("+");
  return spelled(card) === spelled(`~${card}`);
}

/** Return the path of a group through a 100 by 100 card. */
export function lineOf(group: string): string {
  const [first = "T", second] = group;
  if (!second) return line(MOUTHS[first]!, STUB_ENDS[first]!);
  if (group.length === 2) {
    if (ACROSS[first] === second) return line(MOUTHS[first]!, MOUTHS[second]!);
    return `M${MOUTHS[first]!.join(" ")}Q50 50 ${MOUTHS[second]!.join(" ")}`;
  }
  return [...group].map((side) => line(MOUTHS[side]!, [50, 50])).join("");
}

function line(from: Point, to: Point): string {
  return `M${from.join(" ")}L${to.join(" ")}`;
}

/** Return the position of the lantern in a group: its middle. */
export function lampOf(group: string): Point {
  if (group.length !== 2 || ACROSS[group[0]!] === group[1]) return [50, 50];
  const [a, b] = [MOUTHS[group[0]!]!, MOUTHS[group[1]!]!];
  return [(a[0] + b[0] + 100) / 4, (a[1] + b[1] + 100) / 4];
}

/** Return the rotation of a stub's rubble, which is drawn for the top. */
export const rubbleTurn = (side: string): number => 90 * SIDES.indexOf(side);

/** Return a card in words, for screen readers. */
export function wordsOf(card: string): string {
  const groups = groupsOf(card);
  const ways = list(groups.map((sides) => t("card-way", { sides })), "comma");
  return t("card", { shape: shapeOf(groups), ways });
}

function shapeOf(groups: string[]): string {
  const path = groups.findLast((group) => group.length > 1) ?? "";
  if (groups.some((group) => group.length === 4)) return "cross";
  if (path.length === 3) return "fork";
  return !path ? "dead-end" : ACROSS[path[0]!] === path[1] ? "straight" : "bend";
}

/** Return the cells on which each card may be laid, by its notation, from the listed steps. */
export function laysIn(steps: readonly string[]): Map<string, Set<string>> {
  const lays = new Map<string, Set<string>>();
  for (const step of steps) {
    const [verb, card, cell] = step.split(" ");
    if (verb !== "lay" || !card || !cell) continue;
    lays.set(card, (lays.get(card) ?? new Set()).add(cell));
  }
  return lays;
}
