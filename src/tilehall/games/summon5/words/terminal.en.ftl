### SUMMON5 in the terminal, and in pictures. The loom has 26 columns beside it.

seat-name = Player { $number }

player-stuck = { $player } (stuck)
tiles = { $tiles ->
        [one] { $tiles } Rune Thread
       *[other] { $tiles } Rune Threads
    }
no-tiles = no Rune Threads
pile = Draw Pile: { $tiles }
round = round { $round }{ $final ->
        [0] { "" }
       *[other] { " " }of { $final }
    }

## The options of the table that change the scores

rule-sacred = multiples of { $numbers } score
rule-target = target { $points }
# $factors: tiles with their factors, like 7x2.
rule-factors = factors { $factors }

## What happened, and what happens next

# $runs: the tiles with their sum and its points, like 3 2 5 = 10: 20.
last-turn = Last turn, { $player }: { $runs }{ $bonus ->
        [0] { "" }
       *[other] , perfect game: { $bonus }
    }
draws = { $player } draws.
setting-up = The Great Loom is being set up.
