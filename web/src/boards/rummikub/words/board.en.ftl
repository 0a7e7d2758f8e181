### The board of Rummikub.
### Tiles are black, red, blue or orange with a number, or jokers. They lie in sets (runs and groups) on the table, which is
### covered with felt, or on the rack of a player; the rest is the pool. In all messages, $who, or <who/> in texts with markup,
### is the name of a player, $you is true if the reader is that player, and <tiles/> are drawn tiles.

# A tile in words: for screen readers, and in sentences of the hall.
tile = { $colour ->
        [k] black { $number }
        [r] red { $number }
        [b] blue { $number }
        [o] orange { $number }
       *[joker] joker
    }
# The reader, alone in a cell of a table.
you = You

## The list of keys: what a key does

key-space = Space
    .does = choose a tile, or let it go
key-enter = put what is chosen here: into this set, or a new one
key-shift = Shift + ← →
    .does = move a tile along the rack
key-new = a new set of what is chosen
key-split = split the set before this tile
key-all = choose all tiles of this set
key-back = take it back to the rack
key-undo = undo
key-draw = draw a tile, or pass
key-end = end the turn

## The other players, in a line above the table. There is little room: <word> is left out on narrow screens.

others = Racks and pool
# How many tiles a player has: "14 tiles".
held = { $count }<word>{ "\u00a0" }{ $count ->
        [one] tile
       *[other] tiles
    }</word>
gave-up = gave up
opened = opened
passed = passed
pool = <word>Pool{ "\u00a0" }</word><b>{ $count }</b>
    .title = Tiles left in the pool
# <short> replaces <word> on narrow screens.
round = <word>Round</word><short>R</short> { $round }

## The newest move, in one line above the table, and in the log

opens = { $you ->
        [true] <b>You</b> open with { $points } points: <tiles/>
       *[false] <who/> opens with { $points } points: <tiles/>
    }
plays = { $you ->
        [true] <b>You</b> play <tiles/>
       *[false] <who/> plays <tiles/>
    }
you-draw = <b>You</b> draw <tiles/>
draws = { $you ->
        [true] <b>You</b> draw a tile.
       *[false] <who/> draws a tile.
    }
passes = { $you ->
        [true] <b>You</b> pass.
       *[false] <who/> passes.
    }
gives-up = { $you ->
        [true] <b>You</b> give up.
       *[false] <who/> gives up.
    }
begins = { $you ->
        [true] <b>You</b> begin.
       *[false] <who/> begins.
    }

## The log

# A play: the tiles from the rack, what was done with the sets on the table, and what is left on the rack. <soft> is grey.
# $how: added (to one set), apart (one set was taken apart), sets (several were rearranged), or new (none was touched).
log-opens = { opens } { played-how }
log-plays = { plays } { played-how }
played-how = { $how ->
        [added] added to a set; <soft>{ played-left }</soft>
        [apart] out of a set taken apart; <soft>{ played-left }</soft>
        [sets] rearranging { $sets } sets; <soft>{ played-left }</soft>
       *[new] <soft>{ played-left }</soft>
    }
# $left: how many tiles are left on the rack.
played-left = { $left ->
        [0] the rack is empty.
       *[other] { $left } left.
    }
all-passed = Everybody has passed.
# The end of a round, or of a game of one round. $result: nobody, you, you-and (you and others), one or many.
# <winners/> are the names, without the reader's.
won = { $result ->
        [nobody] Nobody wins.
        [you] <b>You</b> win.
        [you-and] <b>You</b> and <winners/> win.
        [one] <winners/> wins.
       *[many] <winners/> win.
    }
won-round = { $result ->
        [nobody] Nobody wins round { $round }.
        [you] <b>You</b> win round { $round }.
        [you-and] <b>You</b> and <winners/> win round { $round }.
        [one] <winners/> wins round { $round }.
       *[many] <winners/> win round { $round }.
    }
# What the round costs a player: "Ann +12".
cost = { $who } +{ $points }
dealt = { $you ->
        [true] <b>You</b> begin; everyone has 14 tiles.
       *[false] <who/> begins; everyone has 14 tiles.
    }
    .round = { $you ->
        [true] Round { $round }: <b>You</b> begin; everyone has 14 tiles.
       *[false] Round { $round }: <who/> begins; everyone has 14 tiles.
    }
game-over = The game is over.

## The end of a round: a sheet over the table

# As in won-round.
account-title = { $result ->
        [nobody] Nobody wins round { $round }.
        [you] You win round { $round }!
        [you-and] You and <winners/> win round { $round }!
        [one] <winners/> wins round { $round }.
       *[many] <winners/> win round { $round }.
    }
account-why = { $how ->
        [passed] The pool is empty, and everyone passed.
       *[emptied] A rack is empty.
    } What is left counts against its owner.
# The points of all rounds, in a narrow column.
account-total = <soft>in all</soft> <b>{ $points }</b>
# For screen readers: the tiles that a player has left.
account-left = Left: { $tiles }
# A button.
go-on = Go on

## The table

felt = The table
felt-empty = Nothing lies here yet.
    .mine = Nothing lies here yet. Drag tiles onto the felt, or tap them and then the felt.
