// The card that somebody has chosen out of the hand, and which way up it is held.

import { laysIn, looksTheSame } from "./notation";

interface Given {
  cards: string[];
  steps: string[]; // what the hall lists
}

export class Selection {
  key = $state("");
  turned = $state(false);
  private readonly given: () => Given;

  constructor(given: () => Given) {
    this.given = given;
  }

  // Cards of one kind are the same: the second keeps its place when the first leaves.
  readonly hand = $derived.by(() => {
    const { cards } = this.given();
    return cards.map((card, index) => ({ card, key: `${card}#${index - cards.indexOf(card)}` }));
  });
  readonly card = $derived(this.hand.find((each) => each.key === this.key)?.card ?? "");
  /** As the notation spells it, this way up. */
  readonly shape = $derived(this.card && this.turned ? `~${this.card}` : this.card);
  private readonly lays = $derived.by(() => laysIn(this.given().steps));
  readonly fits = $derived(this.lays.get(this.shape) ?? new Set<string>());
  readonly discard = $derived.by(() => this.given().steps.find((step) => this.card && step === `discard ${this.card}`));

  /** On how many cells a card fits, either way up. */
  count(card: string): number {
    return new Set([...(this.lays.get(card) ?? []), ...(this.lays.get(`~${card}`) ?? [])]).size;
  }

  choose(key: string): void {
    this.key = key;
    // The way up that fits, where only one does.
    this.turned = !this.lays.has(this.card) && this.lays.has(`~${this.card}`);
  }

  /** Why it cannot be turned, or nothing: then it was. */
  turn(): string {
    if (!this.card) return "";
    if (looksTheSame(this.card)) return "This card looks the same turned.";
    this.turned = !this.turned;
    return "";
  }

  clear(): void {
    this.key = "";
  }
}
