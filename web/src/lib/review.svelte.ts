// A game that is over once more: its turns, and what the hard bot would have done, asked for one after another.

import { api } from "./api";

export interface Past {
  number: number;
  seat: number;
  steps: string[];
  sentences: string[];
}
export interface Considered {
  steps: string[];
  sentences: string[];
  why: string;
  same: boolean;
  view: unknown;
  hopes: (number | null)[];
}
export interface Reviewed {
  played: Past;
  view: unknown;
  after: unknown;
  considered: Considered | null;
}
export interface Game {
  code: string;
  match: number;
  game: string;
  title: string;
  players: string[];
  outcome: { scores: number[]; winners: number[]; reason: string };
  sentence: string;
  turns: Past[];
}

const PATIENCE = 3000; // milliseconds to wait when the hall asks for a pause

export class Review {
  game = $state<Game>();
  turns = $state<Record<number, Reviewed>>({});
  at = $state(1);
  why = $state(""); // why there is nothing to see
  private left = false;

  constructor(
    private code: string,
    private match: string,
  ) {}

  private get query(): string {
    return this.match ? `?match=${this.match}` : "";
  }

  /** Read the game, then think about one turn after another: the one that is looked at first. */
  async read(): Promise<void> {
    try {
      this.game = await api<Game>("GET", `/rooms/${this.code}/review${this.query}`);
    } catch (error) {
      this.why = (error as Error).message;
      return;
    }
    while (!this.left) {
      const next = this.wanted();
      if (next === undefined) return;
      try {
        this.turns[next] = await api<Reviewed>("GET", `/rooms/${this.code}/review/${next}${this.query}`);
      } catch {
        // Too fast, or the line is gone for a moment: what is missing is asked for again.
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

  leave(): void {
    this.left = true;
  }
}
