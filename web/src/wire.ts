// Written by `python -m tools.wire_schema` from docs/wire.schema.json: change the messages, not this file.
/* eslint-disable */

/** Every message from a client. */
export type Ask = Enter | Leave | Sit | Stand | SeatBot | Clear | Ready | Unready | Arrange | Host | Mute | Readmit | Close | Try | Hint | Look | Submit | GiveUp | TakeBack | Agree | Rematch | Say | React | Ping;

/** Every message from the hall. */
export type News = Hello | Ok | Refusal | Unconfirmed | RoomStatus | RoomChanged | Snapshot | Happened | PositionChanged | Past | ClockStatus | Tried | Hinted | Said | Reacted | Called | Bye;

/** Look on at a room, from one's seat or as a spectator; `after` is the last entry this client has seen of it. */
export interface Enter {
  ask: "enter";
  id: number;
  room: string;
  after?: number;
  /** the form of `changed` and `roomchanged` that this client reads; 0: it wants everything whole */
  changes?: number;
}

/** Stop looking on; a seat is kept. */
export interface Leave {
  ask: "leave";
  id: number;
}

/** Take a seat before the game: a certain one, or the first that is free. */
export interface Sit {
  ask: "sit";
  id: number;
  seat?: number | null;
}

/** Give the seat up before the game. */
export interface Stand {
  ask: "stand";
  id: number;
}

/** The host puts a bot on a free seat, or one of another level in a bot's place. */
export interface SeatBot {
  ask: "bot";
  id: number;
  seat: number;
  level?: string;
}

/** The host removes whoever is on a seat before the game. */
export interface Clear {
  ask: "clear";
  id: number;
  seat: number;
}

/** Be ready, and bring 8 to 64 random letters and digits for the dice. */
export interface Ready {
  ask: "ready";
  id: number;
  value: string;
}

/** Take the ready mark back. */
export interface Unready {
  ask: "unready";
  id: number;
}

/** The host changes what is played, before the game. */
export interface Arrange {
  ask: "arrange";
  options: unknown;
  seats: number;
  /** the room is in the list of open rooms */
  listed: boolean;
  /** anyone signed in may look on */
  watch: boolean;
  /** who may ask for a hint, by the host's choice */
  hints?: "always" | "bots" | "never";
  /** its games count for the ratings, where they can */
  rated?: boolean;
  /** null: nobody's time runs */
  clock?: ClockSettings | null;
  /** how many turns behind the game is what spectators see of it */
  turns_late?: number;
  id: number;
}

/** A clock. Of a `turn`, every turn has so many seconds; of a `bank`, a seat has so many for the whole game, and the increment more after each of its turns. */
export interface ClockSettings {
  kind: "bank" | "turn";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "resign" | "step";
}

/** The host hands hosting over to somebody on a seat. */
export interface Host {
  ask: "host";
  id: number;
  user: string;
}

/** The host keeps somebody from talking here, or lets them again. */
export interface Mute {
  ask: "mute";
  id: number;
  user: string;
  on: boolean;
}

/** The host lets a player sit down again who was removed. */
export interface Readmit {
  ask: "readmit";
  id: number;
  user: string;
}

/** The host closes the room. */
export interface Close {
  ask: "close";
  id: number;
}

/** Try a draft: it is judged step by step, nothing is kept, and nobody else hears of it. */
export interface Try {
  ask: "try";
  id: number;
  steps: unknown[];
  after: number;
}

/** Ask for a hint: what the adviser would play with the knowledge of this seat. */
export interface Hint {
  ask: "hint";
  id: number;
  after: number;
  /** what the player has laid in this turn: the hint goes on from it, or says what to take back */
  draft?: unknown[];
}

/** See a turn of the present game once more, as one saw it then. */
export interface Look {
  ask: "look";
  id: number;
  /** 1 is the first turn, 0 the beginning */
  at: number;
}

/** Play a draft with its final step. `after` is the last entry that moved the game, `key` the client's own idempotency key: sent twice, it is played once. */
export interface Submit {
  ask: "submit";
  id: number;
  key: string;
  steps: unknown[];
  after: number;
}

/** Give up; this needs no turn. */
export interface GiveUp {
  ask: "resign";
  id: number;
  key: string;
}

/** Take back one's last turn and everything that followed it, in a casual game against bots. `after` is the last entry that this client has seen: a turn that was played or taken back since then is not meant. */
export interface TakeBack {
  ask: "takeback";
  id: number;
  key: string;
  after: number;
}

/** Agree that a bot plays on for a seat whose owner is away. */
export interface Agree {
  ask: "agree";
  id: number;
  seat: number;
}

/** Gather a rematch with the same people. */
export interface Rematch {
  ask: "again";
  id: number;
}

