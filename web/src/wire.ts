// Written by `python -m tools.wire_schema` from docs/wire.schema.json: change the messages, not this file.
/* eslint-disable */

/** Every message from a client. */
export type Ask = Enter | Leave | Sit | Stand | SeatBot | Clear | Ready | Unready | Arrange | Host | Mute | Readmit | Close | Try | Hint | Look | Submit | GiveUp | TakeBack | Agree | Rematch | Say | React | Ping;

/** Every message from the hall. */
export type News = Hello | Ok | Refusal | Unconfirmed | RoomStatus | RoomChanged | Snapshot | Happened | PositionChanged | Past | ClockStatus | Tried | Hinted | Said | Reacted | Called | Bye;

/** Enter a room, as a player or a spectator. `after` is the last entry of the room that this client has seen. */
export interface Enter {
  ask: "enter";
  id: number;
  room: string;
  after?: number;
  /** the format of `changed` and `roomchanged` that this client reads; 0: send everything whole */
  changes?: number;
}

/** Leave the room as a watcher. A player keeps the seat. */
export interface Leave {
  ask: "leave";
  id: number;
}

/** Take a seat before the game: the given one, or the first free one. */
export interface Sit {
  ask: "sit";
  id: number;
  seat?: number | null;
}

/** Leave the seat before the game. */
export interface Stand {
  ask: "stand";
  id: number;
}

/** As the host, put a bot on a free seat, or replace a bot with one of another level. */
export interface SeatBot {
  ask: "bot";
  id: number;
  seat: number;
  level?: string;
}

/** As the host, free a seat before the game. */
export interface Clear {
  ask: "clear";
  id: number;
  seat: number;
}

/** Be ready, with 8 to 64 random letters and digits for the dice. */
export interface Ready {
  ask: "ready";
  id: number;
  value: string;
  /** agree to a rated game with a bot account */
  rated_with_bots?: boolean;
}

/** Clear the ready mark. */
export interface Unready {
  ask: "unready";
  id: number;
}

/** As the host, change the settings before the game. */
export interface Arrange {
  ask: "arrange";
  options: unknown;
  seats: number;
  /** whether the room is in the list of open rooms */
  listed: boolean;
  /** whether any signed-in user may watch */
  watch: boolean;
  /** when players may ask for a hint */
  hints?: "always" | "bots" | "never";
  /** whether its games count for the ratings, if they can */
  rated?: boolean;
  /** null: no clock */
  clock?: ClockSettings | null;
  /** the delay for spectators, in turns */
  turns_late?: number;
  id: number;
}

/** A clock. With `turn`, every turn has this many seconds. With `bank`, a seat has this many for the whole game, and the increment is added after each of its turns. */
export interface ClockSettings {
  kind: "bank" | "turn";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "resign" | "step";
}

/** As the host, make another seated user the host. */
export interface Host {
  ask: "host";
  id: number;
  user: string;
}

/** As the host, mute a user in this room or lift the mute. */
export interface Mute {
  ask: "mute";
  id: number;
  user: string;
  on: boolean;
}

/** As the host, let a removed player sit down again. */
export interface Readmit {
  ask: "readmit";
  id: number;
  user: string;
}

/** As the host, close the room. */
export interface Close {
  ask: "close";
  id: number;
}

/** Try a draft. It is judged step by step, not stored, and not shown to anyone else. */
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
  /** the player's steps so far in this turn; the hint continues them, or says what to take back */
  draft?: unknown[];
}

/** Show a turn of the current game again, as the user saw it then. */
export interface Look {
  ask: "look";
  id: number;
  /** 1 is the first turn, 0 the start of the game */
  at: number;
}

/** Play a draft with its final step. `after` is the last entry that moved the game. `key` is the client's idempotency key: a message that is sent twice is played once. */
export interface Submit {
  ask: "submit";
  id: number;
  key: string;
  steps: unknown[];
  after: number;
}

/** Resign, at any time. */
export interface GiveUp {
  ask: "resign";
  id: number;
  key: string;
}

/** Take back the user's last turn and everything after it, in a casual game against bots. `after` is the last entry that this client has seen. The request is refused if a turn was played or taken back since then. */
export interface TakeBack {
  ask: "takeback";
  id: number;
  key: string;
  after: number;
}

