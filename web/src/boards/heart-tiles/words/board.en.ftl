### The board of Heart Tiles.
### Eight tiles, white, red, yellow or green; two players place hearts on them and use magic cards: Wind, Recycle, Shield.
### A heart is told by its colour and its value, like "red 2". Who "you" is: the reader.

colour = { $colour ->
        [w] white
        [r] red
        [y] yellow
       *[g] green
    }
# A heart in other messages: "red 2".
heart = { colour } { $value }
# The name of a magic card. Short: on the card.
magic = { $kind ->
        [wind] Wind
        [recycle] Recycle
       *[shield] Shield
    }
# Stands for the name of a player who has none.
somebody = Somebody

## The list of keys: what a key does

key-card = on a card, then on a tile: play it there
key-tile = on a tile, then on a card: the same

## Cards, for screen readers

card-heart = { heart } heart
card-magic = { $kind ->
        [wind] Wind, blows a heart of the other side away
        [recycle] Recycle, turns an empty coloured tile white
       *[shield] Shield, keeps your side safe for two turns
    }
card-hidden = a hidden card
# $card: one of the messages above. $points: what it would score on the tile that was pressed.
card-earns = { $card }, for { $points } there

## Tiles, for screen readers

tiles = Tiles
# $what: a list of the messages "colour" and "tile-…".
tile = Tile { $at }, { $what }
    .open = Tile { $at }, { $what }, you can play here
    .earns = Tile { $at }, { $what }, you can play here for { $points }
# The colour that the tile had at first.
tile-once = once { colour }
tile-heart = { $you ->
        [true] your { heart } heart
       *[false] { $who }'s { heart } heart
    }
tile-counts = counts { $points }
tile-empty = empty
tile-shielded = shielded for { turns }
turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
# A small picture of the tiles on which one is marked.
spot = tile { $at }

## The players

# In the place of the reader's own name. Short.
you = You
seat = Seat { $seat }
# <sr> is only for screen readers, after the number.
score = { $score }<sr> points</sr>
# How long a Shield lasts. Where there is little room, <unit> is not shown.
cover = { $count }<unit> { $count ->
        [one] turn
       *[other] turns
    }</unit>
# Short: a button.
raise = Raise shield
# For screen readers: the cards of a player. $cards: a list of cards.
holds = { $you ->
        [true] You hold { $cards }
       *[false] Holds { $cards }
    }
    .none = { $you ->
            [true] You hold no cards
           *[false] Holds no cards
        }
    .hidden = Holds { $hearts ->
            [one] { $hearts } heart
           *[other] { $hearts } hearts
        } and { $magic ->
            [one] { $magic } magic card
           *[other] { $magic } magic cards
        }
hand = Your hand
hand-none = { $kind ->
        [heart] No hearts
       *[magic] No magic
    }

## The decks and the button that ends the turn. All short.

deck = { $kind ->
        [heart] Hearts
       *[magic] Magic
    }
    .draw = Draw
# For screen readers.
deck-draw = { $kind ->
        [heart] Draw a heart, { $count } left
       *[magic] Draw a magic card, { $count } left
    }
    .left = { $kind ->
            [heart] Hearts left: { $count }
           *[magic] Magic left: { $count }
        }
end-turn = End turn
# What must be done first: a second line in the button.
end-turn-first = { $missing ->
        [heart] Draw a heart first
        [magic] Draw a magic card first
       *[both] Draw a heart and a magic card first
    }

## The sentence below the tiles: what can be done. At most two lines of a phone.
## <who/> is the name of the other player; <whole> keeps it on one line with what is attached to it.

over-tiles = Every tile holds a heart. Both hands are shown.
over-decks = Both decks are empty. Both hands are shown.
over-resigned = A player resigned. Both hands are shown.
thinking = <who/> is thinking.
where-heart = Where does the { heart } go?
no-tile = No tile is empty.
no-more-hearts = No more hearts this turn.
magic-blocked = <whole><who/>'s</whole> Shield blocks all magic.
magic-used = You have already used a magic card this turn.
where-shield = Raise it with the button, or drop it on the tiles.
where-wind = Which heart should Wind take from <whole><who/>?</whole>
    .nowhere = <who/> has no heart to blow away.
where-recycle = Which tile should turn white?
    .nowhere = There is no empty coloured tile.
which-card = Which card goes there?
    .none = None of your cards can go there now.
hearts = { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    }
may = { $what ->
        [hearts] You may place { hearts }.
        [magic] You may use a magic card.
       *[both] You may place { hearts } and use a magic card.
    }
    .blocked = { $what ->
            [hearts] You may place { hearts }, but their Shield blocks magic.
            [magic] You may use a magic card, but their Shield blocks magic.
           *[both] You may place { hearts } and use a magic card, but their Shield blocks magic.
        }
