// Written by `python -m tools.api_types` from /api/openapi.json: change the API, not this file.
/* eslint-disable */

export interface ActListing {
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Null for the host at the command line. */
  by: Named | null;
  act: "ban" | "unban" | "sign_out" | "reset_password" | "close_room" | "mute" | "unmute" | "settle_report" | "delete_class" | "correct_result" | "remove_player" | "cancel_tournament";
  /** The id of a user, the code of a room or the number of a report. */
  on: string;
  /** The current name of a user; blank for a room, a report or a deleted user. */
  name: string;
  note: string;
}

export interface AddedGame {
  id: string;
  /** Whether the hall has it, from this request or an earlier one. */
  stored: boolean;
  /** Why it was refused; blank if it is stored. */
  why: string;
  /** The code of its room; blank if it was refused. */
  code: string;
}

export interface AddedGames {
  games: AddedGame[];
}

export interface AdminClassListing {
  code: string;
  title: string;
  teacher: Named;
  pupils: number;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970; null for no end. */
  ends: number | null;
}

export interface AdminTournamentListing {
  code: string;
  title: string;
  game: string;
  format: string;
  state: string;
  organiser: Named;
  players: number;
  /** Whether it is in public lists. */
  listed: boolean;
  /** Milliseconds since 1970. */
  created: number;
}

export interface Analysed {
  turn: Reviewed;
  /** The turn that decided the game, once all turns are analysed. */
  turning_point: TurningPoint | null;
}

