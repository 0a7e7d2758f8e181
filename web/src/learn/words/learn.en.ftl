### Lessons, puzzles and the rules of a game.

## Lessons

# The screen of all lessons.
learn = Learn
    .heading = Learn by playing
    .intro = Each lesson takes about a minute, on the real board. You see at once what your move has done.
    .game = Learn { $game }
lesson = Lesson
    .title = { $lesson } · Lesson
    .card = The lesson
lessons = Lessons
lessons-all = All lessons
    .label = All lessons of { $game }
lessons-all-done = All { $of } lessons done
lessons-done = { $done } of { $of } lessons done
# Below the heading of the screen.
lessons-progress = { $done } of { $of } done.
lessons-count = { $of } lessons of about a minute each, on the real board.
# Short, in a list: all lessons of a game are done.
lessons-ticked = ✓ done
lessons-none = There are no lessons for { $game } yet.
lessons-loading = Opening the lessons…
lesson-begin = Begin
    .label = Begin { $game }: { $lesson }
lesson-continue = Continue
    .label = Continue { $game }: { $lesson }
    .with = Continue: { $lesson }
lesson-next = Next lesson
# Said after the solution of a lesson was shown.
lesson-shown = That is one way to do it. Now it is your turn.
# An offer above the table of a new player: "New here? Learn it by playing", or on a small screen "New here? Lessons?"
offer = Learn it by playing
    .new = New here?
    .short = Lessons?
    .hide = Hide this offer
    .count = Learn it by playing: { $count } lessons of a minute each

## Puzzles

puzzles = Puzzles
    .intro = One position, one clearly best turn. Every day there is a new one in each game, the same for everybody.
    .daily = Puzzles of the day
    .of = { $game } puzzles
    .all-of = All { $game } puzzles
    .none = There are no puzzles here yet.
    .none-of = There are no puzzles for { $game } yet.
    .loading = Opening the puzzles…
puzzle = Puzzle
    .daily = Puzzle of the day
    .card = The puzzle
puzzle-solve = Solve it
puzzle-solve-today = Solve today's puzzle
puzzle-solved-today = ✓ Solved today
puzzle-next = Next puzzle
puzzle-at-my-level = A puzzle at my level
# $solved of all $of puzzles. The part in <spoken> is only read out.
puzzles-solved = { $solved } of { $of } solved
    .short = { $solved } of { $of }<spoken> solved</spoken>
try-puzzles = Try its puzzles
# What puzzles are about, for example "A fork" or "Empty your rack".
themes = Themes
    .of = Themes of { $game }
difficulty = Difficulty { $level }
position-missing = Its position cannot be shown right now.

## The player's level in puzzles

your-progress = Your progress
your-level = Your level
    .meaning = { $settled ->
            [true] Your level follows your first try at each puzzle.
           *[false] A few more puzzles settle your level.
        } A puzzle whose difficulty equals your level is an even match.
your-level-is = Your level { $level }
level-changed = Your level: { $before } → { $level }.
level-stays = Your level stays at { $level }. Only your first try counts.
# The heading of a number, and the number of all puzzles beside it.
solved = Solved
    .count = { $solved } <rest>of { $of }</rest>

## Days on which the puzzle of the day was solved

streak = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } in a row
    .sentence = { streak }.
    .open = { streak }: solve it to go on.
    .none = Solve one every day to begin a streak.
    .daily = One a day
    .begin = Solve a puzzle of the day, in any game, and begin a streak.
    .today = Today is done. New puzzles come tomorrow.
    .more = Solve one today to make it { $days }.

## A try at a lesson or a puzzle

# The accessible name of the text that says what to do.
task = What to do
try-done = Done.
try-missed = Not yet.
try-again = Try again
once-more = Once more
start-over = Start over
give-up = Give up
show-me = Show me
    .again = Show me again
# A button after the solution was shown: it is the player's turn to do it.
now-you = Now you
back-to-table = Back to the table
board-loading = Setting the board up…

## The rules of a game, and all screens

rules = How to play
    .title = How to play { $game }
    .loading = Opening the rules…
play-a-game = Play a game
play-game = Play { $game }
table-loading = Setting the table…
games = Games
games-all = All games
# "3 of 12": a number of lessons or puzzles.
count-of = { $count } of { $of }
# What a link does, and the game.
labelled = { $what }: { $game }
# The title of the browser's window.
titled = { $title } · { $kind }
# Read out after the title of a lesson that is done.
comma-done = , done
