### SUMMON5 dans le terminal.

seat-name = Joueur { $number }

player-stuck = { $player } (blocage)
tiles = { $tiles ->
        [one] { $tiles } Fil runique
       *[other] { $tiles } Fils runiques
    }
no-tiles = aucun Fil runique
pile = pioche : { $tiles }
round = manche { $round }{ $final ->
        [0] { "" }
       *[other] { " " }sur { $final }
    }

## The options of the table that change the scores

rule-sacred = les multiples de { $numbers } comptent
rule-target = objectif { $points }
rule-factors = multiplicateurs { $factors }

## What happened, and what happens next

last-turn = Dernier tour, { $player } : { $runs }{ $bonus ->
        [0] { "" }
       *[other] , partie parfaite : { $bonus }
    }
draws = { $player } pioche.
setting-up = Le Grand Métier est en préparation.
