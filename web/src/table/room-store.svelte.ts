// All that is known of the room one is in, as the hall tells it, and what can be asked of it. State comes down, intents go up.

import type { ChatMessage, Hinted, Moved, News, Position, RoomStatus, Tried } from "../wire";
import { changedPosition, changedRoom, withAllFacts } from "./changes";
import { tableClock } from "./clock.svelte";
import { company } from "../people/company.svelte";
import { me } from "../people/me.svelte";
import { muted } from "./muted.svelte";
import { floatingReactions } from "./reactions.svelte";
import { Connection, Refused, type Request } from "../net/connection.svelte";
import { chime, chimeForDraft } from "../ui/sound";
import { local, session } from "../ui/storage";
import { toasts } from "../ui/toast.svelte";
import { standing, takenBackTo } from "../boards/turns";

export type Step = string; // in the notation: what `legal` and `next` list can be sent back as it is

const AWAY = 10_000; // milliseconds of a lost connection after which one has been away
const SENDING_SHOWN = 600; // milliseconds after which it is said that a move is on its way
const CHANGES = 2; // the form of `changed` and `roomchanged` that this page reads
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789";

function randomText(length = 20): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (n) => LETTERS[n % LETTERS.length]).join("");
}

/** A hint, the entry after which it was given, and what was laid then. */
interface Given {
  seq: number;
  draft: Step[];
  hint: Hinted;
}

class RoomStore {
  user = $state("");
  room = $state<RoomStatus>();
  position = $state<Position>();
  moves = $state<Moved[]>([]);
  talk = $state<ChatMessage[]>([]);
  last = $state<Moved>(); // the newest move: what boards animate
  takenBack = $state(0); // the newest entry by which a turn was taken back: boards are set up anew after it
  draft = $state<Step[]>([]);
  tried = $state<Tried>();
  hint = $state<Hinted>();
  hintStage = $state<"where" | "move">("where"); // how far a hint has been shown
  hinting = $state(false); // whether a hint is being thought about
  refusal = $state(""); // the reason for the last no
  busy = $state(false);
  pending = $state<Step[]>([]); // the steps that were played and not answered yet
  sending = $state(false); // whether an answer takes so long that it is said
  unconfirmed = $state(false); // whether the hall waits for its store before it can say what became of a move
  returned = $state(0); // how often one came to a game under way, or back to one that had gone on
  match = $state(0); // which game of the room `position` and `moves` are of
  players = $state<string[]>([]); // by seat, in the game that `match` says: in a rematch people sit elsewhere
  finished = $state<RoomStatus>(); // the room as the game ended, with its ratings: a rematch or a closed room shows others
  heard = $derived(this.talk.filter((line) => !muted.has(line.user) && !company.blocked.includes(line.user))); // of whom one wants to hear
  private read = $state(0); // the number of the last line of talk that was in sight
  unread = $derived(this.heard.filter((line) => line.n > this.read && line.user !== this.user).length);
  behind = $derived(this.room?.phase === "playing" && this.position?.me === null ? this.room.turns_late : 0); // turns that one sees the game late
  rematchOffered = $derived(this.room !== undefined && this.match > 0 && this.room.match > this.match);
  wantsRematch = $state(false); // whether one has pressed Rematch
  /** How far a rematch is, in a sentence; blank: nobody has offered one. */
  rematchWords = $derived.by(() => {
    if (!this.rematchOffered || !this.room || this.room.phase === "closed") return "";
    const chairs = this.room.chairs;
    const [mine, others] = [chairs.find(({ user }) => user === this.user), chairs.filter(({ user }) => user && user !== this.user)];
    const list = (of: typeof chairs): string => new Intl.ListFormat("en").format(of.map(({ name }) => name));
    const [keen, missing] = [others.filter(({ ready }) => ready), others.filter(({ ready }) => !ready)];
    if (!mine) return "A rematch is being prepared.";
    if (mine.cleared && !mine.ready) return "The options of the rematch have changed.";
    if (chairs.some(({ user, bot }) => !user && !bot)) return "A player has left. Open the room to fill the free seat.";
    if (!mine.ready) return keen.length ? `${list(keen)} ${keen.length > 1 ? "want" : "wants"} a rematch.` : "A rematch has been offered.";
    const gone = missing.filter(({ here }) => !here);
    if (gone.length) return `You want a rematch. ${list(gone)} ${gone.length > 1 ? "are" : "is"} not here right now.`;
    return missing.length ? `You want a rematch. Waiting for ${list(missing)}.` : "The rematch begins…";
  });
  /** Whether there is a turn of one's own to take back, at a table where that is allowed. */
  canTakeBack = $derived(
    this.room?.may_take_back === true && this.moves.some((move) => move.seat === this.position?.me && takenBackTo(move) === undefined),
  );

