// Looking back while the game goes on: a turn as one saw it then, and what others did since one's own last turn. Nothing of it
// touches the present: drafts stay, and what others do meanwhile is counted.

import type { Moved, Past } from "../wire";
import { still } from "../ui/motion";
import { roomStore } from "./room-store.svelte";
import { turnsOf } from "../boards/turns";

const BEFORE = 600; // ms that the board is seen as one left it, before what others did is shown
const LEAST = 900; // ms that a turn is shown in a replay, and
const EACH = 250; // ms more for everything that happened in it, but
const MOST = 2600; // ms at most: as long as a board takes to show the longest
const MOST_TURNS = 8; // that are replayed: a player who was away for longer has the log

/** A turn as the board draws it: how it stood after it, and all that happened in it. */
export interface PastTurn {
  turn: number;
  position: Past["position"];
  last: Moved;
}

function asOne(moves: Moved[]): Moved {
  return { ...moves.at(-1)!, steps: moves.flatMap((move) => move.steps), facts: moves.flatMap((move) => move.facts) };
}

class LookBack {
  /** What is looked at; undefined: the game as it stands. */
  shown = $state.raw<PastTurn>();
  /** In passing, as long as an entry of the log is pointed at; step by step; or all that happened since one's own turn. */
  how = $state<"glance" | "steps" | "replay">("glance");
  /** How far a replay is. */
  replayed = $state({ at: 0, of: 0 });
  private wish: "" | "glance" | "steps" | "replay" = ""; // what was asked for last, and may be on its way from the hall
  private aim: number | undefined; // where steps have led to, whose turn may be on its way from the hall
  private wanted = -1; // the turn asked for last: an answer that comes late is not shown
  private backAt = $state(0); // the newest entry when one came back to the table
  private left = $state(0); // the newest turn when one began to look back
  private seen = new Map<number, PastTurn>();
  private seenIn = ""; // the game that these are of
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The number of the newest turn. */
  readonly newest = $derived(roomStore.moves.at(-1)?.turn ?? 0);
  /** How many turns came while one looked back. */
  readonly fresh = $derived(Math.max(0, this.newest - this.left));
  /** Whether there is a bar to step with, or to skip a replay. */
  readonly open = $derived(this.shown !== undefined && this.how !== "glance");
  /** The turns that others played since one's own last one. */
  readonly since = $derived.by(() => {
    const me = roomStore.position?.me ?? null;
    if (me === null) return [];
    const own = roomStore.moves.findLast((move) => move.seat === me)?.turn ?? 0;
    const later = turnsOf(roomStore.moves).filter((turn) => turn.number > own);
    return later.map((turn) => turn.number).slice(-MOST_TURNS);
  });

  /** What others did since one's own last turn, for as long as nothing has happened since one came back. */
  readonly missed = $derived.by(() => {
    const first = this.since[0];
    if (first === undefined || roomStore.moves.at(-1)?.seq !== this.backAt) return [];
    return roomStore.moves.filter((move) => move.turn >= first);
  });

  /** See a turn for as long as it is pointed at. */
  async glance(turn: number): Promise<void> {
    if (this.wish !== "glance" && this.wish !== "") return;
    this.wish = "glance";
    const found = await this.ask(turn, false);
    if (found) this.show(found, "glance");
  }

  endGlance(): void {
    if (this.wish === "glance") this.back();
  }

  /** See a turn, and step on from it. */
  async look(turn: number): Promise<void> {
    this.stop();
    this.wish = "steps";
    this.aim = turn;
    const found = await this.ask(turn, true);
    if (found) this.show(found, "steps");
    else if (this.aim === turn) this.back();
  }

  /** A turn back or on. From the game as it stands one steps to the turn before the newest: that one is in sight. */
  step(by: number): void {
    const to = (this.aim ?? this.newest) + by;
    if (this.aim !== undefined && to >= this.newest) this.back();
    else if (to >= 0 && to < this.newest) void this.look(to);
  }

  /** To the game as it stands. */
  back(): void {
    this.stop();
    this.wanted = -1;
    this.wish = "";
    this.aim = undefined;
    this.shown = undefined;
  }

  /** Show what others did since one's own last turn, one turn after another. */
  async replay(): Promise<void> {
    const turns = this.since;
    if (!turns.length || this.wish === "replay") return;
    this.back();
    this.wish = "replay";
    const frames: PastTurn[] = [];
    for (const turn of [turns[0]! - 1, ...turns]) {
      const found = await this.ask(turn, false);
      if (!found) {
        if (this.wish === "replay") this.back();
        return;
      }
      frames.push(found);
    }
    this.next(frames, 0);
  }

  /** Somebody is back at the table: what they missed is lit on the board, and replayed where motion is welcome, while the game goes on. */
  returned(): void {
    if (document.hidden || !roomStore.position || roomStore.position.outcome) return;
    this.backAt = roomStore.moves.at(-1)?.seq ?? 0;
    if (!still() && !this.wish) void this.replay();
  }

  /** End a replay: the player acts. */
  interrupt(): void {
    if (this.wish === "replay") this.back();
  }

  private next(frames: PastTurn[], at: number): void {
    const frame = frames[at];
    if (!frame) {
      this.back();
      return;
    }
    this.replayed = { at, of: frames.length - 1 };
    this.show(frame, "replay");
    const pause = at ? Math.min(MOST, LEAST + EACH * frame.last.facts.length) : BEFORE;
    this.timer = setTimeout(() => this.next(frames, at + 1), pause);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private show(found: PastTurn, how: "glance" | "steps" | "replay"): void {
    if (!this.shown) this.left = this.newest;
    this.shown = found;
    this.how = how;
  }

  /** A turn, asked for once: what is past does not change. Undefined after a no, or when another one is wanted by now. */
  private async ask(turn: number, aloud: boolean): Promise<PastTurn | undefined> {
    const game = `${roomStore.room?.room} ${roomStore.match} ${roomStore.takenBack}`;
    if (game !== this.seenIn) {
      this.seenIn = game;
      this.seen.clear();
    }
    this.wanted = turn;
    const known = this.seen.get(turn);
    if (known) return known;
    const request = { ask: "look", at: turn } as const;
    const answer = await (aloud ? roomStore.ask(request) : roomStore.connection.request(request).catch(() => undefined));
    if (answer?.news !== "past" || game !== this.seenIn) return undefined;
    const found = { turn, position: answer.position, last: asOne(answer.moves) };
    // The newest turn may go on yet.
    if (turn < this.newest) this.seen.set(turn, found);
    return this.wanted === turn ? found : undefined;
  }
}

export const lookBack = new LookBack();
