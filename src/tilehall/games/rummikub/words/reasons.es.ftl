### Why a bot of Rummikub plays a turn: in hints and reviews.

## Parts of the sentences below

number-of-tiles = { $count ->
        [1] una ficha
        [2] dos fichas
        [3] tres fichas
        [4] cuatro fichas
        [5] cinco fichas
        [6] seis fichas
        [7] siete fichas
        [8] ocho fichas
        [9] nueve fichas
       *[other] { $count } fichas
    }
number-of-sets = { $sets ->
        [1] una combinación
        [2] dos combinaciones
        [3] tres combinaciones
        [4] cuatro combinaciones
        [5] cinco combinaciones
        [6] seis combinaciones
        [7] siete combinaciones
        [8] ocho combinaciones
        [9] nueve combinaciones
       *[other] { $sets } combinaciones
    }
keeps-jokers = { $jokers ->
        [0] { "" }
        [1] { " " }y guarda el comodín
       *[2] { " " }y guarda los dos comodines
    }
rack = { $reader ->
        [player] tu atril
       *[none] el atril
    }
no-play = { $lacking ->
        [fit] en { rack } no hay nada que encaje en la mesa
        [points] { rack } no llega a { $needed } puntos en combinaciones nuevas
       *[set] { rack } no da para una combinación nueva
    }

## Reasons. $tiles are few tiles, as a list, or a number-of-tiles.

reason-lays = baja { $tiles }{ keeps-jokers }.
reason-rearranges = baja { $tiles } reorganizando { number-of-sets }{ $jokers ->
        [0] { "" }
       *[other] { keeps-jokers }
    }.
reason-opens = abre con { $points } puntos{ keeps-jokers }.
reason-goes-out = baja { $count ->
        [1] la última ficha
       *[other] las últimas { number-of-tiles }
    } y vacía el atril.
reason-ends = termina el turno con lo que está bajado.
reason-draws = roba, porque las combinaciones empezadas no salen.
reason-sees-nothing = no ve nada que encaje.
reason-holds-back = se guarda { number-of-tiles } que { $count ->
        [one] encaja
       *[other] encajan
    }, para vaciar el atril en un solo turno: { $tiles } todavía no { $stuck ->
        [one] encaja
       *[other] encajan
    }.
advice-wait = encajarían todas las fichas salvo los comodines: espera para vaciar el atril en un solo turno.
advice-nothing = en { rack } no hay nada que encaje{ $pool ->
        [empty] , y el pozo está vacío
       *[full] { "" }
    }.
advice-draw = roba una ficha, porque de momento { no-play }.
advice-pass = pasa, porque { no-play } y el pozo está vacío.
