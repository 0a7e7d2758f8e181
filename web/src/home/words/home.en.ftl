### The list of finished games, the puzzle of the day, and how a result is said.

## My games

history = My games
my-profile = My profile
leaderboards = Leaderboards
add-games = Add games from this device
# Games that are not over. A link leads to each.
under-way = Under way
go-there = Go there
try-again = Try again
# Finished games.
played = Played
    .which = Which game
    .all = All games
    .wait = Opening the book…
no-games = No games yet. Games that you finish appear here, with their records and reviews.
choose-game = Choose a game
earlier = Show earlier games
    .busy = Turning the page…
delete = Delete this game?
    .why = The game, its rematches and their reviews are deleted from this device for good.
    .no = Keep it
    .yes = Delete it

## Puzzle of the day

daily = Puzzle of the day
    .done = { $done } of { $count } solved today.
    .solve = Solve it
    .solved = ✓ Solved
    .all = All puzzles
# On how many days without a gap the user has solved one.
streak = { $days } { $days ->
        [one] day
       *[other] days
    } in a row.
    .begin = Solve one a day to begin a streak.

## Modes

# `own`: the options belong to no mode.
mode = Mode
    .own = Your own rules

## Results

won-by = { $name } wins
    .you = You win!
    .all = { $names } share the win
    .you-all = { $names } share the win
won-by-nobody = Nobody wins
    .alone = The game is over
# The first of the winners in `you-all` above: You, Ann and Ben share the win.
you = You
# A place among the players.
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
