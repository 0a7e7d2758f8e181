### Tournaments: lists, standings, rounds, organising, and the screens for a television.

tournament = Tournament
tournaments = Tournaments
loading = Looking for tournaments…
new = New tournament
start-of-class = Start a tournament
players-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-none = Nobody has entered yet.
show-all = Show all { $count }

## The lists

list-mine = Your tournaments
list-running = Now
list-open = Soon
list-over = Over
list-none = No tournament is planned. Create one: it takes a minute.
phase-open = Open
phase-running = Running
phase-paused = Paused
phase-ended = Over
phase-cancelled = Cancelled
starts-by-hand = Starts when the organiser says so
starts-at = Starts on { $when }

## Formats

format-swiss = Swiss
format-about-swiss = A fixed number of rounds. Everyone plays every round, against players with as many points.
format-arena = Arena
format-about-arena = A fixed time. Free players are paired at once.
format-robin = Round robin
format-about-robin = Everyone meets everyone.
format-knockout = Knockout
format-about-knockout = One lost match, and you are out.
length-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
length-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

## A tournament

organised-by = Organised by <person>{ $name }</person>
week-before = The week before
week-after = The week after
to-class = To the class
now = What happens now
now-open = You can join.
now-entered = You are in.
now-called = Your table is open: you play { $names }.
now-opening = You play { $names }. Your table opens in a moment.
now-running = { $count ->
        [0] The next games begin soon.
        [one] { $count } game is being played.
       *[other] { $count } games are being played.
    }
now-wait = You are free. Your next game comes when the others have finished.
now-pairing = Your next game is being paired.
now-bye = You have a bye in this round.
now-away = You missed a game. Come back to play again.
now-out = You are out. Watch the others.
now-paused = The organiser has paused the tournament.
now-frozen = All boards of the class stand still.
now-cancelled = Cancelled. { $why }
now-won = { $count ->
        [one] { $names } wins!
       *[other] { $names } share first place!
    }
    .of = { $title }: { $result }
next-start = Starts in
next-pair = Next round in
next-end = Ends in
round-of = Round { $round } of { $rounds }
my-place = You are in place { $place }. Points: { $points }.
go-to-table = Go to my table
come-before = Come within
join = Join
come-back = Come back
withdraw = Withdraw

## Standings

standings = Standings
place = Place
place-number = { $place }.
player = Player
points = Points
    .short = Pts
played = Games played
    .short = G
bot = Bot
status-away = away
status-withdrawn = withdrew
status-removed = removed
ties = What the abbreviations mean
    .about = Players with equal points are ordered by these, from left to right.
tie-buchholz-cut-1 = Buchholz cut 1
tie-short-buchholz-cut-1 = BC1
tie-about-buchholz-cut-1 = The points of all opponents, without the weakest.
tie-buchholz = Buchholz
tie-short-buchholz = BH
tie-about-buchholz = The points of all opponents.
tie-sonneborn-berger = Sonneborn-Berger
tie-short-sonneborn-berger = SB
tie-about-sonneborn-berger = The points of beaten opponents, and half of those after a draw.
tie-head-to-head = Head-to-head
tie-short-head-to-head = HH
tie-about-head-to-head = The points among the players who are equal.
tie-wins = Wins
tie-short-wins = W
tie-about-wins = The games won.
tie-last-place = Last table
tie-short-last-place = LT
tie-about-last-place = The place at the last table, as a negative number.

## Rounds and games

games = Games
games-earlier = Earlier games
games-of = Games of { $name }
games-mine = My games
games-all = All games
round = Round { $round }
rounds = Rounds
round-before = Previous round
round-after = Next round
watch = Watch
    .label = Watch { $who }
replay = Replay
    .label = Replay { $who }
absent = (did not come)
how-no-show = Nobody came.
how-decided = Decided by the organiser.
corrected = Corrected by { $name }: { $why }
replayed = Drawn: played again at table { $table }.
byes = Bye: { $names }
walkovers = Win without a game: { $names }

## Inviting

invite = Invite players
admission-everyone = Everyone may enter.
admission-link = Everyone with the link may enter.
admission-class = Only the class may enter.
admission-rating = { $most ->
        [0] For ratings from { $least }.
       *[other] For ratings from { $least } to { $most }.
    }
wall = Show on a television
qr = The link to the tournament as a QR code
qr-room = The link to the table as a QR code

## Organising

organise = Organise
start = Start now
pause = Pause
resume = Go on
edit = Change
cancel = Cancel the tournament
    .title = Cancel the tournament?
    .about = Games in progress go on, but do not count.
    .why = Why? The players read it.
bots-add = Add bots
    .go = Add
bots-level = Level
bots-count = How many
correct = Correct
    .label = Correct the result of { $who }
    .title = Correct the result
    .about = Everyone sees your name and the reason. Ratings do not change.
    .save = Save
remove = Remove
    .label = Remove { $name }
    .about = Nobody who was removed may come back.
reason = Reason

## A new tournament

title = Title
title-usual = { $name }’s tournament
game = Game
clock = Clock
format = Format
minutes = Minutes
rounds-auto = As many as fit the players
cycles = How often everyone meets
start-when = Start
    .about = Leave it empty to start by hand.
    .now = Leave it empty to start now.
admission = Who may enter
admit-everyone = Everyone
admit-link = With the link
admit-rating = By rating
rating-min = Lowest rating
rating-max = Highest rating (0: no limit)
more = More
seats = Players at a table
rated = Rated
    .about = The games change the players’ ratings, with the default rules.
bots = Bots may enter
    .about = Everyone sees that they are bots.
late = Late entries
    .about = Players may enter after the start of an arena or a Swiss.
weekly = Every week
    .about = The same tournament takes place every week. Needs a start time.
scoring = Points for a win
scoring-one = 1, and ½ for a draw
scoring-three = 3, and 1 for a draw
max-players = Maximum number of players (0: as many as allowed)
break = Seconds between rounds
no-show = Seconds to come to a table
needs-account = Organising a tournament needs an account.
to-account = Create an account
create = Create
start-with = { $count ->
        [one] Start with one pupil
       *[other] Start with { $count } pupils
    }
save = Save

## At a table

called = Your table is open.
next-table = Go to my next table
# The name of the tournament and the round, above a board.
line = { $title } · Round { $round }

## On a television

wall-join = Scan the code to join
wall-waiting = About to begin
wall-closed = This table is closed.
wall-free = Free seat
wall-players = Players
wall-turn = { $name } to move
