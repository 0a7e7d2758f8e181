// What is between me and others: what waits for me, asked for now and then by every open page. What can be done is in company-acts.ts.

import type { ChallengeListing, Waiting } from "../api";
import { request } from "../net/http";
import { router } from "../ui/router.svelte";
import { session } from "../ui/storage";
import { toasts } from "../ui/toast.svelte";

const EVERY = 15_000; // milliseconds between two looks
const AT_TABLE = 4; // looks of which one is taken at a table: the hall calls there when something is new

/** Somebody else. */
export interface Person {
  user: string;
  name: string;
}

class Company {
  waiting = $state<Waiting>();
  blocked = $state<string[]>([]); // by me, since this page was loaded: the hall sends nothing more of theirs
  opponents = $state<Person[]>([]); // for whom a room is being chosen
  version = $state(0); // raised whenever something is new
  private put = $state<string[]>((session.read("put away") ?? "").split(" ").filter(Boolean));
  private known = "";
  private looks = 0;

  /** Challenges that are mine to answer, and answers to mine, but for what I have put away. */
  news = $derived(
    (this.waiting?.challenges ?? []).filter((each) => (each.to_me || each.answer !== "open") && !this.put.includes(keyOf(each))),
  );
  /** How much waits for me. */
  count = $derived(
    (this.waiting?.requests ?? 0) + (this.waiting?.challenges ?? []).filter((each) => each.to_me || each.answer === "declined").length,
  );

  async look(): Promise<void> {
    try {
      this.waiting = await request("GET /api/me/company");
    } catch {
      return; // the next look finds it
    }
    const now = JSON.stringify([this.waiting.requests, this.waiting.challenges]);
    if (now !== this.known) this.version += 1;
    this.known = now;
    this.tellAtTable();
  }

  // At a table nothing may be covered or moved: it is said once, and the menu leads to it.
  private tellAtTable(): void {
    const [first] = this.news;
    if (!first || !router.path.startsWith("/r/")) return;
    if (first.to_me) toasts.show(`${first.name} challenges you to ${first.title}: see Friends, in the menu.`);
    else if (first.answer === "declined") toasts.show(`${first.name} declines ${first.title} this time.`);
    this.putAway(first);
  }

  /** Look now and then, as long as the page is looked at; how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(() => {
      if (!router.path.startsWith("/r/") || ++this.looks % AT_TABLE === 0) look();
    }, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      this.waiting = undefined;
    };
  }

  /** Not to be told of this once more. */
  putAway(challenge: ChallengeListing): void {
    this.put = [...this.put, keyOf(challenge)].slice(-50);
    session.write("put away", this.put.join(" "));
  }
}

function keyOf({ code, user, answer }: ChallengeListing): string {
  return `${code}/${user}/${answer}`;
}

export const company = new Company();
