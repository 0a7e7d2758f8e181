// Everything the page knows about the user's room, as sent by the server, and the requests it can make. State comes down,
// intents go up.

import type { ChatMessage, Hinted, Moved, News, Position, RoomStatus, Tried } from "../wire";
import { changedPosition, changedRoom, withAllFacts } from "./changes";
import { tableClock } from "./clock.svelte";
import { company } from "../people/company.svelte";
import { me } from "../people/me.svelte";
import { muted } from "./muted.svelte";
import { floatingReactions } from "./reactions.svelte";
import { Connection, Refused, type Request } from "../net/connection.svelte";
import { screen, socket } from "../net/line";
import { device } from "../offline/device.svelte";
import { chime, chimeForDraft } from "../ui/sound";
import { local, session } from "../ui/storage";
import { toasts } from "../ui/toast.svelte";
import { standing, takenBackTo } from "../boards/turns";
import { t } from "./words";
import { list } from "../words/words.svelte";

export type Step = string; // in the game's notation: any step in `legal` and `next` can be sent back unchanged

const AWAY_MS = 10_000; // a connection lost for this long counts as an absence
const SENDING_SHOWN_MS = 600; // how long a move may take before "sending" is shown
const CHANGES_VERSION = 3; // the version of `changed` and `roomchanged` that this page understands
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789";

function randomText(length = 20): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (n) => LETTERS[n % LETTERS.length]).join("");
}