/** Say something at the table. */
export interface Say {
  ask: "talk";
  id: number;
  text: string;
}

/** Show everyone a reaction; it is not kept. */
export interface React {
  ask: "react";
  id: number;
  reaction: "good_luck" | "oops" | "thank_you" | "thinking" | "well_played" | "wow";
}

/** See whether the connection holds. */
export interface Ping {
  ask: "ping";
  id: number;
}

/** The first message: who you are here. */
export interface Hello {
  news: "hello";
  user: string;
  name: string;
  version: string;
  /** the form of `changed` and `roomchanged` that this hall sends: see `Enter.changes` */
  changes: number;
}

/** What was asked for is done, and written down. */
export interface Ok {
  news: "ok";
  id: number;
  /** the entry it became */
  seq: number;
}

/** What was asked for is not done; nothing has changed, unless it is `unknown`. */
export interface Refusal {
  news: "refused";
  /** 0 where the message was too broken to have one */
  id: number;
  why: string;
  /** it came after something else; the newest position follows */
  stale: boolean;
  /** the hall stops before it knows whether this was done; send it again with the same key */
  unknown: boolean;
}

/** What was asked for is not written down yet; its answer follows as soon as the hall knows it. */
export interface Unconfirmed {
  news: "waiting";
  id: number;
  why: string;
}

/** A room, whenever anything about it but the game has changed. */
export interface RoomStatus {
  news: "room";
  options: unknown;
  seats: number;
  /** the room is in the list of open rooms */
  listed: boolean;
  /** anyone signed in may look on */
  watch: boolean;
  /** who may ask for a hint, by the host's choice */
  hints: "always" | "bots" | "never";
  /** its games count for the ratings, where they can */
  rated: boolean;
  /** null: nobody's time runs */
  clock: ClockSettings | null;
  /** how many turns behind the game is what spectators see of it */
  turns_late: number;
  room: string;
  seq: number;
  game: string;
  title: string;
  host: string;
  phase: string;
  match: number;
  /** the SHA-256 of the seed of the dice */
  commitment: string;
  chairs: ChairStatus[];
  muted: string[];
  /** spectators */
  watching: number;
  /** whether the players of this table may */
  hinted: boolean;
  /** who looks on: those who came first, at most 24 of them */
  spectators: Spectator[];
  /** what one tries to do with these options, in a few words */
  aim: string;
  /** what the hall says of a room that it has closed; blank where the host did */
  closing: string;
  /** why the game is not rated, or the next one would not be, in a sentence; blank: it is rated */
  unrated: string;
  /** the speed that its people asked quick match for; blank: they came otherwise */
  queue: string;
  /** whom the host has removed: they may look on, and not sit down */
  removed: Spectator[];
  /** whether its player may take back turns: a casual game against bots, without a clock */
  may_take_back: boolean;
  /** what sets its game apart from others: "With takebacks"; blank: nothing */
  mark: string;
}

/** A seat and who has it. */
export interface ChairStatus {
  /** blank: nobody */
  user: string;
  name: string;
  /** the level of a bot; blank: none */
  bot: string;
  ready: boolean;
  /** the person is connected */
  here: boolean;
  /** seconds the person has been away; 0 when here */
  away: number;
  /** the level of the bot that plays on; blank: none */
  played_by: string;
  /** who agrees that one plays on */
  agreed: string[];
  /** the host has changed the settings since this player was ready */
  cleared: boolean;
  /** in this game, in points; null: there is none, or it is private */
  rating: number | null;
  /** too few games stand behind the rating, or none yet */
  provisional: boolean;
  /** what the game did to the rating, once it is over and rated */
  change: number | null;
}

/** Somebody who looks on. */
export interface Spectator {
  user: string;
  name: string;
}

/** A room, for a client that reads changes and was told of it before: what changed since then. */
export interface RoomChanged {
  news: "roomchanged";
  /** the fields of `RoomStatus` that changed */
  fields?: Record<string, unknown>;
  /** lists of which a part changed: from where, how many went, what came */
  splices?: Record<string, [number, number, unknown[]]>;
}

/** The game on entering a room, and what happened since the entry that the client named. */
export interface Snapshot {
  news: "table";
  /** null before the game */
  position: Position | null;
  moves: Moved[];
}

/** The game as one watcher sees it. */
export interface Position {
  /** the entry that moved the game last: what a step must come after */
  seq: number;
  me: number | null;
  /** only for the player to act, and at most 200 */
  legal: string[];
  /** there are more legal steps than are listed */
  more: boolean;
  /** -1: chance; null: over */
  turn: number | null;
  /** the game's own view */
  view: unknown;
  outcome: Outcome | null;
  /** after the end: the seed, for anyone to roll the dice again */
  proof: Proof | null;
  /** what stands beside the names, by seat; empty: nothing yet */
  scores: number[];
  /** by seat: the kinds held, or how many there are if they are hidden */
  hands: (string[] | number)[];
  /** after the end: why it is over, in a sentence; blank if the log tells it */
  ending: string;
}

