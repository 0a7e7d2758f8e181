### A record in the terminal: `tilehall replay`, `tilehall review` and `tilehall verify`.

## A review

# Beside a progress bar.
review-thinking = Thinking about every turn
# The heads of the columns: what was played, how good it was, and what the adviser would have played.
review-turn = turn
    .played = played
    .mark = mark
    .adviser = the adviser
    .chance = win chance
# In the column of the adviser.
review-same = the same.
review-mark = { $mark ->
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
review-count = The adviser would have played { $same } of { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } the same way.
review-no-seat = There is no seat { $seat } in this game of { $seats }.

## The proof of the dice

# $chance is what chance decides, with a capital: Deal, Dice, Plants, or a word of a package.
verified = { $chance } verified. Steps of chance: { $rolls }. The seed and the players' values give all of them.
verified-continues = Steps from another game, which are not checked: { $steps }.
verified-takebacks = Turns taken back: { $turns }. The record has the turns that stand.
verified-commitment = Compare this commitment with the one that was shown before the game: { $commitment }
verified-value = The value of seat { $seat }: { $value ->
        [none] none (a bot)
       *[other] { $value }
    }
no-proof = The record has no proof: no hall dealt this game, or the game is not over.

## Files and steps

# $why comes from the operating system, or is the message below.
file-unreadable = { $file } cannot be read: { $why }.
not-text = it is not text
no-step = There is no step { $step } in this record of { $last ->
        [one] { $last } step
       *[other] { $last } steps
    }.