/** Agree that a bot substitutes for a seat whose owner is away. */
export interface Agree {
  ask: "agree";
  id: number;
  seat: number;
}

/** Start a rematch with the same players. */
export interface Rematch {
  ask: "again";
  id: number;
}

/** Send a chat message to the table. */
export interface Say {
  ask: "talk";
  id: number;
  text: string;
}

/** Send a reaction to everyone. It is not stored. */
export interface React {
  ask: "react";
  id: number;
  reaction: "good_luck" | "oops" | "thank_you" | "thinking" | "well_played" | "wow";
}

/** Check the connection. */
export interface Ping {
  ask: "ping";
  id: number;
}

/** The first message: the signed-in user. */
export interface Hello {
  news: "hello";
  user: string;
  name: string;
  version: string;
  /** the format of `changed` and `roomchanged` that this server sends: see `Enter.changes` */
  changes: number;
}

/** The request is done, and the result is stored. */
export interface Ok {
  news: "ok";
  id: number;
  /** the number of its entry */
  seq: number;
}

/** The request was refused. Nothing has changed, unless `unknown` is set. */
export interface Refusal {
  news: "refused";
  /** 0 if the id of the message could not be read */
  id: number;
  why: string;
  /** the game has moved since `after`; the newest position follows */
  stale: boolean;
  /** the server stops before the result is known; send the request again with the same key */
  unknown: boolean;
}

/** The request is not stored yet. Its answer follows as soon as the result is known. */
export interface Unconfirmed {
  news: "waiting";
  id: number;
  why: string;
}

/** A room. Sent whenever anything except the game has changed. */
export interface RoomStatus {
  news: "room";
  options: unknown;
  seats: number;
  /** whether the room is in the list of open rooms */
  listed: boolean;
  /** whether any signed-in user may watch */
  watch: boolean;
  /** when players may ask for a hint */
  hints: "always" | "bots" | "never";
  /** whether its games count for the ratings, if they can */
  rated: boolean;
  /** null: no clock */
  clock: ClockSettings | null;
  /** the delay for spectators, in turns */
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
  /** the number of spectators */
  watching: number;
  /** whether the players of this room may ask for hints */
  hinted: boolean;
  /** the first spectators to come, at most 24 */
  spectators: Spectator[];
  /** the aim of the game with these options, in a few words */
  aim: string;
  /** the message of a moderator who closed the room; blank if the host closed it */
  closing: string;
  /** a sentence with the reason why this game, or the next one, is not rated; blank: it is rated */
  unrated: string;
  /** the speed of its quick-match queue; blank: not from quick match */
  queue: string;
  /** the class to which the room belongs; blank: none */
  class_code: string;
  /** the teacher of that class, who may do what a host may */
  teacher: string;
  /** the teacher has stopped the board and the clock */
  frozen: boolean;
  /** the code of the tournament to which the table belongs; blank: none */
  tournament: string;
  /** users whom the host has removed: they may watch, but not sit down */
  removed: Spectator[];
  /** whether its player may take back turns (casual, against bots, without a clock) */
  may_take_back: boolean;
  /** words that mark an unusual game, like "With takebacks"; blank: none */
  mark: string;
}

/** A seat and its owner. */
export interface ChairStatus {
  /** blank: nobody */
  user: string;
  name: string;
  /** the level of a bot; blank: no bot */
  bot: string;
  ready: boolean;
  /** whether the user is connected */
  here: boolean;
  /** seconds since the user left; 0 if the user is here */
  away: number;
  /** the level of the bot that substitutes for the owner; blank: none */
  played_by: string;
  /** the users who agree to a substitute */
  agreed: string[];
  /** the host has changed the settings since this player was ready */
  cleared: boolean;
  /** in this game, in points; null: none, or private */
  rating: number | null;
  /** the rating is based on too few games */
  provisional: boolean;
  /** the change of the rating by the game, after it is over and rated */
  change: number | null;
  /** the name of the owner of a bot account; blank: not a bot account */
  owner: string;
}

/** A user who watches. */
export interface Spectator {
  user: string;
  name: string;
}

/** A room, for a client that reads changes and was told of it before: what changed since then. */
export interface RoomChanged {
  news: "roomchanged";
  /** the fields of `RoomStatus` that changed */
  fields?: Record<string, unknown>;
  /** lists that changed in part: start, number of removed items, new items */
  splices?: Record<string, [number, number, unknown[]]>;
}

