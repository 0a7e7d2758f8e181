### What every game says: refusals, results and lists.

list-and = { $first }, { $rest }
    .last = { $first } and { $rest }
list-or = { $first }, { $rest }
    .last = { $first } or { $rest }
list-to = { $first } to { $rest }
    .last = { $first } to { $rest }
list-sentences = { $first } { $rest }
    .last = { $first } { $rest }
list-comma = { $first }, { $rest }
    .last = { $first }, { $rest }

# Several sentences in one refusal.
sentences = { $sentences }

# A player with a number: Ann 4.
by-seat = { $who } { $number }

## Refusals

game-over = The game is over.
wait-for-chance = Chance is to act; wait for it.
not-now = That is not what happens now.
no-such-seat = There is no seat { $seat } here.
resigned-already = You have resigned already.
off-board = { $cell } is off the board: rows and columns run from 0 to { $last }.
after-final-step = The step before it is final: play that one first.
not-your-turn = It is { $player }'s turn.
not-a-move = `{ $step }` cannot be played now.
not-a-whole-turn = A turn is sent as its draft and one final step, in this order.
resign-alone = Resigning is asked for by itself.
resign-for-yourself = You can resign only for yourself.
seat-not-playing = Seat { $seat } is not in the game.
choose-step = Choose a step.
take-back-first = Take back what you laid first.

## Steps and results

step-first = { $seat } begins.
step-resign = { $seat } resigns.

outcome = { $winners ->
        [0] Nobody wins
        [one] { $who } wins
       *[other] { $who } share the win
    }, { $scores }.