/** How a game ended: the scores, the winners and the reason. */
export interface Outcome {
  /** by seat, as the game counts them */
  scores: number[];
  /** several share the win; none: nobody won, or a draw */
  winners: number[];
  /** "hp": one word, each with a golden playthrough that reaches it */
  reason: string;
}

/** All it takes to roll a game's dice again, revealed at its end. */
export interface Proof {
  /** the SHA-256 of the seed, shown before anyone was ready */
  commitment: string;
  /** the hall's secret */
  seed: string;
  /** what the players brought, by seat; blank for a bot */
  values: string[];
}

/** An entry that moved the game, as one watcher sees it. */
export interface Moved {
  seq: number;
  at: number;
  /** -1: the table itself */
  seat: number;
  steps: string[];
  facts: Told[];
  /** which turn of the game it belongs to; 0: its beginning */
  turn: number;
}

/** A fact, and its sentence. */
export interface Told {
  fact: Fact;
  say: string;
  /** how often in a row; more than once only for clients that read changes */
  times?: number;
}

/** Something a watcher saw happen, in the form of the game played. */
export interface Fact {
  fact: string;
}

/** Somebody moved: what was seen of it, and the position after it. */
export interface Happened {
  news: "happened";
  move: Moved;
  position: Position;
}

/** Somebody moved, for a client that has the position before: what was seen of it, and what changed. */
export interface PositionChanged {
  news: "changed";
  move: Moved;
  /** the `seq` of the position that this changes */
  since: number;
  /** as in that position */
  me: number | null;
  /** the fields of the position that changed, without the view and the legal steps */
  position: Record<string, unknown>;
  /** the legal steps: by all words but the last, the last words of those that begin so */
  legal?: Record<string, string>;
  /** there are more legal steps than are listed */
  more?: boolean;
  /** the fields of the view that changed */
  view?: Record<string, unknown>;
  /** lists of the view of which a part changed: from where, how many went, what came */
  splices?: Record<string, [number, number, unknown[]]>;
}

/** A turn that was played, as it was seen then, and the position after it. */
export interface Past {
  news: "past";
  id: number;
  turn: number;
  moves: Moved[];
  position: Position;
}

/** The clock of the game: on entering a room that has one, and whenever it changes. */
export interface ClockStatus {
  news: "clock";
  /** whose time runs; null: nobody's */
  seat: number | null;
  /** milliseconds that each seat had left as this was sent; empty: no time is counted now */
  left: number[];
}

/** What became of a draft. */
export interface Tried {
  news: "tried";
  id: number;
  verdicts: Verdict[];
  /** what stands, in the order to submit it in */
  steps: string[];
  /** what may come next, at most 400 of it */
  next: string[];
  points: number;
  missing: string[];
  marks: Mark[];
  view: unknown;
  /** by piece, then place: what the draft would earn with it there */
  worth: Record<string, Record<string, number>>;
}

/** Whether one step of a draft stands, and why not. */
export interface Verdict {
  stands: boolean;
  why: string;
}

/** Something to light up on the board while a draft is made. */
export interface Mark {
  kind: "building" | "gap" | "scores" | "sum" | "valid" | "wrong";
  /** the places or tiles it covers, as the notation writes them: ("7,7", "7,8") */
  at: string[];
  text: string;
  points: number;
}

/** The best turn, and why; the same for the same position and the same draft. */
export interface Hinted {
  news: "hinted";
  id: number;
  /** a whole turn, its final step last */
  steps: string[];
  /** what remains of the turn, in words */
  sentences: string[];
  why: string;
  /** the win probability of this seat after it, from 0 to 1 */
  hope: number;
  /** the steps of the turn that are not in the draft */
  rest: string[];
  /** the steps of the draft that are not in the turn */
  back: string[];
}

/** Table talk: all of the newest on entering, then line by line. */
export interface Said {
  news: "said";
  lines: ChatMessage[];
}

/** Something that was said. */
export interface ChatMessage {
  n: number;
  at: number;
  user: string;
  name: string;
  text: string;
}

/** Somebody's reaction, from their seat or as a spectator. */
export interface Reacted {
  news: "reacted";
  user: string;
  name: string;
  seat: number | null;
  reaction: "good_luck" | "oops" | "thank_you" | "thinking" | "well_played" | "wow";
}

/** Something is new between me and others: a request, a challenge, an answer. `GET /api/me/company` has it. */
export interface Called {
  news: "company";
}

