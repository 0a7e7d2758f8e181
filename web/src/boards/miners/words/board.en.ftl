### The board of Miners.
### Dwarves dig one mine with path cards, from the start (a lantern) to three destinations, which are drawn as sealed stone
### doors with the numbers 1 to 3. Who reaches a destination earns gold, and so does everyone with a card on the shortest way
### (the vein). A card is lit if a path joins it to the start. A stub is a side that ends in rubble.

# The dwarves, by seat.
dwarf = { $seat ->
        [0] Thorin Goldbeard
        [1] Gimli Ironfoot
        [2] Dwalin Rockfist
        [3] Balin Gemseeker
       *[4] Bofur Pickaxe
    }
    .first = { $seat ->
            [0] Thorin
            [1] Gimli
            [2] Dwalin
            [3] Balin
           *[4] Bofur
        }

## The list of keys: what a key does

key-digit = choose a card, or rotate the chosen one
key-rotate = rotate the chosen card by half a turn
key-enter = on a cell: lay the chosen card there

## Cards, for screen readers

# $ways: a list of the next message: "fork, top-right-left".
card = { $shape ->
        [cross] cross
        [straight] straight, { $ways }
        [bend] bend, { $ways }
        [fork] fork, { $ways }
       *[dead-end] dead end, { $ways }
    }
# The sides of a card that a path joins, or one side with a stub.
card-way = { $sides ->
        [T] stub top
        [R] stub right
        [B] stub bottom
        [L] stub left
        [TB] top-bottom
        [RL] right-left
        [TR] top-right
        [RB] right-bottom
        [BL] bottom-left
        [TL] top-left
        [TRB] top-right-bottom
        [RBL] right-bottom-left
        [TBL] top-bottom-left
       *[TRL] top-right-left
    }
# The cards in the hand. These follow a card: "bend, top-left, upside down, fits 3 cells".
held-turned = upside down
held-there = fits there
    .not = does not fit there
held-fits = { $count ->
        [one] fits { $count } cell
       *[other] fits { $count } cells
    }
    .rotated = fits the other way up
    .nowhere = fits nowhere now
hand = Your cards
    .still = The cards in hand

## The cells, for screen readers. at: the beginning of all of them.

mine = The mine
at = Row { $row }, column { $column }
cell-rock = { at }: rock
cell-start = { at }: the start
cell-sealed = { at }: destination { $number }, sealed
# $dwarf: the first name of the player's dwarf.
cell-reached = { at }: destination { $number }, reached by { $who } ({ $dwarf })
cell-card = { at }: { $card }, { $lit ->
        [true] lit
       *[false] dark
    }, laid by { $who } ({ $dwarf })
cell-barred = { at }: a card here would cut off a destination
cell-fits = { at }: your card fits here

## The players and the piles

crew = The dwarves
# In the place of the reader's own name. Short.
you = You
# Below the name of a player. <dwarf/> is the name of the dwarf; keep the number and its noun together. Short.
crew-holds = <dwarf/>{ $you ->
        [true] , you
       *[false] { "" }
    } · { $count ->
        [one] { $count }{ "\u00a0" }card
       *[other] { $count }{ "\u00a0" }cards
    }
resigned = Resigned
gold = { $count } gold
# word: after the number of cards, short. The others are tooltips and for screen readers.
deck = Deck
    .count = { $count ->
            [one] Deck: { $count } card
           *[other] Deck: { $count } cards
        }
    .word = in the deck
discards = Discards
    .newest = Discards: { $count }, the newest a { $card }
    .none = No discards
    .word = discarded

## The sentence beside the buttons: what must be done, or what happened. At most two lines of a phone.

none-fits = None of your cards fits. Discard one.
cuts-off = A card here would cut off a destination.
over = The digging is done.
hand-empty = Your hand is empty: pass.
plan = Plan ahead meanwhile.
choose = Choose a card, or a cell.
fits-rotated = It fits nowhere this way up: rotate it.
fits-nowhere = It fits nowhere now.
fits-lit = { $count ->
        [one] It fits the lit cell.
       *[other] It fits the { $count } lit cells.
    }
fits-both = Either way up fits: rotate it, or press the cell.
fit-there = { $count ->
        [one] One of your cards fits there: choose it.
       *[other] { $count } of your cards fit there: choose one.
    }
    .not = It does not fit there.
    .lit = It does not fit there; where it fits is lit.
    .none = None of your cards fits there. Try a lit cell.
not-yet = It is not your turn yet.
same-rotated = This card looks the same rotated.
# $count: the cards of the vein. $dwarf: the first name of the player's dwarf.
cheer = { $you ->
        [true] You ({ $dwarf }) reach
       *[false] { $who } ({ $dwarf }) reaches
    } destination { $number }! A vein of { $count } pays.

