### Was der Spieletreff in jedem Spiel über gutes Spielen sagt: Tipps, Analysen, Lektionen und Rätsel.

## Hints and reviews

# Ein Grund beginnt klein mit dem Verb in der dritten Person, „legt drei Steine.“, damit er in diese Sätze passt. Ein Rat
# hat den Infinitiv, „einen Stein ziehen.“, denn er kann auch von einem fremden Zug handeln.
best-move = Bester Zug: { $reason }
    .found = Du hast den besten Zug gefunden: Er { $reason }
    .found-alone = Du hast den besten Zug gefunden.
others-as-good = { $others ->
        [1] Ein anderer ist genauso gut.
        [2] Zwei andere sind genauso gut.
        [3] Drei andere sind genauso gut.
        [4] Vier andere sind genauso gut.
       *[other] Andere sind genauso gut.
    }
turning-point = Der Wendepunkt war Zug { $turn }, { $yours ->
        [true] dein Zug
       *[false] gespielt von { $who }
    }: Gewinnchance { $before } % → { $after } %.
    .better = Ein besserer Zug { $reason }
    .because = Der Zug { $reason }

## Reasons for turns

reason-does-well = schneidet in { $percent } % der Partien gut ab, die von hier aus durchprobiert wurden.
advice-any-step = hier geht jeder Schritt.

## Lessons and puzzles

puzzle-source = { $origin ->
        [bots] Aus einer Partie von Bots, Zug { $turn }.
        [hall] Aus einer Partie in diesem Spieletreff, Zug { $turn }.
       *[record] Aus einer gespielten Partie, Zug { $turn }.
    }

## Refusals

try-over = Dieser Versuch ist vorbei. Beginn die Lektion von vorn.
too-many-turns = Eine Lektion hat höchstens { $most } Züge.
unknown-level = Es gibt keine Stufe { $level }. Es gibt { $levels }.
