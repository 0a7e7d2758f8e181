### Rummikub im Terminal.

seat-name = Spieler { $number }

heading = Runde { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }von { $rounds }
    }{ $limit ->
        [0] { "" }
       *[other] , bis { $limit } Punkte
    }. Pool: { $pool }.
table-empty = Der Tisch ist leer.
laid-now = In diesem Zug ausgelegt: { $sets ->
        [1] eine Serie
       *[other] { $sets } Serien
    }, Wert { $points }{ $needed ->
        [0] { "" }
       *[other] { " " }von { $needed } zum Eröffnen
    }.
from-rack = Vom Brett:
loose = Lose:
no-set-yet = Noch keine Serie:
player-has = { $tiles ->
        [one] { $tiles } Stein
       *[other] { $tiles } Steine
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $state ->
        [resigned] , aufgegeben
        [opened] , eröffnet
       *[closed] { "" }
    }{ $passed ->
        [true] , gepasst
       *[false] { "" }
    }