## Buttons. Short.

pass = Pass
discard = Discard
# $key: the key of the keyboard.
rotate = Rotate
    .key = Rotate ({ $key })
    .choose = Choose a card first

## The log. <who/> is the name of a player, with that of the dwarf for screen readers; $you is true if that player is the
## reader. <card/> and <drawn/> are pictures of cards, <spoken> is only for screen readers.

log-lays = { $you ->
        [true] <who>You</who> lay
       *[false] <who/> lays
    } <card/><spoken>on row { $row }, column { $column }</spoken>{ log-draws }
log-discards = { $you ->
        [true] <who>You</who> can lay nothing and discard
       *[false] <who/> can lay nothing and discards
    } <card/>{ log-draws }
# The end of the two messages above. $drawn: whether a card was drawn, and whether it is shown.
log-draws = { $drawn ->
        [none] { "" }
       *[some] { " " }{ $you ->
            [true] and draw
           *[false] and draws
        } { $drawn ->
            [shown] <drawn/>
           *[hidden] a card
        }
    }
log-passes = { $you ->
        [true] <who>You</who> have no cards, and pass
       *[false] <who/> has no cards, and passes
    }
log-resigns = { $you ->
        [true] <who>You</who> resign
       *[false] <who/> resigns
    }
log-dealt = Everyone is dealt { $count } cards.
    .own = Everyone is dealt { $count } cards. Yours: <drawn/>
log-reaches = { $you ->
        [true] You ({ dwarf }) reach destination { $number }!
       *[false] <name/> ({ dwarf }) reaches destination { $number }!
    }
log-pay = { $you ->
        [true] you +{ $gold } gold
       *[false] { $who } +{ $gold } gold
    }
log-dead = No card fits the mine any more.
log-stuck = The deck is empty, and nobody can lay a card.
# $how: whether nobody wins, the reader alone, the reader with others ($who), another player, or other players.
log-over = The game is over. { $how ->
        [nobody] Nobody wins.
        [you] You win!
        [you-shared] You share the win with { $who }.
        [shared] { $who } share the win.
       *[other] { $who } wins.
    }

## How to play

# The name of the game.
how = Miners
    .aim = All of you dig the same mine, each for their own gold. From the lantern at the bottom, lay tunnels to the three sealed destinations at the top.
how-cards = The cards
    .straight = straight
    .bend = bend
    .fork = fork
    .cross = cross
    .stub = with a stub
    .end = dead end
    .about = A <b>stub</b> ends in rubble: it may touch the path, but no path continues through it. Any card may be <b>rotated</b> to stand upside down.
how-turn = Your turn
    .lay = Lay one of your five cards, then draw one. You must lay if you can. If you can lay nothing, discard a card and draw; with an empty hand, pass.
    .scene = Where a cross fits now. Lit tunnels are joined to the lantern: a card must meet one of them. Where cards touch, open meets open and closed meets closed. To the right of the stub it is dark, so nothing fits there.
    .beside = Beside a destination, an empty cell or the edge of the board, a side may be open or closed.
how-open = The way stays open
    .scene = Nobody may cut a destination off. From some lit end, a way over empty cells must stay open to every sealed destination. Here only one end is left: dig on from it. A dead end may not be laid there. Such a cell is marked with a cross.
    .last = A card that reaches a destination may always be laid: it ends the game.
# The signs in brackets mark the cards of these dwarves in the picture.
how-gold = Gold
    .scene = Thorin (●) reaches destination 2: <b>3 gold</b> for that, and <b>1 for each card</b> on the shortest way, to the player who laid it. Thorin gets 6, Gimli (■) 2.
how-end = The end
# $goal: first or all destinations. $open: whether the way must stay open.
how-over = The game is over when { $goal ->
        [first] the first destination is
       *[all] all three destinations are
    } reached,{ $open ->
        [true] { "" }
       *[false] { " " }when no card at all could fit any more,
    } or when the deck is empty and everyone in turn could lay nothing. Most gold wins, then most destinations reached. If no destination was reached, nobody wins.
# <key> is a key of the keyboard. $press: tap on a touch screen, click with a mouse.
how-controls = Controls
    .keys = <key>1</key>–<key>5</key> choose a card, <key>R</key> rotates it, arrows move over the mine, <key>Enter</key> lays, <key>Esc</key> puts the card back.
how-pointer = { $press ->
        [tap] Tap a card and a lit cell, in either order, or drag the card there. Tap a chosen card again to rotate it.
       *[click] Click a card and a lit cell, in either order, or drag the card there. Click a chosen card again to rotate it.
    }
