// The line to the hall, and all that is known of the room one is in. State comes down from here, intents go up.

import type { Ask, ChatMessage, Happened, Hinted, Moved, News, Position, Room, Tried } from "../wire";
import { drop, keep, kept } from "./kept";
import { chime } from "./sound";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;
type Intent = WithoutId<Ask>;
export type Step = string; // in the notation: what `legal` and `next` list can be sent back as it is

export class Refused extends Error {}

function random(length = 20): string {
  const letters = "ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (n) => letters[n % letters.length]).join("");
}

class Hall {
  state = $state<"off" | "connecting" | "on" | "lost" | "out">("off");
  said = $state(""); // why the line is lost or closed
  room = $state<Room>();
  position = $state<Position>();
  moves = $state<Moved[]>([]);
  talk = $state<ChatMessage[]>([]);
  last = $state<Moved>(); // the newest move: what boards animate
  draft = $state<Step[]>([]);
  tried = $state<Tried>();
  hint = $state<Hinted>();
  refusal = $state(""); // the reason for the last no
  busy = $state(false);
  user = $state("");

  private socket: WebSocket | undefined;
  private waiting = new Map<number, { yes: (news: News) => void; no: (error: Error) => void }>();
  private next = 1;
  private code = "";
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pending: { steps: Step[]; after: number; key: string } | undefined;
  private came = false; // just now, and no seat has been looked for yet

  // Coming and going.

  enter(code: string): void {
    if (this.code === code && this.state !== "out") return;
    this.forget();
    this.code = code;
    this.came = true;
    this.connect();
  }

  leave(): void {
    drop(this.seatName);
    this.code = "";
    clearTimeout(this.retry);
    this.socket?.close();
    this.socket = undefined;
    this.state = "off";
    this.forget();
  }

