// The reactions a user can send, and those that float over the table right now.

import type { Reacted } from "../wire";
import { muted } from "./muted.svelte";
import { t } from "./words";

export type Reaction = Reacted["reaction"];
export const reactions: Reaction[] = ["well_played", "thank_you", "good_luck", "wow", "oops", "thinking"];
const VISIBLE_MS = 3200; // how long a reaction is visible

/** Return a reaction in words. */
export function wordsOf(reaction: Reaction): string {
  return t(`reaction-${reaction}`);
}

export interface Floating extends Reacted {
  number: number;
  words: string;
}

class Reactions {
  floating = $state.raw<Floating[]>([]);
  private count = 0;

  /** Show a reaction for a while. Only the newest is shown per seat, and only one for all spectators. */
  show(news: Reacted): void {
    if (!reactions.includes(news.reaction) || muted.has(news.user)) return; // a newer server may know reactions that this page does not
    const number = ++this.count;
    this.floating = [...this.floating.filter((each) => each.seat !== news.seat), { ...news, number, words: wordsOf(news.reaction) }];
    setTimeout(() => (this.floating = this.floating.filter((each) => each.number !== number)), VISIBLE_MS);
  }

  clear(): void {
    this.floating = [];
  }
}

export const floatingReactions = new Reactions();
