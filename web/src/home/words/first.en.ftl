### The home page and the top bar.

## Top bar

# The first item of the top bar: the name of the hall, which leads to the home page.
home = Tilehall, home
pages = Pages
# Items of the top bar. On a phone they are below small icons, so that they should be short.
play = Play
puzzles = Puzzles
learn = Learn
my-games = My games
ratings = Ratings
# `waiting` is read after "Friends" by screen readers: how many requests and challenges wait for an answer.
friends = Friends
    .waiting = : { $count } waiting
about = About
to-the-hall = To the hall
sign-in = Sign in
# Read after the user's name by screen readers.
my-account = : my account
# For admins: reports of messages that nobody has dealt with.
open-reports = Open reports
    .count = { $count } open { $count ->
        [one] report
       *[other] reports
    }
# A button that changes the colours of the page.
colours = Colours: { $now ->
        [auto] as the system
        [light] light
       *[dark] dark
    }
    .change = { colours }. Change to { $next ->
        [auto] as the system
        [light] light
       *[dark] dark
    }.

## The whole page

# A link from another device has signed this device in.
welcome-too = Welcome here too, { $name }.
hall-is-back = The hall is back.

## Home

# The name of the section, its title, and the line below: in a hall of people, or without a network.
welcome = Welcome
    .title = Pull up a chair.
    .hall = Tiles and cards, with friends or bots.
    .device = Tiles and cards on this device, with bots or together.
not-kept = <b>Games are not kept in this window.</b> The browser stores nothing here; they end with the page.
# Before a menu with the levels of bots.
bots-play = Bots play
    .label = How well bots play
games = Games
# A field for the code of a room.
code = I have a code
    .join = Join

## The card of a game

# What is random in a game, in a word, until the hall has said it.
deal = deal

players = { $count } { $count ->
        [one] player
       *[other] players
    }
    .range = { $fewest }–{ $most } players
# A button that leads to the user's game in progress, and a note in it. `count` is the number of such games.
continue = Continue
    .game = Continue { $game }: { $whose ->
        [mine] your turn
       *[theirs] their turn
    }{ $count ->
        [one] {""}
       *[other] {" "}· { $count } games
    }
turn = { $whose ->
        [mine] Your turn
       *[theirs] Their turn
    }{ $count ->
        [one] {""}
       *[other] {" "}· { $count } games
    }
mode-of = Mode of { $game }
# Instead of a menu with modes.
standard-rules = Standard rules
# A button, below it a note with the opponents, and what screen readers say.
play-now = Play now
    .against = against { $against }
    .game = Play now: { $game } against { $against }
    .busy = Setting the table…
create-room = Create room
    .game = Create room: { $game }
    .busy = Opening…
# Several people pass one device around.
pass-and-play = Pass and play
    .game = Pass and play: { $game }
# Links of a game. Only screen readers read what is in <more>.
way-options = Options<more> of { $game }</more>
way-learn = Learn<more> { $game } by playing</more>
way-puzzles = Puzzles<more> of { $game }</more>

## The user's tables

my-tables = My tables
    .all = Show all { $count }
    .wait = Looking for your tables…
with-players = with { $names }
with-bots = with bots
free-seats = { $count } free { $count ->
        [one] seat
       *[other] seats
    }
# What a table waits for.
your-turn = Your turn
    .left = Your turn: { $time }
about-to-begin = About to begin
table-gathering = Waiting for players
table-playing = Being played
table-over = Finished