/** The game on entering a room, and the moves after the entry that the client named. */
export interface Snapshot {
  news: "table";
  /** null before the game */
  position: Position | null;
  moves: Moved[];
}

/** The game as one watcher sees it. */
export interface Position {
  /** the last entry that moved the game; a step names it, to prove that it is not stale */
  seq: number;
  me: number | null;
  /** only for the player to act, at most 200 */
  legal: string[];
  /** whether there are more legal steps than listed */
  more: boolean;
  /** -1: chance; null: over */
  turn: number | null;
  /** the game's own view */
  view: unknown;
  outcome: Outcome | null;
  /** after the end: the seed, with which anyone can repeat the rolls */
  proof: Proof | null;
  /** the scores beside the names, by seat; empty: none yet */
  scores: number[];
  /** by seat: the pieces held, or their number if they are hidden */
  hands: (string[] | number)[];
  ending: string;
}

/** How a game ended: the scores, the winners and the reason. */
export interface Outcome {
  /** by seat, as the game counts them */
  scores: number[];
  /** several if the win is shared; empty if nobody won */
  winners: number[];
  /** one word, like "hp"; a golden playthrough reaches each reason */
  reason: string;
}

/** Everything that is needed to repeat the rolls of a game, revealed at its end. */
export interface Proof {
  /** the SHA-256 of the seed, shown before any player was ready */
  commitment: string;
  /** the secret of the server */
  seed: string;
  /** the values that the players contributed, by seat; blank for a bot */
  values: string[];
}

/** An entry that moved the game, as one watcher sees it. */
export interface Moved {
  seq: number;
  at: number;
  /** -1: chance */
  seat: number;
  steps: string[];
  facts: Told[];
  /** the turn of the game to which it belongs; 0: its start */
  turn: number;
}

/** A fact and its sentence. */
export interface Told {
  fact: Fact;
  say: string;
  /** how often in a row; repeated facts are merged only for clients that read changes */
  times?: number;
}

/** Something a watcher saw happen, in the form of the game played. */
export interface Fact {
  fact: string;
}

/** A move: what the watcher saw of it, and the position after it. */
export interface Happened {
  news: "happened";
  move: Moved;
  position: Position;
}

/** A move, for a client that has the position before it: what the watcher saw of it, and the changes. */
export interface PositionChanged {
  news: "changed";
  move: Moved;
  /** the `seq` of the position to which the changes apply */
  since: number;
  /** as in that position */
  me: number | null;
  /** the fields of the position that changed, except the view and the legal steps */
  position: Record<string, unknown>;
  legal?: Record<string, string>;
  /** whether there are more legal steps than listed */
  more?: boolean;
  /** the fields of the view that changed */
  view?: Record<string, unknown>;
  /** lists of the view that changed in part: start, number of removed items, new items */
  splices?: Record<string, [number, number, unknown[]]>;
}

/** A past turn as the user saw it then, and the position after it. */
export interface Past {
  news: "past";
  id: number;
  turn: number;
  moves: Moved[];
  position: Position;
}

/** The clock of the game. Sent on entering a room with a clock, and whenever it changes. */
export interface ClockStatus {
  news: "clock";
  /** the seat whose time is running; null: no time is running */
  seat: number | null;
  /** milliseconds that each seat had left when this was sent; empty: no game in progress */
  left: number[];
}

/** The answer to `Try`. */
export interface Tried {
  news: "tried";
  id: number;
  verdicts: DraftVerdict[];
  /** the accepted steps, in the order in which to submit them */
  steps: string[];
  /** the possible next steps, at most 400 */
  next: string[];
  points: number;
  missing: string[];
  marks: DraftMark[];
  view: unknown;
  /** by piece and place: the points of the draft with that piece there */
  worth: Record<string, Record<string, number>>;
}

/** Whether one step of a draft is accepted, and if not, why. */
export interface DraftVerdict {
  stands: boolean;
  why: string;
}

/** A highlight on the board while a player makes a draft. */
export interface DraftMark {
  kind: "building" | "gap" | "scores" | "sum" | "valid" | "wrong";
  /** the places or tiles that it covers, in the notation: ("7,7", "7,8") */
  at: string[];
  text: string;
  points: number;
}