/** A hint, with the entry and the draft it was given for. */
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
  last = $state<Moved>(); // the newest move, which boards animate
  takenBack = $state(0); // the newest entry that took back a turn; boards are set up again after it
  draft = $state<Step[]>([]);
  tried = $state<Tried>();
  hint = $state<Hinted>();
  hintStage = $state<"where" | "move">("where"); // how much of a hint is shown
  hinting = $state(false); // whether a hint is being computed
  refusal = $state(""); // why the last request was refused
  busy = $state(false);
  pending = $state<Step[]>([]); // the steps that were played but not answered yet
  sending = $state(false); // whether an answer takes so long that the page says so
  unconfirmed = $state(false); // whether the server is waiting for its database before it can confirm a move
  returned = $state(0); // how often the user joined a game in progress, or returned to one that had moved on
  match = $state(0); // the game of the room that `position` and `moves` belong to
  players = $state<string[]>([]); // by seat in the game `match`; a rematch may seat them differently
  finished = $state<RoomStatus>(); // the room as the game ended, with its ratings: a rematch or a closed room changes them
  heard = $derived(this.talk.filter((line) => !muted.has(line.user) && !company.blocked.includes(line.user))); // without muted and blocked users
  private read = $state(0); // number of the last chat message that was visible
  unread = $derived(this.heard.filter((line) => line.n > this.read && line.user !== this.user).length);
  behind = $derived(this.room?.phase === "playing" && this.position?.me === null ? this.room.turns_late : 0); // how many turns late a spectator sees the game
  rematchOffered = $derived(this.room !== undefined && this.match > 0 && this.room.match > this.match);
  wantsRematch = $state(false); // whether the user has pressed Rematch
  /** The state of a rematch in a sentence; blank if nobody has offered one. */
  rematchWords = $derived.by(() => {
    if (!this.rematchOffered || !this.room || this.room.phase === "closed") return "";
    const chairs = this.room.chairs;
    const [mine, others] = [chairs.find(({ user }) => user === this.user), chairs.filter(({ user }) => user && user !== this.user)];
    const names = (of: typeof chairs): { names: string; count: number } => ({ names: list(of.map(({ name }) => name)), count: of.length });
    const [keen, missing] = [others.filter(({ ready }) => ready), others.filter(({ ready }) => !ready)];
    if (!mine) return t("rematch-prepared");
    if (mine.cleared && !mine.ready) return t("rematch-changed");
    if (chairs.some(({ user, bot }) => !user && !bot)) return t("rematch-left");
    if (!mine.ready) return keen.length ? t("rematch-wanted", names(keen)) : t("rematch-offered");
    const gone = missing.filter(({ here }) => !here);
    if (gone.length) return t("rematch-away", names(gone));
    return missing.length ? t("rematch-waiting", names(missing)) : t("rematch-begins");
  });
  /** Whether the user has a turn to take back, at a table that allows it. */
  canTakeBack = $derived(
    this.room?.may_take_back === true && this.moves.some((move) => move.seat === this.position?.me && takenBackTo(move) === undefined),
  );

  readonly connection = new Connection(
    {
      hello: async (news) => {
        this.user = news.user;
        this.changes = news.changes;
        await this.arrive();
      },
      receive: (news) => this.receive(news),
      // A session that was ended elsewhere is first refused here.
      refused: () => void me.load(),
    },
    (room, ends) => (this.person ? device.dial(this.person) : this.onScreen ? screen : socket)(room, ends),
  );
  private code = "";
  private person = ""; // whose line it is, in the hall of this device
  private onScreen = false; // whether it is shown to everybody, and nothing is asked
  private changes: number | undefined; // the version of `changed` that the server sends; an older server sends none
  private submission: Extract<Request, { ask: "submit" | "resign" }> | undefined; // sent again until it is answered
  private tries = 0; // number of drafts proposed so far
  private given: Given | undefined; // the newest hint
  private hintsSought = 0; // how often a hint was requested or hidden: only the newest request counts
  private proposed: Promise<void> | undefined; // resolves when the newest draft has been answered
  private entering = false; // set until the page has looked for a free seat

  /** Enter a room of the server, or one of this device as a person at it, or show one on a screen for everybody. */
  enter(code: string, person = "", onScreen = false): void {
    if (this.code === code && this.person === person && this.connection.status !== "refused") return;
    this.clear();
    this.code = code;
    this.person = person;
    this.onScreen = onScreen;
    this.read = Number(session.read(this.readKey) ?? 0);
    this.entering = !onScreen;
    this.connection.open(code);
  }

  /** Let another person at this device go on, in a game that hides nothing from them. */
  passTo(person: string): void {
    this.person = person;
    this.clearTurn();
    this.connection.open(this.code);
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

  // Requests.

  /**
   * Send a request and return the answer, or show the reason and return undefined if it is refused.
   * `wait` is called if the server cannot confirm the request yet.
   */
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

  /** Be ready; `ratedWithBots` agrees to a rated game with a bot account at the table. */
  ready(ratedWithBots = false): Promise<News | undefined> {
    return this.ask({ ask: "ready", value: randomText(), rated_with_bots: ratedWithBots });
  }

  /** Mark all chat messages so far as read. */
  readTalk(): void {
    this.read = Math.max(this.read, this.talk.at(-1)?.n ?? 0);
    session.write(this.readKey, String(this.read));
  }

  async resign(): Promise<void> {
    if (this.submission) return this.refuse(t("move-on-its-way"));
    this.submission = { ask: "resign", key: randomText() };
    await this.submit();
  }

  /** Take back the user's last turn and everything after it. */
  async takeBack(): Promise<void> {
    if (!this.canTakeBack || this.busy) return;
    this.busy = true;
    await this.ask({ ask: "takeback", after: this.moves.at(-1)?.seq ?? 0, key: randomText() }, () => (this.unconfirmed = true));
    this.busy = this.unconfirmed = false;
  }

  /** Ask for a rematch. It begins once all players have asked. */
  async rematch(): Promise<void> {
    this.refusal = "";
    this.wantsRematch = true;
    await this.pursueRematch();
  }

  /**
   * Offer a rematch, unless another player has, and be ready for it. The user's share of the seed is sent only after the
   * server has published its commitment for the new game, so neither can choose its value knowing the other.
   */
  private async pursueRematch(): Promise<void> {
    try {
      if (!this.rematchOffered) await this.connection.request({ ask: "again" });
    } catch (error) {
      if (!(error instanceof Refused)) return; // the connection broke: the request is sent when it is back
      if (!this.rematchOffered) return this.giveRematchUp(error); // otherwise another player was faster
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

  /** Withdraw the request for a rematch. */
  async cancelRematch(): Promise<void> {
    this.wantsRematch = false;
    if (this.rematchOffered && this.readyForRematch) await this.ask({ ask: "unready" });
  }

  /** Go from the result of the last game to the room of the rematch. */
  comeAlong(): void {
    if (this.rematchOffered) this.clearGame();
  }

  /** Put bots of a level on every free seat; only the host may do this. */
  async fill(level: string): Promise<void> {
    for (const [seat, chair] of (this.room?.chairs ?? []).entries()) {
      if (chair.user || chair.bot) continue;
      try {
        await this.connection.request({ ask: "bot", seat, level });
      } catch (error) {
        if (error instanceof Refused) continue; // another user has taken the seat meanwhile: the room shows it
        this.refuse((error as Error).message);
        return;
      }
    }
  }

  /** Replace the draft. The answer says which steps are legal. */
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
        if (this.position?.seq !== seq) return; // the game has moved on and the draft is obsolete
        if (error instanceof Refused) {
          this.draft = before;
          return this.refuse(error.message);
        }
        // The connection broke. The draft stays, and the newest one is checked when the connection is back.
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
    if (this.hint) void this.seekHint(); // update the hint for the new draft
  }

  /** Ask the server about a draft without making it the current one, for example during a drag. Shows no refusal. */
  async weigh(steps: Step[]): Promise<Tried | undefined> {
    if (!this.position) return undefined;
    try {
      const answer = await this.connection.request({ ask: "try", steps, after: this.position.seq });
      return answer.news === "tried" ? answer : undefined;
    } catch {
      return undefined; // the position has changed or the connection broke: both are reported elsewhere
    }
  }

  /**
   * Request a hint, or hide it: what the adviser would play from the current draft. The same position gives the same hint,
   * also after a reload.
   */
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

  /** Request a hint. The board stays usable meanwhile; if the draft has changed when the answer arrives, request it again. */
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

  /** Lay out a hint instead of the draft. If only one step is left, play it. */
  async takeHint(): Promise<void> {
    const { steps = [], rest = [], back = [] } = this.hint ?? {};
    this.closeHint();
    if (rest.length > 1 || (back.length && steps.length > 1)) return this.propose(steps.slice(0, -1));
    if (back.length) await this.propose([]);
    if (rest[0]) await this.play(rest[0]);
  }

  /** Play a final step together with the draft. */
  async play(final: Step): Promise<void> {
    if (!this.position || this.busy) return;
    const [seq, draft] = [this.position.seq, this.draft];
    await this.proposed; // the newest draft belongs to the turn, even if the server has not answered it yet
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
    const slow = setTimeout(() => (this.sending = this.submission === submission), SENDING_SHOWN_MS);
    try {
      await this.connection.request(submission, () => (this.unconfirmed = true));
      if (this.submission !== submission) return;
      if (this.unconfirmed) toasts.show(t("move-confirmed"));
      this.settle();
    } catch (error) {
      // After a broken connection, or if the server stops before it knows the outcome, send it again under the same key. Any
      // other refusal is final.
      if (error instanceof Refused && !error.unknown) {
        this.settle();
        this.refuse(error.message);
      }
    } finally {
      clearTimeout(slow);
    }
  }

  /** Clear the state of a submission that was answered. */
  private settle(): void {
    this.submission = undefined;
    this.pending = [];
    this.busy = this.sending = this.unconfirmed = false;
  }

  // Messages from the server.

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
        // A delayed spectator receives the players' chat after the game has ended.
        this.talk = [...this.talk, ...news.lines.filter((line) => !this.talk.some((old) => old.n === line.n))].sort((one, two) => one.n - two.n);
        break;
      case "company":
        void company.look();
        break;
      case "reacted":
        floatingReactions.show(news);
        break;
      case "refused":
        this.refuse(news.why); // nothing was asked: the turn of a bot failed
        break;
    }
  }

  private show(room: RoomStatus): void {
    this.room = room;
    // A player who is looking at a result stays there. The rematch is offered, and the player joins it when they choose to.
    if (room.match !== this.match && !(this.match && this.position?.outcome && room.phase === "gathering")) this.clearGame();
    if (room.match === this.match) this.players = room.chairs.map((chair) => chair.name);
    if (room.match === this.match && room.phase === "over") this.finished = room;
    if (room.chairs.some((chair) => chair.user === this.user && chair.cleared)) this.wantsRematch = false; // the player must ask for it again
  }

  private happened(told: Moved, position: Position): void {
    // If another player resigns, the user's turn continues with its draft.
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
      if (this.position) local.remove(this.draftKey); // a draft belongs to one position
      this.clearTurn();
      this.refusal = "";
    }
    this.position = position;
  }

  // Entering and returning.

  private get entry(): { ask: "enter"; room: string; after: number; changes?: number } {
    const after = this.moves.at(-1)?.seq ?? 0;
    return { ask: "enter", room: this.code, after, ...((this.changes ?? 0) >= CHANGES_VERSION && { changes: CHANGES_VERSION }) };
  }

  private async arrive(): Promise<void> {
    const known = this.moves.length;
    await this.connection.request(this.entry);
    // After a short loss of the connection, missed moves are shown as they arrive.
    if (this.moves.length > known && (!known || this.connection.silence > AWAY_MS)) this.returned += 1;
    if (this.entering) await this.sitDown();
    this.entering = false;
    await this.submit();
    if (this.wantsRematch) await this.pursueRematch();
    this.restoreDraft();
  }

  // A user who opens a table with a free seat gets it. Only once: a reload does not seat a user who stood up.
  private async sitDown(): Promise<void> {
    const chairs = this.room?.chairs ?? [];
    const free = !this.person && chairs.some((chair) => !chair.user && !chair.bot);
    const seated = chairs.find((chair) => chair.user === this.user);
    // Who comes to a table of a tournament is ready.
    if (this.room?.phase === "gathering" && this.room.tournament && seated && !seated.ready) return void (await this.ready());
    if (this.room?.phase !== "gathering" || !free || seated || session.read(this.seatKey)) return;
    try {
      await this.connection.request({ ask: "sit" });
      session.write(this.seatKey, "given");
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // another user was faster: the room shows it
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

  /** Restore the draft after a reload from the browser's storage, where it is kept until the turn is over. */
  private restoreDraft(): void {
    const position = this.position;
    if (!position || position.turn !== position.me || this.draft.length) return;
    const steps = JSON.parse(local.read(this.draftKey) ?? "[]") as Step[];
    if (steps.length) void this.propose(steps);
  }
}

export const roomStore = new RoomStore();
me.onUserChange.push(() => roomStore.leave());
