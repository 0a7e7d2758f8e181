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

export interface AskedListing {
  /** The other one. */
  user: string;
  name: string;
  to_me: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Better {
  /** What the seat saw there. */
  view: unknown;
  considered: Considered;
}

export interface BlockedPerson {
  user: string;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Browser {
  endpoint: string;
  /** Its public key `p256dh`, in base64 for URLs. */
  key: string;
  /** Its secret `auth`, in base64 for URLs. */
  secret: string;
}

export interface BrowserAddress {
  endpoint: string;
}

export interface ChairListing {
  /** Blank: the seat is free. */
  name: string;
  bot: boolean;
  me: boolean;
}

export interface ChallengeListing {
  /** The room that is open for it. */
  code: string;
  game: string;
  title: string;
  /** The other one: who challenges me, or whom I challenge. */
  user: string;
  name: string;
  to_me: boolean;
  answer: "open" | "accepted" | "declined";
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds since 1970. */
  expires: number;
}

export interface ClockSettings {
  kind: "turn" | "bank";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "step" | "resign";
}

export interface Closing {
  /** Told to whoever it concerns; may be left out. */
  why?: string;
}

export interface Confirmation {
  /** A password. */
  password?: string | null;
}

export interface ConfirmationCode {
  code: string;
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

export interface DailyPuzzle {
  id: string;
  /** What I have done with it. */
  mine: "new" | "missed" | "solved" | "shown";
  /** Whether I have solved it today. */
  done: boolean;
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
  /** The lessons I have done; blank for the offer of a game's lessons, once I put it away. */
  lessons: LessonDone[];
  /** The games I played to their end, the last first. */
  games: FinishedListing[];
  /** My ratings, the first first. */
  ratings: RatedGame[];
  /** What I have done with puzzles. */
  puzzles: PuzzleTry[];
  /** Where I am told of my turns by mail; blank: nowhere. */
  mail: string;
  /** My friends, and since when they are. */
  friends: FriendExport[];
  /** What I asked, and what I was asked. */
  friend_requests: RequestExport[];
  /** When I made those that wait for somebody. */
  friend_links: number[];
  /** Whom I block, and since when. */
  blocks: FriendExport[];
  /** Mine and those to me that wait. */
  challenges: ChallengeListing[];
  /** The push services of browsers that are told. */
  push_services: string[];
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
  /** Why a game that began as rated was not rated; or blank. */
  unrated: string;
  /** What sets it apart, like `With takebacks`; or blank. */
  mark: string;
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

export interface FriendExport {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface FriendInvitation {
  url: string;
  /** The link as a QR code, in SVG. */
  qr: string;
  /** Milliseconds since 1970. */
  expires: number;
}

export interface FriendList {
  friends: FriendListing[];
  requests: AskedListing[];
  opponents: LastOpponent[];
  /** Links of mine that wait for somebody. */
  links: number;
  hidden: boolean;
}

export interface FriendListing {
  user: string;
  name: string;
  /** Milliseconds since 1970. */
  since: number;
  /** Always `away` where one of us hides. */
  presence: "playing" | "here" | "away";
  /** The name of the game they are at; or blank. */
  game: string;
  /** What that game is called here; or blank. */
  title: string;
  /** The code of their table, where one may look on; or blank. */
  watch: string;
}

export interface FriendToken {
  /** What stands behind `#friend=` in a link. */
  token: string;
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
  /** What sets it apart, like `With takebacks`; or blank. */
  mark: string;
}

export interface GameTally {
  game: string;
  title: string;
  played: number;
  /** Shared wins included. */
  won: number;
  drawn: number;
  /** Resigned ones included. */
  lost: number;
  alone: number;
  /** How the games that were won ended, most often first. */
  endings: WinEnding[];
  /** In points; null: no rated game yet. */
  rating: number | null;
  provisional: boolean;
  /** Rated games so far. */
  rated: number;
  /** The rating over time, the first first. */
  graph: RatingPoint[];
  /** The best score alone, of games that count. */
  best: SoloBest | null;
}

export interface Guest {
  /** What others see. */
  name: string;
}

export interface HeadToHead {
  name: string;
  /** Blank for a bot. */
  user: string;
  /** The level of a bot; blank for a person. */
  bot: string;
  played: number;
  /** Games in which one won, alone or with others, and the other did not. */
  ahead: number;
  /** Games in which it was the other way round. */
  behind: number;
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

export interface Inviter {
  name: string;
  /** It is my own. */
  me: boolean;
  /** We are friends already. */
  friend: boolean;
}

export interface Judgement {
  mark: "good" | "inaccuracy" | "mistake" | "blunder";
  cost: number;
  part: number;
  before: number;
  after: number;
}

export interface LastOpponent {
  user: string;
  name: string;
  game: string;
  title: string;
  /** Where we played: what a challenge may be like. */
  room: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Leaderboard {
  game: string;
  title: string;
  players: RankedPlayer[];
  bots: RatedBot[];
  mine: MyRating | null;
  /** Whether the game can be played alone, and so has a solo ladder. */
  solo: boolean;
}

export interface LessonAnswer {
  /** `done`: the goal is reached; `going`: play on; `missed`: begin anew. */
  stands: "going" | "done" | "missed";
  /** What is said to it; blank while it goes on. */
  say: string;
  /** What the newest turn brought about, move by move: my own first, then what others replied. */
  happened: LessonHappened[];
}

export interface LessonDone {
  game: string;
  lesson: string;
  at: number;
}

export interface LessonDraft {
  verdicts: Verdict[];
  steps: string[];
  next: string[];
  points: number;
  missing: string[];
  marks: Mark[];
  view: unknown;
  worth: Record<string, Record<string, number>>;
}

export interface LessonHappened {
  move: Moved;
  position: LessonPosition;
}

export interface LessonList {
  game: string;
  /** The game's. */
  title: string;
  /** Whether to offer them to me: I am new to this game, and have not put the offer away. */
  offered: boolean;
  lessons: LessonListing[];
}

export interface LessonListing {
  id: string;
  title: string;
  /** What there is to know. */
  text: string;
  /** Whether I have done it. */
  done: boolean;
}

export interface LessonPosition {
  /** How many moves were made since it began. */
  seq: number;
  me: number;
  turn: number | null;
  /** The game's own view. */
  view: unknown;
  legal: string[];
  scores: number[];
}

export interface LessonShown {
  id: string;
  title: string;
  /** What there is to know. */
  text: string;
  /** What to do. */
  task: string;
  /** Who sits at the table, by seat. */
  names: string[];
  position: LessonPosition;
}

export interface LessonSolution {
  /** Each a draft and one final step, in the notation. */
  turns: string[][];
  /** What these turns bring about, move by move, with the replies. */
  happened: LessonHappened[];
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

export interface Mark {
  kind: "scores" | "sum" | "valid" | "building" | "wrong" | "gap";
  at: string[];
  text: string;
  points: number;
}

export interface MatchListing {
  speeds: SpeedListing[];
  /** Queues in which somebody waits. */
  waiting: WaitingListing[];
  /** Null: I wait for nothing. */
  mine: MyMatch | null;
}

export interface MatchRequest {
  /** A game's name, as /api/games lists it. */
  game: string;
  speed: "none" | "quick" | "relaxed" | "days";
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
  /** The profile is for its owner alone. */
  private: boolean;
  /** Friends do not see whether I am here, nor I where they are. */
  hidden: boolean;
}

export interface ModeListing {
  name: string;
  /** What is different, in one sentence. */
  summary: string;
  /** Every option of the game, as this mode has it. */
  options: Record<string, unknown>;
  /** What one tries to do in this mode, in a few words; or blank. */
  aim: string;
  /** An address on this server; empty where the game's package brings none. */
  picture: string;
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

export interface MyMatch {
  code: string;
  game: string;
  speed: string;
}

export interface MyRating {
  /** A rating, in points; newcomers begin at 1000. */
  rating: number;
  games: number;
  /** Too few games stand behind it to be on the leaderboard. */
  provisional: boolean;
  /** My profile is private, so I am not on the leaderboard. */
  private: boolean;
}

export interface Named {
  id: string;
  /** Blank for a deleted user. */
  name: string;
}

export interface NewAddress {
  address: string;
}

export interface NewBan {
  /** Told to whoever it concerns; may be left out. */
  reason?: string;
  /** Milliseconds since 1970; left out: until it is lifted. */
  until?: number | null;
}

export interface NewChallenge {
  /** Their ids. */
  to: string[];
  /** What to play; null: what `like` says. */
  room?: NewRoom | null;
  /** The code of a room where I have played: the same once more. */
  like?: string;
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
  /** Rated, where it can be: among accounts and rated bots, with the default options. */
  rated?: boolean;
  /** A limit for each turn, or a bank with an increment; null: none. */
  clock?: ClockSettings | null;
  /** How many turns behind the game is what spectators see of it; 0: they see it as it is. */
  turns_late?: number;
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

export interface OpenTable {
  code: string;
  game: string;
  title: string;
  phase: "gathering" | "playing" | "over" | "closed";
  host: string;
  /** The people on its seats. */
  players: string[];
  seats: number;
  free: number;
  speed: "none" | "quick" | "relaxed" | "days";
  /** Its game is rated, or the next one would be among accounts. */
  rated: boolean;
  /** Milliseconds since 1970. */
  opened: number;
}

export interface OpenTables {
  tables: OpenTable[];
  /** The next page begins here; null: this is the last. */
  next: string | null;
}

export interface OpenedRoom {
  code: string;
}

export interface Opponent {
  name: string;
  /** Blank for a bot, a guest, and whoever is private or gone. */
  user: string;
  /** The level of a bot; blank for a person. */
  bot: string;
}

export interface OptionListing {
  name: string;
  /** What players call it. */
  label: string;
  explanation: string;
  /** What it takes, in words. */
  bounds: string;
  default: unknown;
  /** What it takes, as JSON Schema. `names` has names for its values, and `places` names for the places of a list, both for players. */
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
  /** How good it was; null if it has not been analysed yet. */
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
  /** The levels with a published rating: games against other bots are not rated. */
  rated_levels: string[];
  /** What its scores count. */
  unit: string;
  /** Whether the lowest score is the best. */
  lowest_wins: boolean;
  /** What is played at the end of a clock whose host chose `step`. */
  default_words: string;
  /** What chance decides in it: `deal`, `dice`, `plants`. */
  chance_word: string;
  /** How many lessons there are for it. */
  lessons: number;
  /** How many puzzles come with it. */
  puzzles: number;
  /** None: there is only the game with its options. */
  modes: ModeListing[];
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
  /** The address of each script at the top of its package's folder, by name: `board` is the board. */
  scripts: Record<string, string>;
  /** What its bots say before a game, by level. Other levels say what they say before any game. */
  greetings: Record<string, string>;
  /** Whose rights it touches, in sentences; or blank. */
  notice: string;
}

export interface PlayedGame {
  game: string;
  title: string;
  /** Milliseconds since 1970. */
  ended: number;
  result: "won" | "shared" | "drawn" | "lost" | "resigned" | "alone";
  place: number;
  seats: number;
  score: number;
  /** Why it was over, in a sentence; or blank. */
  ending: string;
  opponents: Opponent[];
  /** The rating after it; null where it was not rated. */
  rating: number | null;
  /** What it did to the rating. */
  change: number | null;
  /** Why a game that began as rated was not rated; or blank. */
  unrated: string;
  /** What sets it apart, like `With takebacks`; or blank. */
  mark: string;
  /** Its room; blank for anybody who did not play in it. */
  code: string;
  match: number;
}

export interface PlayedTurns {
  /** All that I have played since the lesson began: each a draft and one final step, in the notation. */
  turns: string[][];
}

export interface Privacy {
  private: boolean;
}

export interface Profile {
  user: string;
  name: string;
  /** False for a guest, whose profile nobody else sees. */
  account: boolean;
  /** Milliseconds since 1970. */
  since: number;
  me: boolean;
  /** Only its owner sees it. */
  private: boolean;
  /** By game, the one played most first. */
  games: GameTally[];
  /** Those met most often, first. */
  opponents: HeadToHead[];
  /** What they are to me: I have asked them, or they ask me. */
  relation: "none" | "friends" | "asked" | "asks";
  /** I block them. */
  blocked: boolean;
  /** They are a friend, or we have played lately. */
  can_challenge: boolean;
}

export interface ProfileGames {
  games: PlayedGame[];
  /** What to ask for behind them as `before`; blank: there are no more. */
  next: string;
}

export interface Proof {
  commitment: string;
  seed: string;
  values: string[];
}

export interface PuzzleAnswer {
  /** `done`: solved; `going`: play on; `missed`: try again, or give up. */
  stands: "going" | "done" | "missed";
  /** What is said to it; blank while it goes on. */
  say: string;
  happened: LessonHappened[];
  /** Whether it changed my level: only my first try does. */
  counted: boolean;
  /** A rating in points. My level begins at 1000. */
  level: number;
  /** My level before it. */
  before: number;
  /** Days in a row on which I solved a puzzle of the day, up to today. */
  streak: number;
}

export interface PuzzleGame {
  game: string;
  title: string;
  puzzles: number;
  /** How many of them I have solved. */
  solved: number;
  /** A rating in points. My level begins at 1000. */
  level: number;
  /** Whether my level is not settled yet. */
  provisional: boolean;
  daily: DailyPuzzle;
  themes: PuzzleTheme[];
}

export interface PuzzleList {
  game: string;
  /** The game's. */
  title: string;
  /** Today by UTC, in days since 1970. */
  day: number;
  /** Days in a row on which I solved a puzzle of the day, up to today. */
  streak: number;
  puzzles: number;
  tried: number;
  solved: number;
  /** A rating in points. My level begins at 1000. */
  level: number;
  /** Whether my level is not settled yet. */
  provisional: boolean;
  daily: DailyPuzzle | null;
  themes: PuzzleTheme[];
}

export interface PuzzleOverview {
  /** Today by UTC, in days since 1970. */
  day: number;
  /** Days in a row on which I solved a puzzle of the day, up to today. */
  streak: number;
  /** On which of the last seven days I solved a puzzle of the day; today is the last. */
  week: boolean[];
  games: PuzzleGame[];
}

export interface PuzzleShown {
  id: string;
  theme: string;
  /** Where it comes from, without names. */
  source: string;
  task: string;
  /** Its difficulty, on the scale of my level. */
  level: number;
  /** Whether it is the puzzle of today. */
  daily: boolean;
  mine: "new" | "missed" | "solved" | "shown";
  /** Who sits at the table, by seat. */
  names: string[];
  position: LessonPosition;
}

export interface PuzzleSolution {
  say: string;
  steps: string[];
  /** The same steps, turn by turn. */
  turns: string[][];
  happened: LessonHappened[];
  counted: boolean;
  /** A rating in points. My level begins at 1000. */
  level: number;
  /** A rating in points. My level begins at 1000. */
  before: number;
}

export interface PuzzleTheme {
  theme: string;
  puzzles: number;
  /** How many of them I have solved. */
  solved: number;
  /** The id of one at about my level, if possible one that I have not tried. */
  next: string;
}

export interface PuzzleTry {
  game: string;
  puzzle: string;
  at: number;
  first: boolean;
  solved: number | null;
  shown: boolean;
}

export interface RankedPlayer {
  user: string;
  name: string;
  /** A rating, in points; newcomers begin at 1000. */
  rating: number;
  /** Rated games so far. */
  games: number;
  me: boolean;
}

export interface RatedBot {
  level: string;
  /** A rating, in points; newcomers begin at 1000. */
  rating: number;
}

export interface RatedGame {
  game: string;
  room: string;
  match: number;
  /** Milliseconds since 1970. */
  at: number;
  place: number;
  /** In points, after the game. */
  rating: number;
  /** In points: how unsure it is. */
  deviation: number;
  /** What the game did to it. */
  change: number;
}

export interface RatingPoint {
  /** Milliseconds since 1970. */
  at: number;
  rating: number;
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

export interface Relation {
  name: string;
  relation: "friends" | "asked";
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

export interface RequestExport {
  name: string;
  to_me: boolean;
  /** Milliseconds since 1970. */
  at: number;
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
  /** What sets the game apart, like `With takebacks`; or blank. */
  mark: string;
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
  /** What the adviser would have played; null if the turn has not been analysed yet. */
  considered: Considered | null;
  /** The same, with what the seat saw there. */
  better: Better | null;
}

export interface RoomLink {
  url: string;
  /** The link as a QR code, in SVG. */
  qr: string;
  /** Only the computer that runs the hall can open the link. */
  local: boolean;
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

export interface SoloBest {
  score: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface SoloEntry {
  user: string;
  name: string;
  score: number;
  /** Milliseconds since 1970. */
  at: number;
  me: boolean;
}

export interface SoloLadder {
  game: string;
  title: string;
  days: number;
  players: SoloEntry[];
}

export interface SpeedListing {
  name: "none" | "quick" | "relaxed" | "days";
  title: string;
  /** The clock of its tables; null: nobody's time runs. */
  clock: ClockSettings | null;
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
  /** When something happened there last, in milliseconds since 1970. Where others play and I am only the host: when it was opened, for I may see their game late. */
  changed: number;
  /** Milliseconds that I have left for this turn; null: my time does not run. */
  time_left: number | null;
}

export interface Told {
  fact: Fact;
  say: string;
  times: number;
}

export interface TriedDraft {
  /** All that I have played since the lesson began: each a draft and one final step, in the notation. */
  turns: string[][];
  steps: string[];
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

export interface Verdict {
  stands: boolean;
  why: string;
}

export interface Version {
  version: string;
}

export interface Visibility {
  presence: "shown" | "hidden";
}

export interface Waiting {
  /** Requests to be friends that I have not answered. */
  requests: number;
  /** Mine and those to me, the newest first. */
  challenges: ChallengeListing[];
  /** How many friends of mine are here. */
  here: number;
}

export interface WaitingListing {
  game: string;
  title: string;
  speed: string;
  /** How many wait, as it was a moment ago. */
  people: number;
}

export interface WaysToTell {
  /** The hall's public key for web push; blank: the host has set up none. */
  push_key: string;
  /** How many browsers of mine are told. */
  browsers: number;
  /** Whether the host has set up mail, and I have an account. */
  can_mail: boolean;
  /** Where I am told by mail; blank: nowhere. */
  address: string;
  /** Whether I have shown that this address is mine. */
  confirmed: boolean;
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
  /** The profile is for its owner alone. */
  private: boolean;
  /** Friends do not see whether I am here, nor I where they are. */
  hidden: boolean;
  /** A new recovery code, shown this once; blank when there is none. */
  recovery: string;
}

export interface Whom {
  /** The id of a person. */
  user: string;
}

export interface Why {
  /** A sentence for the person who asked. */
  why: string;
}

export interface WinEnding {
  /** As it stands in records. */
  reason: string;
  /** In words; or blank. */
  sentence: string;
  count: number;
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
  "POST /api/admin/people/{person}/ban": { path: { person: string }; body: NewBan; answer: null };
  /** Reset a password */
  "POST /api/admin/people/{person}/reset-password": { path: { person: string }; answer: OneTimeCode };
  /** End somebody's sessions */
  "POST /api/admin/people/{person}/sign-out": { path: { person: string }; answer: null };
  /** Lift a ban */
  "POST /api/admin/people/{person}/unban": { path: { person: string }; answer: null };
  /** What the limits refused */
  "GET /api/admin/refusals": { answer: Refusals };
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
  "POST /api/admin/reports/{report}/settle": { path: { report: number }; answer: null };
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
  "POST /api/admin/rooms/{code}/close": { path: { code: string }; body: Closing; answer: null };
  /** Mute somebody in a room */
  "POST /api/admin/rooms/{code}/mute": { path: { code: string }; body: Muting; answer: null };
  /** Whom I block */
  "GET /api/blocks": { answer: BlockedPerson[] };
  /** Block somebody */
  "POST /api/blocks": { body: Whom; answer: null };
  /** Block somebody no more */
  "DELETE /api/blocks/{user}": { path: { user: string }; answer: null };
  /** Challenge somebody */
  "POST /api/challenges": { body: NewChallenge; answer: OpenedRoom };
  /** Take a challenge back */
  "DELETE /api/challenges/{code}": { path: { code: string }; answer: null };
  /** Accept a challenge */
  "POST /api/challenges/{code}/accept": { path: { code: string }; answer: OpenedRoom };
  /** Decline a challenge */
  "POST /api/challenges/{code}/decline": { path: { code: string }; answer: null };
  /** Who made a link */
  "POST /api/friend-links/open": { body: FriendToken; answer: Inviter };
  /** My friends */
  "GET /api/friends": { answer: FriendList };
  /** Ask to be friends */
  "POST /api/friends": { body: Whom; answer: Relation };
  /** Be friends no more */
  "DELETE /api/friends/{user}": { path: { user: string }; answer: null };
  /** Accept a request */
  "POST /api/friends/{user}/accept": { path: { user: string }; answer: Relation };
  /** Decline a request */
  "POST /api/friends/{user}/decline": { path: { user: string }; answer: null };
  /** The games of this hall */
  "GET /api/games": { answer: Playable[] };
  /** Come in as a guest */
  "POST /api/guest": { body: Guest; answer: Welcome };
  /** An invitation */
  "GET /api/invitations/{code}": { path: { code: string }; answer: Invitation };
  /** The lessons of this hall */
  "GET /api/lessons": { answer: LessonList[] };
  /** The lessons of a game */
  "GET /api/lessons/{game}": { path: { game: string }; answer: LessonList };
  /** Hide this offer */
  "DELETE /api/lessons/{game}/offer": { path: { game: string }; answer: null };
  /** A lesson */
  "GET /api/lessons/{game}/{id}": { path: { game: string; id: string }; answer: LessonShown };
  /** Try a lesson */
  "POST /api/lessons/{game}/{id}": { path: { game: string; id: string }; body: PlayedTurns; answer: LessonAnswer };
  /** Try a draft in a lesson */
  "POST /api/lessons/{game}/{id}/draft": { path: { game: string; id: string }; body: TriedDraft; answer: LessonDraft };
  /** How to do a lesson */
  "GET /api/lessons/{game}/{id}/solution": { path: { game: string; id: string }; answer: LessonSolution };
  /** Continue on this device */
  "POST /api/link": { body: LinkUse; answer: Welcome };
  /** Who waits for what */
  "GET /api/match": { answer: MatchListing };
  /** Ask for a game */
  "POST /api/match": { body: MatchRequest; answer: OpenedRoom };
  /** Wait no more */
  "DELETE /api/match": { answer: null };
  /** Who I am */
  "GET /api/me": { answer: Me | null };
  /** Delete me */
  "DELETE /api/me": { body: Confirmation; answer: null };
  /** Make an account of me */
  "POST /api/me/account": { body: Upgrade; answer: Welcome };
  /** What waits for me */
  "GET /api/me/company": { answer: Waiting };
  /** My devices */
  "GET /api/me/devices": { answer: Device[] };
  /** Sign my other devices out */
  "POST /api/me/devices/sign-out-others": { answer: SignedOut };
  /** My data */
  "GET /api/me/export": { answer: Export };
  /** A link for a friend */
  "POST /api/me/friend-links": { answer: FriendInvitation };
  /** Take my links back */
  "DELETE /api/me/friend-links": { answer: null };
  /** Use a link */
  "POST /api/me/friends": { body: FriendToken; answer: Relation };
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
  "POST /api/me/link": { answer: Link };
  /** Change my name */
  "PATCH /api/me/name": { body: Guest; answer: Me };
  /** How I am told of my turns */
  "GET /api/me/notices": { answer: WaysToTell };
  /** Tell this browser */
  "POST /api/me/notices/browser": { body: Browser; answer: WaysToTell };
  /** Tell this browser no more */
  "POST /api/me/notices/browser/end": { body: BrowserAddress; answer: WaysToTell };
  /** Tell me by mail */
  "POST /api/me/notices/mail": { body: NewAddress; answer: WaysToTell };
  /** Show that the address is mine */
  "POST /api/me/notices/mail/confirm": { body: ConfirmationCode; answer: WaysToTell };
  /** Send me no more mail */
  "POST /api/me/notices/mail/end": { answer: WaysToTell };
  /** Change my password */
  "PATCH /api/me/password": { body: NewPassword; answer: null };
  /** Whether friends see me */
  "PATCH /api/me/presence": { body: Visibility; answer: Me };
  /** Who sees my profile */
  "PATCH /api/me/profile": { body: Privacy; answer: Me };
  /** A new recovery code */
  "POST /api/me/recovery": { body: Confirmation; answer: RecoveryShown };
  /** Reviews that I share */
  "GET /api/me/reviews": { answer: ReviewLink[] };
  /** Take a shared review back */
  "DELETE /api/me/reviews/{token}": { path: { token: string }; answer: null };
  /** My tables */
  "GET /api/me/tables": { answer: TableListing[] };
  /** A profile */
  "GET /api/people/{who}": { path: { who: string }; answer: Profile };
  /** The games of a profile */
  "GET /api/people/{who}/games": {
    path: { who: string };
    query: {
      /** Of this game only. */
      game?: string | null;
      /** With this result only. */
      result?: "won" | "shared" | "drawn" | "lost" | "resigned" | "alone" | null;
      /** Against this person, by id, or bot, by level. */
      opponent?: string | null;
      /** Ended at this time or later. */
      since?: number;
      /** Ended before this time. */
      until?: number;
      /** What `next` said last. */
      before?: string | null;
    };
    answer: ProfileGames;
  };
  /** The puzzles of this hall */
  "GET /api/puzzles": { answer: PuzzleOverview };
  /** The puzzles of a game */
  "GET /api/puzzles/{game}": { path: { game: string }; answer: PuzzleList };
  /** The puzzle of today */
  "GET /api/puzzles/{game}/daily": { path: { game: string }; answer: PuzzleShown };
  /** A puzzle for me */
  "GET /api/puzzles/{game}/next": {
    path: { game: string };
    query: {
      /** Only of this theme; blank for any. */
      theme?: string;
      /** Not this one: the id of the puzzle I have now. */
      after?: string;
    };
    answer: PuzzleShown;
  };
  /** A puzzle */
  "GET /api/puzzles/{game}/{id}": { path: { game: string; id: string }; answer: PuzzleShown };
  /** Try a puzzle */
  "POST /api/puzzles/{game}/{id}": { path: { game: string; id: string }; body: PlayedTurns; answer: PuzzleAnswer };
  /** Try a draft in a puzzle */
  "POST /api/puzzles/{game}/{id}/draft": { path: { game: string; id: string }; body: TriedDraft; answer: LessonDraft };
  /** Give a puzzle up */
  "POST /api/puzzles/{game}/{id}/solution": { path: { game: string; id: string }; answer: PuzzleSolution };
  /** The leaderboard of a game */
  "GET /api/ratings/{game}": { path: { game: string }; answer: Leaderboard };
  /** The solo ladder of a game */
  "GET /api/ratings/{game}/solo": {
    path: { game: string };
    query: {
      /** Of the last so many days; 0: of all time. */
      days?: number;
    };
    answer: SoloLadder;
  };
  /** Recover an account */
  "POST /api/recover": { body: Recovery; answer: Welcome };
  /** Open rooms */
  "GET /api/rooms": { answer: Open[] };
  /** Open a room */
  "POST /api/rooms": { body: NewRoom; answer: OpenedRoom };
  /** A room */
  "GET /api/rooms/{code}": { path: { code: string }; answer: Front };
  /** The link to a room */
  "GET /api/rooms/{code}/link": { path: { code: string }; answer: RoomLink };
  /** A finished game move by move */
  "GET /api/rooms/{code}/log": {
    path: { code: string };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: GameLog;
  };
  /** The record of a game */
  "GET /api/rooms/{code}/record": {
    path: { code: string };
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
    path: { code: string };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: Review;
  };
  /** Share a review */
  "POST /api/rooms/{code}/review/link": {
    path: { code: string };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: ReviewLink;
  };
  /** One turn looked at closely */
  "GET /api/rooms/{code}/review/{number}": {
    path: { number: number; code: string };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: Reviewed;
  };
  /** Think about a turn */
  "GET /api/rooms/{code}/review/{number}/analysis": {
    path: { number: number; code: string };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: Analysed;
  };
  /** Play on from a turn */
  "POST /api/rooms/{code}/review/{number}/play": {
    path: { number: number; code: string };
    query: {
      /** The first game in the room is 1; left out: the newest. */
      match?: number | null;
    };
    answer: OpenedRoom;
  };
  /** Report a line of talk */
  "POST /api/rooms/{code}/talk/{line}/report": { path: { code: string; line: number }; body: NewReport; answer: null };
  /** Open a shared review */
  "GET /api/shared/{token}": { path: { token: string }; answer: Review };
  /** One turn of a shared review */
  "GET /api/shared/{token}/{number}": { path: { number: number; token: string }; answer: Reviewed };
  /** Think about a turn of a shared review */
  "GET /api/shared/{token}/{number}/analysis": { path: { number: number; token: string }; answer: Analysed };
  /** Play on from a turn of a shared review */
  "POST /api/shared/{token}/{number}/play": { path: { number: number; token: string }; answer: OpenedRoom };
  /** Sign in */
  "POST /api/sign-in": { body: Credentials; answer: Welcome };
  /** Sign out */
  "POST /api/sign-out": { answer: null };
  /** Make an account */
  "POST /api/sign-up": { body: Credentials; answer: Welcome };
  /** Open tables */
  "GET /api/tables": {
    query: {
      /** Only tables of this game. */
      game?: string;
      /** Only tables with such a clock. */
      speed?: "none" | "quick" | "relaxed" | "days" | null;
      /** Only tables whose games are rated, or only others. */
      rated?: boolean | null;
      /** Only tables with a free seat, or only those where a game is under way. */
      seats?: "free" | "watch" | null;
      /** `next` of the page before. */
      before?: string;
      /** How many tables at the most. */
      most?: number;
    };
    answer: OpenTables;
  };
  /** The release that runs */
  "GET /api/version": { answer: Version };
}
