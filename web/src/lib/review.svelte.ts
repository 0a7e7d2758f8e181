// A game that is over once more: its turns, and what the hard bot would have done, asked for one after another.

import type { Review as Game, Reviewed } from "../api";
import { request } from "./http";

const PATIENCE = 3000; // milliseconds to wait when the hall asks for a pause

export class Review {
  game = $state<Game>();
  turns = $state<Record<number, Reviewed>>({});
  at = $state(1);
  why = $state(""); // why there is nothing to see
  private closed = false;

  private readonly query: { match?: number };

  constructor(
    private readonly code: string,
    match: string,
  ) {
    this.query = match ? { match: Number(match) } : {};
  }

  /** Read the game, then think about one turn after another: the one that is looked at first. */
  async read(): Promise<void> {
    try {
      this.game = await request("GET /api/rooms/{code}/review", { path: { code: this.code }, query: this.query });
    } catch (error) {
      this.why = (error as Error).message;
      return;
    }
    while (!this.closed) {
      const next = this.wanted();
      if (next === undefined) return;
      try {
        const path = { code: this.code, number: next };
        this.turns[next] = await request("GET /api/rooms/{code}/review/{number}", { path, query: this.query });
      } catch {
        // Too fast, or the connection is gone for a moment: what is missing is asked for again.
        await new Promise((done) => setTimeout(done, PATIENCE));
      }
    }
  }

  private wanted(): number | undefined {
    const missing = (this.game?.turns ?? []).filter((turn) => !this.turns[turn.number]).map((turn) => turn.number);
    return missing.find((number) => number >= this.at) ?? missing[0];
  }

  go(to: number): void {
    this.at = Math.max(1, Math.min(this.game?.turns.length ?? 1, to));
  }

  close(): void {
    this.closed = true;
  }
}