/** The best turn and the reason for it. The same position and draft always get the same hint. */
export interface Hinted {
  news: "hinted";
  id: number;
  /** a whole turn, ending with its final step */
  steps: string[];
  /** the remaining part of the turn, in words */
  sentences: string[];
  why: string;
  /** the seat's win probability after the turn, from 0 to 1 */
  hope: number;
  /** the steps of the turn that are not in the draft */
  rest: string[];
  /** the steps of the draft that are not in the turn */
  back: string[];
}

/** Chat messages: the newest ones on entering, then each new one. */
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

/** A reaction of a player or a spectator. */
export interface Reacted {
  news: "reacted";
  user: string;
  name: string;
  seat: number | null;
  reaction: "good_luck" | "oops" | "thank_you" | "thinking" | "well_played" | "wow";
}

/** A request, a challenge or an answer concerns this user. `GET /api/me/company` returns it. */
export interface Called {
  news: "company";
}

/** The last message before the server closes the connection. */
export interface Bye {
  news: "bye";
  why: string;
  /** whether to connect again after a short pause */
  again: boolean;
}

/** A line of the record that a seat may add at any time. It is not among a game's own steps (C5). */
export interface Resign {
  do: "resign";
  seat: number;
}

/** The game is over. */
export interface Ended {
  fact: "ended";
  outcome: Outcome;
}

/** The time of a seat has run out. The consequences follow as later facts. */
export interface TimeUp {
  fact: "timeup";
  who: number;
  at_zero: "bot" | "resign" | "step";
}

/** A player took back a turn, and everything after it. */
export interface TakenBack {
  fact: "takenback";
  who: number;
  /** the last entry that is kept: those between it and this one are gone */
  to: number;
}

/** Chance draws the first player. */
export interface First {
  do: "first";
  seat: number;
}

/** What each game sends through the wire, by the game's name. */
export interface Games {
  /** 4ascend: Line up four stones to attack; answer an attack on the spot; keep your HP above zero. */
  "4ascend": { step: FourAscend.Step; fact: FourAscend.Fact; view: FourAscend.View; options: FourAscend.Options };
  /** Heart Tiles: Place hearts on tiles of their colour for double points; blow away, recycle and shield. */
  "heart-tiles": { step: HeartTiles.Step; fact: HeartTiles.Fact; view: HeartTiles.View; options: HeartTiles.Options };
  /** Miners: Dig from the start to three destinations: gold for reaching one, and for every card on the way. */
  miners: { step: Miners.Step; fact: Miners.Fact; view: Miners.View; options: Miners.Options };
  /** Rummikub: Lay runs and groups, rearrange the table, and be the first to empty your rack. */
  rummikub: { step: Rummikub.Step; fact: Rummikub.Fact; view: Rummikub.View; options: Rummikub.Options };
  /** SUMMON5: Weave Rune Threads into sequences whose sums are multiples of the Sacred Number. */
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
    /** the seat that is watching, null for a spectator, -2 for a watcher who sees everything */
    me: number | null;
    /** the seat to act, -1, or null if the game is over */
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

  /** HP, plants, and the length of a game. */
  export interface Options {
    /** HP of each side at the start. */
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

  /** A step was taken. The watcher sees only what it may know of the step. */
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
    /** the seat that is watching, null for a spectator, -2 for a watcher who sees everything */
    me: number | null;
    /** the seat to act, -1, or null if the game is over */
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
    /** the cards in the decks, in hidden hands and set aside */
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
    /** turns for which the heart is still safe from Wind, or an empty coloured tile from Recycle */
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

  /** A step was taken. The watcher sees only what it may know of the step. */
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
    /** the seat that is watching, null for a spectator, -2 for a watcher who sees everything */
    me: number | null;
    /** the seat to act, -1, or null if the game is over */
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

  /** A step was taken. The watcher sees only what it may know of the step. */
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
    /** the seat that is watching, null for a spectator, -2 for a watcher who sees everything */
    me: number | null;
    /** the seat to act, -1, or null if the game is over */
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

  /** A step was taken. The watcher sees only what it may know of the step. */
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
  /** Place a tile from your hand on an empty cell: `place 3 7,8`. Part of a draft until the turn ends. */
  export interface Place {
    do: "place";
    tile: string;
    cell: [number, number];
  }