/** The last message before the hall closes the connection. */
export interface Bye {
  news: "bye";
  why: string;
  /** whether to connect again, after a moment */
  again: boolean;
}

/** A line of the record that needs no turn and is in no game's list of steps (C5). */
export interface Resign {
  do: "resign";
  seat: number;
}

/** The game is over. */
export interface Ended {
  fact: "ended";
  outcome: Outcome;
}

/** The time of a seat has run out; what follows from it is told behind it. */
export interface TimeUp {
  fact: "timeup";
  who: number;
  at_zero: "bot" | "resign" | "step";
}

/** A player took back a turn, and everything that followed it. */
export interface TakenBack {
  fact: "takenback";
  who: number;
  /** the last entry that stands: everything after it and before this one is gone */
  to: number;
}

/** Chance draws who begins. */
export interface First {
  do: "first";
  seat: number;
}

/** What each game sends through the wire, by the game's name. */
export interface Games {
  /** 4ascend: Line up four stones to attack; answer an attack on the spot; keep your health above zero. */
  "4ascend": { step: FourAscend.Step; fact: FourAscend.Fact; view: FourAscend.View; options: FourAscend.Options };
  /** Heart Tiles: Place hearts on tiles of their colour for double points; blow away, recycle and shield. */
  "heart-tiles": { step: HeartTiles.Step; fact: HeartTiles.Fact; view: HeartTiles.View; options: HeartTiles.Options };
  /** Miners: Dig from the start to three destinations: gold for reaching one, and for every card on the way. */
  miners: { step: Miners.Step; fact: Miners.Fact; view: Miners.View; options: Miners.Options };
  /** Rummikub: Lay runs and groups, rearrange the table, and be the first to empty your rack. */
  rummikub: { step: Rummikub.Step; fact: Rummikub.Fact; view: Rummikub.View; options: Rummikub.Options };
  /** SUMMON5: Weave numbered tiles into sequences whose sums are multiples of the Sacred Number. */
  summon5: { step: Summon5.Step; fact: Summon5.Fact; view: Summon5.View; options: Summon5.Options };
}

export namespace FourAscend {
  /** Place a stone on an empty cell: `stone 4,4`. */
  export interface Stone {
    do: "stone";
    cell: [number, number];
  }

  /** Chance grows a plant on an empty cell: `plant 2,7`. */
  export interface Plant {
    do: "plant";
    cell: [number, number];
  }

  /** Chance picks how many plants grow now, if the option is a range: `grow 3`. */
  export interface Grow {
    do: "grow";
    plants: number;
  }

  /** Chance picks the number of quiet moves until plants sprout, if the option is a range: `wait 6`. */
  export interface Wait {
    do: "wait";
    moves: number;
  }

  /** The board as rows of `.bw`, plants, health points, and the cells that an attack vacated. */
  export interface View {
    /** the seat that looks, null for a spectator, -2 for everything */
    me: number | null;
    /** who acts next: a seat, -1, or null when the game is over */
    turn: number | null;
    outcome: Outcome | null;
    options: Options;
    board: string[];
    plants: [number, number][];
    hp: [number, number];
    /** who places the next stone */
    seat: number;
    /** empty in the normal phase */
    vacated: Vacated[];
    /** the power of an unanswered attack */
    power: number;
    /** empty in the normal phase */
    counters: Counter[];
    placed: number;
    wait: number;
    due: "" | "plants_start" | "regrow" | "sprout";
    grow: number;
    renew: boolean;
    over: "" | "full" | "hp" | "limit" | "resigned";
    resigned: number | null;
  }

  /** Health, plants, and the length of a game. */
  export interface Options {
    /** Health of each side at the start. */
    hp: number;
    /** Plants that grow before the first move. */
    plants_start: number | string;
    /** Quiet moves after which plants sprout; 0 is never. */
    sprout_every: number | string;
    /** Plants that sprout then. */
    sprout: number | string;
    /** Plants that grow after each attack is resolved. */
    regrow: number | string;
    /** Turns after which the game ends; 0: no limit. */
    max_turns: number;
    /** Who wins when the turn limit is reached or the board is full. */
    on_limit: "draw" | "hp";
  }

  /** A cell of the attacker's chain, and the power that the defender removes by placing there. */
  export interface Vacated {
    cell: [number, number];
    power: number;
  }

  /** An empty cell on which the defender's stone completes a chain, and the power of that chain. */
  export interface Counter {
    cell: [number, number];
    power: number;
  }

  /** A step was taken, told as the watcher may see it. */
  export interface Did {
    fact: "did";
    who: number;
    step: Step;
  }

  /** Every kind of step, chance's included, and resigning. */
  export type Step = Stone | Plant | Grow | Wait | Resign;