# After the game: a list of what the players had left.
left = Left on the racks
# For screen readers: a set. $hint: whether only a hint shows it. $said: what the hall says about it, or nothing.
set = { $hint ->
        [true] Hint: { $tiles }. { $said }
       *[false] Set: { $tiles }. { $said }
    }
    .drag = Drag the whole set
# Below a set, which may be three small tiles wide.
set-points = { $points } { $points ->
        [one] point
       *[other] points
    }
# The set lacks tiles.
set-building = not yet
# The tiles are no set.
set-wrong = no set
# For screen readers: a tile. $stands: what a joker stands for.
tile-new = { $tile }, new
tile-stands = { $tile }, stands for { $stands }
    .new = { $tile }, stands for { $stands }, new
tiles-stay = Tiles of the table stay on the table.

## The rack

rack = Your rack
sort = Sort the rack
    .colour = Sort by colour
    .number = Sort by number

## The state of the turn, and its buttons. Buttons are short: on a phone some show only an icon or digits.

all-valid = Every set is valid. You can end your turn.
# How many points the player has laid, and how many are needed for the first play.
opening = Opening <b>{ $points }</b> of { $needed }
draw = Draw
pass = Pass
undo = Undo
    .title = Undo (U)
    .not = Nothing to undo yet
reset = Reset
    .title = Take everything back
    .not = Nothing of this turn lies on the table yet
split = Split
    .title = Split the set before this tile (S)
new-set = New set
    .title = A new set of what is chosen (N)
    .not = Choose tiles first
end-turn = End turn
    .title = End turn (E)
    .not = This turn cannot end yet
# The player has laid tiles and presses Draw or Pass.
give-up = { $step ->
        [pass] Pass and take back the tiles that you laid?
       *[draw] Draw a tile and take back the tiles that you laid?
    }
    .yes = { $step ->
        [pass] Yes, pass
       *[draw] Yes, draw
    }
    .no = No, keep them

## How to play. Numbers and colours of tiles in the texts are those in the pictures.

# For screen readers: one of the sets in a picture.
how-set = { $tiles }.
how = How to play Rummikub
how-aim = <b>Be the first to empty your rack.</b> Everybody gets 14 tiles that only they see; the rest is the pool.

how-sets = Sets
    .group = A group: three or four of one number, each colour once.
    .run = A run: three or more of one colour, in step. 1 does not follow 13.
    .joker = A joker stands for any tile. In a run its place says which: here red 11.
    .wrong = This is not a run: it would skip from red 5 to red 7.

how-turn = Your turn
    .play = Put at least one tile from your rack on the table, or draw one from the pool. Once the pool is empty you pass instead. Nobody sees what you try until you end the turn.
# $rounds: 1, or another number. $points: how many are needed, or 0.
how-opening = <b>Opening.</b> { $rounds ->
        [1] Your first play, the initial meld,
       *[other] Your first play of a round, the initial meld,
    } must be new sets from your own rack{ $points ->
        [0] { "" }
       *[other] , worth <b>{ $points }</b> points together
    }. Each tile counts its number, a joker that of the tile it stands for. Until then the sets on the table stay as they are.
    .low = 24 and 9: together 33, enough to open.
    .high = 30 and 30: together 60, enough to open.

how-rearranging = Rearranging
    .play = After that the whole table is yours to play with: add to sets, split them, put them together again. In the end every tile must be part of a set, and all that lay there lies there again.
    .before = On the table…
    .after = …and after a turn with black 8, red 11, blue 3 and orange 3: the joker moved on.

how-end = The end
    .wins = The first player with an empty rack wins the round. If the pool is empty and everybody passes in a row, the lowest sum on a rack wins it. The others write down what they hold, a joker 30: these are penalty points, and <b>the lowest total wins</b>.
    .again = All tiles are dealt again for each round, and everybody has to open again.
# $rounds: how many at most; 0 if there is no such limit.
how-limit = Round follows round until somebody has <b>{ $points }</b> penalty points{ $rounds ->
        [0] { "" }
        [1] , but one round is the most
       *[other] , but { $rounds } rounds are the most
    }.
how-rounds = The game has <b>{ $rounds ->
        [1] one round
       *[other] { $rounds } rounds
    }</b>.

# <key> is a key of the keyboard.
how-controls = Controls
    .drag = Drag tiles, or tap them and then a set, the felt or your rack. Shift-click takes a whole stretch.
    .drop = A tile that you drop beside, on or between the tiles of a set joins it; a gap shows where. Anywhere else it begins a new set.
    .split = Drag a tile out of the middle of a run to split it. Double-tap a tile to split its set before it.
    .move = Drag the bar below a set to move the whole set, or to join it to another one.
    .sort = Arrange your rack by dragging, also while others play. <b>Sort by colour</b> (789) and <b>Sort by number</b> (777) put it in order.
    .undo = Undo takes back anything, also Reset and a hint that was laid out. Your turn waits for you if you close the page.
    .scroll = If the felt is too small for all sets, a swipe moves it. Hold a tile for a moment to drag it.
    .keys = Keys: arrows move, <key>Space</key> picks up, <key>Enter</key> puts down, <key>N</key> begins a set, <key>Backspace</key> takes back, <key>S</key> splits, <key>A</key> picks up a whole set, <key>U</key> undoes, <key>D</key> draws, <key>E</key> ends the turn; <key>Shift</key> and an arrow move a tile along the rack.
