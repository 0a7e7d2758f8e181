// The open tables, filtered by the server. The filters are in the address.

import type { OpenTable, Routes } from "../api";
import { request } from "../net/http";

const PAGE_SIZE = 30; // tables shown at first, and added with each press of "more"
const MAX_TABLES = 100; // the server's limit per request

export const FILTERS = ["game", "speed", "rated", "seats"] as const;
export type Filter = (typeof FILTERS)[number];
type Query = Routes["GET /api/tables"]["query"];

class OpenTableList {
  tables = $state<OpenTable[]>();
  /** Whether there are more tables than shown. */
  more = $state(false);
  why = $state(""); // why nothing is listed
  chosen = $state<Record<Filter, string>>({ game: "", speed: "", rated: "", seats: "" });
  private wanted = PAGE_SIZE;

  /** Read the filters from the address and load the tables. */
  open(): void {
    const search = new URLSearchParams(location.search);
    for (const name of FILTERS) this.chosen[name] = search.get(name) ?? "";
    this.tables = undefined;
    this.wanted = PAGE_SIZE;
  }

  /** Set a filter and write it to the address. */
  async choose(name: Filter, value: string): Promise<void> {
    this.chosen[name] = value;
    this.wanted = PAGE_SIZE;
    const search = new URLSearchParams(FILTERS.filter((each) => this.chosen[each]).map((each) => [each, this.chosen[each]]));
    history.replaceState(history.state, "", search.size ? `?${search}` : location.pathname);
    await this.refresh();
  }

  async showMore(): Promise<void> {
    this.wanted += PAGE_SIZE;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const asked = JSON.stringify([this.chosen, this.wanted]);
    const found: OpenTable[] = [];
    let before: string | null = "";
    try {
      while (before !== null && found.length < this.wanted) {
        const most: number = Math.min(MAX_TABLES, this.wanted - found.length);
        const page: Routes["GET /api/tables"]["answer"] = await request("GET /api/tables", { query: { ...this.query(), before: before || undefined, most } as Query });
        found.push(...page.tables);
        before = page.next;
      }
    } catch (error) {
      if (!this.tables) this.why = (error as Error).message;
      return; // keep the current list; the next poll tries again
    }
    if (asked !== JSON.stringify([this.chosen, this.wanted])) return; // the filters have changed meanwhile
    this.tables = found;
    this.more = before !== null;
    this.why = "";
  }

  private query(): Record<string, string> {
    return Object.fromEntries(FILTERS.filter((each) => this.chosen[each]).map((each) => [each, this.chosen[each]]));
  }
}

export const openTables = new OpenTableList();
