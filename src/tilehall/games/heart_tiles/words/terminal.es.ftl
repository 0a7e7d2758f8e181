### Heart Tiles en la terminal.

seat-name = Jugador { $number }

colour = { $colour ->
        [w] blanca
        [r] roja
        [y] amarilla
       *[g] verde
    }
hidden-hand = { $hearts ->
        [one] { $hearts } corazón
       *[other] { $hearts } corazones
    }, { $magic ->
        [one] { $magic } carta mágica
       *[other] { $magic } cartas mágicas
    }
decks = Mazos: { hidden-hand }.
cards-gone = Fuera del juego:
magic = { $card ->
        [wind] Viento
        [recycle] Reciclaje
       *[shield] Escudo
    }
shield-lasts = S: el Escudo de { $player } dura { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } más.
    .alone = El Escudo de { $player } dura { $turns ->
            [one] { $turns } turno
           *[other] { $turns } turnos
        } más.
may-still = { $player } aún puede { $actions }.
    .draw-heart = robar un corazón
    .draw-magic = robar una carta mágica
    .hearts = colocar { $count ->
            [one] { $count } corazón
           *[other] { $count } corazones
        }
    .magic = usar { $count ->
            [one] { $count } carta mágica
           *[other] { $count } cartas mágicas
        }
    .end = terminar el turno
