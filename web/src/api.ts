// Written by `python -m tools.api_types` from /api/openapi.json: change the API, not this file.
/* eslint-disable */

export interface ActListing {
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Null: the host, at the command line. */
  by: Named | null;
  act: "ban" | "unban" | "sign_out" | "reset_password" | "close_room" | "mute" | "unmute" | "settle_report";
  /** The id of a person, the code of a room or the number of a report. */
  on: string;
  /** What a person is called now; blank for a room, a report, or who is gone. */
  name: string;
  note: string;
}

export interface Analysed {
  turn: Reviewed;
  /** The turn that decided the game, once all were thought about. */
  turning_point: TurningPoint | null;
}

export interface Better {
  /** What the seat saw there. */
  view: unknown;
  considered: Considered;
}

export interface ChairListing {
  /** Blank: the seat is free. */
  name: string;
  bot: boolean;
  me: boolean;
}

export interface Closing {
  /** Told to whoever it concerns; may be left out. */
  why?: string;
}

export interface Confirmation {
  /** A password. */
  password?: string | null;
}

export interface Considered {
  steps: string[];
  sentences: string[];
  why: string;
  same: boolean;
  view: unknown;
  hopes: (number | null)[];
}

export interface Credentials {
  /** What others see. */
  name: string;
  /** A password. */
  password: string;
}

export interface Device {
  device: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970. */
  seen: number;
  /** Milliseconds since 1970. */
  expires: number;
  /** The device that asks. */
  this: boolean;
}

export interface Export {
  user: Me;
  login: string | null;
  /** Milliseconds since 1970. */
  seen: number;
  devices: Device[];
  rooms: Seat[];
  talk: Spoken[];
  reports: Reported[];
  /** The games I played to their end, the last first. */
  games: FinishedListing[];
}

export interface Fact {
  fact: string;
}

export interface FinishedListing {
  code: string;
  /** The first game in the room is 1, a rematch 2 … */
  match: number;
  game: string;
  title: string;
  /** Milliseconds since 1970. */
  ended: number;
  /** How it ended for me, in words. */
  result: string;
  seats: FinishedSeat[];
  /** Where its record can be had, as text. */
  record: string;
}

export interface FinishedPage {
  games: FinishedListing[];
  /** What to ask for behind them as `before`; blank: there are no more. */
  next: string;
  /** The games that I have played at all, by name. */
  played: string[];
}

export interface FinishedSeat {
  name: string;
  /** The level of a bot; blank for a person. */
  bot: string;
  me: boolean;
  score: number;
  won: boolean;
  resigned: boolean;
}

export interface Front {
  code: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  phase: "gathering" | "playing" | "over" | "closed";
  host: string;
  chairs: ChairListing[];
  listed: boolean;
  watch: boolean;
  /** False: a game is under way, and nobody may look on. */
  may_enter: boolean;
}

export interface GameLog {
  code: string;
  match: number;
  game: string;
  title: string;
  options: unknown;
  players: string[];
  /** My seat; null where I had none. */
  me: number | null;
  outcome: Outcome;
  /** Why it was over, in a sentence; blank where its last move tells it. */
  ending: string;
  /** Milliseconds since 1970. */
  started: number;
  /** Milliseconds since 1970. */
  ended: number;
  /** The seed of its dice, for anyone to roll them again. */
  proof: Proof | null;
  moves: Moved[];
}

export interface Guest {
  /** What others see. */
  name: string;
}

export interface Invitation {
  code: string;
  game: string;
  title: string;
  /** What one tries to do, in a few words; or blank. */
  aim: string;
  host: string;
  phase: "gathering" | "playing" | "over" | "closed";
  seats: number;
  /** Seats that people or bots have. */
  taken: number;
}

export interface Judgement {
  mark: "good" | "inaccuracy" | "mistake" | "blunder";
  cost: number;
  part: number;
  before: number;
  after: number;
}

export interface LimitCount {
  limit: string;
  count: number;
}

export interface Link {
  token: string;
  url: string;
  /** The link as a QR code, in SVG. */
  qr: string;
  /** Milliseconds since 1970. */
  expires: number;
}

export interface LinkUse {
  /** What stands behind `#link=` in a link. */
  token: string;
}

export interface Me {
  id: string;
  name: string;
  /** False for a guest. */
  account: boolean;
  /** Milliseconds since 1970. */
  created: number;
  /** May look after the hall, at /admin. */
  admin: boolean;
}

export interface Moved {
  seq: number;
  at: number;
  seat: number;
  steps: string[];
  facts: Told[];
  turn: number;
}

export interface Muting {
  user: string;
  on?: boolean;
}

export interface Named {
  id: string;
  /** Blank for somebody who is gone. */
  name: string;
}