  /** A chain leaves the board. */
  export interface Chain {
    fact: "chain";
    seat: number;
    cells: [number, number][];
    power: number;
  }

  /** An attack meets its defence. */
  export interface Clash {
    fact: "clash";
    attacker: number;
    attack: number;
    defence: number;
    loser: number | null;
    damage: number;
    hp: [number, number];
    /** power that the answer removed from the attack by taking one of its cells */
    taken: number;
  }

  /** Everything that can be told. */
  export type Fact = Did | Ended | TimeUp | TakenBack | Chain | Clash;
}

export namespace HeartTiles {
  /** Draw a card from one of the decks: `draw heart`. */
  export interface Draw {
    do: "draw";
    deck: "heart" | "magic";
  }

  /** Place a heart on an empty tile: `heart r2 3`. */
  export interface Heart {
    do: "heart";
    heart: "g1" | "g2" | "g3" | "r1" | "r2" | "r3" | "y1" | "y2" | "y3";
    tile: number;
  }

  /** Blow away a heart of the opponent: `wind 5`. */
  export interface Wind {
    do: "wind";
    tile: number;
  }

  /** Turn an empty coloured tile white: `recycle 2`. */
  export interface Recycle {
    do: "recycle";
    tile: number;
  }

  /** Protect hearts and tiles: `shield`. */
  export interface Shield {
    do: "shield";
  }

  /** End the turn: `end`. */
  export interface End {
    do: "end";
  }

  /** Chance gives a tile its colour: `paint 0 w`. */
  export interface Paint {
    do: "paint";
    tile: number;
    colour: "g" | "r" | "w" | "y";
  }

  /** Chance deals a card: `deal 0 r2`. The opponent sees `deal 0 heart?`. */
  export interface Deal {
    do: "deal";
    seat: number;
    card: "g1" | "g2" | "g3" | "r1" | "r2" | "r3" | "y1" | "y2" | "y3" | "recycle" | "shield" | "wind" | "heart?" | "magic?";
  }

  /** The tiles, the known cards, the decks, and the state of the turn. */
  export interface View {
    /** the seat that looks, null for a spectator, -2 for everything */
    me: number | null;
    /** who acts next: a seat, -1, or null when the game is over */
    turn: number | null;
    outcome: Outcome | null;
    /** those painted so far */
    tiles: Tile[];
    scores: [number, number];
    shield: Cover | null;
    hands: [Hand, Hand];
    /** cards that can still be drawn */
    heart_deck: number;
    magic_deck: number;
    /** the cards that the watcher cannot place: decks, hidden hands, two hearts set aside */
    unseen: string[];
    /** hearts blown away, and used magic cards */
    gone: string[];
    /** the cards that chance has yet to deal */
    owed: [number, "heart" | "magic"][];
    /** in a rematch, the seat that begins */
    begins: number | null;
    /** whose turn it is; -1 until the first player is drawn */
    seat: number;
    /** in this turn, like the next two fields */
    drawn: ("heart" | "magic")[];
    placed: number;
    used: number;
    may: May;
    over: "" | "decks" | "resigned" | "tiles";
    resigned: number | null;
    /** one for each kind of heart in the watcher's own hand */
    worth: Worth[];
  }

  /** A tile and the heart on it. */
  export interface Tile {
    /** the colour it was painted: w r y g */
    original: string;
    /** the colour it has now: w once it is recycled */
    colour: string;
    /** "r2"; "" if the tile is empty */
    heart: string;
    /** whose heart it is */
    owner: number | null;
    /** what the heart scores for its owner */
    points: number;
    /** turns of protection left: a heart from Wind, an empty coloured tile from Recycle */
    shield: number;
  }

  /** The active Shield. */
  export interface Cover {
    seat: number;
    /** turns of either player until it ends */
    turns: number;
  }

  /** The number of cards that a player holds, and the cards themselves if the watcher may know them. */
  export interface Hand {
    hearts: number;
    magic: number;
    cards: string[] | null;
  }

  /** What the player to act may still do in this turn, as far as it is public. */
  export interface May {
    /** the decks to draw from before the turn can end */
    draw: ("heart" | "magic")[];
    hearts: number;
    /** also 0 while the opponent's Shield blocks every magic card */
    magic: number;
    end: boolean;
  }

  /** What a heart in the watcher's hand would score on each tile. */
  export interface Worth {
    heart: string;
    /** by tile in its current colour, whether or not it holds a heart */
    points: number[];
  }

  /** A step was taken, told as the watcher may see it. */
  export interface Did {
    fact: "did";
    who: number;
    step: Step;
  }

  /** Every kind of step, chance's included, and resigning. */
  export type Step = Draw | Heart | Wind | Recycle | Shield | End | Paint | First | Deal | Resign;