  /** End the turn, score the placed tiles and refill the hand: `end`. */
  export interface End {
    do: "end";
  }

  /** Declare that you have no legal turn, and leave the game: `stuck`. */
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

  /** Chance deals a tile from the pile: `deal 1 7`, which the other players see as `deal 1 ?`. */
  export interface Deal {
    do: "deal";
    seat: number;
    tile: string;
  }

  /** The board as rows of text, the hands that the watcher may see, and the status of the game. */
  export interface View {
    /** the seat that is watching, null for a spectator, -2 for a watcher who sees everything */
    me: number | null;
    /** the seat to act, -1, or null if the game is over */
    turn: number | null;
    outcome: Outcome | null;
    options: Options;
    /** digits, `*` portals, `#` obstacles, `.` empty; without the tiles of this turn */
    board: string[];
    /** in this turn, by the seat to act; visible only to that seat */
    placed: Placed[];
    /** by seat, sorted; null: hidden */
    hands: (string[] | null)[];
    /** tiles in each hand */
    counts: number[];
    /** sorted; null: hidden */
    pile: string[] | null;
    pile_count: number;
    scores: number[];
    /** `play`, or what chance does now */
    stage: "block" | "deal" | "first" | "play" | "portal" | "refill";
    /** the seat to act, or the seat that receives tiles */
    seat: number;
    /** tiles still to be dealt to that seat */
    owed: number;
    /** the first player */
    first: number | null;
    /** completed */
    rounds: number;
    /** the seats that had a turn in this round */
    moved: number[];
    /** the number of completed rounds after which the game ends; 0: not known yet */
    final: number;
    stuck: number[];
    resigned: number[];
    /** the last turn in which tiles were placed */
    last: ScoredTurn | null;
    over: "" | "pile" | "resigned" | "stuck" | "target";
  }

  /** Sacred numbers, the board, scoring, and the end of the game (R1.12). */
  export interface Options {
    /** A sum that is a multiple of one of them scores. */
    sacred: number[];
    /** The size of the loom; the small one makes a faster game. */
    board: 11 | 15;
    /** Rune Threads in a full Thread Reservoir; all of them together hold at most 32. */
    hand: number;
    /** What happens when the Draw Pile is empty. */
    endgame: "last_round" | "pile" | "play_out" | "round";
    /** The Mystical Energy that ends the game; 0: no target. */
    target_score: number;
    /** Mystical Energy for a Thread Reservoir that is empty for good. */
    perfect_bonus: number;
    /** Every sequence formed must be a multiple of a Sacred Number. */
    strict: boolean;
    /** Sequences are worth more with every completed round. */
    progressive: boolean;
    /** Bonus for scoring palindromes, steps of one and equal numbers, three or more long. */
    patterns: boolean;
    /** Factors of the Rune Threads 0 to 9; the largest in a scoring sequence multiplies its energy. */
    multipliers: number[];
    /** Blocked cells: they end sequences. */
    obstacles: number;
    /** Portals on the loom: they are worth 0 and double a sequence's energy. */
    portals: number;
  }

  /** A tile on its cell. */
  export interface Placed {
    tile: string;
    cell: [number, number];
  }

  /** A completed turn of a player and its points. */
  export interface ScoredTurn {
    seat: number;
    placed: Placed[];
    /** all sequences formed, including those that score nothing */
    runs: Run[];
    /** for a perfect game (R1.9) */
    bonus: number;
    /** the total of the turn */
    points: number;
  }

  /** A sequence formed by a turn: a whole unbroken line of tiles that includes a new tile (R1.4). */
  export interface Run {
    cells: [number, number][];
    /** "514"; `*` is a portal */
    tiles: string;
    sum: number;
    points: number;
  }

  /** A step was taken. The watcher sees only what it may know of the step. */
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

  /** The points of the whole turn, and the score after it. */
  export interface Total {
    fact: "total";
    seat: number;
    points: number;
    score: number;
  }

  /** The end is near: this many rounds are left, including the current one (R1.8). */
  export interface Closing {
    fact: "closing";
    /** the pile is empty, a hand is empty, or a player has no legal turn */
    why: "hand" | "pile" | "stuck";
    rounds: number;
  }

  /** Everything that can be told. */
  export type Fact = Did | Ended | TimeUp | TakenBack | Scored | Perfect | Total | Closing;
}