  readonly connection = new Connection({
    hello: async (news) => {
      this.user = news.user;
      this.changes = news.changes;
      await this.arrive();
    },
    receive: (news) => this.receive(news),
    // A session that has ended elsewhere is refused here before anything else notices.
    refused: () => void me.load(),
  });
  private code = "";
  private changes: number | undefined; // the form of `changed` that the hall sends; an older hall has none
  private submission: Extract<Request, { ask: "submit" | "resign" }> | undefined; // sent until it is answered
  private tries = 0; // drafts proposed so far
  private given: Given | undefined; // the newest hint
  private hintsSought = 0; // how often a hint was sought or put away: only the newest counts
  private proposed: Promise<void> | undefined; // done when the newest draft has been answered
  private entering = false; // just now, and no seat has been looked for yet

  enter(code: string): void {
    if (this.code === code && this.connection.status !== "refused") return;
    this.clear();
    this.code = code;
    this.read = Number(session.read(this.readKey) ?? 0);
    this.entering = true;
    this.connection.open(code);
  }

  leave(): void {
    session.remove(this.seatKey);
    this.code = "";
    this.connection.close();
    this.clear();
  }

  private clear(): void {
    this.room = undefined;
    this.talk = [];
    floatingReactions.clear();
    tableClock.clear();
    this.refusal = "";
    this.settle();
    this.clearGame();
  }

  private clearGame(): void {
    this.given = undefined;
    this.match = this.room?.match ?? 0;
    this.position = undefined;
    this.moves = [];
    this.last = undefined;
    this.takenBack = 0;
    this.finished = undefined;
    this.wantsRematch = false;
    this.clearTurn();
  }

  private clearTurn(): void {
    this.pending = [];
    this.draft = [];
    this.tried = undefined;
    this.closeHint();
  }

  // Asking.

  /** Ask the hall: its answer, or undefined after a no, the reason of which is then shown. `wait` is called if the hall cannot confirm it yet. */
  async ask(request: Request, wait?: () => void): Promise<News | undefined> {
    this.refusal = "";
    try {
      return await this.connection.request(request, wait);
    } catch (error) {
      this.refuse((error as Error).message);
      return undefined;
    }
  }

  private refuse(why: string): void {
    this.refusal = why;
    chime("wrong");
  }

  ready(): Promise<News | undefined> {
    return this.ask({ ask: "ready", value: randomText() });
  }

  /** What was said so far has been seen. */
  readTalk(): void {
    this.read = Math.max(this.read, this.talk.at(-1)?.n ?? 0);
    session.write(this.readKey, String(this.read));
  }

  async resign(): Promise<void> {
    if (this.submission) return this.refuse("Your last move is still on its way. Try again in a moment.");
    this.submission = { ask: "resign", key: randomText() };
    await this.submit();
  }

  /** Take back one's last turn, and everything that followed it. */
  async takeBack(): Promise<void> {
    if (!this.canTakeBack || this.busy) return;
    this.busy = true;
    await this.ask({ ask: "takeback", after: this.moves.at(-1)?.seq ?? 0, key: randomText() }, () => (this.unconfirmed = true));
    this.busy = this.unconfirmed = false;
  }

