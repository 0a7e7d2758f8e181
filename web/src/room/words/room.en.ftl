### A room before its game, new games, and finding other players.

## A new game

new = { $game }: a new game
    .with = For you and { $names }.
    .challenge = Challenge { $names }
    .alone = Play alone
    .bots = Play against bots
    .room = Create room
    .room-rated = Rated · with a code
    .room-code = With a code for friends
one-moment = One moment…

## Options

options = Options
    .loading = Reading the rules…
    .host = Changes apply at once, and everyone sees them.
    .guest = { $host } decides this.
    .none = This game has no options.
options-changed = { $by ->
        [you] You changed the options; press “I am ready”.
       *[host] { $host } changed the options; look again and press “I am ready”.
    }
got-it = Got it
more-rules = { $count } more rules
# A rule and its value.
option-value = { $label }: { $value }
option-bounds = This takes { $bounds }.
option-changed = (changed)
# Two fields, "2 to 6"; the labels are read out.
option-from = { $label }, from
option-to = to
    .label = { $label }, to
option-place = { $label }, { $place }
option-number = { $label }, number { $number }
option-more = One more: { $label }
option-less = One less: { $label }
players = Players
    .about = How many play.
bots = Bots
    .about = How well the bots play.
table = Table
join = Who may join
    .about = A listed room is shown under Open tables.
    .code = Anyone with the code
    .anyone = Anyone: list the room
hints = Hints
    .about = A hint shows a strong move.
    .bots = In games against bots
    .always = For every player
    .never = No hints
    .rated = No hints in rated games.
spectators = Spectators
    .about = They never see hidden tiles.
    .watch = May watch
    .none = Nobody may watch
    .delay = Delay in turns
    .delay-about = Spectators see the game this many turns late, so that they cannot help a player. 0: no delay.
rated = Rated
    .heading = Rating
    .about = The result changes the players’ ratings. No hints in rated games.
    .account = Rated games need an account.
    .default-rules = Rated games use the default rules.
casual = Casual
    .about = Ratings do not change.

## The clock

clock = Clock
    .about = How long players may think. Choose days if players are not online at the same time.
clock-none = No clock
clock-turn = A time for every turn
clock-bank = A time for the whole game
clock-days = Days for every turn
clock-seconds = Seconds a turn
    .about = The longest that a turn may take.
clock-days-a-turn = Days a turn
    .about = The longest that a turn may take. Players can be notified when it is their turn.
clock-minutes = Minutes for the game
    .about = How long each player may think in the whole game.
clock-increment = Increment
    .about = Seconds that a player gains with each turn.
clock-end = When the time is up
    .about = What happens to a player whose time is up.
    .bot = A bot plays the turn
    .resign = The player resigns

## The room

room = { $game }, room { $code }
    .match = Game { $number } in this room.
the-host = The host
invite = Invite
challenged = Waiting for { $names }. They see your challenge on their page.
who-plays = Who plays
talk = Table talk
talk-new = { $count } new in table talk
leave = Leave
# Notes below the seats.
note-casual = <b>Casual game.</b> { $why }
note-rated = <b>Rated game.</b> The result changes the players’ ratings. No hints in rated games.
    .accounts = <b>Rated game,</b> if every player has an account. No hints in rated games.
# $clock are sentences.
note-clock = <b>Clock:</b> { $clock }
note-late = <b>Spectators</b> see the game { $turns ->
        [one] one turn late
       *[other] { $turns } turns late
    }.
# $chance is what is random in this game, for example "deal" or "plants".
note-fair = <b>Fair play:</b> the hall has sealed its half of what decides the { $chance } (<seal>{ $seal }…</seal>). Your “ready” adds the other half, and after the game anyone can check it.
    .browser = <b>Fair play:</b> the hall has sealed its half of what decides the { $chance } (<seal>{ $seal }…</seal>). Your browser adds the other half, and after the game anyone can check it.
# What happens when the time is up, for a game that does not say it.
a-step-is-taken = a step is taken
get-notified = Get notified when it is your turn
close-room = Close the room
    .title = Close this room?
    .about = Everyone leaves the room, and its code stops working.
    .no = Keep it open
    .yes = Close it
closed = This room is closed
    .title = Closed room
    .by-host = The host has turned the lights off.
    .about = { $why } Room { $code } will not open again, but a new one is a click away.
    .new = A new { $game } room
to-all-games = To all games
share = Share this code, the QR code or the link with your friends
    .copy = Copy the code
    .copied = Code copied.
    .local = Only this computer can open the link. To let others on your network join, start the hall with <code>{ $command }</code>.
    .qr = QR code of the link to this room
    .link = Link to this room
    .copy-link = Copy link
    .link-copied = Link copied.
    .title = { $game } at Tilehall

## Seats

# What is said of a player beside the name; a name and short words with dots between them.
chair = Free seat
    .here = Here
    .away-title = Away
    .you = you
    .host = host
    .program = a program of { $owner }
    .level = { $level } level
    .away = away
    .muted = muted
    .ready = Ready
    .not-ready = Not ready
    .how-well = How well { $name } plays
somebody = Somebody
sit-here = Sit here
    .label = Sit here, seat { $number }
add-bot = Add a bot
    .label = Add a bot on seat { $number }
sit-down = Sit down
stand-up = Stand up
seat-free = Take a seat, or stay and watch.
seat-none = Every seat is taken. You can watch.
seat-removed = The host has removed you from this table.
    .watch = The host has removed you from this table. You can watch, and sit down again when the host allows it.