  /** A player placed a heart, which scores. */
  export interface Scored {
    fact: "scored";
    seat: number;
    tile: number;
    heart: string;
    points: number;
    score: number;
  }

  /** A heart was blown away, with its points. */
  export interface Blown {
    fact: "blown";
    seat: number;
    tile: number;
    heart: string;
    points: number;
    score: number;
  }

  /** A coloured tile became white. */
  export interface Whitened {
    fact: "whitened";
    tile: number;
    colour: string;
  }

  /** A Shield was raised, is wearing off, or has ended. */
  export interface Shielded {
    fact: "shielded";
    seat: number;
    turns: number;
  }

  /** No options. */
  export type Options = Record<string, never>;

  /** Everything that can be told. */
  export type Fact = Did | Ended | TimeUp | TakenBack | Scored | Blown | Whitened | Shielded;
}

export namespace Miners {
  /** Chance deals a card to a seat: `deal 0 TB+R`. */
  export interface Deal {
    do: "deal";
    seat: number;
    /** A card, like TB+R; ? is hidden. */
    card: string;
  }

  /** Lay a card, upright or turned by 180 degrees: `lay TB+R 6,4`, `lay ~TB+R 6,4`. */
  export interface Lay {
    do: "lay";
    /** A card, like TB+R; ~TB+R is turned. */
    card: string;
    cell: [number, number];
  }

  /** Discard a card face up if no card in the hand fits: `discard TB+R`. */
  export interface Discard {
    do: "discard";
    /** A card, like TB+R. */
    card: string;
  }

  /** Pass with an empty hand: `pass`. */
  export interface Pass {
    do: "pass";
  }

  /** The mine, the destinations, the hands that the watcher may see, and the gold. */
  export interface View {
    /** the seat that looks, null for a spectator, -2 for everything */
    me: number | null;
    /** who acts next: a seat, -1, or null when the game is over */
    turn: number | null;
    outcome: Outcome | null;
    options: Options;
    start: [number, number];
    destinations: Destination[];
    /** row by row */
    laid: LaidCard[];
    /** by seat: the cards, or their number if they are hidden */
    hands: (string[] | number)[];
    /** the number of cards left to draw */
    deck: number;
    /** the cards in the deck and in hidden hands */
    unseen: string[];
    /** oldest first */
    discards: DiscardedCard[];
    gold: number[];
    /** by seat: whether the player has not resigned */
    playing: boolean[];
    /** whose turn it is after all owed cards are dealt */
    seat: number;
    /** the seats that the next cards are dealt to */
    owed: number[];
    /** the seats that laid nothing with an empty deck since the last lay */
    idle: number[];
    over: "" | "dead" | "goal" | "resigned" | "stuck";
    /** the cards that fit but that R2.10 forbids */
    barred: BarredCell[];
  }

  /** What ends the game, and whether a card may cut off a destination. */
  export interface Options {
    /** What ends the game. */
    goal: "all" | "first";
    /** Nobody may lay a card that cuts a destination off from the open ends of the mine. */
    keep_open: boolean;
  }

  /** A destination, and how it was reached. */
  export interface Destination {
    /** "dest_1" */
    id: string;
    cell: [number, number];
    reached_by: number | null;
    /** the cards that paid: those on a shortest path when it was reached */
    vein: [number, number][];
  }

  /** A card in the mine. */
  export interface LaidCard {
    cell: [number, number];
    /** its cardId: "TB+R#2" */
    id: string;
    /** as it was played: "~TB+R" */
    card: string;
    turned: boolean;
    /** the groups of sides in this orientation: ("TB", "L") */
    groups: string[];
    /** the groups that a path joins to the start: ("TB",) */
    lit: string[];
    /** the seat that laid it */
    seat: number;
  }

  /** A card on the discard pile. */
  export interface DiscardedCard {
    id: string;
    card: string;
    seat: number;
  }

  /** An empty cell, and the cards that fit there but would cut off a destination (R2.10). */
  export interface BarredCell {
    cell: [number, number];
    /** as they would be played: "R+L", "~TB+R" */
    cards: string[];
  }

  /** A step was taken, told as the watcher may see it. */
  export interface Did {
    fact: "did";
    who: number;
    step: Step;
  }

  /** Every kind of step, chance's included, and resigning. */
  export type Step = Deal | Lay | Discard | Pass | Resign;

  /** A player reached a destination, and the cards of the vein paid gold. */
  export interface Reach {
    fact: "reach";
    /** "dest_1" */
    destination: string;
    cell: [number, number];
    seat: number;
    /** the cards on a shortest path */
    vein: [number, number][];
    /** gold by seat, including the bounty for reaching it */
    pay: number[];
  }

  /** No card of the game fits on any cell. */
  export interface Dead {
    fact: "dead";
  }