  /** Want a rematch: it begins once all players do. */
  async rematch(): Promise<void> {
    this.refusal = "";
    this.wantsRematch = true;
    await this.pursueRematch();
  }

  /**
   * Offer the rematch, unless another player has, and be ready for it. The value for the deal is sent only after the hall
   * has shown its commitment for the new game: nobody can choose one by the other.
   */
  private async pursueRematch(): Promise<void> {
    try {
      if (!this.rematchOffered) await this.connection.request({ ask: "again" });
    } catch (error) {
      if (!(error instanceof Refused)) return; // the line broke: the wish stays, and is sent when it is back
      if (!this.rematchOffered) return this.giveRematchUp(error); // else another player was faster
    }
    try {
      if (this.rematchOffered && !this.readyForRematch) await this.connection.request({ ask: "ready", value: randomText() });
    } catch (error) {
      if (error instanceof Refused) this.giveRematchUp(error);
    }
  }

  private get readyForRematch(): boolean {
    return this.room?.chairs.find((chair) => chair.user === this.user)?.ready ?? false;
  }

  private giveRematchUp(error: Error): void {
    this.wantsRematch = false;
    this.refuse(error.message);
  }

  /** Take it back that one wants a rematch. */
  async cancelRematch(): Promise<void> {
    this.wantsRematch = false;
    if (this.rematchOffered && this.readyForRematch) await this.ask({ ask: "unready" });
  }

  /** From the result of the last game to the room in which the rematch is gathered. */
  comeAlong(): void {
    if (this.rematchOffered) this.clearGame();
  }

  /** Put bots of a level on every free seat; only the host may. */
  async fill(level: string): Promise<void> {
    for (const [seat, chair] of (this.room?.chairs ?? []).entries()) {
      if (chair.user || chair.bot) continue;
      try {
        await this.connection.request({ ask: "bot", seat, level });
      } catch (error) {
        if (error instanceof Refused) continue; // somebody has sat down meanwhile: the room shows it
        this.refuse((error as Error).message);
        return;
      }
    }
  }

  /** Try a draft in place of the present one: the answer says what stands. */
  propose(steps: Step[]): Promise<void> {
    return (this.proposed = this.tryOut(steps));
  }

  private async tryOut(steps: Step[]): Promise<void> {
    if (!this.position) return;
    const before = this.draft;
    const seq = this.position.seq;
    const number = ++this.tries;
    this.draft = steps;
    this.refusal = "";
    let answer: News | undefined;
    while (!answer) {
      try {
        answer = await this.connection.request({ ask: "try", steps, after: seq });
      } catch (error) {
        if (this.position?.seq !== seq) return; // the game has moved on: this draft is of no use any more
        if (error instanceof Refused) {
          this.draft = before;
          return this.refuse(error.message);
        }
        // The line broke. What was laid stays, and the newest draft is judged when the line is back.
        if (!(await this.connection.back()) || number !== this.tries) return;
      }
    }
    if (this.position?.seq !== seq || answer.news !== "tried") return;
    const refused = answer.verdicts.find((verdict) => !verdict.stands);
    if (refused) {
      this.draft = before;
      this.refuse(refused.why);
      return;
    }
    this.tried = answer;
    chimeForDraft(before, steps);
    local.write(this.draftKey, JSON.stringify(this.draft));
    if (this.hint) void this.seekHint(); // it goes on from what is laid now
  }

  /** What the hall says to a draft that is only thought of, as while a piece is dragged: nothing changes, and no no is shown. */
  async weigh(steps: Step[]): Promise<Tried | undefined> {
    if (!this.position) return undefined;
    try {
      const answer = await this.connection.request({ ask: "try", steps, after: this.position.seq });
      return answer.news === "tried" ? answer : undefined;
    } catch {
      return undefined; // the position has moved on, or the connection broke: both are told elsewhere
    }
  }

