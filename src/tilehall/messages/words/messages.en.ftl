### What the server and the hall in the page both say.

## Requests

nothing-here = There is nothing at this address.
wrong-method = This address does not take that kind of request.
request-too-long = The request is too long.
# $detail names the field and says what was expected. It is English, for programmers.
request-does-not-fit = The request does not fit: { $detail }.
message-not-read = That message cannot be read: { $detail }.
# $what is a clause without a full stop, from one of the messages `limit-…`.
try-again-in = { $unit ->
        [seconds] { $count ->
            [one] { $what }; try again in { $count } second.
           *[other] { $what }; try again in { $count } seconds.
        }
       *[minutes] { $count ->
            [one] { $what }; try again in { $count } minute.
           *[other] { $what }; try again in { $count } minutes.
        }
    }

## Rooms

room-not-shown = This part of the hall cannot show the room; this page connects again by itself.
overtaken = Something has happened since; here is how it stands now.
enter-first = Enter a room first.
nothing-under-way = No game is under way.
not-your-turn-now = It is not your turn.
time-up = The time for this turn is up: a bot plays it.
not-asked-of-a-table = That is not asked of a table.
player-not-here = That player is not at this table.
no-hint = There is no hint right now. Try again.

## Games

game-not-begun = That game has not begun.
log-after-game = The whole log can be read after the game.
review-after-game = A game can be reviewed after its end.
no-turn = The game has no turn of that number.
no-game = There is no such game here.
no-lesson = There is no such lesson.
no-puzzle = There is no such puzzle.