  /** The deck is empty, and no player could lay a card. */
  export interface Stuck {
    fact: "stuck";
  }

  /** Everything that can be told. */
  export type Fact = Did | Ended | TimeUp | TakenBack | Reach | Dead | Stuck;
}

export namespace Rummikub {
  /** Chance deals a tile from the pool: `deal 1 k7`. Other players see `deal 1 ?`. */
  export interface Deal {
    do: "deal";
    seat: number;
    tile: string;
  }

  /** Chance shows a remaining rack after a round: `show 1 k7 o3 *`. */
  export interface Show {
    do: "show";
    seat: number;
    tiles: string[];
  }

  /** Lift a set from the table, so that its tiles can be laid again: `lift k7 r7 b7`. */
  export interface Lift {
    do: "lift";
    tiles: string[];
  }

  /** Lay a set from loose tiles first, then from the rack: `lay o4 o5 *`. */
  export interface Lay {
    do: "lay";
    tiles: string[];
  }

  /** End the turn with the current table: `end`. */
  export interface End {
    do: "end";
  }

  /** Discard the draft, if there is one, and take a tile from the pool: `draw`. */
  export interface Draw {
    do: "draw";
  }

  /** Discard the draft, if there is one, and pass if the pool is empty: `pass`. */
  export interface Pass {
    do: "pass";
  }

  /** The position for one watcher. Until the turn ends, only the player to act sees the table change. */
  export interface View {
    /** the seat that looks, null for a spectator, -2 for everything */
    me: number | null;
    /** who acts next: a seat, -1, or null when the game is over */
    turn: number | null;
    outcome: Outcome | null;
    options: Options;
    table: string[][];
    /** the same sets, with each joker replaced by what it stands for */
    readings: string[][];
    /** by seat; null: hidden */
    racks: (string[] | null)[];
    /** tiles on each rack */
    counts: number[];
    /** tiles left to draw */
    pool: number;
    /** the tiles of the pool and of the hidden racks */
    unseen: string[];
    playing: boolean[];
    opened: boolean[];
    passed: boolean[];
    totals: number[];
    owed: number[];
    round: number;
    first: number | null;
    seat: number | null;
    /** the draft: sets lifted from the table in this turn */
    lifted: string[][];
    /** sets laid in this turn, which are also in `table` */
    laid: string[][];
    /** lifted tiles that are not laid again yet */
    loose: string[];
    /** tiles from the rack in this turn */
    put: string[];
    /** the value of the sets laid in this turn */
    points: number;
    /** tiles that do not make a set yet; only in the answer to a draft */
    building: string[][];
    closing: "" | "emptied" | "passed";
    showing: number[];
    over: "" | "emptied" | "limit" | "passed" | "resigned" | "rounds";
  }

  /** The initial meld, and the length of a game. */
  export interface Options {
    /** Points that a player's first play of a round needs. */
    initial_meld: number;
    /** Rounds in a game. 0: no fixed number, only with a point limit. */
    rounds: number;
    /** The game ends after a round in which a total reaches this, from 50 points. 0: no limit. */
    point_limit: number;
  }

  /** A step was taken, told as the watcher may see it. */
  export interface Did {
    fact: "did";
    who: number;
    step: Step;
  }

  /** Every kind of step, chance's included, and resigning. */
  export type Step = First | Deal | Show | Lift | Lay | End | Draw | Pass | Resign;

  /** A player made their initial meld. */
  export interface FirstMeld {
    fact: "opened";
    seat: number;
    points: number;
  }

  /** A player laid tiles from the rack. */
  export interface TilesPlayed {
    fact: "played";
    seat: number;
    tiles: string[];
    left: number;
  }

  /** A round is over but not scored yet. */
  export interface RoundClosed {
    fact: "closed";
    seat: number;
    how: "emptied" | "passed";
  }

  /** The penalty points of a round were added to the totals. */
  export interface Scored {
    fact: "scored";
    round: number;
    winners: number[];
    points: number[];
    totals: number[];
  }

  /** Everything that can be told. */
  export type Fact = Did | Ended | TimeUp | TakenBack | FirstMeld | TilesPlayed | RoundClosed | Scored;
}

export namespace Summon5 {
  /** Place a tile of one's hand on an empty cell: `place 3 7,8`. Part of a draft until the turn ends. */
  export interface Place {
    do: "place";
    tile: string;
    cell: [number, number];
  }

  /** End the turn: what was placed stays, is scored, and the hand is refilled: `end`. */
  export interface End {
    do: "end";
  }

  /** Say that one has no legal turn, and take no further part: `stuck`. */
  export interface Stuck {
    do: "stuck";
  }

  /** Chance blocks a cell: `block 2,11`. */
  export interface Block {
    do: "block";
    cell: [number, number];
  }

