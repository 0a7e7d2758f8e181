// Friend requests and challenges that wait for the user; every open page polls for them. The actions are in company-acts.ts.

import type { ChallengeListing, Waiting } from "../api";
import { request } from "../net/http";
import { router } from "../ui/router.svelte";
import { session } from "../ui/storage";
import { toasts } from "../ui/toast.svelte";
import { t } from "./words/first";

const POLL_MS = 15_000;
const SOON_MS = 600_000; // before its start, a tournament is watched behind other tabs
const TABLE_POLL_DIVISOR = 4; // at a table, only one in this many polls is made: the server sends news there

/** Another user. */
export interface Person {
  user: string;
  name: string;
}

class Company {
  waiting = $state<Waiting>();
  blocked = $state<string[]>([]); // users blocked since this page was loaded: the server no longer sends their messages
  opponents = $state<Person[]>([]); // the players for whom a room is being created
  version = $state(0); // raised whenever something has changed
  private put = $state<string[]>((session.read("put away") ?? "").split(" ").filter(Boolean));
  private known = "";
  private looks = 0;

  /** Challenges that the user must answer, and answers to their own, without those that were dismissed. */
  news = $derived(
    (this.waiting?.challenges ?? []).filter((each) => (each.to_me || each.answer !== "open") && !this.put.includes(keyOf(each))),
  );
  /** The number of items that wait for the user. */
  count = $derived(
    (this.waiting?.requests ?? 0) + (this.waiting?.challenges ?? []).filter((each) => each.to_me || each.answer === "declined").length,
  );

  async look(): Promise<void> {
    try {
      this.waiting = await request("GET /api/me/company", { query: document.hidden ? { hidden: true } : {} });
    } catch {
      return; // the next poll tries again
    }
    const now = JSON.stringify([this.waiting.requests, this.waiting.challenges]);
    if (now !== this.known) this.version += 1;
    this.known = now;
    this.tellAtTable();
  }

  private mayBeCalled(): boolean {
    return (this.waiting?.tournaments ?? []).some(({ phase, starts_at: starts }) => phase !== "open" || starts < Date.now() + SOON_MS);
  }

  // At a table, nothing may be covered or moved: a toast shows it once, and the menu leads to it.
  private tellAtTable(): void {
    const [first] = this.news;
    if (!first || !router.path.startsWith("/r/")) return;
    if (first.to_me) toasts.show(t("challenged", { name: first.name, game: first.title }));
    else if (first.answer === "declined") toasts.show(t("challenged.declined", { name: first.name, game: first.title }));
    this.putAway(first);
  }

  /**
   * Poll while the page is visible, and behind other tabs while a tournament may call. Returns a function that stops it.
   */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden || this.mayBeCalled()) void this.look();
    };
    look();
    const timer = setInterval(() => {
      if (!router.path.startsWith("/r/") || ++this.looks % TABLE_POLL_DIVISOR === 0) look();
    }, POLL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      this.waiting = undefined;
    };
  }

  /** Dismiss a challenge, so that it is not shown again. */
  putAway(challenge: ChallengeListing): void {
    this.put = [...this.put, keyOf(challenge)].slice(-50);
    session.write("put away", this.put.join(" "));
  }
}

function keyOf({ code, user, answer }: ChallengeListing): string {
  return `${code}/${user}/${answer}`;
}

export const company = new Company();
