### What every game says: refusals, results and lists.

# `.alike` joins the last item if it begins with the sound of the conjunction: in Spanish, Ana e Inés and 7 u 8.
list-and = { $first }, { $rest }
    .last = { $first } and { $rest }
    .alike = { $first } and { $rest }
list-or = { $first }, { $rest }
    .last = { $first } or { $rest }
    .alike = { $first } or { $rest }
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

## Mistyped steps

no-such-step = There is no step { $step } here; the steps are { $steps }.
step-missing = A step is missing: the line is empty.
step-too-long = A step has at most { $most } characters; this one has { $count }.
step-too-deep = That is not a step: it is nested too deeply.
step-with-long-number = That is not a step: a number in it has more than { $most } digits.
not-even-a-step = That is not a step: one is a line like `{ $shape }`, or names itself in "do"; the steps are { $steps }.
not-a-step = { $said } is not a step: { $why } (written like `{ $shape }`).
# The reasons in not-a-step.
field-missing = nothing stands for { $field }
cell-missing = a cell is missing, like 4,4
number-missing = a number is missing
too-many-words = { $field } has { $count } words, and at most { $most } are read
field-holds = { $field } is { $holds ->
        [number] a whole number, like 3
        [cell] a row and a column, like 4,4
        [piece] one word
       *[pieces] a list of words
    }
not-a-number = { $word } is not a number
not-a-cell = { $word } is not a cell, like 4,4
none-of = { $word } is none of { $names }
one-word-too-many = { $word } is one word too many
no-such-field = it has no { $field }
nothing-like-that = there is no such { $fields }

## Options and seats

bad-range = A range of the option “{ $option }” runs from low to high within { $low }-{ $high }; { $given } does not.
no-such-option = { $game } has no option { $option }; it has { $options }.
no-options = { $game } has no option { $option }; it has none.
option-takes = The option “{ $option }” takes { $bounds }.
# An example in JSON.
options-written = Options are written like { $example }.
# The values of an option: "This takes …", "The option takes …".
bounds-number = a whole number from { $low } to { $high }
bounds-range = a range like { $low }-{ $high }
# In JSON: true and false stay as they are.
bounds-true-or-false = true or false
bounds-one-of = one of { $values }
bounds-either = { $bounds }
bounds-list = { $length ->
        [exact] a list of { $low }, each { $each }
       *[between] a list of { $low } to { $high }, each { $each }
    }
options-too-long = Options have at most { $most } characters; these have { $count }.
options-too-deep = These are no options: they are nested too deeply.
wrong-number-of-players = { $game } is for { $span } players, not { $seats }.
no-such-first-player = The first player is a seat from 0 to { $last }, not { $seat }.

# What is done for a player whose time is up, in games that do not say it: the end of a sentence.
first-legal-turn = the first turn that the rules allow is played

# What scores count, in games that do not say it.
unit-points = points

## Games

no-such-game = There is no game { $game }; there are { $games }.
# $versions: a list of numbers.
no-such-version = This is of version { $version } of the rules of { $game }; this release plays version { $versions }.

## Steps and results

# The name of chance, as the player who deals and rolls: Chance draws a tile.
chance = Chance
# A step of a package that has no words for it. $step is its English name.
step-without-words = { $who } plays { $step }.

step-first = { $seat } begins.
step-resign = { $seat } resigns.

outcome = { $winners ->
        [0] Nobody wins
        [one] { $who } wins
       *[other] { $who } share the win
    }, { $scores }.
