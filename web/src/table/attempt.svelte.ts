// A position that is tried: a lesson or a puzzle on the board of its game. The hall says what comes of a try; nothing is judged here.

import type { LessonDraft, LessonHappened, LessonPosition } from "../api";
import type { Moved, Tried } from "../wire";
import { me } from "../people/me.svelte";
import { still } from "../ui/motion";
import { chime, chimeForDraft } from "../ui/sound";
import { local } from "../ui/storage";

const PAUSE = 1100; // milliseconds in which a move is seen before the reply to it
const STEP = 700; // milliseconds in which a step of a turn is seen before the next one

export interface Shown {
  task: string;
  names: string[];
  position: LessonPosition;
}

/** How a try stands; `shown`: the player looked at the solution. */
export type Stands = "going" | "done" | "missed" | "shown";

export interface Answered {
  stands: Stands;
  say: string;
  happened: LessonHappened[];
}

export interface Solution {
  turns: string[][];
  happened: LessonHappened[];
  /** What is said once it was shown. */
  say: string;
}

async function pause(milliseconds: number): Promise<void> {
  if (!still()) await new Promise((done) => setTimeout(done, milliseconds));
}

export abstract class Attempt<S extends Shown, A extends Answered> {
  shown = $state.raw<S>();
  answer = $state.raw<A>(); // the hall's, to what was tried last
  position = $state.raw<LessonPosition>();
  stands = $state<Stands>("going");
  say = $state(""); // what is said to the try
  draft = $state.raw<string[]>([]);
  tried = $state.raw<Tried>();
  moves = $state.raw<Moved[]>([]);
  busy = $state(false);
  refusal = $state(""); // why the rules did not take a step
  why = $state(""); // why there is nothing to try
  begun = $state(0); // how often it was begun
  private turns: string[][] = [];
  private drafting: Promise<void> = Promise.resolve();

  protected readonly path: { game: string; id: string };

  constructor(game: string, id: string) {
    this.path = { game, id };
  }

  /** What is to be tried, from the hall. */
  protected abstract find(): Promise<S>;
  protected abstract judgeDraft(turns: string[][], steps: string[]): Promise<LessonDraft>;
  protected abstract submit(turns: string[][]): Promise<A>;

  /** It was answered, or the solution was shown. */
  protected ended(): void {}

  async read(): Promise<void> {
    try {
      this.shown = await this.find();
      this.again();
    } catch (error) {
      this.why = (error as Error).message;
    }
  }

  /** Begin anew. */
  again(): void {
    local.removeEnding(` ${location.pathname}`); // what a board keeps of the table at this address
    this.begun += 1;
    this.turns = [];
    this.moves = [];
    this.stands = "going";
    this.say = this.refusal = "";
    this.busy = false;
    this.answer = undefined;
    this.stand(this.shown?.position);
  }

  /** Try a draft in place of the present one: the hall says what stands. */
  propose(steps: string[]): Promise<void> {
    const before = this.draft;
    const begun = this.begun;
    this.draft = steps;
    this.refusal = "";
    // One after another: the answers come in the order of what was asked.
    this.drafting = this.drafting.then(() => this.ask(steps, before, begun));
    return this.drafting;
  }

  private async ask(steps: string[], before: string[], begun: number): Promise<void> {
    const turns = this.turns.length;
    const answer = await this.judge(steps).catch((error: Error) => error);
    if (begun !== this.begun || turns !== this.turns.length) return; // it has moved on
    const refused = answer instanceof Error ? answer.message : answer.verdicts.find((verdict) => !verdict.stands)?.why;
    if (refused !== undefined || answer instanceof Error) {
      if (this.draft === steps) this.draft = before;
      this.refuse(refused ?? "");
      return;
    }
    this.tried = answer;
    chimeForDraft(before, steps);
  }

  /** What the hall would say to a draft that is only thought of. */
  async weigh(steps: string[]): Promise<Tried | undefined> {
    return this.judge(steps).catch(() => undefined);
  }

  private async judge(steps: string[]): Promise<Tried> {
    return { news: "tried", id: 0, ...(await this.judgeDraft(this.turns, steps)) } as Tried;
  }

  /** Play a final step, with what is drafted. */
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

  /** Show what happened, move by move, and then what is said to it. */
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
      if (at) await pause(PAUSE);
      if (begun !== this.begun) return;
      this.moves = [...this.moves, move as Moved];
      this.stand(position);
    }
  }

  /** Show the solution on the board, step by step. The hall finds it; nothing of it counts as a try. */
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
          await pause(STEP);
          if (begun !== this.begun) return;
          this.draft = steps;
          this.tried = tried;
        }
        await pause(STEP);
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
