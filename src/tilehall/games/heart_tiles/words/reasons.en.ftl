### Why a bot of Heart Tiles takes a step: in hints and reviews.
### The subject of a reason-… is the step: "Best move: scores 6 points, because…", "It fills the last tile and wins."

## Parts of the sentences below

heart = { $colour ->
        [r] the red { $value }
        [y] the yellow { $value }
       *[g] the green { $value }
    }
a-tile = { $colour ->
        [w] a white tile
        [r] a red tile
        [y] a yellow tile
       *[g] a green tile
    }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
blows = { $lost ->
        [0] blows away one of their hearts
       *[other] blows away { $lost } of their points
    }
fills = { $tiles ->
        [one] fills the last tile
       *[other] fills the last tiles
    }
# The points of this heart, and what the other heart of the turn will score.
scores = { $more ->
        [0] scores { points }
       *[other] scores { $points } + { $more } points
    }
# How the player stands at the end of the turn.
standing = { $standing ->
        [ahead] { points } ahead
        [behind] { points } behind
       *[level] level
    }

## Reasons

reason-draws-first = draws first, so that there is more to choose from.
reason-blows-and-wins = { blows }, and then fills the tiles and wins.
reason-blows-for-heart = { blows } and makes room for { $heart }, worth { $worth } there.
reason-blows = { blows } and frees { a-tile }.
reason-protects = protects { points } from Wind in the coming turn.
reason-shields = keeps the other side from using magic in the coming turn.
reason-recycles-for-heart = turns { a-tile } white to make room for { $heart }.
reason-recycles = turns { a-tile } white, so that { $colour ->
        [r] red
        [y] yellow
       *[g] green
    } hearts no longer count double there.
reason-fills-and-wins = { fills } and wins by { points }.
reason-fills-and-loses = { fills } and loses by { points }.
reason-fills-for-draw = { fills } for a draw.
reason-gives-up = gives up { $heart } to take { a-tile } away from the other side.
reason-scores-double = { scores }, because { $colour ->
        [r] red on red
        [y] yellow on yellow
       *[g] green on green
    } counts double.
reason-scores-on-white = { scores }, because every heart counts on white.
reason-ends-game = ends the game { standing }.
reason-keeps-hearts = keeps { $hearts ->
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    } for later turns while { standing }.
advice-end = end the turn, because there is nothing more to place.
