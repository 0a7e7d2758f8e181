// The reactions a user can send, and those that float over the table right now.

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
const VISIBLE_MS = 3200; // how long a reaction is visible

export interface Floating extends Reacted {
  number: number;
  words: string;
}

class Reactions {
  floating = $state.raw<Floating[]>([]);
  private count = 0;

  /** Show a reaction for a while. Only the newest is shown per seat, and only one for all spectators. */
  show(news: Reacted): void {
    const words = reactions.find(([reaction]) => reaction === news.reaction)?.[1];
    if (words === undefined || muted.has(news.user)) return; // a newer server may know reactions that this page does not
    const number = ++this.count;
    this.floating = [...this.floating.filter((each) => each.seat !== news.seat), { ...news, number, words }];
    setTimeout(() => (this.floating = this.floating.filter((each) => each.number !== number)), VISIBLE_MS);
  }

  clear(): void {
    this.floating = [];
  }
}

export const floatingReactions = new Reactions();