export interface AskedListing {
  /** The other user. */
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

export interface BotListing {
  /** Its id. */
  user: string;
  name: string;
  /** The name of its owner. */
  owner: string;
  rules: BotRules;
  /** Whether the user is its owner. */
  mine: boolean;
}

export interface BotRules {
  /** The names of the games; none: every game. */
  games?: string[];
  /** The speeds of the clocks; none: every clock. */
  clocks?: ("none" | "quick" | "relaxed" | "days")[];
  /** Whether it sits down at rated tables. */
  rated?: boolean;
  /** The maximum number of games at once. */
  at_once?: number;
  /** Whose challenges and tables it accepts; `friends` are those of its owner, and its owner. */
  who?: "everyone" | "friends" | "owner";
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

export interface Cancellation {
  why?: string;
}

export interface ChairListing {
  /** Blank if the seat is free. */
  name: string;
  bot: boolean;
  me: boolean;
}

export interface ChallengeListing {
  /** The code of its room. */
  code: string;
  game: string;
  title: string;
  /** The other user: the challenger, or the challenged user. */
  user: string;
  name: string;
  to_me: boolean;
  answer: "open" | "accepted" | "declined";
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds since 1970. */
  expires: number;
}

export interface ChosenLanguage {
  language: "" | "en" | "de" | "es" | "fr" | "zh";
}

export interface ClassChange {
  /** The title that pupils see. */
  title?: string | null;
  /** Milliseconds since 1970; 0 for no end. */
  ends?: number | null;
  /** Whether new pupils may join with the code. */
  admits?: boolean | null;
  /** Whether the pupils may talk and react at tables. */
  talks?: boolean | null;
  /** Whether all boards and clocks of the class stand still. */
  frozen?: boolean | null;
  /** The code of the room that the wall shows; blank for none. */
  screen?: string | null;
}

export interface ClassDoor {
  /** The six characters with which pupils join. */
  code: string;
  title: string;
  /** Whether new pupils may join. */
  admits: boolean;
  /** Whether the class has ended, so that nobody can sign in. */
  over: boolean;
}

export interface ClassExport {
  /** The six characters with which pupils join. */
  code: string;
  title: string;
  teacher: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970; null for no end. */
  ends: number | null;
  pupils: ExportedPupil[];
  homework: HomeworkListing[];
  /** The finished games, the newest first. */
  games: ExportedGame[];
  /** The newest first. */
  tournaments: ExportedTournament[];
  /** What was said at the tables of the class. */
  talk: ClassLine[];
}

export interface ClassLine {
  room: string;
  /** Milliseconds since 1970. */
  at: number;
  user: string;
  text: string;
}

export interface ClassLink {
  url: string;
  /** The link as a QR code, in SVG. */
  qr: string;
  /** Whether only the computer that runs the hall can open the link. */
  local: boolean;
}

export interface ClassList {
  classes: ClassListing[];
  /** Whether the user may open classes at all. */
  may_open: boolean;
  /** How many classes one teacher may have. */
  most: number;
}

export interface ClassListing {
  /** The six characters with which pupils join. */
  code: string;
  title: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970; null for no end. */
  ends: number | null;
  /** How many pupils it has. */
  pupils: number;
  frozen: boolean;
}

export interface ClassScreen {
  /** The code of the room; or blank. */
  room: string;
}

export interface ClassTournament {
  /** The eight characters of the tournament. */
  code: string;
  title: string;
  game: string;
  phase: string;
  /** How many have entered. */
  players: number;
  /** Whether the user has entered. */
  entered: boolean;
}

export interface ClassView {
  /** The six characters with which pupils join. */
  code: string;
  title: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970; null for no end. */
  ends: number | null;
  /** Whether new pupils may join with the code. */
  admits: boolean;
  /** Whether the pupils may talk and react at tables. */
  talks: boolean;
  /** Whether all boards and clocks of the class stand still. */
  frozen: boolean;
  /** The code of the room that the wall shows; or blank. */
  screen: string;
  /** How many pupils a class may have. */
  most: number;
  /** By nickname. */
  pupils: PupilListing[];
  /** The newest first. */
  homework: HomeworkListing[];
  /** The newest five, the newest first. */
  tournaments: ClassTournament[];
}

export interface ClockSettings {
  kind: "turn" | "bank";
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "step" | "resign";
}

export interface Closing {
  /** Shown to the users concerned; optional. */
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
  /** The name that others see. */
  name: string;
  /** A password. */
  password: string;
}

export interface DailyPuzzle {
  id: string;
  /** What the user has done with it. */
  mine: "new" | "missed" | "solved" | "shown";
  /** Whether the user has solved it today. */
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
  /** Whether it is this device. */
  this: boolean;
}

export interface DraftMark {
  kind: "scores" | "sum" | "valid" | "building" | "wrong" | "gap";
  at: string[];
  text: string;
  points: number;
}

export interface DraftVerdict {
  stands: boolean;
  why: string;
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
  /** The lessons that the user has done. A blank id is the dismissed offer of a game's lessons. */
  lessons: LessonDone[];
  /** The finished games, the newest first. */
  games: FinishedListing[];
  /** The ratings, the oldest first. */
  ratings: RatedGame[];
  /** What the user has done with puzzles. */
  puzzles: PuzzleTry[];
  /** The mail address for notices; blank if there is none. */
  mail: string;
  /** The friends, and since when. */
  friends: FriendExport[];
  /** The requests by and to the user. */
  friend_requests: RequestExport[];
  /** When each unused friend link was made. */
  friend_links: number[];
  /** The users whom the user blocks, and since when. */
  blocks: FriendExport[];
  /** The open challenges by and to the user. */
  challenges: ChallengeListing[];
  /** The push services of the browsers that get notices. */
  push_services: string[];
  /** The user's bot accounts. */
  bots: OwnBot[];
  /** The classes of a teacher. /api/classes/CODE/export has all of a class. */
  classes: ClassListing[];
  /** Of a pupil: the time in the class. */
  pupil: PupilTimes | null;
  /** The tournaments that the user organises or has entered. */
  tournaments: TournamentExport[];
}

export interface ExportedGame {
  room: string;
  /** The first game in the room is 1, a rematch 2 … */
  match: number;
  game: string;
  /** Milliseconds since 1970. */
  ended: number;
  seats: ExportedPlayer[];
  /** Its record as text; blank if the hall cannot read the game any more. */
  record: string;
}

export interface ExportedPlayer {
  /** The id of a pupil or the teacher; blank for a bot. */
  user: string;
  /** The level of a bot; blank for a user. */
  bot: string;
  score: number;
  won: boolean;
}

export interface ExportedPupil {
  user: string;
  nickname: string;
  real_name: string;
  /** Milliseconds since 1970. */
  joined: number;
  /** Milliseconds since 1970. */
  seen: number;
  /** In seconds. */
  spent: number;
  lessons: LearnedListing[];
  puzzles: LearnedListing[];
}

export interface ExportedStanding {
  /** The id of a pupil or the teacher; `house~LEVEL~NUMBER` for a bot. */
  player: string;
  /** Equal players share a place; 0: the player was removed. */
  place: number;
  points: number;
  played: number;
  wins: number;
  draws: number;
}

export interface ExportedTable {
  round: number;
  room: string;
  /** By seat. */
  players: string[];
  /** By seat; empty: not finished. */
  places: number[];
  /** Why the result was corrected. */
  corrections: string[];
}

export interface ExportedTournament {
  code: string;
  title: string;
  game: string;
  format: string;
  phase: string;
  /** Milliseconds since 1970. */
  created: number;
  /** In milliseconds since 1970; 0: never. */
  started: number;
  /** In milliseconds since 1970; 0: not yet. */
  ended: number;
  /** The best first. */
  standings: ExportedStanding[];
  /** In the order in which they were paired. */
  tables: ExportedTable[];
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
  /** How it ended for the user, in words. */
  result: string;
  seats: FinishedSeat[];
  /** Why a game that began as rated was not rated; or blank. */
  unrated: string;
  /** A remark such as `With takebacks`; or blank. */
  mark: string;
  /** The address of its record, as text. */
  record: string;
}

export interface FinishedPage {
  games: FinishedListing[];
  /** The value of `before` for the next page; blank on the last. */
  next: string;
  /** The names of all games that the user has finished. */
  played: string[];
}

export interface FinishedSeat {
  name: string;
  /** The level of a bot; blank for a user. */
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
  /** The number of unused friend links. */
  links: number;
  hidden: boolean;
}

export interface FriendListing {
  user: string;
  name: string;
  /** Milliseconds since 1970. */
  since: number;
  /** Always `away` if either of the two hides. */
  presence: "playing" | "here" | "away";
  /** The name of the game they are playing; or blank. */
  game: string;
  /** The title of that game; or blank. */
  title: string;
  /** The code of their table if it can be watched; or blank. */
  watch: string;
}

export interface FriendToken {
  /** The part of the link after `#friend=`. */
  token: string;
}

export interface Front {
  code: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  phase: "gathering" | "playing" | "over" | "closed";
  /** Blank at a table of a tournament. */
  host: string;
  chairs: ChairListing[];
  listed: boolean;
  watch: boolean;
  /** False if a game is running that cannot be watched. */
  may_enter: boolean;
  /** The code of the tournament to which the table belongs, which has no host; or blank. */
  tournament: string;
}

export interface GameLog {
  code: string;
  match: number;
  game: string;
  title: string;
  options: unknown;
  players: string[];
  /** The user's seat; null if they had none. */
  me: number | null;
  outcome: Outcome;
  /** Why it ended, in a sentence; blank if the last move shows it. */
  ending: string;
  /** Milliseconds since 1970. */
  started: number;
  /** Milliseconds since 1970. */
  ended: number;
  /** The seed of its dice, with which anyone can roll them again. */
  proof: Proof | null;
  moves: Moved[];
  /** A remark such as `With takebacks`; or blank. */
  mark: string;
}

export interface GameSharing {
  shares_games: boolean;
}

export interface GameTally {
  game: string;
  title: string;
  played: number;
  /** Including shared wins. */
  won: number;
  drawn: number;
  /** Including resigned games. */
  lost: number;
  alone: number;
  /** How the won games ended, the most frequent first. */
  endings: WinEnding[];
  /** In points; null before the first rated game. */
  rating: number | null;
  provisional: boolean;
  /** Rated games so far. */
  rated: number;
  /** The rating over time, the oldest first. */
  graph: RatingPoint[];
  /** The best solo score in games that count. */
  best: SoloBest | null;
}

export interface Guest {
  /** The name that others see. */
  name: string;
}

export interface HeadToHead {
  name: string;
  /** Blank for a bot. */
  user: string;
  /** The level of a bot; blank for a user. */
  bot: string;
  played: number;
  /** Games in which the user won, alone or with others, and the other player did not. */
  ahead: number;
  /** Games in which the other player won and the user did not. */
  behind: number;
}

export interface HomeworkListing {
  /** Its number in the class. */
  n: number;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970. */
  due: number;
  lessons: ToLearn[];
  puzzles: ToLearn[];
  games: ToPlay[];
  note: string;
  /** How many tasks it has: each lesson, each puzzle and each game to finish. */
  tasks: number;
  pupils: HomeworkStanding[];
}

export interface HomeworkStanding {
  user: string;
  /** How many of the tasks are done. */
  done: number;
  /** When the last task was done, in milliseconds since 1970; null before. */
  finished: number | null;
}

export interface HouseBots {
  /** One of the game's levels. */
  level: string;
  count?: number;
}

export interface Invitation {
  code: string;
  game: string;
  title: string;
  /** The goal of the game, in a few words; or blank. */
  aim: string;
  host: string;
  phase: "gathering" | "playing" | "over" | "closed";
  seats: number;
  /** The number of seats that are taken. */
  taken: number;
}

export interface Inviter {
  name: string;
  /** Whether the user made it. */
  me: boolean;
  /** Whether the two are already friends. */
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
  /** The room of their last game, to challenge them to the same again. */
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
  /** Whether the game can be played alone, and has a solo ladder. */
  solo: boolean;
}

export interface LearnedListing {
  game: string;
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of a puzzle: when it was solved; null if it was not. */
  solved: number | null;
}

export interface LessonAnswer {
  /** `done`: the goal is reached; `going`: play on; `missed`: start again. */
  stands: "going" | "done" | "missed";
  /** The comment on it; blank while it goes on. */
  say: string;
  /** The effects of the newest turn, move by move: first the player's, then the replies. */
  happened: LessonHappened[];
}

export interface LessonDone {
  game: string;
  lesson: string;
  at: number;
}

export interface LessonDraft {
  verdicts: DraftVerdict[];
  steps: string[];
  next: string[];
  points: number;
  missing: string[];
  marks: DraftMark[];
  view: unknown;
  worth: Record<string, Record<string, number>>;
}

export interface LessonHappened {
  move: Moved;
  position: LessonPosition;
}

export interface LessonList {
  game: string;
  /** The title of the game. */
  title: string;
  /** Whether to offer them: the user is new to this game, and has not dismissed the offer. */
  offered: boolean;
  lessons: LessonListing[];
}

export interface LessonListing {
  id: string;
  title: string;
  /** The explanation. */
  text: string;
  /** Whether the user has done it. */
  done: boolean;
}

export interface LessonPosition {
  /** The number of moves since it began. */
  seq: number;
  me: number;
  turn: number | null;
  /** The game's view. */
  view: unknown;
  legal: string[];
  scores: number[];
}

export interface LessonShown {
  id: string;
  title: string;
  /** The explanation. */
  text: string;
  /** The task. */
  task: string;
  /** The names of the players, by seat. */
  names: string[];
  position: LessonPosition;
}

export interface LessonSolution {
  /** Each a draft and one final step, in the notation. */
  turns: string[][];
  /** The effects of these turns, move by move, with the replies. */
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
  /** The part of the link after `#link=`. */
  token: string;
}

export interface MatchListing {
  speeds: SpeedListing[];
  /** Queues with waiting users. */
  waiting: WaitingListing[];
  /** Null if the user is not waiting. */
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
  /** Whether the user may moderate the hall, at /admin. */
  admin: boolean;
  /** Whether only the owner sees the profile. */
  private: boolean;
  /** Whether the user is hidden from friends, and does not see where they are. */
  hidden: boolean;
  /** Whether the user's finished games may be used for research, without names. */
  shares_games: boolean;
  /** The language in which the user reads mails and notices; blank if it is not known. */
  language: string;
  /** Of a pupil: the code of the class; blank for other users. */
  class_code: string;
  /** Whether the user may open classes, at /classes. */
  teacher: boolean;
}

export interface ModeListing {
  name: string;
  /** How it differs, in one sentence. */
  summary: string;
  /** The value of every option in this mode. */
  options: Record<string, unknown>;
  /** The goal in this mode, in a few words; or blank. */
  aim: string;
  /** An address on this server; empty if the game's package has none. */
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
  /** A rating in points. New players begin at 1000. */
  rating: number;
  games: number;
  /** Based on too few games to appear on the leaderboard. */
  provisional: boolean;
  /** The profile is private, so the user is not on the leaderboard. */
  private: boolean;
}

export interface MyTournament {
  /** Null if the user has not entered. */
  status: "in" | "away" | "withdrawn" | "removed" | null;
  /** The number of the user's table that is not finished; 0: none. */
  table: number;
  /** The code of the room of that table; blank: not open yet. */
  room: string;
  may_enter: boolean;
  /** Why the user cannot enter now, in a sentence; or blank. */
  why_not: string;
  /** Whether the user is the organiser or an admin. */
  may_manage: boolean;
}

export interface Named {
  id: string;
  /** Blank for a deleted user. */
  name: string;
}

export interface NamedUser {
  user: string;
  name: string;
}

export interface NewAddress {
  address: string;
}

export interface NewBan {
  /** Shown to the users concerned; optional. */
  reason?: string;
  /** Milliseconds since 1970. If omitted, until it is lifted. */
  until?: number | null;
}

export interface NewBot {
  /** The name that others see. */
  name: string;
  rules: BotRules;
}

export interface NewChallenge {
  /** The ids of the users. */
  to: string[];
  /** What to play; if null, `like` decides. */
  room?: NewRoom | null;
  /** The code of a room in which the user has played, to play the same again. */
  like?: string;
}

export interface NewClass {
  /** The title that pupils see. */
  title: string;
  /** Milliseconds since 1970. Pupils cannot sign in after it, and 30 days later the hall deletes the class. */
  ends?: number | null;
}

export interface NewHomework {
  /** Milliseconds since 1970. */
  due: number;
  lessons?: ToLearn[];
  puzzles?: ToLearn[];
  /** Games count that end after the homework was set. */
  games?: ToPlay[];
  /** A note to the pupils; optional. */
  note?: string;
}

export interface NewOfflineGames {
  games: PlayedOffline[];
}

export interface NewPassword {
  /** A password. */
  old: string;
  /** A password. */
  new: string;
}

export interface NewReport {
  /** Optional. */
  why?: string;
}

export interface NewRoom {
  /** A game's name, as /api/games lists it. */
  game: string;
  /** The game's options; those omitted have their defaults. */
  options?: Record<string, unknown>;
  /** The number of players; if omitted, the default of the game. */
  seats?: number | null;
  /** Whether it is in the list of open rooms, or found only by its code. */
  listed?: boolean;
  /** Whether anyone who knows the code may watch. */
  watch?: boolean;
  /** Who may ask for hints: players whose opponents are all bots, anyone, or nobody. */
  hints?: "bots" | "always" | "never";
  /** Whether to rate its games if possible: among accounts and rated bots, with default options. */
  rated?: boolean;
  /** A limit per turn, or a bank with an increment; null for no clock. */
  clock?: ClockSettings | null;
  /** By how many turns the view of spectators is delayed; 0 for no delay. */
  turns_late?: number;
}

export interface NewToken {
  /** What the owner calls it, such as a machine. */
  label: string;
}

export interface NewTournament {
  title: string;
  /** A game's name, as /api/games lists it. */
  game: string;
  format: "arena" | "swiss" | "robin" | "knockout";
  clock: ClockSettings;
  /** The game's options; those omitted have their defaults. */
  options?: Record<string, unknown>;
  /** Players at a table; if omitted, the default of the game. */
  seats?: number | null;
  /** Rounds of a Swiss or of tables for three to five, or cycles of a round robin; 0: as many as fit the players. */
  rounds?: number;
  /** How long an arena takes. */
  minutes?: number;
  /** Milliseconds since 1970; 0: when the organiser starts it. */
  starts_at?: number;
  /** Who may enter: everyone, users with the link, the class of `class_id`, or users with a rating in the range. The first and the last are in public lists. Nobody outside a class sees its tournaments. */
  admission?: "everyone" | "link" | "class" | "rating";
  /** The code of a class of the organiser. */
  class_id?: string;
  rating_min?: number;
  /** 0: no limit. */
  rating_max?: number;
  /** Whether bots may enter: bot accounts, and those of the hall. */
  bots?: boolean;
  /** If omitted, as many as the user may have. */
  max_players?: number | null;
  /** Whether players may enter an arena or a Swiss after the start. */
  late?: boolean;
  /** Whether the same tournament takes place every week. */
  weekly?: boolean;
  /** Where a weekly tournament always starts at the same time of day, like `Europe/Paris`. If blank or unknown to the hall: UTC. */
  time_zone?: string;
  /** Whether to rate its games if possible: among accounts, with default options. */
  rated?: boolean;
  /** `one`: 1 for a win, ½ for a draw; `three`: 3 for a win, 1 for a draw. */
  scoring?: "one" | "three";
  /** Seconds between two rounds. */
  break_s?: number;
  /** Seconds for the players to come to a table. Its game then begins without them, and their clocks run. 0: it begins at once. */
  no_show_s?: number;
}

export interface NextStep {
  task: "start" | "pair" | "end";
  /** When, in milliseconds since 1970. */
  at: number;
}

export interface Notation {
  /** The value of `do` on the wire. */
  name: string;
  /** How it is written in a record: `stone CELL`. */
  shape: string;
  explanation: string;
  /** If false, it is part of a draft until a final step is sent with it. */
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
  /** The users on its seats. */
  players: string[];
  seats: number;
  free: number;
  speed: "none" | "quick" | "relaxed" | "days";
  /** Whether its game is rated, or its next game would be if all players have accounts. */
  rated: boolean;
  /** Milliseconds since 1970. */
  opened: number;
}

export interface OpenTables {
  tables: OpenTable[];
  /** The value of `before` for the next page; null on the last. */
  next: string | null;
}

export interface OpenedClass {
  code: string;
}

export interface OpenedRoom {
  code: string;
}

export interface OpenedTournament {
  code: string;
}

export interface Opponent {
  name: string;
  /** Blank for a bot, a guest, and a private or deleted user. */
  user: string;
  /** The level of a bot; blank for a user. */
  bot: string;
}

export interface OptionListing {
  name: string;
  /** Its name for players. */
  label: string;
  explanation: string;
  /** The values that it takes, in words. */
  bounds: string;
  default: unknown;
  /** The values that it takes, as JSON Schema. `names` has names for the values, and `places` for the places of a list, both for players. */
  schema: Record<string, unknown>;
  /** Values that other options take when this is on. When it is off, they have their defaults. */
  implies: Record<string, unknown>;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface OwnBot {
  id: string;
  /** It ends with ` (bot)`. */
  name: string;
  rules: BotRules;
  /** Milliseconds since 1970. */
  created: number;
  /** Whether its program is connected. */
  here: boolean;
  tokens: TokenListing[];
}

export interface OwnClass {
  /** The six characters with which pupils join. */
  code: string;
  title: string;
  nickname: string;
  /** The name of the teacher. */
  teacher: string;
  /** Whether the pupils may talk and react at tables. */
  talks: boolean;
  /** Whether all boards and clocks of the class stand still. */
  frozen: boolean;
  /** The code of the room in which the teacher has seated the pupil; or blank. */
  table: string;
  /** The code of the room that the wall shows; or blank. */
  screen: string;
  /** The newest first. */
  homework: HomeworkListing[];
  /** The newest five, the newest first. */
  tournaments: ClassTournament[];
}

export interface Paired {
  tables: PairedTable[];
  /** The ids of pupils who were left at a running game with another pupil. */
  busy: string[];
}

export interface PairedTable {
  /** The code of its room. */
  code: string;
  /** The ids of the pupils. */
  pupils: string[];
  bots: number;
}

export interface PastTurn {
  number: number;
  seat: number;
  steps: string[];
  /** The turn in words. */
  sentences: string[];
  /** The moves of the turn, with the chance rolls after them, as in `Moved`. */
  moves: unknown[];
  /** How good it was; null if it has not been analysed yet. */
  judgement: Judgement | null;
}

export interface PersonListing {
  id: string;
  name: string;
  /** False for a guest. */
  account: boolean;
  /** Whether the user is an admin. */
  admin: boolean;
  /** The number of open connections. */
  here: number;
  /** Milliseconds since 1970. */
  created: number;
  /** Milliseconds since 1970. */
  seen: number;
  banned: boolean;
  /** When a ban ends; null if it must be lifted. */
  until: number | null;
  /** The reason of a ban, as the user is shown it. */
  reason: string;
  /** Of a bot account: its owner. A ban of the owner bans it, too. */
  owner: Named | null;
}

export interface Playable {
  name: string;
  title: string;
  summary: string;
  /** The goal with the default options, in a few words; or blank. */
  aim: string;
  /** The version of its rules. */
  version: number;
  /** The minimum number of players. */
  fewest: number;
  /** The maximum number of players. */
  most: number;
  /** The number of seats of a new room, unless its host chooses. */
  usual: number;
  /** The levels of its bots, the weakest first. */
  levels: string[];
  /** The levels with a published rating. Games against other bots are not rated. */
  rated_levels: string[];
  /** What its scores count. */
  unit: string;
  /** Whether the lowest score is the best. */
  lowest_wins: boolean;
  /** What is played when time runs out, if the host chose `step`. */
  default_words: string;
  /** What chance decides: `deal`, `dice`, `plants`. */
  chance_word: string;
  /** Whether players have something that others may not see. */
  hides: boolean;
  /** The number of its lessons. */
  lessons: number;
  /** The number of puzzles that come with it. */
  puzzles: number;
  /** Empty if the game has only its options. */
  modes: ModeListing[];
  options: OptionListing[];
  steps: Notation[];
  /** An address on this server; empty if the game's package has none. */
  board: string;
  /** An address on this server; empty if the game's package has none. */
  styles: string;
  /** An address on this server; empty if the game's package has none. */
  how_to: string;
  /** An address on this server; empty if the game's package has none. */
  picture: string;
  /** The address of each script at the top of its package's folder, by name: `board` is the board. */
  scripts: Record<string, string>;
  /** The address of each text of its package in one language, by file: `how-to.de.md`, and `words.de.json` with the words of its scripts. */
  texts: Record<string, string>;
  /** What its bots say before a game, by level. Other levels have a general greeting. */
  greetings: Record<string, string>;
  /** The rights of others that it touches, in sentences; or blank. */
  notice: string;
  /** Whether a score is what a player has left. It is never shown below zero. */
  scores_left: boolean;
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
  /** Why it ended, in a sentence; or blank. */
  ending: string;
  opponents: Opponent[];
  /** The rating after it; null if it was not rated. */
  rating: number | null;
  /** How it changed the rating. */
  change: number | null;
  /** Why a game that began as rated was not rated; or blank. */
  unrated: string;
  /** A remark such as `With takebacks`; or blank. */
  mark: string;
  /** The code of its room; blank for users who did not play in it. */
  code: string;
  match: number;
}

export interface PlayedOffline {
  /** The sender's own name for the game: sent twice, it is stored once. */
  id: string;
  /** Its record as text, with at most 60000 characters. */
  record: string;
  /** The user's seat, from 0. */
  seat: number;
  /** When it ended, in milliseconds since 1970. */
  finished: number;
  /** By seat: the level of a bot, blank for a person. Empty if no bot played. */
  bots?: string[];
}

export interface PlayedTurns {
  /** All turns played since the lesson began: each a draft and one final step, in the notation. */
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
  /** Whether only its owner sees it. */
  private: boolean;
  /** By game, the most played first. */
  games: GameTally[];
  /** The most frequent first. */
  opponents: HeadToHead[];
  /** Their relation to the user: friends, or a pending request by one of the two. */
  relation: "none" | "friends" | "asked" | "asks";
  /** Whether the user blocks them. */
  blocked: boolean;
  /** Whether they are a friend, a recent opponent, or a bot account that accepts the user. */
  can_challenge: boolean;
  /** Of a bot account: the name of its owner; otherwise blank. */
  owner: string;
}

export interface ProfileGames {
  games: PlayedGame[];
  /** The value of `before` for the next page; blank on the last. */
  next: string;
}

export interface Proof {
  commitment: string;
  seed: string;
  values: string[];
}

export interface PupilChange {
  /** Only the teacher sees it; blank for none. */
  real_name?: string | null;
  /** A new PIN, which signs out the pupil's devices. */
  pin?: string | null;
}

export interface PupilListing {
  user: string;
  nickname: string;
  real_name: string;
  /** Whether a page of the pupil was open within the last minute. */
  here: boolean;
  /** Milliseconds since 1970. */
  joined: number;
  /** Milliseconds since 1970. */
  seen: number;
  /** How long the pupil's page was open so far, in seconds. */
  spent: number;
  /** Lessons done. */
  lessons: number;
  /** Puzzles solved. */
  puzzles: number;
  /** Finished games. */
  games: number;
  /** The code of the room in which the pupil plays or waits now; or blank. */
  table: string;
}

export interface PupilPairing {
  /** A game's name, as /api/games lists it. */
  game: string;
  /** The game's options; those omitted have their defaults. */
  options?: Record<string, unknown>;
  /** A limit per turn, or a bank with an increment; null for no clock. */
  clock?: ClockSettings | null;
  /** Players at a table. */
  seats?: 2 | 3;
  /** What pupils do who are left over: play against a bot, or make a table one larger, if the game allows that. */
  left_over?: "bot" | "three";
  /** The level of the bots. */
  level?: string;
  /** Only these, whether connected or not; null: all who are connected. */
  pupils?: string[] | null;
}

export interface PupilSignIn {
  /** The name that the class sees. It is unique in the class. */
  nickname: string;
  /** A PIN of digits. */
  pin: string;
}

export interface PupilTimes {
  /** Milliseconds since 1970. */
  joined: number;
  /** Milliseconds since 1970. */
  seen: number;
  /** How long the pupil's page was open so far, in seconds. */
  spent: number;
}

export interface PupilView {
  pupil: PupilListing;
  lessons: LearnedListing[];
  puzzles: LearnedListing[];
  /** The newest finished games. /replay/CODE/MATCH shows them. */
  games: FinishedListing[];
}

export interface PuzzleAnswer {
  /** `done`: solved; `going`: play on; `missed`: try again, or give up. */
  stands: "going" | "done" | "missed";
  /** The comment on it; blank while it goes on. */
  say: string;
  happened: LessonHappened[];
  /** Whether it changed the user's level. Only the first try does. */
  counted: boolean;
  /** A rating in points. A user's level begins at 1000. */
  level: number;
  /** The user's level before it. */
  before: number;
  /** Days in a row, up to today, on which the user solved a daily puzzle. */
  streak: number;
}

export interface PuzzleGame {
  game: string;
  title: string;
  puzzles: number;
  /** How many of them the user has solved. */
  solved: number;
  /** A rating in points. A user's level begins at 1000. */
  level: number;
  /** Whether the level is still provisional. */
  provisional: boolean;
  daily: DailyPuzzle;
  themes: PuzzleTheme[];
}

export interface PuzzleList {
  game: string;
  /** The title of the game. */
  title: string;
  /** Today in UTC, in days since 1970. */
  day: number;
  /** Days in a row, up to today, on which the user solved a daily puzzle. */
  streak: number;
  puzzles: number;
  tried: number;
  solved: number;
  /** A rating in points. A user's level begins at 1000. */
  level: number;
  /** Whether the level is still provisional. */
  provisional: boolean;
  daily: DailyPuzzle | null;
  themes: PuzzleTheme[];
}

export interface PuzzleOverview {
  /** Today in UTC, in days since 1970. */
  day: number;
  /** Days in a row, up to today, on which the user solved a daily puzzle. */
  streak: number;
  /** On which of the last seven days the user solved a daily puzzle. Today is the last. */
  week: boolean[];
  games: PuzzleGame[];
}

export interface PuzzleShown {
  id: string;
  /** Its theme in English, by which a client asks for more of the kind. */
  theme: string;
  /** The theme in the language of the reader. */
  title: string;
  /** Where it comes from, without names. */
  source: string;
  task: string;
  /** Its difficulty, on the scale of the user's level. */
  level: number;
  /** Whether it is today's puzzle. */
  daily: boolean;
  mine: "new" | "missed" | "solved" | "shown";
  /** The names of the players, by seat. */
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
  /** A rating in points. A user's level begins at 1000. */
  level: number;
  /** A rating in points. A user's level begins at 1000. */
  before: number;
}

export interface PuzzleTheme {
  /** Its theme in English, by which a client asks for more of the kind. */
  theme: string;
  /** The theme in the language of the reader. */
  title: string;
  puzzles: number;
  /** How many of them the user has solved. */
  solved: number;
  /** The id of one near the user's level, if possible one that they have not tried. */
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
  /** A rating in points. New players begin at 1000. */
  rating: number;
  /** Rated games so far. */
  games: number;
  me: boolean;
  /** The name of the owner of a bot account; blank for others. */
  owner: string;
}

export interface RatedBot {
  level: string;
  /** A rating in points. New players begin at 1000. */
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
  /** The deviation, in points. */
  deviation: number;
  /** How the game changed it. */
  change: number;
}

export interface RatingPoint {
  /** Milliseconds since 1970. */
  at: number;
  rating: number;
}

export interface Recovery {
  /** The name that others see. */
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
  /** When the server started; milliseconds since 1970. */
  since: number;
  total: LimitCount[];
  /** By limit and address, the last refused first. */
  newest: RefusalListing[];
}

export interface Relation {
  name: string;
  relation: "friends" | "asked";
}

export interface Removal {
  /** The id of the player. */
  player: string;
  why: string;
}

export interface ReportListing {
  n: number;
  room: string;
  line: SpokenLine;
  /** In order, including the line. */
  context: SpokenLine[];
  /** The first 20 of them. */
  reporters: ReporterListing[];
  /** The number of users who reported it. */
  reported: number;
  /** Whether its speaker is banned. */
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
  /** The reason that the user gave. */
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

export interface ResultCorrection {
  /** The number of the table. */
  table: number;
  /** By seat, from 1; equal players share a place. A drawn game of two is 1 and 1. */
  places: number[];
  /** Shown with the result. */
  why: string;
}

export interface Review {
  /** The code of the room; blank in a shared review. */
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
  /** The user's seat; null if they had none. */
  me: number | null;
  /** The turn that decided the game; null if there is none, or it is not known yet. */
  turning_point: TurningPoint | null;
  /** A remark such as `With takebacks`; or blank. */
  mark: string;
}

export interface ReviewLink {
  token: string;
  /** The address of the review in this hall. */
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
  /** What it saw after its turn. */
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
  /** Whether only the computer that runs the hall can open the link. */
  local: boolean;
}

export interface RoomListing {
  code: string;
  game: string;
  phase: "gathering" | "playing" | "over" | "closed";
  host: Named;
  players: Named[];
  seats: number;
  /** The number of connections that are watching it. */
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

export interface SetHomework {
  n: number;
}

export interface ShownRound {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The numbers of its tables. */
  tables: number[];
  /** The ids of players without a table. */
  byes: string[];
  /** The ids of players whose opponent has left. */
  walkovers: string[];
}

export interface ShownTable {
  /** Through the whole tournament, from 1. */
  number: number;
  round: number;
  /** The ids of its players, by seat. */
  players: string[];
  /** The code of its room, to watch or replay it; blank: not open yet. */
  room: string;
  /** By seat; a drawn game of two is 1 and 1, and 2 and 2 if nobody came. Empty: not finished. */
  places: number[];
  /** `no-show`: nobody came, `decided`: by the organiser, or the room was closed by an admin. */
  how: "played" | "no-show" | "decided";
  /** The ids of players who had not come at the deadline. */
  absent: string[];
  /** When its players must have come, in milliseconds since 1970; 0: not yet, or never. */
  no_show_at: number;
  /** When it was finished, in milliseconds since 1970; 0: not yet, or never. */
  finished_at: number;
  /** The number of the table at which a drawn game is played again; or 0. */
  replay: number;
  corrections: TableCorrection[];
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
  /** The clock of its tables; null if they have none. */
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

export interface StandingRow {
  /** Equal players share a place; 0: the player was removed. */
  place: number;
  /** The id of a player. */
  player: string;
  points: number;
  /** The values of `tie_breaks`, in the same order. */
  ties: number[];
  played: number;
  wins: number;
  draws: number;
  knocked_out: boolean;
}

export interface TableCorrection {
  /** Milliseconds since 1970. */
  at: number;
  by: NamedUser;
  places: number[];
  why: string;
}

export interface TableListing {
  code: string;
  game: string;
  title: string;
  phase: "gathering" | "playing" | "over" | "closed";
  /** Blank at a table of a tournament. */
  host: string;
  players: string[];
  seats: number;
  free: number;
  my_turn: boolean;
  /** When something last happened there, in milliseconds since 1970. If the user is only the host of a running game: when it was opened, because spectators may see the game late. */
  changed: number;
  /** The milliseconds that the user has left for this turn; null if their time is not running. */
  time_left: number | null;
}

export interface ToLearn {
  /** A game's name, as /api/games lists it. */
  game: string;
  /** The id of a lesson or a puzzle. */
  id: string;
}

export interface ToPlay {
  /** A game's name, as /api/games lists it. */
  game: string;
  games: number;
}

export interface TokenListing {
  /** For revoking it. */
  id: string;
  label: string;
  /** Milliseconds since 1970. */
  created: number;
  /** When it was last used, to the hour, in milliseconds since 1970. */
  seen: number;
}

export interface TokenShown {
  /** For revoking it. */
  id: string;
  label: string;
  /** Milliseconds since 1970. */
  created: number;
  /** When it was last used, to the hour, in milliseconds since 1970. */
  seen: number;
  /** Shown only once. The hall keeps a hash of it. */
  token: string;
}

export interface Told {
  fact: Fact;
  say: string;
  times: number;
}

export interface TournamentCall {
  code: string;
  title: string;
  game: string;
  game_title: string;
  phase: string;
  /** In milliseconds since 1970; 0: when the organiser starts it. */
  starts_at: number;
  /** The code of the room of the user's table; blank: none at the moment. */
  room: string;
}

export interface TournamentExport {
  code: string;
  title: string;
  organised: boolean;
  entered: boolean;
  /** Milliseconds since 1970. */
  created: number;
}

export interface TournamentLink {
  url: string;
  /** The link as a QR code, in SVG. */
  qr: string;
  /** Whether only the computer that runs the hall can open the link. */
  local: boolean;
}

export interface TournamentListed {
  code: string;
  title: string;
  game: string;
  game_title: string;
  format: string;
  phase: string;
  players: number;
  /** In milliseconds since 1970; 0: when the organiser starts it. */
  starts_at: number;
  /** Milliseconds since 1970. */
  created_at: number;
  organiser: NamedUser;
  /** Whether the user has entered it. */
  entered: boolean;
}

export interface TournamentPage {
  tournaments: TournamentListed[];
  /** The value of `before` for the next page; null on the last. */
  next: string | null;
}

export interface TournamentPlayer {
  /** The user's id, or that of a bot of the hall, which begins with `house~`. */
  id: string;
  name: string;
  /** `account` for a bot account, the level for a bot of the hall; or blank. */
  bot: string;
  status: "in" | "away" | "withdrawn" | "removed";
  /** Milliseconds since 1970. */
  entered_at: number;
}

export interface TournamentView {
  code: string;
  title: string;
  game: string;
  game_title: string;
  /** The game's options. */
  options: Record<string, unknown>;
  format: "arena" | "swiss" | "robin" | "knockout";
  /** The maximum number of players at a table. */
  seats: number;
  /** The chosen number of rounds, or of cycles of a round robin; 0: by itself. */
  rounds: number;
  /** The number of rounds, from the start on; 0: an arena. */
  planned_rounds: number;
  /** How long an arena takes. */
  minutes: number;
  clock: ClockSettings;
  admission: "everyone" | "link" | "class" | "rating";
  class_id: string;
  rating_min: number;
  /** 0: no limit. */
  rating_max: number;
  /** Whether bots may enter. */
  bots: boolean;
  max_players: number;
  /** Whether players may enter after the start. */
  late: boolean;
  weekly: boolean;
  /** Where it always starts at the same time of day; blank: UTC. */
  time_zone: string;
  rated: boolean;
  scoring: "one" | "three";
  break_s: number;
  no_show_s: number;
  organiser: NamedUser;
  phase: "open" | "running" | "paused" | "ended" | "cancelled";
  /** Milliseconds since 1970. */
  created_at: number;
  /** The planned start in milliseconds since 1970; 0: by hand. */
  starts_at: number;
  /** The start, in milliseconds since 1970; 0: not yet, or never. */
  started_at: number;
  /** The start of a pause, in milliseconds since 1970; 0: not yet, or never. */
  paused_at: number;
  /** Since when the boards of its class stand still, in milliseconds since 1970; 0: they do not. */
  frozen_at: number;
  /** The end of the pairings of an arena, in milliseconds since 1970; 0: not yet, or never. */
  ends_at: number;
  /** The end, in milliseconds since 1970; 0: not yet, or never. */
  ended_at: number;
  /** That it was cancelled, and why; or blank. */
  why_cancelled: string;
  /** The code of the tournament of the week before; or blank. */
  previous: string;
  /** The code of the tournament of the next week; or blank. */
  next: string;
  /** For a countdown; null while games decide what is next. */
  next_step: NextStep | null;
  /** The first to decide first. */
  tie_breaks: ("buchholz-cut-1" | "buchholz" | "sonneborn-berger" | "head-to-head" | "wins" | "last-place")[];
  /** In the order of entry. */
  players: TournamentPlayer[];
  /** The best first. */
  standings: StandingRow[];
  /** The newest 50 rounds. */
  played_rounds: ShownRound[];
  /** All tables that are not finished, those of the newest round, and the newest 100 others. */
  tables: ShownTable[];
  /** The number of all tables so far. */
  all_tables: number;
  /** Null if nobody is signed in. */
  me: MyTournament | null;
  /** The time of the hall, in milliseconds since 1970; the ETag ignores it. */
  now: number;
}

export interface TriedDraft {
  /** All turns played since the lesson began: each a draft and one final step, in the notation. */
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
  /** The name that others see. */
  name?: string | null;
}

export interface Version {
  version: string;
}

export interface Visibility {
  presence: "shown" | "hidden";
}

export interface Waiting {
  /** The number of unanswered friend requests. */
  requests: number;
  /** Challenges by and to the user, the newest first. */
  challenges: ChallengeListing[];
  /** The number of friends who are online. */
  here: number;
  /** Tournaments that the user has entered and that are not over, those with a waiting table first. */
  tournaments: TournamentCall[];
}

export interface WaitingListing {
  game: string;
  title: string;
  speed: string;
  /** How many users are waiting. May be slightly out of date. */
  people: number;
}

export interface WaysToTell {
  /** The hall's public key for web push; blank if the host has set up none. */
  push_key: string;
  /** The number of browsers that get notices. */
  browsers: number;
  /** Whether the host has set up mail, and the user has an account. */
  can_mail: boolean;
  /** The mail address for notices; blank if there is none. */
  address: string;
  /** Whether the user has confirmed the address. */
  confirmed: boolean;
}

export interface Welcome {
  id: string;
  name: string;
  /** False for a guest. */
  account: boolean;
  /** Milliseconds since 1970. */
  created: number;
  /** Whether the user may moderate the hall, at /admin. */
  admin: boolean;
  /** Whether only the owner sees the profile. */
  private: boolean;
  /** Whether the user is hidden from friends, and does not see where they are. */
  hidden: boolean;
  /** Whether the user's finished games may be used for research, without names. */
  shares_games: boolean;
  /** The language in which the user reads mails and notices; blank if it is not known. */
  language: string;
  /** Of a pupil: the code of the class; blank for other users. */
  class_code: string;
  /** Whether the user may open classes, at /classes. */
  teacher: boolean;
  /** A new recovery code, shown only once; or blank. */
  recovery: string;
}

export interface Whom {
  /** A user's id. */
  user: string;
}

export interface Why {
  /** A sentence for the user. */
  why: string;
}

export interface WinEnding {
  /** As in records. */
  reason: string;
  /** In words; or blank. */
  sentence: string;
  count: number;
}

/** What each route takes, and what it answers. */
export interface Routes {
  /** List the audit log */
  "GET /api/admin/audit": {
    query: {
      /** Only those with a lower number. */
      before?: number | null;
    };
    answer: ActListing[];
  };
  /** List all classes */
  "GET /api/admin/classes": {
    query: {
      /** Text to search for; all if omitted. */
      search?: string;
      /** How many to skip at the beginning. */
      skip?: number;
    };
    answer: AdminClassListing[];
  };
  /** Delete a class */
  "POST /api/admin/classes/{code}/delete": { path: { code: string }; answer: null };
  /** List all users */
  "GET /api/admin/people": {
    query: {
      /** Text to search for; all if omitted. */
      search?: string;
      /** An exact name or id, instead of a search. */
      called?: string;
      /** How many to skip at the beginning. */
      skip?: number;
    };
    answer: PersonListing[];
  };
  /** Ban a user */
  "POST /api/admin/people/{person}/ban": { path: { person: string }; body: NewBan; answer: null };
  /** Reset a password */
  "POST /api/admin/people/{person}/reset-password": { path: { person: string }; answer: OneTimeCode };
  /** Sign out a user */
  "POST /api/admin/people/{person}/sign-out": { path: { person: string }; answer: null };
  /** Lift a ban */
  "POST /api/admin/people/{person}/unban": { path: { person: string }; answer: null };
  /** List refusals of the limits */
  "GET /api/admin/refusals": { answer: Refusals };
  /** List reported lines */
  "GET /api/admin/reports": {
    query: {
      /** List settled reports instead of open ones. */
      settled?: boolean;
      /** Only those with a lower number. */
      before?: number | null;
    };
    answer: ReportListing[];
  };
  /** Settle a report */
  "POST /api/admin/reports/{report}/settle": { path: { report: number }; answer: null };
  /** List all rooms */
  "GET /api/admin/rooms": {
    query: {
      /** Text to search for; all if omitted. */
      search?: string;
      /** How many to skip at the beginning. */
      skip?: number;
    };
    answer: RoomListing[];
  };
  /** Close a room */
  "POST /api/admin/rooms/{code}/close": { path: { code: string }; body: Closing; answer: null };
  /** Mute a user in a room */
  "POST /api/admin/rooms/{code}/mute": { path: { code: string }; body: Muting; answer: null };
  /** List all tournaments */
  "GET /api/admin/tournaments": {
    query: {
      /** Text to search for; all if omitted. */
      search?: string;
      /** How many to skip at the beginning. */
      skip?: number;
    };
    answer: AdminTournamentListing[];
  };
  /** List blocked users */
  "GET /api/blocks": { answer: BlockedPerson[] };
  /** Block a user */
  "POST /api/blocks": { body: Whom; answer: null };
  /** Unblock a user */
  "DELETE /api/blocks/{user}": { path: { user: string }; answer: null };
  /** List bot accounts */
  "GET /api/bots": { answer: BotListing[] };
  /** Challenge users */
  "POST /api/challenges": { body: NewChallenge; answer: OpenedRoom };
  /** Withdraw a challenge */
  "DELETE /api/challenges/{code}": { path: { code: string }; answer: null };
  /** Accept a challenge */
  "POST /api/challenges/{code}/accept": { path: { code: string }; answer: OpenedRoom };
  /** Decline a challenge */
  "POST /api/challenges/{code}/decline": { path: { code: string }; answer: null };
  /** List my classes */
  "GET /api/classes": { answer: ClassList };
  /** Open a class */
  "POST /api/classes": { body: NewClass; answer: OpenedClass };
  /** Get a class */
  "GET /api/classes/{code}": { path: { code: string }; answer: ClassView };
  /** Change a class */
  "PATCH /api/classes/{code}": { path: { code: string }; body: ClassChange; answer: ClassView };
  /** Delete a class */
  "DELETE /api/classes/{code}": { path: { code: string }; answer: null };
  /** Show the door of a class */
  "GET /api/classes/{code}/door": { path: { code: string }; answer: ClassDoor };
  /** Export a class */
  "GET /api/classes/{code}/export": { path: { code: string }; answer: ClassExport };
  /** Set homework */
  "POST /api/classes/{code}/homework": { path: { code: string }; body: NewHomework; answer: SetHomework };
  /** Withdraw homework */
  "DELETE /api/classes/{code}/homework/{number}": { path: { number: number; code: string }; answer: null };
  /** Join a class */
  "POST /api/classes/{code}/join": { path: { code: string }; body: PupilSignIn; answer: Welcome };
  /** Get the link to a class */
  "GET /api/classes/{code}/link": { path: { code: string }; answer: ClassLink };
  /** Pair the pupils */
  "POST /api/classes/{code}/pair": { path: { code: string }; body: PupilPairing; answer: Paired };
  /** Get a pupil */
  "GET /api/classes/{code}/pupils/{pupil}": { path: { pupil: string; code: string }; answer: PupilView };
  /** Change a pupil */
  "PATCH /api/classes/{code}/pupils/{pupil}": { path: { pupil: string; code: string }; body: PupilChange; answer: PupilListing };
  /** Remove a pupil */
  "DELETE /api/classes/{code}/pupils/{pupil}": { path: { pupil: string; code: string }; answer: null };
  /** Get the wall of a class */
  "GET /api/classes/{code}/screen": { path: { code: string }; answer: ClassScreen };
  /** Sign in as a pupil */
  "POST /api/classes/{code}/sign-in": { path: { code: string }; body: PupilSignIn; answer: Welcome };
  /** Start a tournament of the class */
  "POST /api/classes/{code}/tournament": { path: { code: string }; body: NewTournament; answer: OpenedTournament };
  /** Show a friend link */
  "POST /api/friend-links/open": { body: FriendToken; answer: Inviter };
  /** List friends */
  "GET /api/friends": { answer: FriendList };
  /** Ask to be friends */
  "POST /api/friends": { body: Whom; answer: Relation };
  /** End a friendship */
  "DELETE /api/friends/{user}": { path: { user: string }; answer: null };
  /** Accept a friend request */
  "POST /api/friends/{user}/accept": { path: { user: string }; answer: Relation };
  /** Decline a friend request */
  "POST /api/friends/{user}/decline": { path: { user: string }; answer: null };
  /** List the games */
  "GET /api/games": { answer: Playable[] };
  /** Sign in as a guest */
  "POST /api/guest": { body: Guest; answer: Welcome };
  /** Show an invitation */
  "GET /api/invitations/{code}": { path: { code: string }; answer: Invitation };
  /** List all lessons */
  "GET /api/lessons": { answer: LessonList[] };
  /** List the lessons of a game */
  "GET /api/lessons/{game}": { path: { game: string }; answer: LessonList };
  /** Dismiss the offer of lessons */
  "DELETE /api/lessons/{game}/offer": { path: { game: string }; answer: null };
  /** Get a lesson */
  "GET /api/lessons/{game}/{id}": { path: { game: string; id: string }; answer: LessonShown };
  /** Try a lesson */
  "POST /api/lessons/{game}/{id}": { path: { game: string; id: string }; body: PlayedTurns; answer: LessonAnswer };
  /** Try a draft in a lesson */
  "POST /api/lessons/{game}/{id}/draft": { path: { game: string; id: string }; body: TriedDraft; answer: LessonDraft };
  /** Get the solution of a lesson */
  "GET /api/lessons/{game}/{id}/solution": { path: { game: string; id: string }; answer: LessonSolution };
  /** Sign in with a link */
  "POST /api/link": { body: LinkUse; answer: Welcome };
  /** List the queues */
  "GET /api/match": { answer: MatchListing };
  /** Join a queue */
  "POST /api/match": { body: MatchRequest; answer: OpenedRoom };
  /** Leave the queue */
  "DELETE /api/match": { answer: null };
  /** Get the signed-in user */
  "GET /api/me": { answer: Me | null };
  /** Delete the user */
  "DELETE /api/me": { body: Confirmation; answer: null };
  /** Turn a guest into an account */
  "POST /api/me/account": { body: Upgrade; answer: Welcome };
  /** List the user's bot accounts */
  "GET /api/me/bots": { answer: OwnBot[] };
  /** Create a bot account */
  "POST /api/me/bots": { body: NewBot; answer: OwnBot };
  /** Change the rules of a bot account */
  "PATCH /api/me/bots/{bot}": { path: { bot: string }; body: BotRules; answer: OwnBot };
  /** Delete a bot account */
  "DELETE /api/me/bots/{bot}": { path: { bot: string }; answer: null };
  /** Create a token of a bot account */
  "POST /api/me/bots/{bot}/tokens": { path: { bot: string }; body: NewToken; answer: TokenShown };
  /** Revoke a token of a bot account */
  "DELETE /api/me/bots/{bot}/tokens/{token}": { path: { bot: string; token: string }; answer: null };
  /** Get my class */
  "GET /api/me/class": { answer: OwnClass };
  /** Get the wall of my class */
  "GET /api/me/class/screen": { answer: ClassScreen };
  /** Get pending requests and challenges */
  "GET /api/me/company": {
    query: {
      /** Whether the page is behind another tab. It does not count as open then. */
      hidden?: boolean;
    };
    answer: Waiting;
  };
  /** List devices */
  "GET /api/me/devices": { answer: Device[] };
  /** Sign out all other devices */
  "POST /api/me/devices/sign-out-others": { answer: SignedOut };
  /** Export the user's data */
  "GET /api/me/export": { answer: Export };
  /** Create a friend link */
  "POST /api/me/friend-links": { answer: FriendInvitation };
  /** Revoke friend links */
  "DELETE /api/me/friend-links": { answer: null };
  /** Use a friend link */
  "POST /api/me/friends": { body: FriendToken; answer: Relation };
  /** List finished games */
  "GET /api/me/games": {
    query: {
      /** Only of this game. */
      game?: string | null;
      /** The value of `next` of the previous page. */
      before?: string | null;
    };
    answer: FinishedPage;
  };
  /** Choose the language */
  "PATCH /api/me/language": { body: ChosenLanguage; answer: Me };
  /** Create a sign-in link */
  "POST /api/me/link": { answer: Link };
  /** Change the name */
  "PATCH /api/me/name": { body: Guest; answer: Me };
  /** Get the notice settings */
  "GET /api/me/notices": { answer: WaysToTell };
  /** Notify a browser */
  "POST /api/me/notices/browser": { body: Browser; answer: WaysToTell };
  /** Stop notifying a browser */
  "POST /api/me/notices/browser/end": { body: BrowserAddress; answer: WaysToTell };
  /** Notify by mail */
  "POST /api/me/notices/mail": { body: NewAddress; answer: WaysToTell };
  /** Confirm the mail address */
  "POST /api/me/notices/mail/confirm": { body: ConfirmationCode; answer: WaysToTell };
  /** Stop notifying by mail */
  "POST /api/me/notices/mail/end": { answer: WaysToTell };
  /** Add games played offline */
  "POST /api/me/offline-games": { body: NewOfflineGames; answer: AddedGames };
  /** Change the password */
  "PATCH /api/me/password": { body: NewPassword; answer: null };
  /** Hide from friends */
  "PATCH /api/me/presence": { body: Visibility; answer: Me };
  /** Make the profile private or public */
  "PATCH /api/me/profile": { body: Privacy; answer: Me };
  /** Create a recovery code */
  "POST /api/me/recovery": { body: Confirmation; answer: RecoveryShown };
  /** Share games for research, or stop */
  "PATCH /api/me/research": { body: GameSharing; answer: Me };
  /** List shared reviews */
  "GET /api/me/reviews": { answer: ReviewLink[] };
  /** Revoke a shared review */
  "DELETE /api/me/reviews/{token}": { path: { token: string }; answer: null };
  /** List the user's tables */
  "GET /api/me/tables": { answer: TableListing[] };
  /** Get a profile */
  "GET /api/people/{who}": { path: { who: string }; answer: Profile };
  /** List the games of a profile */
  "GET /api/people/{who}/games": {
    path: { who: string };
    query: {
      /** Only of this game. */
      game?: string | null;
      /** Only with this result. */
      result?: "won" | "shared" | "drawn" | "lost" | "resigned" | "alone" | null;
      /** Only against this user, by id, or bot, by level. */
      opponent?: string | null;
      /** Only games that ended at this time or later. */
      since?: number;
      /** Only games that ended before this time. */
      until?: number;
      /** The value of `next` of the previous page. */
      before?: string | null;
    };
    answer: ProfileGames;
  };
  /** List all puzzles */
  "GET /api/puzzles": { answer: PuzzleOverview };
  /** List the puzzles of a game */
  "GET /api/puzzles/{game}": { path: { game: string }; answer: PuzzleList };
  /** Get today's puzzle */
  "GET /api/puzzles/{game}/daily": { path: { game: string }; answer: PuzzleShown };
  /** Get the next puzzle */
  "GET /api/puzzles/{game}/next": {
    path: { game: string };
    query: {
      /** Only of this theme; blank for any. */
      theme?: string;
      /** The id of the current puzzle, which is not returned again. */
      after?: string;
    };
    answer: PuzzleShown;
  };
  /** Get a puzzle */
  "GET /api/puzzles/{game}/{id}": { path: { game: string; id: string }; answer: PuzzleShown };
  /** Try a puzzle */
  "POST /api/puzzles/{game}/{id}": { path: { game: string; id: string }; body: PlayedTurns; answer: PuzzleAnswer };
  /** Try a draft in a puzzle */
  "POST /api/puzzles/{game}/{id}/draft": { path: { game: string; id: string }; body: TriedDraft; answer: LessonDraft };
  /** Give up a puzzle */
  "POST /api/puzzles/{game}/{id}/solution": { path: { game: string; id: string }; answer: PuzzleSolution };
  /** Get the leaderboard of a game */
  "GET /api/ratings/{game}": { path: { game: string }; answer: Leaderboard };
  /** Get the solo ladder of a game */
  "GET /api/ratings/{game}/solo": {
    path: { game: string };
    query: {
      /** Only scores of the last days; 0 means all time. */
      days?: number;
    };
    answer: SoloLadder;
  };
  /** Recover an account */
  "POST /api/recover": { body: Recovery; answer: Welcome };
  /** List open rooms */
  "GET /api/rooms": { answer: Open[] };
  /** Open a room */
  "POST /api/rooms": { body: NewRoom; answer: OpenedRoom };
  /** Get a room */
  "GET /api/rooms/{code}": { path: { code: string }; answer: Front };
  /** Get the link to a room */
  "GET /api/rooms/{code}/link": { path: { code: string }; answer: RoomLink };
  /** Get a finished game move by move */
  "GET /api/rooms/{code}/log": {
    path: { code: string };
    query: {
      /** The first game in the room is 1; if omitted, the newest. */
      match?: number | null;
    };
    answer: GameLog;
  };
  /** Get the record of a game */
  "GET /api/rooms/{code}/record": {
    path: { code: string };
    query: {
      /** Readable text, or JSON for programs. */
      form?: "text" | "json";
      /** The first game in the room is 1; if omitted, the newest. */
      match?: number | null;
    };
    answer: string;
  };
  /** Review a game */
  "GET /api/rooms/{code}/review": {
    path: { code: string };
    query: {
      /** The first game in the room is 1; if omitted, the newest. */
      match?: number | null;
    };
    answer: Review;
  };
  /** Share a review */
  "POST /api/rooms/{code}/review/link": {
    path: { code: string };
    query: {
      /** The first game in the room is 1; if omitted, the newest. */
      match?: number | null;
    };
    answer: ReviewLink;
  };
  /** Review a turn */
  "GET /api/rooms/{code}/review/{number}": {
    path: { number: number; code: string };
    query: {
      /** The first game in the room is 1; if omitted, the newest. */
      match?: number | null;
    };
    answer: Reviewed;
  };
  /** Analyse a turn */
  "GET /api/rooms/{code}/review/{number}/analysis": {
    path: { number: number; code: string };
    query: {
      /** The first game in the room is 1; if omitted, the newest. */
      match?: number | null;
    };
    answer: Analysed;
  };
  /** Play on from a turn */
  "POST /api/rooms/{code}/review/{number}/play": {
    path: { number: number; code: string };
    query: {
      /** The first game in the room is 1; if omitted, the newest. */
      match?: number | null;
    };
    answer: OpenedRoom;
  };
  /** Report a line of talk */
  "POST /api/rooms/{code}/talk/{line}/report": { path: { code: string; line: number }; body: NewReport; answer: null };
  /** Open a shared review */
  "GET /api/shared/{token}": { path: { token: string }; answer: Review };
  /** Review a turn of a shared review */
  "GET /api/shared/{token}/{number}": { path: { number: number; token: string }; answer: Reviewed };
  /** Analyse a turn of a shared review */
  "GET /api/shared/{token}/{number}/analysis": { path: { number: number; token: string }; answer: Analysed };
  /** Play on from a turn of a shared review */
  "POST /api/shared/{token}/{number}/play": { path: { number: number; token: string }; answer: OpenedRoom };
  /** Sign in */
  "POST /api/sign-in": { body: Credentials; answer: Welcome };
  /** Sign out */
  "POST /api/sign-out": { answer: null };
  /** Create an account */
  "POST /api/sign-up": { body: Credentials; answer: Welcome };
  /** List open tables */
  "GET /api/tables": {
    query: {
      /** Only tables of this game. */
      game?: string;
      /** Only tables with this kind of clock. */
      speed?: "none" | "quick" | "relaxed" | "days" | null;
      /** Only tables whose games are rated, or only those whose games are not. */
      rated?: boolean | null;
      /** Only tables with a free seat, or only those with a running game. */
      seats?: "free" | "watch" | null;
      /** The value of `next` of the previous page. */
      before?: string;
      /** The maximum number of tables. */
      most?: number;
    };
    answer: OpenTables;
  };
  /** List tournaments */
  "GET /api/tournaments": {
    query: {
      /** Those in this state. */
      which?: "all" | "open" | "running" | "over";
      /** Those that the user has entered or organises, also if they are not public. */
      mine?: "" | "entered" | "organised";
      /** Only those of this game. */
      game?: string;
      /** The value of `next` of the previous page. */
      before?: string;
      /** The maximum number. */
      most?: number;
    };
    answer: TournamentPage;
  };
  /** Create a tournament */
  "POST /api/tournaments": { body: NewTournament; answer: OpenedTournament };
  /** Get a tournament */
  "GET /api/tournaments/{code}": { path: { code: string }; answer: TournamentView };
  /** Add bots of the hall */
  "POST /api/tournaments/{code}/bots": { path: { code: string }; body: HouseBots; answer: null };
  /** Cancel a tournament */
  "POST /api/tournaments/{code}/cancel": { path: { code: string }; body: Cancellation; answer: null };
  /** Correct a result */
  "POST /api/tournaments/{code}/correct": { path: { code: string }; body: ResultCorrection; answer: null };
  /** Enter a tournament */
  "POST /api/tournaments/{code}/enter": { path: { code: string }; answer: null };
  /** Get the link to a tournament */
  "GET /api/tournaments/{code}/link": { path: { code: string }; answer: TournamentLink };
  /** Pause a tournament */
  "POST /api/tournaments/{code}/pause": { path: { code: string }; answer: null };
  /** Remove a player */
  "POST /api/tournaments/{code}/remove": { path: { code: string }; body: Removal; answer: null };
  /** Resume a tournament */
  "POST /api/tournaments/{code}/resume": { path: { code: string }; answer: null };
  /** Change a tournament */
  "POST /api/tournaments/{code}/settings": { path: { code: string }; body: NewTournament; answer: null };
  /** Start a tournament */
  "POST /api/tournaments/{code}/start": { path: { code: string }; answer: null };
  /** List the tables of a tournament */
  "GET /api/tournaments/{code}/tables": {
    path: { code: string };
    query: {
      /** Only tables of this player. */
      player?: string;
      /** Only tables of this round. */
      round?: number;
      /** Only tables with a lower number; 0: all. */
      before?: number;
    };
    answer: ShownTable[];
  };
  /** Leave a tournament */
  "POST /api/tournaments/{code}/withdraw": { path: { code: string }; answer: null };
  /** Get the release */
  "GET /api/version": { answer: Version };
}
