// The card chosen from the hand, which way up each card is held, and the cell that waits for a card.

import { SvelteSet } from "svelte/reactivity";
import { cellText } from "../notation";
import type { Miners } from "../../wire";
import { laysIn, looksTheSame } from "./notation";
import { t } from "./words";

interface Given {
  cards: string[];
  steps: string[]; // as listed by the server
  barred: Miners.BarredCell[]; // cells where a card fits but would cut off a destination
  moved: number; // the number of the viewer's newest move, if it is the newest of all
}

export interface HeldCard {
  key: string;
  card: string;
}

export class Selection {
  key = $state("");
  aim = $state(""); // a cell that was pressed before a card
  private readonly rotated = new SvelteSet<string>(); // keys of the cards that are held upside down
  private readonly given: () => Given;
  private held: HeldCard[] = [];
  private dealt = 0; // number of keys given to cards so far
  private leaving = ""; // the card that was played, until it is confirmed
  private moved = 0;

  constructor(given: () => Given) {
    this.given = given;
  }

  // Cards of one kind look the same but are distinct: each keeps its key, position and orientation when another is laid.
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
  /** The notation of the card, this way up. */
  readonly shape = $derived(this.card && this.turned ? `~${this.card}` : this.card);
  private readonly lays = $derived.by(() => laysIn(this.given().steps));
  readonly fits = $derived(this.lays.get(this.shape) ?? new Set<string>());
  /** The cells where any card fits, either way up. */
  readonly anywhere = $derived(new Set([...this.lays.values()].flatMap((cells) => [...cells])));
  /** The cells where the chosen card, this way up, would cut off a destination; without a chosen card, any card of the hand. */
  readonly barred = $derived.by(() => {
    const { cards, barred } = this.given();
    const shapes = this.card ? [this.shape] : cards.flatMap((card) => [card, `~${card}`]);
    return new Set(barred.filter((each) => each.cards.some((shape) => shapes.includes(shape))).map((each) => cellText(each.cell)));
  });
  readonly discard = $derived.by(() => this.given().steps.find((step) => this.card && step === `discard ${this.card}`));

  isTurned(key: string): boolean {
    return this.rotated.has(key);
  }

  /** Return on how many cells a card of the hand fits, as held and rotated. */
  count({ key, card }: HeldCard): { held: number; rotated: number } {
    const [upright, other] = [this.lays.get(card)?.size ?? 0, this.lays.get(`~${card}`)?.size ?? 0];
    return this.isTurned(key) ? { held: other, rotated: upright } : { held: upright, rotated: other };
  }

  /** Return the orientations, in the notation, in which a card fits a cell. */
  waysInto(cell: string, card: string): string[] {
    return [card, `~${card}`].filter((shape) => this.lays.get(shape)?.has(cell));
  }

  /** Choose a card. If only one orientation fits, in the pressed cell if there is one, hold it that way. */
  choose(key: string): void {
    this.key = key;
    this.leaving = "";
    const ways = this.aim ? this.waysInto(this.aim, this.card) : [this.card, `~${this.card}`].filter((way) => this.lays.has(way));
    if (ways.length === 1) this.hold(ways[0]!);
  }

  /** Hold the chosen card in the orientation of this notation. */
  hold(shape: string): void {
    if (shape.startsWith("~")) this.rotated.add(this.key);
    else this.rotated.delete(this.key);
  }

  /** Rotate the chosen card. Returns why that is not possible, or a blank string. */
  rotate(): string {
    if (!this.card) return "";
    if (looksTheSame(this.card)) return t("same-rotated");
    this.hold(this.turned ? this.card : `~${this.card}`);
    return "";
  }

  /** Mark the chosen card as played: when the move is confirmed, this card is removed. */
  send(): void {
    this.leaving = this.key;
  }

  clear(): void {
    this.key = "";
    this.aim = "";
  }
}