done = All done: end your turn.
    .draw = Draw, then end your turn.
# Stands for the name of the other player, who has none.
other-one = The other one

## The log: short sentences with pictures. $you is true if the player is the reader.
## <does> is a part that stays together, <who> the player, <heart/> a picture of the heart, <tile/> a picture of the tile.

log-start = <does>The tiles are painted</does> <tile/> <does>and everyone has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. { $you ->
        [true] <who>You</who> begin.
       *[false] <who/> begins.
    }</does>
log-placed = <does>{ $you ->
        [true] <who>You</who> place
       *[false] <who/> places
    }</does> <heart/> <tile/>
log-blown = <does>{ $you ->
        [true] <who>You</who> blow away
       *[false] <who/> blows away
    }</does> <heart/> <tile/>
# After the messages above and the points: the score of the heart's owner.
log-score = { $you ->
        [true] you have { $score }
       *[false] now { $score }
    }
log-washed = <does>{ $you ->
        [true] <who>You</who> wash a { colour } tile white
       *[false] <who/> washes a { colour } tile white
    }</does> <tile/>
# A Shield: the reader's, or the other one.
log-shield-falls = { $you ->
        [true] your Shield falls
       *[false] the Shield falls
    }
log-shield-lasts = { $you ->
        [true] your Shield lasts { turns } more
       *[false] the Shield lasts { turns } more
    }
log-raises = { $you ->
        [true] <who>You</who> raise a Shield
       *[false] <who/> raises a Shield
    }
log-ends = { $you ->
        [true] <who>You</who> end the turn
       *[false] <who/> ends the turn
    }
# A picture of the card follows.
log-draws = { $you ->
        [true] <who>You</who> draw
       *[false] <who/> draws
    }
    .heart = { $you ->
            [true] <who>You</who> draw a heart
           *[false] <who/> draws a heart
        }
    .magic = { $you ->
            [true] <who>You</who> draw a magic card
           *[false] <who/> draws a magic card
        }
# For screen readers: the picture of a card that is not shown.
log-hidden = hidden
log-resigns = { $you ->
        [true] <who>You</who> resign.
       *[false] <who/> resigns.
    }

## How to play

# The name of the game.
how = Heart Tiles
    .aim = Eight tiles, two players. Lay hearts where their colour counts, and keep yours there. Most points wins.
how-points = Points
    .scene = A red 2 on a red tile counts 4, on a white tile 2, on a yellow tile nothing
    .counts = On its own colour a heart counts <b>double</b>, on white its value, on another colour nothing.
how-turn = Your turn
    .order = In any order:
    .draw = draw <b>one heart</b> and <b>one magic card</b>: you must, from each deck that has cards, before you end the turn;
    .place = place up to <b>two hearts</b> on tiles without one;
    .use = use <b>one magic card</b>;
    .end = end the turn. You may also lay nothing at all.
how-reading = Reading a tile
    .scene = Your green 3 on green, counting 6, shielded for 2 turns; the opponent's yellow 1 on white, counting 1
    .ring = <b>Whole green ring</b>: your heart. <b>Broken red ring</b>: the opponent's.
    .upper = <b>Upper right</b>: its points. <b>Upper left</b>: a Shield and the turns it lasts.
    .lower = <b>Lower right</b>: the colour the tile first had. Lower left: its number.
how-wind = Wind
    .scene = Wind takes the opponent's green 3 off a green tile, which is green and empty again
    .does = Blows a heart of the opponent's away, and its points with it. The tile shows its colour again.
how-recycle = Recycle
    .scene = Recycle turns an empty yellow tile white; its small square stays yellow
    .does = Washes an empty coloured tile white, for good.
how-shield = Shield
    .scene = A Shield over your red 3 and over an empty green tile, for 2 turns
    .does = Keeps you safe for two turns: the opponent's next one and your own next one. Until then the opponent can use no Wind, no Recycle and no Shield. Hearts may be placed by both. Another Shield of yours sets it to two turns again. Only one player can have a Shield up.
how-end = The end
    .when = At once when all eight tiles hold hearts, or when somebody ends a turn with both decks empty. Equal points are a draw.
how-controls = Controls
# $press: tap on a touch screen, click with a mouse.
how-keys = { $press ->
        [tap] Tap a card and then a lit tile, or drag the card there.
       *[click] Click a card and then a lit tile, or drag the card there.
    } With the keyboard, arrows move along the hand and over the tiles, Enter takes a card and lays it, and Escape puts it back.
