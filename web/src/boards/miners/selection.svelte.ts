// The card that somebody has chosen out of the hand, which way up each card is held, and the cell that waits for one.

import { SvelteSet } from "svelte/reactivity";
import { cellText } from "../notation";
import type { Miners } from "../../wire";
import { laysIn, looksTheSame } from "./notation";

interface Given {
  cards: string[];
  steps: string[]; // what the hall lists
  barred: Miners.BarredCell[]; // what fits, and would cut a destination off
  moved: number; // the number of one's own newest move, where that is the newest of all
}

export interface HeldCard {
  key: string;
  card: string;
}

export class Selection {
  key = $state("");
  aim = $state(""); // a cell that was pressed before a card
  private readonly rotated = new SvelteSet<string>(); // the keys of the cards that are held upside down
  private readonly given: () => Given;
  private held: HeldCard[] = [];
  private dealt = 0; // cards given a key so far
  private leaving = ""; // the card that was played, until the hall has said so
  private moved = 0;

  constructor(given: () => Given) {
    this.given = given;
  }

  // Cards of one kind look the same, and are not: each keeps its key, its place and its way up when its twin is laid.
  readonly hand = $derived.by(() => {
    const { cards, moved } = this.given();
    const before = this.held.filter((each) => moved === this.moved || each.key !== this.leaving);
    this.moved = moved;
    this.held = cards.map((card) => {
      const kept = before.findIndex((each) => each.card === card);
      return kept < 0 ? { card, key: `${card}#${this.dealt++}` } : before.splice(kept, 1)[0]!;
    });
    return this.held;
  });
  readonly card = $derived(this.hand.find((each) => each.key === this.key)?.card ?? "");
  readonly turned = $derived(this.isTurned(this.key));
  /** As the notation spells it, this way up. */
  readonly shape = $derived(this.card && this.turned ? `~${this.card}` : this.card);
  private readonly lays = $derived.by(() => laysIn(this.given().steps));
  readonly fits = $derived(this.lays.get(this.shape) ?? new Set<string>());
  /** Where any card fits, either way up. */
  readonly anywhere = $derived(new Set([...this.lays.values()].flatMap((cells) => [...cells])));
  /** The cells on which the chosen card, this way up, would cut a destination off; without a chosen card, any of the hand. */
  readonly barred = $derived.by(() => {
    const { cards, barred } = this.given();
    const shapes = this.card ? [this.shape] : cards.flatMap((card) => [card, `~${card}`]);
    return new Set(barred.filter((each) => each.cards.some((shape) => shapes.includes(shape))).map((each) => cellText(each.cell)));
  });
  readonly discard = $derived.by(() => this.given().steps.find((step) => this.card && step === `discard ${this.card}`));

  isTurned(key: string): boolean {
    return this.rotated.has(key);
  }

  /** On how many cells a card of the hand fits: as it is held, and rotated. */
  count({ key, card }: HeldCard): { held: number; rotated: number } {
    const [upright, other] = [this.lays.get(card)?.size ?? 0, this.lays.get(`~${card}`)?.size ?? 0];
    return this.isTurned(key) ? { held: other, rotated: upright } : { held: upright, rotated: other };
  }

  /** The ways up, as the notation spells them, in which a card fits a cell. */
  waysInto(cell: string, card: string): string[] {
    return [card, `~${card}`].filter((shape) => this.lays.get(shape)?.has(cell));
  }

  /** Hold a card, the way up that fits where only one does: in the cell that was pressed, if there is one. */
  choose(key: string): void {
    this.key = key;
    this.leaving = "";
    const ways = this.aim ? this.waysInto(this.aim, this.card) : [this.card, `~${this.card}`].filter((way) => this.lays.has(way));
    if (ways.length === 1) this.hold(ways[0]!);
  }

  /** Hold the chosen card as the notation spells it. */
  hold(shape: string): void {
    if (shape.startsWith("~")) this.rotated.add(this.key);
    else this.rotated.delete(this.key);
  }

  /** Why it cannot be rotated, or nothing: then it was. */
  rotate(): string {
    if (!this.card) return "";
    if (looksTheSame(this.card)) return "This card looks the same rotated.";
    this.hold(this.turned ? this.card : `~${this.card}`);
    return "";
  }

  /** The chosen card is played: when the move comes through, it is the one that is gone. */
  send(): void {
    this.leaving = this.key;
  }

  clear(): void {
    this.key = "";
    this.aim = "";
  }
}
