// The review of a finished game: its turns, how good each was, and the turn being shown. The server keeps the analysis of
// each turn, so the page requests only turns that have not been analysed yet, one after another.

import type { Analysed, Judgement, Review as Game, Reviewed, TurningPoint } from "../api";
import { HttpError, request } from "../net/http";
import { perLocale } from "../words/words.svelte";
import { t } from "./words";

const RETRY_DELAY_MS = 4000; // how long to wait if the server asks for a pause or cannot be reached
const MAX_TRIES = 3; // attempts for a turn to which the bot finds no answer

/** The source of a review: a room that the user may read, or a shared link. */
export type Source = { code: string; match?: number | undefined } | { token: string };

const percents = perLocale((locale) => new Intl.NumberFormat(locale, { style: "percent" }));

/** Format a probability in whole percent. */
export function percent(value: number): string {
  return percents().format(value);
}

export class Review {
  game = $state<Game>();
  /** The judgements known so far, by turn number. */
  judgements = $state<Record<number, Judgement>>({});
  /** The boards of the turns viewed so far, by turn number. */
  boards = $state<Record<number, Reviewed>>({});
  turningPoint = $state<TurningPoint | null>(null);
  /** The turn being shown. The list, the graph, the slider and the board all read it from here. */
  at = $state(1);
  /** Whether every turn has been analysed or given up. */
  done = $state(false);
  why = $state(""); // why there is nothing to show
  /** Whether the user has chosen a turn: from then on the review does not move by itself. */
  private chosen = false;
  private closed = false;
  private failed: Record<number, number> = {};

  constructor(private readonly source: Source) {}

  /** The number of analysed turns. Not $derived: an answer may arrive after the page that asked is gone. */
  get known(): number {
    return Object.keys(this.judgements).length;
  }

  /** The user's turns; none for a spectator. */
  private get own(): number[] {
    return (this.game?.turns ?? []).filter((turn) => turn.seat === this.game?.me).map((turn) => turn.number);
  }

  /** The user's worst turn if it was a mistake or a blunder, else the turning point; undefined until the turns are analysed. */
  get opening(): number | undefined {
    let worst: number | undefined;
    for (const number of this.own) {
      const judged = this.judgements[number];
      if (!judged && !this.done) return undefined;
      if (judged && judged.cost > (worst === undefined ? 0 : this.judgements[worst]!.cost)) worst = number;
    }
    const mark = worst === undefined ? undefined : this.judgements[worst]!.mark;
    return mark === "mistake" || mark === "blunder" ? worst : this.turningPoint?.turn;
  }

  /** Load the game, then analyse the missing turns. */
  async start(think = true): Promise<void> {
    if ((await this.read()) && think) await this.think();
  }

  /** Load the game. Resolves to false if that fails; `why` has the reason. */
  private async read(): Promise<boolean> {
    try {
      this.game = await this.readGame();
    } catch (error) {
      this.why = (error as Error).message;
      return false;
    }
    if (this.closed) return false;
    if (!this.game.turns.length) {
      this.why = t("review.empty");
      return false;
    }
    for (const turn of this.game.turns) if (turn.judgement) this.judgements[turn.number] = turn.judgement;
    this.turningPoint = this.game.turning_point;
    this.done = this.known === this.game.turns.length;
    this.at = this.opening ?? Math.ceil(this.game.turns.length / 2);
    return true;
  }

  /** Analyse the missing turns: first the turn that the viewer has chosen, then the viewer's own turns, then the others. */
  private async think(): Promise<void> {
    while (!this.closed && this.game) {
      const next = this.wanted();
      if (next === undefined) break;
      try {
        this.take(next, await this.analyse(next));
      } catch (error) {
        if (error instanceof HttpError && error.status !== 0 && error.status !== 429 && error.status < 500) break;
        await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
      }
    }
    this.done = true;
    this.open();
  }

  /** Go to a turn chosen by the user. */
  go(to: number): void {
    this.chosen = true;
    this.at = Math.max(1, Math.min(this.game?.turns.length ?? 1, to));
  }

  /** Load the boards of a turn. */
  async look(number: number): Promise<void> {
    const known = this.boards[number];
    if (known && (known.considered || !this.judgements[number])) return;
    try {
      const found = await this.readTurn(number);
      if (!this.boards[number]?.considered) this.boards[number] = found;
    } catch {
      // The server cannot be reached or asks for a pause. The analysis also brings the board, and the next call tries again.
    }
  }

  close(): void {
    this.closed = true;
  }

  private take(number: number, found: Analysed): void {
    const judged = found.turn.played.judgement;
    this.boards[number] = found.turn;
    if (judged) this.judgements[number] = judged;
    else this.failed[number] = (this.failed[number] ?? 0) + 1;
    this.turningPoint = found.turning_point ?? this.turningPoint;
    this.open();
  }

  /** Go to the opening turn once it is known, unless the viewer has chosen a turn. */
  private open(): void {
    const to = this.opening;
    if (to === undefined || this.chosen) return;
    this.chosen = true;
    this.at = to;
  }

  private wanted(): number | undefined {
    const every = (this.game?.turns ?? []).map((turn) => turn.number);
    const missing = [...this.own, ...every].filter((number) => !this.judgements[number] && (this.failed[number] ?? 0) < MAX_TRIES);
    return this.chosen && missing.includes(this.at) ? this.at : missing[0];
  }

  private readGame(): Promise<Game> {
    const from = this.source;
    if ("token" in from) return request("GET /api/shared/{token}", { path: { token: from.token } });
    return request("GET /api/rooms/{code}/review", { path: { code: from.code }, query: { match: from.match ?? null } });
  }

  private readTurn(number: number): Promise<Reviewed> {
    const from = this.source;
    if ("token" in from) return request("GET /api/shared/{token}/{number}", { path: { token: from.token, number } });
    const path = { code: from.code, number };
    return request("GET /api/rooms/{code}/review/{number}", { path, query: { match: from.match ?? null } });
  }

  private analyse(number: number): Promise<Analysed> {
    const from = this.source;
    if ("token" in from) return request("GET /api/shared/{token}/{number}/analysis", { path: { token: from.token, number } });
    const path = { code: from.code, number };
    return request("GET /api/rooms/{code}/review/{number}/analysis", { path, query: { match: from.match ?? null } });
  }
}
