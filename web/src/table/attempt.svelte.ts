// A position to try: a lesson or a puzzle on the board of its game. The server judges every try; the page judges nothing.

import type { LessonDraft, LessonHappened, LessonPosition } from "../api";
import type { Moved, Tried } from "../wire";
import { me } from "../people/me.svelte";
import { still } from "../ui/motion";
import { router } from "../ui/router.svelte";
import { chime, chimeForDraft } from "../ui/sound";
import { local } from "../ui/storage";

const REPLY_DELAY_MS = 1100; // how long a move is visible before the reply to it
const STEP_DELAY_MS = 700; // how long a step of a turn is visible before the next

export interface Shown {
  task: string;
  names: string[];
  position: LessonPosition;
}

/** The state of a try; `shown` means that the player looked at the solution. */
export type Stands = "going" | "done" | "missed" | "shown";

export interface Answered {
  stands: Stands;
  say: string;
  happened: LessonHappened[];
}

export interface Solution {
  turns: string[][];
  happened: LessonHappened[];
  /** The text shown after the solution. */
  say: string;
}

async function pause(milliseconds: number): Promise<void> {
  if (!still()) await new Promise((done) => setTimeout(done, milliseconds));
}

export abstract class Attempt<S extends Shown, A extends Answered> {
  shown = $state.raw<S>();
  answer = $state.raw<A>(); // the server's answer to the last try
  position = $state.raw<LessonPosition>();
  stands = $state<Stands>("going");
  say = $state(""); // the text about the try
  draft = $state.raw<string[]>([]);
  tried = $state.raw<Tried>();
  moves = $state.raw<Moved[]>([]);
  busy = $state(false);
  refusal = $state(""); // why the rules refused a step
  why = $state(""); // why there is nothing to try
  begun = $state(0); // how often the position was started
  private turns: string[][] = [];
  private drafting: Promise<void> = Promise.resolve();

  protected readonly path: { game: string; id: string };

  constructor(game: string, id: string) {
    this.path = { game, id };
  }

  /** Fetch the position to try from the server. */
  protected abstract find(): Promise<S>;
  protected abstract judgeDraft(turns: string[][], steps: string[]): Promise<LessonDraft>;
  protected abstract submit(turns: string[][]): Promise<A>;

  /** Called after the answer, or after the solution was shown. */
  protected ended(): void {}

  async read(): Promise<void> {
    try {
      this.shown = await this.find();
      this.again();
    } catch (error) {
      this.why = (error as Error).message;
    }
  }

  /** Start again. */
  again(): void {
    local.removeEnding(` ${router.place}`); // what a board keeps for the table at this address
    this.begun += 1;
    this.turns = [];
    this.moves = [];
    this.stands = "going";
    this.say = this.refusal = "";
    this.busy = false;
    this.answer = undefined;
    this.stand(this.shown?.position);
  }

  /** Replace the draft. The server says which steps are legal. */
  propose(steps: string[]): Promise<void> {
    const before = this.draft;
    const begun = this.begun;
    this.draft = steps;
    this.refusal = "";
    // In sequence, so that the answers arrive in order.
    this.drafting = this.drafting.then(() => this.ask(steps, before, begun));
    return this.drafting;
  }

  private async ask(steps: string[], before: string[], begun: number): Promise<void> {
    const turns = this.turns.length;
    const answer = await this.judge(steps).catch((error: Error) => error);
    if (begun !== this.begun || turns !== this.turns.length) return; // the position has changed meanwhile
    const refused = answer instanceof Error ? answer.message : answer.verdicts.find((verdict) => !verdict.stands)?.why;
    if (refused !== undefined || answer instanceof Error) {
      if (this.draft === steps) this.draft = before;
      this.refuse(refused ?? "");
      return;
    }
    this.tried = answer;
    chimeForDraft(before, steps);
  }

  /** Ask the server about a draft without making it the current one. */
  async weigh(steps: string[]): Promise<Tried | undefined> {
    return this.judge(steps).catch(() => undefined);
  }

  private async judge(steps: string[]): Promise<Tried> {
    return { news: "tried", id: 0, ...(await this.judgeDraft(this.turns, steps)) } as Tried;
  }

  /** Play a final step together with the draft. */
  async play(final: string): Promise<void> {
    if (this.busy || this.stands !== "going") return;
    const begun = this.begun;
    this.busy = true;
    this.refusal = "";
    try {
      await this.drafting;
      // Progress belongs to a user, so a visitor who plays becomes a guest.
      if (me.state !== "in") await me.enterAsGuest().catch(() => {});
      const turns = [...this.turns, [...(this.tried?.steps ?? []), final]];
      const answer = await this.submit(turns);
      if (begun !== this.begun) return;
      this.turns = turns;
      this.answer = answer;
      await this.watch(answer, begun);
    } catch (error) {
      if (begun === this.begun) this.refuse((error as Error).message);
    } finally {
      if (begun === this.begun) this.busy = false;
    }
  }

  /** Show what happened move by move, then the text about it. */
  private async watch(answer: Answered, begun: number): Promise<void> {
    await this.see(answer.happened, begun);
    if (begun !== this.begun) return;
    this.stands = answer.stands;
    this.say = answer.say;
    if (answer.stands !== "going") this.ended();
    if (answer.stands === "done" || answer.stands === "missed") chime(answer.stands === "done" ? "end" : "wrong");
  }

  private async see(happened: LessonHappened[], begun: number): Promise<void> {
    for (const [at, { move, position }] of happened.entries()) {
      if (at) await pause(REPLY_DELAY_MS);
      if (begun !== this.begun) return;
      this.moves = [...this.moves, move as Moved];
      this.stand(position);
    }
  }

  /** Show the solution on the board step by step. The server finds it; this does not count as a try. */
  protected async demonstrate(find: () => Promise<Solution>): Promise<void> {
    if (this.busy) return;
    this.again();
    const begun = this.begun;
    this.busy = true;
    try {
      const found = await find();
      const left = [...found.happened];
      for (const [at, turn] of found.turns.entries()) {
        for (let count = 1; count < turn.length; count += 1) {
          const steps = turn.slice(0, count);
          const tried = await this.judge(steps);
          await pause(STEP_DELAY_MS);
          if (begun !== this.begun) return;
          this.draft = steps;
          this.tried = tried;
        }
        await pause(STEP_DELAY_MS);
        if (begun !== this.begun) return;
        this.turns = found.turns.slice(0, at + 1);
        const replies = left.findIndex(({ move }, number) => number > 0 && move.seat === left[0]?.move.seat);
        await this.see(left.splice(0, replies > 0 ? replies : left.length), begun);
      }
      if (begun !== this.begun) return;
      this.stands = "shown";
      this.say = found.say;
      this.ended();
    } catch (error) {
      if (begun === this.begun) this.refuse((error as Error).message);
    } finally {
      if (begun === this.begun) this.busy = false;
    }
  }

  private refuse(why: string): void {
    this.refusal = why;
    chime("wrong");
  }

  private stand(position: LessonPosition | undefined): void {
    this.position = position;
    this.draft = [];
    this.tried = undefined;
  }
}