  /** Chance opens a portal: `portal 2,11`. */
  export interface Portal {
    do: "portal";
    cell: [number, number];
  }

  /** Chance deals a tile from the pile: `deal 1 7`, and `deal 1 ?` to everyone else. */
  export interface Deal {
    do: "deal";
    seat: number;
    tile: string;
  }

  /** The board as rows of text, the hands that the watcher may see, and how the game stands. */
  export interface View {
    /** the seat that looks, null for a spectator, -2 for everything */
    me: number | null;
    /** who acts next: a seat, -1, or null when the game is over */
    turn: number | null;
    outcome: Outcome | null;
    options: Options;
    /** digits, `*` portals, `#` obstacles, `.` empty; without what is placed in this turn */
    board: string[];
    /** in this turn, by the seat to act; seen by it alone */
    placed: Placed[];
    /** by seat, sorted; null: hidden */
    hands: (string[] | null)[];
    /** tiles in each hand */
    counts: number[];
    /** sorted; null: hidden */
    pile: string[] | null;
    pile_count: number;
    scores: number[];
    /** what happens now: play, or what chance does */
    stage: "block" | "deal" | "first" | "play" | "portal" | "refill";
    /** whose turn it is, or who is dealt to */
    seat: number;
    /** tiles still to be dealt to that seat */
    owed: number;
    /** who begins */
    first: number | null;
    /** completed */
    rounds: number;
    /** who had a turn in this round */
    moved: number[];
    /** completed rounds at which the game ends; 0: not known yet */
    final: number;
    stuck: number[];
    resigned: number[];
    /** the last turn in which tiles were placed */
    last: ScoredTurn | null;
    over: "" | "pile" | "resigned" | "stuck" | "target";
  }

  /** Sacred numbers, the board, scoring, and how the game ends (R1.12). */
  export interface Options {
    /** A sum that is a multiple of one of them scores. */
    sacred: number[];
    /** The size of the loom; the small one makes a faster game. */
    board: 11 | 15;
    /** Tiles in a full hand; times the seats, at most 32. */
    hand: number;
    /** What happens when the pile is empty. */
    endgame: "last_round" | "pile" | "play_out" | "round";
    /** The score that ends the game; 0 is none. */
    target_score: number;
    /** Points for emptying one's hand for good. */
    perfect_bonus: number;
    /** Every sequence formed must be a multiple of a Sacred Number. */
    strict: boolean;
    /** Sequences are worth more with every completed round. */
    progressive: boolean;
    /** Bonus for scoring palindromes, steps of one and equal tiles, three or more long. */
    patterns: boolean;
    /** Factors of the tiles 0 to 9; the largest in a scoring sequence multiplies its points. */
    multipliers: number[];
    /** Blocked cells: they end sequences. */
    obstacles: number;
    /** Portals on the board: tiles worth 0 that double a sequence's points. */
    portals: number;
  }

  /** A tile on its cell. */
  export interface Placed {
    tile: string;
    cell: [number, number];
  }

  /** What a player did in a turn, and what it earned. */
  export interface ScoredTurn {
    seat: number;
    placed: Placed[];
    /** every sequence formed, those that score nothing too */
    runs: Run[];
    /** for a perfect game (R1.9) */
    bonus: number;
    /** all of it together */
    points: number;
  }

  /** A sequence that a turn formed: a whole unbroken line of tiles with a new one in it (R1.4). */
  export interface Run {
    cells: [number, number][];
    /** "514"; `*` is a portal */
    tiles: string;
    sum: number;
    points: number;
  }

  /** A step was taken, told as the watcher may see it. */
  export interface Did {
    fact: "did";
    who: number;
    step: Step;
  }

  /** Every kind of step, chance's included, and resigning. */
  export type Step = Place | End | Stuck | Block | Portal | First | Deal | Resign;

  /** A sequence scores. */
  export interface Scored {
    fact: "scored";
    seat: number;
    cells: [number, number][];
    tiles: string;
    sum: number;
    points: number;
  }

  /** A hand is empty for good (R1.9). */
  export interface Perfect {
    fact: "perfect";
    seat: number;
    bonus: number;
  }

  /** What the turn brought in all, and the score after it. */
  export interface Total {
    fact: "total";
    seat: number;
    points: number;
    score: number;
  }

  /** The end is in sight: so many rounds are left, the one being played included (R1.8). */
  export interface Closing {
    fact: "closing";
    /** the pile is empty, a hand is, or somebody has no legal turn */
    why: "hand" | "pile" | "stuck";
    rounds: number;
  }

  /** Everything that can be told. */
  export type Fact = Did | Ended | TimeUp | TakenBack | Scored | Perfect | Total | Closing;
}