seat-filling = { $free ->
        [one] One seat is
       *[other] { $free } seats are
    } free. Once you are ready, bots take what your friends leave.
seat-open = { $free ->
        [one] One seat is still free: friends or bots may take it.
       *[other] { $free } seats are still free: friends or bots may take them.
    }
ready = I am ready
    .rated = rated game
    .undo = Not ready after all
ready-ask = Everyone has a seat. Say when you are ready.
ready-wait = Waiting for { $names }.
ready-go = Here we go…
rate-with-programs = Rate this game
    .about = { $names } { $count ->
            [one] is a program
           *[other] are programs
        }. The game is rated only if every player agrees.
removed = You removed <b>{ $name }</b>, who cannot sit down here.
    .allow = Allow back
    .allow-label = Allow back: { $name }
removed-list = Removed from this table
# The host's menu at a seat.
menu = What to do about { $name }
    .host = Make { $name } the host
    .mute = Mute { $name }
    .unmute = Let { $name } talk
    .remove = Remove { $name }
    .block = Block { $name }…

## What bots say

says = “{ $word }”
    .name = { $who }: “{ $word }”
# By level: before the game, after winning and after losing.
bot-first-begins = My first week here. Shall we find out together?
bot-first-wins = Oh! Did I win? Again?
bot-first-loses = You are quick! Again?
bot-easy-begins = Good luck to both of us.
bot-easy-wins = That went my way. Another one?
bot-easy-loses = Nicely done.
bot-medium-begins = I know this game a little. Let us see.
bot-medium-wins = A close look helped me.
bot-medium-loses = You saw more than I did.
bot-strong-begins = I look twice before I play.
bot-strong-wins = You made me work for it.
bot-strong-loses = Well played, that was earned.
bot-hard-begins = I give nothing away.
bot-hard-wins = Look at it again in the review.
bot-hard-loses = I did not see that coming.
bot-master-begins = Take your time. I shall.
bot-master-wins = You lasted longer than most.
bot-master-loses = Remember this game. I will.

## Invitations

# Above the name of the game.
invited = { $host } invites you to
    .title = { $host } invites you to { $game }
    .playing = The game has begun. You can watch.
    .over = The game is over; you may look at it.
    .full = { $taken } of { $seats } { $seats ->
            [one] seat
           *[other] seats
        } taken; you can watch
    .loading = Opening the invitation…
    .join = Join the table
    .watch = Come in and watch
    .account = I have an account
comma-room = , room { $code }

## Open tables

tables = Open tables
    .find = Find a table
    .which = Which tables
    .sign-in = Choose a name to see the tables that you can join.
    .none = Nobody has an open table right now.
    .none-like = No open table is like that right now.
    .loading = Looking around…
    .more = Show more
tables-found = { $count ->
        [one] One table
       *[other] { $count } tables
    }{ $more ->
        [true] , and more
       *[false] {""}
    }
filter-game = Game
    .any = Every game
filter-speed = Speed
    .any = Any speed
filter-rated = Rating
    .any = Rated or not
    .not = Not rated
filter-seats = To do
    .any = Join or watch
    .free = A free seat
    .watch = Watch
programs = Programs of players

## Quick match

match = Quick match
    .game = Game
    .speed = Speed
    .turn = { $time } a turn
    .no-clock = take your time
    .people = { $people } waiting
    .find = Find a game
    .busy = Looking…
    .rated = rated
    .others = Others who are waiting
    .note = Games between accounts are rated and have no hints. A game with a guest is casual.
match-nobody = Nobody is waiting for this game yet. It starts when { $count } players are here.
match-outlook = { $people ->
        [1] One is
        [2] Two are
        [3] Three are
        [4] Four are
        [5] Five are
        [6] Six are
       *[other] { $people } are
    } waiting for this. { $missing ->
        [0] With you, the game begins.
        [1] With you, one is still missing.
       *[other] With you, { $missing } are still missing.
    }
match-mine = You are waiting for { $game }, { $speed }: back to it
match-other = { $game }, { $speed }: { waiting }
waiting = { $people ->
        [0] nobody is
        [1] one is
        [2] two are
        [3] three are
        [4] four are
        [5] five are
        [6] six are
       *[other] { $people } are
    } waiting
    .title = Waiting
    .who = Who is here
    .seats = Seats
    .you = { $name } (you)
    .free = free
    .time = Waiting for { $time }
    .stop = Stop waiting
    .fill = { $missing ->
            [one] Play with a bot instead
           *[other] Let bots take the free seats
        }
    .go-on = Go on; it waits under “My tables”
    .longest = { $name } has waited longest, and can let bots take the free seats.
    .slow = You need not stay: once somebody comes, the game begins.
    .stay = Stay on this page: you lose the seat if you leave it for some seconds. You may look at other tabs; a sound calls you.
    .moved = Taking you to another table…
    .ask = Ask for this game too
    .all-tables = To all tables
wait-nobody = Nobody waits here any more.
wait-count = { $here } of { $of } wait here.
wait-begins = Everyone is here: the game begins…
wait-looking = Looking for somebody to play with…
wait-first = You are the first. { $missing } more, and the game begins.
wait-here = { $here } of { $of } are here: { $missing ->
        [one] one more
       *[other] { $missing } more
    }, and the game begins.
game-begins = The game begins
    .with = The game begins: you play with { $names }.

## Tournaments

to-tournament = Back to the tournament
tournaments = Tournaments
    .about = Play several games against different opponents, with standings. With an account you can organise one.
    .all = All tournaments
    .new = New tournament
