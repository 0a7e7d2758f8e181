### Why a bot of Heart Tiles takes a step: in hints and reviews.

## Parts of the sentences below

heart = { $colour ->
        [r] el { $value } rojo
        [y] el { $value } amarillo
       *[g] el { $value } verde
    }
a-tile = { $colour ->
        [w] una casilla blanca
        [r] una casilla roja
        [y] una casilla amarilla
       *[g] una casilla verde
    }
points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
blows = { $lost ->
        [0] se lleva un corazón rival
        [one] le quita { $lost } punto al rival
       *[other] le quita { $lost } puntos al rival
    }
fills = { $tiles ->
        [one] llena la última casilla
       *[other] llena las últimas casillas
    }
scores = { $more ->
        [0] da { points }
       *[other] da { $points } + { $more } puntos
    }
standing = { $standing ->
        [ahead] con { points } de ventaja
        [behind] con { points } de desventaja
       *[level] con los puntos igualados
    }

## Reasons

reason-draws-first = roba primero, para tener más donde elegir.
reason-blows-and-wins = { blows }, y después llena las casillas y gana.
reason-blows-for-heart = { blows } y hace sitio para { $heart }, que ahí vale { $worth }.
reason-blows = { blows } y libera { a-tile }.
reason-protects = protege { points } del Viento en el próximo turno.
reason-shields = impide que el rival use magia en el próximo turno.
reason-recycles-for-heart = vuelve blanca { a-tile } para hacer sitio para { $heart }.
reason-recycles = vuelve blanca { a-tile }, y los corazones { $colour ->
        [r] rojos
        [y] amarillos
       *[g] verdes
    } ya no valen ahí el doble.
reason-fills-and-wins = { fills } y gana por { points }.
reason-fills-and-loses = { fills } y pierde por { points }.
reason-fills-for-draw = { fills } y empata.
reason-gives-up = sacrifica { $heart } para quitarle { a-tile } al rival.
reason-scores-double = { scores }, porque { $colour ->
        [r] rojo sobre rojo
        [y] amarillo sobre amarillo
       *[g] verde sobre verde
    } vale el doble.
reason-scores-on-white = { scores }, porque en blanco vale cualquier corazón.
reason-ends-game = termina la partida { standing }.
reason-keeps-hearts = guarda { $hearts ->
        [one] { $hearts } corazón
       *[other] { $hearts } corazones
    } para más adelante, { standing }.
advice-end = termina el turno, porque no hay nada más que colocar.
