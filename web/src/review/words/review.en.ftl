### The review of a finished game, and its record as a document.

review = Review
    .of = Review of { $game }
    .empty = Nobody had a turn in this game: there is nothing to look back at.
loading = Opening the book…

## How good a turn was

mark-good = Good
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
# $chance is "62%", or "62% → 45%" if the turn lost some.
chance = { $whose ->
        [own] Your win chance:
       *[other] { $name }’s win chance:
    } <chance>{ $chance }.</chance>
# $why is a sentence: the reason for the adviser's turn.
note-same = The adviser would have played the same. { $why }
note-good = As good as the adviser’s choice. { $why }
note-better = <b>Better:</b> { $why }
note-failed = This turn could not be analysed.
note-thinking = The adviser is thinking about this turn…
analysed = { $known } of { $of } turns analysed
turning-point-none = No single turn decided it.
turning-point-loading = Looking for the turning point…

## Turns

# The accessible name of a button in the list.
turn = Turn { $number }
    .of = Turn { $number } of { $of },
    .number = <spoken>Turn </spoken>{ $number }
turns = Turn by turn
    .all = Every turn
    .loading = Turning to the first page…
round = Round { $number }
# In place of the player's own name.
you = You
    .lower = you

## The board and its controls

board = The board at turn { $number }
    .loading = Setting the board up…
# What the board shows of a turn; the buttons are short.
look = What the board shows
    .played = Played
    .before = Before
    .better = Better
    .adviser = Adviser
# The accessible names of « ‹ ▶ › ».
bar = Turns
    .first = First turn
    .before = Turn before
    .play = Play the story
    .pause = Pause the story
    .next = Next turn
    .last = Last turn
story = The story
    .open = Story
notes = About this turn
    .said = What is said about this turn

## The graph of win chances

# $lines are joined from .line.
graph = How it went
    .label = How the game went: { $lines }
    .line = { $name } from { $from } to { $to }
    .turn = Turn
    .at = Turn { $number } of { $of }

## Playing on from a position

# In .level, <level/> is a list of levels to choose from.
from = Play from here
    .about = { $seat ->
            [taken] You take the seat of { $name }, whose turn it is.
           *[own] You play this turn again.
        }{ $bots ->
            [true] { " Bots have the other seats." }
           *[false] { "" }
        } It is a casual game, marked “From a position”.
    .level = The bots play <level/>
    .level-label = How well the bots play
    .play = Play
    .back = Back to the review
from-over = The game is over here.
# What is special about the game, below its result: With one turn taken back.
special = { $mark }.
to-table = Back to the table
play-yourself = Play { $game } yourself

## Sharing

share = Share
    .heading = Share this review
    .title = { $game }: { $result }
    .about = Make a link by which anyone can open this review without signing in: every turn, every hand, and the names of the players, but not the talk. You can take it back at any time.
    .make = Make a link
    .made = Anyone who has this link can open the review, without signing in:
    .link = The link
    .link-button = Share the link
    .revoke = Take it back
    .revoke-label = Take it back: { $game }, room { $code }
    .revoked = The link no longer works.
shared = { $game }, room { $code }, game { $match }
    .none = You share no review. A game that you played has “Share” on its review.
    .loading = Looking…
close = Close

## The record

record = Record
    .of = Record of { $game }
    .none = No record here
    .to-games = To my games
    .my-games = My games
    .about = { $date } · room { $code }{ $place ->
            [later] , game { $match }
           *[first] { "" }
        }
    .download = Download
    .result = Result
    .text = As it is written
    .text-about = The same game in the notation, one step a line: what <code>tilehall replay</code> and <code>tilehall verify</code> read.
    .text-loading = Fetching it…
    .text-label = The record as text
