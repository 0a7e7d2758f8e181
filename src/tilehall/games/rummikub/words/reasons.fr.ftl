### Why a bot of Rummikub plays a turn: in hints and reviews.
###
### The subject of a reason-… is the turn.

## Parts of the sentences below

number-of-tiles = { $count ->
        [1] une tuile
        [2] deux tuiles
        [3] trois tuiles
        [4] quatre tuiles
        [5] cinq tuiles
        [6] six tuiles
        [7] sept tuiles
        [8] huit tuiles
        [9] neuf tuiles
       *[other] { $count } tuiles
    }
number-of-sets = { $sets ->
        [1] une combinaison
        [2] deux combinaisons
        [3] trois combinaisons
        [4] quatre combinaisons
        [5] cinq combinaisons
        [6] six combinaisons
        [7] sept combinaisons
        [8] huit combinaisons
        [9] neuf combinaisons
       *[other] { $sets } combinaisons
    }
keeps-jokers = { $jokers ->
        [0] { "" }
        [1] { " " }et garde le joker
       *[2] { " " }et garde les deux jokers
    }
rack = { $reader ->
        [player] votre chevalet
       *[none] le chevalet
    }
no-play = { $lacking ->
        [fit] rien sur { rack } ne va sur le tapis
        [points] { rack } ne donne pas { $needed } points en combinaisons nouvelles
       *[set] { rack } ne donne aucune combinaison nouvelle
    }

## Reasons. $tiles are few tiles, as a list, or a number-of-tiles.

reason-lays = pose { $tiles }{ keeps-jokers }.
reason-rearranges = pose { $tiles } en réarrangeant { number-of-sets }{ $jokers ->
        [0] { "" }
       *[other] ,{ keeps-jokers }
    }.
reason-opens = ouvre avec { $points } points{ keeps-jokers }.
reason-goes-out = pose { $count ->
        [1] la dernière tuile
       *[other] les { number-of-tiles } restantes
    } et vide le chevalet.
reason-ends = termine le tour avec ce qui est posé.
reason-draws = pioche, car les combinaisons commencées n’aboutissent pas.
reason-sees-nothing = ne voit rien qui convienne.
reason-holds-back = garde { number-of-tiles } qui { $count ->
        [one] irait
       *[other] iraient
    } déjà, pour vider le chevalet d’un coup : { $tiles } { $stuck ->
        [one] ne va
       *[other] ne vont
    } pas encore.
advice-wait = tout irait, sauf les jokers : attendez pour vider le chevalet d’un coup.
advice-nothing = rien sur { rack } ne convient{ $pool ->
        [empty] , et la pioche est vide
       *[full] { "" }
    }.
advice-draw = piochez une tuile, car pour l’instant { no-play }.
advice-pass = passez, car { no-play } et la pioche est vide.
