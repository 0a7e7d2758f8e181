// The open tables of the hall, filtered by the hall; what they are filtered by stands in the address.

import type { OpenTable, Routes } from "../api";
import { request } from "../net/http";

const PAGE = 30; // tables that are shown at first, and more with each press
const MOST = 100; // that the hall gives at once

export const FILTERS = ["game", "speed", "rated", "seats"] as const;
export type Filter = (typeof FILTERS)[number];
type Query = Routes["GET /api/tables"]["query"];

class OpenTableList {
  tables = $state<OpenTable[]>();
  /** Whether there are more than are shown. */
  more = $state(false);
  why = $state(""); // the reason for which nothing is listed
  chosen = $state<Record<Filter, string>>({ game: "", speed: "", rated: "", seats: "" });
  private wanted = PAGE;

  /** Begin with what the address says. */
  open(): void {
    const search = new URLSearchParams(location.search);
    for (const name of FILTERS) this.chosen[name] = search.get(name) ?? "";
    this.tables = undefined;
    this.wanted = PAGE;
  }

  /** Filter by something else, and say so in the address. */
  async choose(name: Filter, value: string): Promise<void> {
    this.chosen[name] = value;
    this.wanted = PAGE;
    const search = new URLSearchParams(FILTERS.filter((each) => this.chosen[each]).map((each) => [each, this.chosen[each]]));
    history.replaceState(history.state, "", search.size ? `?${search}` : location.pathname);
    await this.refresh();
  }

  async showMore(): Promise<void> {
    this.wanted += PAGE;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const asked = JSON.stringify([this.chosen, this.wanted]);
    const found: OpenTable[] = [];
    let before: string | null = "";
    try {
      while (before !== null && found.length < this.wanted) {
        const most: number = Math.min(MOST, this.wanted - found.length);
        const page: Routes["GET /api/tables"]["answer"] = await request("GET /api/tables", { query: { ...this.query(), before: before || undefined, most } as Query });
        found.push(...page.tables);
        before = page.next;
      }
    } catch (error) {
      if (!this.tables) this.why = (error as Error).message;
      return; // what is listed stays, and the next look tries again
    }
    if (asked !== JSON.stringify([this.chosen, this.wanted])) return; // something else is wanted by now
    this.tables = found;
    this.more = before !== null;
    this.why = "";
  }

  private query(): Record<string, string> {
    return Object.fromEntries(FILTERS.filter((each) => this.chosen[each]).map((each) => [each, this.chosen[each]]));
  }
}

export const openTables = new OpenTableList();