export interface NewBan {
  /** Told to whoever it concerns; may be left out. */
  reason?: string;
  /** Milliseconds since 1970; left out: until it is lifted. */
  until?: number | null;
}

export interface NewPassword {
  /** A password. */
  old: string;
  /** A password. */
  new: string;
}

export interface NewReport {
  /** May be left out. */
  why?: string;
}

export interface NewRoom {
  /** A game's name, as /api/games lists it. */
  game: string;
  /** The game's options; what is left out has its default. */
  options?: Record<string, unknown>;
  /** How many play; left out: as many as is usual in this game. */
  seats?: number | null;
  /** In the list of open rooms; else by its code only. */
  listed?: boolean;
  /** Whether anyone who knows the code may look on. */
  watch?: boolean;
  /** Who may ask for hints: whoever plays against bots only, anyone, or nobody. */
  hints?: "bots" | "always" | "never";
}

export interface Notation {
  /** What stands in `do` on the wire. */
  name: string;
  /** How it is written in a record: `stone CELL`. */
  shape: string;
  explanation: string;
  /** False: part of a draft, until a final step is sent with it. */
  final: boolean;
}

export interface OneTimeCode {
  recovery: string;
}

export interface Open {
  code: string;
  game: string;
  title: string;
  phase: "gathering" | "playing" | "over" | "closed";
  host: string;
  seats: number;
  free: number;
  /** Milliseconds since 1970. */
  opened: number;
}

export interface OpenedRoom {
  code: string;
}