  /** Ask for a hint, or put it away: what the adviser would play, starting from what is laid. The same position gives the same hint, also after a reload. */
  async toggleHint(): Promise<void> {
    if (this.hint || this.hinting) return this.closeHint();
    this.hintStage = "where";
    await this.seekHint();
  }

  closeHint(): void {
    this.hintsSought += 1;
    this.hint = undefined;
    this.hinting = false;
  }

  /** The board stays in use meanwhile: if something else is laid when the answer comes, the hall is asked again. */
  private async seekHint(): Promise<void> {
    if (!this.position) return;
    const [seq, sought] = [this.position.seq, (this.hintsSought += 1)];
    this.hinting = true;
    for (;;) {
      await this.proposed;
      if (sought !== this.hintsSought) return;
      const draft = [...this.draft];
      const given = this.givenBefore(seq, draft) ?? (await this.askHint(seq, draft));
      if (sought !== this.hintsSought) return;
      if (given && draft.join() !== this.draft.join()) continue;
      this.hint = given?.hint;
      this.hinting = false;
      return;
    }
  }

  private givenBefore(seq: number, draft: Step[]): Given | undefined {
    this.given ??= (JSON.parse(session.read(this.hintKey) ?? "null") as Given | null) ?? undefined;
    return this.given?.seq === seq && this.given.draft.join() === draft.join() ? this.given : undefined;
  }

  private async askHint(seq: number, draft: Step[]): Promise<Given | undefined> {
    const answer = await this.ask({ ask: "hint", after: seq, draft });
    if (answer?.news !== "hinted") return undefined;
    this.given = { seq, draft, hint: answer };
    session.write(this.hintKey, JSON.stringify(this.given));
    return this.given;
  }

  /** Lay a hint out, in place of what was drafted; if one step is left, play it. */
  async takeHint(): Promise<void> {
    const { steps = [], rest = [], back = [] } = this.hint ?? {};
    this.closeHint();
    if (rest.length > 1 || (back.length && steps.length > 1)) return this.propose(steps.slice(0, -1));
    if (back.length) await this.propose([]);
    if (rest[0]) await this.play(rest[0]);
  }

  /** Play a final step, with what is drafted. */
  async play(final: Step): Promise<void> {
    if (!this.position || this.busy) return;
    const [seq, draft] = [this.position.seq, this.draft];
    await this.proposed; // what was laid last belongs to the turn, also while the hall's answer to it is on its way
    if (this.position.seq !== seq || this.draft !== draft || this.busy) return;
    const steps = [...(this.tried?.steps ?? []), final];
    this.submission = { ask: "submit", steps, after: this.position.seq, key: randomText() };
    this.pending = steps;
    await this.submit();
  }

  private async submit(): Promise<void> {
    const submission = this.submission;
    if (!submission) return;
    this.busy = true;
    this.refusal = "";
    const slow = setTimeout(() => (this.sending = this.submission === submission), SENDING_SHOWN);
    try {
      await this.connection.request(submission, () => (this.unconfirmed = true));
      if (this.submission !== submission) return;
      if (this.unconfirmed) toasts.show("The hall has confirmed your move.");
      this.settle();
    } catch (error) {
      // After a broken connection, and when the hall stops before it knows, it is sent again under the same key; another refusal is final.
      if (error instanceof Refused && !error.unknown) {
        this.settle();
        this.refuse(error.message);
      }
    } finally {
      clearTimeout(slow);
    }
  }

  /** What was sent is answered: nothing is on its way any more. */
  private settle(): void {
    this.submission = undefined;
    this.pending = [];
    this.busy = this.sending = this.unconfirmed = false;
  }

  // Being told.

