// Reactions: those there are, and those that float over the table right now.

import type { Reacted } from "../wire";
import { muted } from "./muted.svelte";

export type Reaction = Reacted["reaction"];
export const reactions: [Reaction, string][] = [
  ["well_played", "Well played"],
  ["thank_you", "Thank you"],
  ["good_luck", "Good luck"],
  ["wow", "Wow"],
  ["oops", "Oops"],
  ["thinking", "Let me think"],
];
const STAYS = 3200; // milliseconds that a reaction is seen

export interface Floating extends Reacted {
  number: number;
  words: string;
}

class Reactions {
  floating = $state.raw<Floating[]>([]);
  private count = 0;

  /** Show a reaction for a while: the newest of each seat, and one of those who look on. */
  show(news: Reacted): void {
    const words = reactions.find(([reaction]) => reaction === news.reaction)?.[1];
    if (words === undefined || muted.has(news.user)) return; // a hall may know reactions that this page does not
    const number = ++this.count;
    this.floating = [...this.floating.filter((each) => each.seat !== news.seat), { ...news, number, words }];
    setTimeout(() => (this.floating = this.floating.filter((each) => each.number !== number)), STAYS);
  }

  clear(): void {
    this.floating = [];
  }
}

export const floatingReactions = new Reactions();
