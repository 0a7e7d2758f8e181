### Rummikub dans le terminal.

seat-name = Joueur { $number }

heading = Manche { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }sur { $rounds }
    }{ $limit ->
        [0] { "" }
       *[other] , jusqu’à { $limit } points
    }. Pioche : { $pool }.
table-empty = Le tapis est vide.
laid-now = Posé à ce tour : { $sets ->
        [1] une combinaison
       *[other] { $sets } combinaisons
    }, valeur { $points }{ $needed ->
        [0] { "" }
       *[other] { " " }sur les { $needed } qu’il faut pour ouvrir
    }.
from-rack = Du chevalet :
loose = Libres :
no-set-yet = Pas encore une combinaison :
player-has = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $state ->
        [resigned] , abandon
        [opened] , a ouvert
       *[closed] { "" }
    }{ $passed ->
        [true] , a passé
       *[false] { "" }
    }