  private receive(news: News): void {
    switch (news.news) {
      case "room":
        this.show(news);
        break;
      case "roomchanged":
        if (this.room) this.show(changedRoom(this.room, news));
        break;
      case "table":
        this.add(news.moves);
        if (news.position) this.stand(news.position);
        break;
      case "happened":
        this.happened(news.move, news.position);
        break;
      case "changed": {
        const position = changedPosition(this.position, news);
        if (position) this.happened(news.move, position);
        else void this.ask(this.entry);
        break;
      }
      case "clock":
        tableClock.tell(news);
        break;
      case "said":
        // Who sees a game late hears what its players said after its end.
        this.talk = [...this.talk, ...news.lines.filter((line) => !this.talk.some((old) => old.n === line.n))].sort((one, two) => one.n - two.n);
        break;
      case "company":
        void company.look();
        break;
      case "reacted":
        floatingReactions.show(news);
        break;
    }
  }

  private show(room: RoomStatus): void {
    this.room = room;
    // A player who looks at a result stays there. A rematch is offered, and the player joins it at will.
    if (room.match !== this.match && !(this.match && this.position?.outcome && room.phase === "gathering")) this.clearGame();
    if (room.match === this.match) this.players = room.chairs.map((chair) => chair.name);
    if (room.match === this.match && room.phase === "over") this.finished = room;
    if (room.chairs.some((chair) => chair.user === this.user && chair.cleared)) this.wantsRematch = false; // it is asked for anew
  }

  private happened(told: Moved, position: Position): void {
    // When another player has resigned, one's own turn goes on, with what was drafted.
    const draft = told.steps.some((step) => step.startsWith("resign ")) ? this.draft : [];
    const move = withAllFacts(told);
    this.add([move]);
    this.last = move;
    this.stand(position);
    if (draft.length && position.turn === position.me) void this.propose(draft);
  }

  private add(moves: Moved[]): void {
    this.moves = standing(this.moves, moves);
    this.takenBack = this.moves.findLast((move) => takenBackTo(move) !== undefined)?.seq ?? 0;
  }

  private stand(position: Position): void {
    if (this.position?.seq !== position.seq) {
      if (this.position) local.remove(this.draftKey); // a draft is of one position
      this.clearTurn();
      this.refusal = "";
    }
    this.position = position;
  }

  // Coming in, and coming back.

  private get entry(): { ask: "enter"; room: string; after: number; changes?: number } {
    const after = this.moves.at(-1)?.seq ?? 0;
    return { ask: "enter", room: this.code, after, ...((this.changes ?? 0) >= CHANGES && { changes: CHANGES }) };
  }

  private async arrive(): Promise<void> {
    const known = this.moves.length;
    await this.connection.request(this.entry);
    // After a short break of the line, what was missed is seen as it comes.
    if (this.moves.length > known && (!known || this.connection.silence > AWAY)) this.returned += 1;
    if (this.entering) await this.sitDown();
    this.entering = false;
    await this.submit();
    if (this.wantsRematch) await this.pursueRematch();
    this.restoreDraft();
  }

  // A user who comes to a table with a free seat gets one. Only once: a reload does not seat a user who stood up.
  private async sitDown(): Promise<void> {
    const chairs = this.room?.chairs ?? [];
    const free = chairs.some((chair) => !chair.user && !chair.bot);
    const seated = chairs.some((chair) => chair.user === this.user);
    if (this.room?.phase !== "gathering" || !free || seated || session.read(this.seatKey)) return;
    try {
      await this.connection.request({ ask: "sit" });
      session.write(this.seatKey, "given");
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // somebody else was faster: the room shows it
    }
  }

  private get readKey(): string {
    return `read ${this.code}`;
  }

  private get hintKey(): string {
    return `hint ${this.code}`;
  }

  private get seatKey(): string {
    return `seat ${this.code}`;
  }

  private get draftKey(): string {
    return `draft ${this.code} ${this.room?.match} ${this.position?.seq}`;
  }

  /** A draft survives a reload: it lives here, and in the browser's storage until the turn is over. */
  private restoreDraft(): void {
    const position = this.position;
    if (!position || position.turn !== position.me || this.draft.length) return;
    const steps = JSON.parse(local.read(this.draftKey) ?? "[]") as Step[];
    if (steps.length) void this.propose(steps);
  }
}

export const roomStore = new RoomStore();
me.onUserChange.push(() => roomStore.leave());
