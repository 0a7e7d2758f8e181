// Looking back while the game goes on: an earlier turn as the player saw it, and what others did since the player's last
// turn. The present is not affected: drafts stay, and new turns are counted.

import type { Moved, Past } from "../wire";
import { still } from "../ui/motion";
import { roomStore } from "./room-store.svelte";
import { turnsOf } from "../boards/turns";

const BEFORE_REPLAY_MS = 600; // how long the board as the player left it is shown before a replay
const MIN_TURN_MS = 900; // a turn is shown in a replay for at least this long,
const EVENT_MS = 250; // plus this long per event,
const MAX_TURN_MS = 2600; // but at most this long, the time a board needs for the longest turn
const MAX_REPLAYED_TURNS = 8; // a player who was away for longer has the log

/** A turn as the board draws it: the position after it and every event in it. */
export interface PastTurn {
  turn: number;
  position: Past["position"];
  last: Moved;
}

function asOne(moves: Moved[]): Moved {
  return { ...moves.at(-1)!, steps: moves.flatMap((move) => move.steps), facts: moves.flatMap((move) => move.facts) };
}

class LookBack {
  /** The turn being shown; undefined for the present. */
  shown = $state.raw<PastTurn>();
  /** A glance while the pointer is on a log entry, step by step, or a replay of everything since the player's last turn. */
  how = $state<"glance" | "steps" | "replay">("glance");
  /** Progress of a replay. */
  replayed = $state({ at: 0, of: 0 });
  private wish: "" | "glance" | "steps" | "replay" = ""; // the last request, which the server may not have answered yet
  private aim: number | undefined; // the turn that stepping has reached, which may not have arrived yet
  private wanted = -1; // the turn requested last: a late answer for another turn is ignored
  private backAt = $state(0); // the newest entry when the player returned to the table
  private left = $state(0); // the newest turn when the player began to look back
  private seen = new Map<number, PastTurn>();
  private seenIn = ""; // the user and the game that `seen` belongs to
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The number of the newest turn. */
  readonly newest = $derived(roomStore.moves.at(-1)?.turn ?? 0);
  /** The number of turns played since the player began to look back. */
  readonly fresh = $derived(Math.max(0, this.newest - this.left));
  /** Whether the bar for stepping or skipping a replay is shown. */
  readonly open = $derived(this.shown !== undefined && this.how !== "glance");
  /** The turns that others played since the player's last turn. */
  readonly since = $derived.by(() => {
    const me = roomStore.position?.me ?? null;
    if (me === null) return [];
    const own = roomStore.moves.findLast((move) => move.seat === me)?.turn ?? 0;
    const later = turnsOf(roomStore.moves).filter((turn) => turn.number > own);
    return later.map((turn) => turn.number).slice(-MAX_REPLAYED_TURNS);
  });

  /** What others did since the player's last turn, until something happens after the player's return. */
  readonly missed = $derived.by(() => {
    const first = this.since[0];
    if (first === undefined || roomStore.moves.at(-1)?.seq !== this.backAt) return [];
    return roomStore.moves.filter((move) => move.turn >= first);
  });

  /** Show a turn while the pointer is on it. */
  async glance(turn: number): Promise<void> {
    if (this.wish !== "glance" && this.wish !== "") return;
    this.wish = "glance";
    const found = await this.ask(turn, false);
    if (found) this.show(found, "glance");
  }

  endGlance(): void {
    if (this.wish === "glance") this.back();
  }

  /** Show a turn, to step on from it. */
  async look(turn: number): Promise<void> {
    this.stop();
    this.wish = "steps";
    this.aim = turn;
    const found = await this.ask(turn, true);
    if (found) this.show(found, "steps");
    else if (this.aim === turn) this.back();
  }

  /**
   * Step a turn back or forward. From the present, stepping back shows the turn before the newest, which is already visible.
   */
  step(by: number): void {
    const to = (this.aim ?? this.newest) + by;
    if (this.aim !== undefined && to >= this.newest) this.back();
    else if (to >= 0 && to < this.newest) void this.look(to);
  }

  /** Return to the present. */
  back(): void {
    this.stop();
    this.wanted = -1;
    this.wish = "";
    this.aim = undefined;
    this.shown = undefined;
  }

  /** Replay what others did since the player's last turn, turn by turn. */
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

  /**
   * Called when the player is back at the table: highlight what they missed on the board and, unless reduced motion is
   * preferred, replay it.
   */
  returned(): void {
    if (document.hidden || !roomStore.position || roomStore.position.outcome) return;
    this.backAt = roomStore.moves.at(-1)?.seq ?? 0;
    if (!still() && !this.wish) void this.replay();
  }

  /** End a replay because the player acts. */
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
    const pause = at ? Math.min(MAX_TURN_MS, MIN_TURN_MS + EVENT_MS * frame.last.facts.length) : BEFORE_REPLAY_MS;
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

  /**
   * Fetch a turn once: the past does not change. Resolves to undefined if the server refuses or another turn is wanted
   * meanwhile.
   */
  private async ask(turn: number, aloud: boolean): Promise<PastTurn | undefined> {
    const game = `${roomStore.user} ${roomStore.room?.room} ${roomStore.match} ${roomStore.takenBack}`;
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
    // The newest turn may not be complete yet.
    if (turn < this.newest) this.seen.set(turn, found);
    return this.wanted === turn ? found : undefined;
  }
}

export const lookBack = new LookBack();
