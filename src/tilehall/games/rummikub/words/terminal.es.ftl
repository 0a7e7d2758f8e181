### Rummikub en la terminal.

seat-name = Jugador { $number }

heading = Ronda { $round }{ $rounds ->
        [0] { "" }
       *[other] { " " }de { $rounds }
    }{ $limit ->
        [0] { "" }
       *[other] , hasta { $limit } puntos
    }. Pozo: { $pool }.
table-empty = La mesa está vacía.
laid-now = Bajado en este turno: { $sets ->
        [1] una combinación
       *[other] { $sets } combinaciones
    }, valor { $points }{ $needed ->
        [0] { "" }
       *[other] { " " }de los { $needed } que hacen falta para abrir
    }.
from-rack = Del atril:
loose = Sueltas:
no-set-yet = Aún no es combinación:
player-has = { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $state ->
        [resigned] , se ha rendido
        [opened] , ha abierto
       *[closed] { "" }
    }{ $passed ->
        [true] , ha pasado
       *[false] { "" }
    }