export interface OptionListing {
  name: string;
  explanation: string;
  /** What it takes, in words. */
  bounds: string;
  default: unknown;
  /** What it takes, as JSON Schema. */
  schema: Record<string, unknown>;
  /** Values that other options take when this is set; taken off, they have their defaults again. */
  implies: Record<string, unknown>;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface PastTurn {
  number: number;
  seat: number;
  steps: string[];
  /** The turn in words. */
  sentences: string[];
  /** The turn as the log tells it, with what chance did after it: as in `Moved`. */
  moves: unknown[];
  /** How good it was; null where it was not thought about yet. */
  judgement: Judgement | null;
}

export interface PersonListing {
  id: string;
  name: string;
  /** False for a guest. */
  account: boolean;
  /** May look after the hall. */
  admin: boolean;
  /** Connections that are open right now. */
  here: number;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970. */
  seen: number;
  banned: boolean;
  /** When a ban ends; null: when somebody lifts it. */
  until: number | null;
  /** The reason of a ban, as the person is told it. */
  reason: string;
}

export interface Playable {
  name: string;
  title: string;
  summary: string;
  /** What one tries to do, in a few words, with the default options; or blank. */
  aim: string;
  /** Of its rules. */
  version: number;
  /** Players at the least. */
  fewest: number;
  /** Players at the most. */
  most: number;
  /** Seats of a new room, unless its host chooses. */
  usual: number;
  /** How well its bots can play, the weakest first. */
  levels: string[];
  /** What its scores count. */
  unit: string;
  /** Whether the lowest score is the best. */
  lowest_wins: boolean;
  options: OptionListing[];
  steps: Notation[];
  /** An address on this server; empty where the game's package brings none. */
  board: string;
  /** An address on this server; empty where the game's package brings none. */
  styles: string;
  /** An address on this server; empty where the game's package brings none. */
  how_to: string;
  /** An address on this server; empty where the game's package brings none. */
  picture: string;
}

export interface Proof {
  commitment: string;
  seed: string;
  values: string[];
}

export interface Recovery {
  /** What others see. */
  name: string;
  /** A recovery code, as it was shown once. */
  code: string;
  /** A password. */
  password: string;
}

export interface RecoveryShown {
  recovery: string;
}

export interface RefusalListing {
  limit: string;
  address: string;
  count: number;
  /** Milliseconds since 1970. */
  last: number;
}

export interface Refusals {
  /** When the server was started; milliseconds since 1970. */
  since: number;
  total: LimitCount[];
  /** By limit and address, the last refused first. */
  newest: RefusalListing[];
}

export interface ReportListing {
  n: number;
  room: string;
  line: SpokenLine;
  /** In order, the line itself among it. */
  context: SpokenLine[];
  /** The first 20 of them. */
  reporters: ReporterListing[];
  /** How many people reported it. */
  reported: number;
  /** Whoever said it is banned. */
  banned: boolean;
  /** When it was settled; null while it is open. */
  settled: number | null;
}

export interface Reported {
  room: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The line. */
  text: string;
  /** One's own word why. */
  why: string;
}

export interface ReporterListing {
  by: Named;
  /** Milliseconds since 1970. */
  at: number;
  why: string;
}

export interface Review {
  /** The room's; blank in a review that was shared. */
  code: string;
  match: number;
  game: string;
  title: string;
  options: unknown;
  players: string[];
  outcome: Outcome;
  /** The result in words. */
  sentence: string;
  turns: PastTurn[];
  /** The seat that I had in it; null where I had none. */
  me: number | null;
  /** The turn that decided it; null where none did, or it is not known yet. */
  turning_point: TurningPoint | null;
}

export interface ReviewLink {
  token: string;
  /** The address in this hall that opens the review. */
  path: string;
  code: string;
  match: number;
  title: string;
  /** Milliseconds since 1970. */
  created: number;
}

export interface Reviewed {
  played: PastTurn;
  /** What the seat saw before its turn. */
  view: unknown;
  /** What it saw once it had played. */
  after: unknown;
  /** What the hard bot would have done; null where it was not thought about yet. */
  considered: Considered | null;
  /** The same, with what the seat saw there. */
  better: Better | null;
}

export interface RoomLink {
  url: string;
  /** The link as a QR code, in SVG. */
  qr: string;
}

export interface RoomListing {
  code: string;
  game: string;
  phase: "gathering" | "playing" | "over" | "closed";
  host: Named;
  players: Named[];
  seats: number;
  /** Connections that watch it right now. */
  here: number;
  /** Milliseconds since 1970. */
  opened: number;
  /** Milliseconds since 1970. */
  changed: number;
}

export interface Seat {
  room: string;
  game: string;
  phase: string;
  host: boolean;
  /** Milliseconds since 1970. */
  opened: number;
  /** Milliseconds since 1970. */
  changed: number;
}

export interface SignedOut {
  devices: number;
}

export interface Spoken {
  room: string;
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}

export interface SpokenLine {
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  by: Named;
  text: string;
}

export interface TableListing {
  code: string;
  game: string;
  title: string;
  phase: "gathering" | "playing" | "over" | "closed";
  host: string;
  players: string[];
  seats: number;
  free: number;
  my_turn: boolean;
  /** Milliseconds since 1970. */
  changed: number;
}

export interface Told {
  fact: Fact;
  say: string;
}

export interface TurningPoint {
  turn: number;
  sentence: string;
}

export interface Upgrade {
  /** A password. */
  password: string;
  /** What others see. */
  name?: string | null;
}

export interface Version {
  version: string;
}

export interface Welcome {
  id: string;
  name: string;
  /** False for a guest. */
  account: boolean;
  /** Milliseconds since 1970. */
  created: number;
  /** May look after the hall, at /admin. */
  admin: boolean;
  /** A new recovery code, shown this once; blank when there is none. */
  recovery: string;
}

export interface Why {
  /** A sentence for the person who asked. */
  why: string;
}

/** What each route takes, and what it answers. */
export interface Routes {
  /** The audit log */
  "GET /api/admin/audit": {
    query: {
      /** Only those with a lower number. */
      before?: number | null;
    };
    answer: ActListing[];
  };
  /** All people */
  "GET /api/admin/people": {
    query: {
      /** A part of it; left out: all. */
      search?: string;
      /** Exactly this name or id, in place of a search. */
      called?: string;
      /** How many to leave out at the beginning. */
      skip?: number;
    };
    answer: PersonListing[];
  };
  /** Ban somebody */
  "POST /api/admin/people/{person}/ban": {
    path: {
      /** The id of a person. */
      person: string;
    };
    body: NewBan;
    answer: null;
  };
  /** Reset a password */
  "POST /api/admin/people/{person}/reset-password": {
    path: {
      /** The id of a person. */
      person: string;
    };
    answer: OneTimeCode;
  };
  /** End somebody's sessions */
  "POST /api/admin/people/{person}/sign-out": {
    path: {
      /** The id of a person. */
      person: string;
    };
    answer: null;
  };
  /** Lift a ban */
  "POST /api/admin/people/{person}/unban": {
    path: {
      /** The id of a person. */
      person: string;
    };
    answer: null;
  };
  /** What the limits refused */
  "GET /api/admin/refusals": {
    answer: Refusals;
  };
  /** Reported lines */
  "GET /api/admin/reports": {
    query: {
      /** Those that are settled, in place of the open ones. */
      settled?: boolean;
      /** Only those with a lower number. */
      before?: number | null;
    };
    answer: ReportListing[];
  };
  /** Settle a report */
  "POST /api/admin/reports/{report}/settle": {
    path: {
      /** The number of a report. */
      report: number;
    };
    answer: null;
  };
  /** All rooms */
  "GET /api/admin/rooms": {
    query: {
      /** A part of it; left out: all. */
      search?: string;
      /** How many to leave out at the beginning. */
      skip?: number;
    };
    answer: RoomListing[];
  };
  /** Close a room */
  "POST /api/admin/rooms/{code}/close": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    body: Closing;
    answer: null;
  };
  /** Mute somebody in a room */
  "POST /api/admin/rooms/{code}/mute": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    body: Muting;
    answer: null;
  };
  /** The games of this hall */
  "GET /api/games": {
    answer: Playable[];
  };
  /** Come in as a guest */
  "POST /api/guest": {
    body: Guest;
    answer: Welcome;
  };
  /** An invitation */
  "GET /api/invitations/{code}": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    answer: Invitation;
  };
  /** Continue on this device */
  "POST /api/link": {
    body: LinkUse;
    answer: Welcome;
  };
  /** Who I am */
  "GET /api/me": {
    answer: Me | null;
  };
  /** Delete me */
  "DELETE /api/me": {
    body: Confirmation;
    answer: null;
  };
  /** Make an account of me */
  "POST /api/me/account": {
    body: Upgrade;
    answer: Welcome;
  };
  /** My devices */
  "GET /api/me/devices": {
    answer: Device[];
  };
  /** Sign my other devices out */
  "POST /api/me/devices/sign-out-others": {
    answer: SignedOut;
  };
  /** My data */
  "GET /api/me/export": {
    answer: Export;
  };
  /** My finished games */
  "GET /api/me/games": {
    query: {
      /** Of this game only. */
      game?: string | null;
      /** What `next` said last. */
      before?: string | null;
    };
    answer: FinishedPage;
  };
  /** Continue on my phone */
  "POST /api/me/link": {
    answer: Link;
  };
  /** Change my name */
  "PATCH /api/me/name": {
    body: Guest;
    answer: Me;
  };
  /** Change my password */
  "PATCH /api/me/password": {
    body: NewPassword;
    answer: null;
  };
  /** A new recovery code */
  "POST /api/me/recovery": {
    body: Confirmation;
    answer: RecoveryShown;
  };
  /** Reviews that I share */
  "GET /api/me/reviews": {
    answer: ReviewLink[];
  };
  /** Take a shared review back */
  "DELETE /api/me/reviews/{token}": {
    path: {
      /** From the link. */
      token: string;
    };
    answer: null;
  };
  /** My tables */
  "GET /api/me/tables": {
    answer: TableListing[];
  };
  /** Recover an account */
  "POST /api/recover": {
    body: Recovery;
    answer: Welcome;
  };
  /** Open rooms */
  "GET /api/rooms": {
    answer: Open[];
  };
  /** Open a room */
  "POST /api/rooms": {
    body: NewRoom;
    answer: OpenedRoom;
  };
  /** A room */
  "GET /api/rooms/{code}": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    answer: Front;
  };
  /** The link to a room */
  "GET /api/rooms/{code}/link": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    answer: RoomLink;
  };
  /** A finished game move by move */
  "GET /api/rooms/{code}/log": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: GameLog;
  };
  /** The record of a game */
  "GET /api/rooms/{code}/record": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    query: {
      /** As people read it, or as programs do. */
      form?: "text" | "json";
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: string;
  };
  /** A game turn by turn */
  "GET /api/rooms/{code}/review": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: Review;
  };
  /** Share a review */
  "POST /api/rooms/{code}/review/link": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: ReviewLink;
  };
  /** One turn looked at closely */
  "GET /api/rooms/{code}/review/{number}": {
    path: {
      /** The first turn of the game is 1. */
      number: number;
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: Reviewed;
  };
  /** Think about a turn */
  "GET /api/rooms/{code}/review/{number}/analysis": {
    path: {
      /** The first turn of the game is 1. */
      number: number;
      /** A room's six characters; case and blanks do not matter. */
      code: string;
    };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: Analysed;
  };
  /** Report a line of talk */
  "POST /api/rooms/{code}/talk/{line}/report": {
    path: {
      /** A room's six characters; case and blanks do not matter. */
      code: string;
      /** The number of the line, as `said` has it. */
      line: number;
    };
    body: NewReport;
    answer: null;
  };
  /** Open a shared review */
  "GET /api/shared/{token}": {
    path: {
      /** From the link. */
      token: string;
    };
    answer: Review;
  };
  /** One turn of a shared review */
  "GET /api/shared/{token}/{number}": {
    path: {
      /** The first turn of the game is 1. */
      number: number;
      /** From the link. */
      token: string;
    };
    answer: Reviewed;
  };
  /** Think about a turn of a shared review */
  "GET /api/shared/{token}/{number}/analysis": {
    path: {
      /** The first turn of the game is 1. */
      number: number;
      /** From the link. */
      token: string;
    };
    answer: Analysed;
  };
  /** Sign in */
  "POST /api/sign-in": {
    body: Credentials;
    answer: Welcome;
  };
  /** Sign out */
  "POST /api/sign-out": {
    answer: null;
  };
  /** Make an account */
  "POST /api/sign-up": {
    body: Credentials;
    answer: Welcome;
  };
  /** The release that runs */
  "GET /api/version": {
    answer: Version;
  };
}