  private forget(): void {
    this.room = undefined;
    this.position = undefined;
    this.moves = [];
    this.talk = [];
    this.last = undefined;
    this.draft = [];
    this.tried = undefined;
    this.hint = undefined;
    this.refusal = "";
    this.pending = undefined;
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.socket?.close();
    this.state = this.state === "lost" ? "lost" : "connecting";
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as News);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      for (const each of this.waiting.values()) each.no(new Error("The line broke."));
      this.waiting.clear();
      if (event.code === 4401 || event.code === 4403) {
        this.state = "out";
        return;
      }
      this.state = "lost";
      this.said ||= "The line to the hall broke. It connects again by itself.";
      const wait = Math.min(10_000, 300 * 2 ** this.tries) * (0.5 + Math.random());
      this.tries += 1;
      this.retry = setTimeout(() => this.connect(), wait);
    };
  }

  // Asking.

  ask(intent: Intent): Promise<News> {
    const id = this.next++;
    return new Promise((yes, no) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        no(new Error("The line to the hall is not there right now."));
        return;
      }
      this.waiting.set(id, { yes, no });
      this.socket.send(JSON.stringify({ ...intent, id }));
    });
  }

  /** Ask, and show the reason if the answer is no. */
  async please(intent: Intent): Promise<News | undefined> {
    this.refusal = "";
    try {
      return await this.ask(intent);
    } catch (error) {
      this.refusal = (error as Error).message;
      chime("no");
      return undefined;
    }
  }

  ready(): Promise<News | undefined> {
    return this.please({ ask: "ready", value: random() });
  }

  resign(): Promise<News | undefined> {
    return this.please({ ask: "resign", key: random() });
  }

  /** Try a draft in place of the present one: the answer says what stands. */
  async propose(steps: Step[]): Promise<void> {
    if (!this.position) return;
    const before = this.draft;
    const seq = this.position.seq;
    this.draft = steps;
    const answer = await this.please({ ask: "try", steps, after: seq });
    if (this.position?.seq !== seq) return; // the game has moved on: this draft is of no use any more
    if (answer?.news !== "tried") {
      this.draft = before;
      return;
    }
    const refused = answer.verdicts.findIndex((verdict) => !verdict.stands);
    if (refused >= 0) {
      this.refusal = answer.verdicts[refused]!.why;
      this.draft = before;
      chime("no");
      return;
    }
    this.tried = answer;
    this.keepDraft();
  }

  /** Ask what the hard bot would do. */
  async askHint(): Promise<void> {
    if (!this.position || this.busy) return;
    this.busy = true;
    const seq = this.position.seq;
    const answer = await this.please({ ask: "hint", after: seq });
    this.busy = false;
    if (answer?.news === "hinted" && this.position?.seq === seq) this.hint = answer;
  }

  /** Lay a hint out, in place of what was drafted; a turn of one step is played. */
  async takeHint(): Promise<void> {
    const steps = this.hint?.steps ?? [];
    this.hint = undefined;
    if (steps.length > 1) await this.propose(steps.slice(0, -1));
    else if (steps[0]) await this.play(steps[0]);
  }

  /** Play a final step, with what is drafted. */
  async play(final: Step): Promise<void> {
    if (!this.position || this.busy) return;
    const steps = [...(this.tried?.steps ?? []), final];
    this.pending = { steps, after: this.position.seq, key: random() };
    await this.submit();
  }

  private async submit(): Promise<void> {
    if (!this.pending) return;
    this.busy = true;
    this.refusal = "";
    try {
      await this.ask({ ask: "submit", ...this.pending });
      this.pending = undefined;
    } catch (error) {
      // After a broken line it is sent again under the same key; a refusal is final.
      if (error instanceof Refused) {
        this.pending = undefined;
        this.refusal = error.message;
        chime("no");
      }
    } finally {
      this.busy = false;
    }
  }

  // Hearing.

  private hear(news: News): void {
    switch (news.news) {
      case "hello":
        this.user = news.user;
        void this.arrive();
        break;
      case "ok":
      case "tried":
      case "hinted":
        this.answered(news.id, news);
        break;
      case "refused":
        this.waiting.get(news.id)?.no(new Refused(news.why));
        this.waiting.delete(news.id);
        break;
      case "room":
        if (this.room && news.match !== this.room.match) this.freshGame();
        this.room = news;
        break;
      case "table":
        this.moves = [...this.moves, ...news.moves.filter((move) => !this.moves.some((old) => old.seq === move.seq))];
        if (news.position) this.stand(news.position);
        break;
      case "happened":
        this.happened(news);
        break;
      case "said":
        this.talk = [...this.talk, ...news.lines.filter((line) => !this.talk.some((old) => old.n === line.n))];
        break;
      case "bye":
        this.said = news.why;
        break;
    }
  }

  private answered(id: number, news: News): void {
    this.waiting.get(id)?.yes(news);
    this.waiting.delete(id);
  }

  private async arrive(): Promise<void> {
    if (!this.code) return;
    try {
      await this.ask({ ask: "enter", room: this.code, after: this.moves.at(-1)?.seq ?? 0 });
      if (this.came) await this.sitDown();
      this.came = false;
      this.state = "on";
      this.said = "";
      this.tries = 0;
      await this.submit();
      this.restoreDraft();
    } catch (error) {
      if (error instanceof Refused) {
        this.said = error.message;
        this.state = "out";
        const socket = this.socket;
        this.socket = undefined; // so that its closing is not taken for a broken line
        socket?.close();
      }
    }
  }

  // Whoever comes to a table with a free seat came to play. Once: who has stood up since is not sat down by a reload.
  private async sitDown(): Promise<void> {
    const chairs = this.room?.chairs ?? [];
    const free = chairs.some((chair) => !chair.user && !chair.bot);
    const seated = chairs.some((chair) => chair.user === this.user);
    if (this.room?.phase !== "gathering" || !free || seated || kept(this.seatName)) return;
    try {
      await this.ask({ ask: "sit" });
      keep(this.seatName, "given");
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // somebody else was faster: the room shows it
    }
  }

  private get seatName(): string {
    return `seat ${this.code}`;
  }

  private freshGame(): void {
    this.position = undefined;
    this.moves = [];
    this.last = undefined;
    this.draft = [];
    this.tried = undefined;
  }

  private happened(news: Happened): void {
    this.moves = [...this.moves, news.move];
    this.last = news.move;
    this.stand(news.position);
    chime(news.position.outcome ? "end" : news.position.turn === news.position.me ? "turn" : "move");
  }

  private stand(position: Position): void {
    if (this.position?.seq !== position.seq) {
      this.draft = [];
      this.tried = undefined;
      this.hint = undefined;
      this.refusal = "";
    }
    this.position = position;
  }

  // A draft survives a reload: it lives here, and in the browser's own store until the turn is over.

  private get draftName(): string {
    return `draft ${this.code} ${this.room?.match} ${this.position?.seq}`;
  }

  private keepDraft(): void {
    keep(this.draftName, JSON.stringify(this.draft));
  }

  private restoreDraft(): void {
    const position = this.position;
    if (!position || position.turn !== position.me || this.draft.length) return;
    const steps = JSON.parse(kept(this.draftName) ?? "[]") as Step[];
    if (steps.length) void this.propose(steps);
  }
}

export const hall = new Hall();
