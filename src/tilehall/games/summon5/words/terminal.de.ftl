### SUMMON5 im Terminal.

seat-name = Spieler { $number }

player-stuck = { $player } (sitzt fest)
tiles = { $tiles ->
        [one] { $tiles } Runenfaden
       *[other] { $tiles } Runenfäden
    }
no-tiles = keine Runenfäden
pile = Nachziehstapel: { $tiles }
round = Runde { $round }{ $final ->
        [0] { "" }
       *[other] { " " }von { $final }
    }

## The options of the table that change the scores

rule-sacred = Vielfache von { $numbers } zählen
rule-target = Ziel { $points }
rule-factors = Faktoren { $factors }

## What happened, and what happens next

last-turn = Letzter Zug, { $player }: { $runs }{ $bonus ->
        [0] { "" }
       *[other] , perfektes Spiel: { $bonus }
    }
draws = { $player } zieht.
setting-up = Der Große Webstuhl wird aufgebaut.
