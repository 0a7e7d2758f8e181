### Heart Tiles at the table: the log and refusals.

## The log

step-draw = { $deck ->
        [heart] { $who } roba un corazón.
       *[magic] { $who } roba una carta mágica.
    }
step-heart = { $who } coloca { $card } en la casilla { $tile }.
step-wind = { $who } usa Viento en la casilla { $tile }.
step-recycle = { $who } usa Reciclaje en la casilla { $tile }.
step-shield = { $who } alza un Escudo.
step-end = { $who } termina el turno.
step-paint = La casilla { $tile } es { $colour ->
        [w] blanca
        [r] roja
        [y] amarilla
       *[g] verde
    }.
step-deal = { $seat } recibe { $drawn }.

fact-scored = Vale { $points }: { $seat } tiene { $score }.
fact-blown = { $seat } pierde { $card } y { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: ahora tiene { $score }.
fact-whitened = La casilla { $tile } es blanca desde ahora.
fact-shielded = { $turns ->
        [0] Cae el Escudo de { $seat }.
        [one] El Escudo de { $seat } dura { $turns } turno más.
       *[other] El Escudo de { $seat } dura { $turns } turnos más.
    }

## Cards

card = { $kind ->
        [r] un { $value } rojo
        [y] un { $value } amarillo
        [g] un { $value } verde
        [wind] Viento
        [recycle] Reciclaje
        [shield] Escudo
        [hidden-heart] un corazón
       *[hidden-magic] una carta mágica
    }

## Refusals

drawn-already = { $deck ->
        [heart] Ya has robado un corazón en este turno.
       *[magic] Ya has robado una carta mágica en este turno.
    }
deck-empty = { $deck ->
        [heart] El mazo de corazones está vacío.
       *[magic] El mazo de magia está vacío.
    }
hearts-placed = Ya has colocado { $most } corazones en este turno.
not-held = No tienes { $card } en la mano.
heart-there = En la casilla { $tile } ya hay un corazón.
own-heart = El corazón de la casilla { $tile } es tuyo. El Viento solo se lleva corazones de tu rival.
no-heart-there = En la casilla { $tile } no hay ningún corazón. El Viento se lleva un corazón de tu rival.
heart-shielded = El Escudo de tu rival protege el corazón de la casilla { $tile }. Conservas la carta.
tile-not-empty = En la casilla { $tile } hay un corazón. Reciclaje necesita una casilla vacía.
tile-white = La casilla { $tile } ya es blanca. Reciclaje necesita una casilla roja, amarilla o verde.
tiles-shielded = El Escudo de tu rival protege del Reciclaje todas las casillas. Conservas la carta.
one-shield = Tu rival tiene un Escudo alzado y solo puede haber uno. Conservas la carta.
draw-first = { $deck ->
        [heart] Roba un corazón antes de terminar el turno.
        [magic] Roba una carta mágica antes de terminar el turno.
       *[both] Roba un corazón y una carta mágica antes de terminar el turno.
    }
magic-used = Ya has usado una carta mágica en este turno.
no-such-place = No existe la casilla { $tile }: van de la 0 a la { $last }.
being-dealt = Aún se están repartiendo las casillas y las cartas; espera.
tiles-painted-once = Las casillas se pintan una sola vez, en orden y antes de todo lo demás.
first-drawn-once = Quién empieza se sortea una sola vez, cuando todas las casillas están pintadas.
rematch-begins = En esta revancha empieza el asiento { $seat }.
no-card-owed = Ahora no hay que repartir ninguna carta.
hidden-card = Una carta repartida se debe nombrar; esta está oculta.
next-card-for = { $deck ->
        [heart] La próxima carta es para el asiento { $seat }, del mazo de corazones.
       *[magic] La próxima carta es para el asiento { $seat }, del mazo de magia.
    }
none-left = Ya no queda por repartir { $card }.
no-heart = { $word } no es un corazón: los corazones se escriben como r2, y1 o g3.
no-such-colour = No existe el corazón { $heart }: los colores son r, y y g (rojo, amarillo, verde).
no-such-value = No existe el corazón { $heart }: los valores van del 1 al 3.
no-such-deck = No existe el mazo { $word }: los mazos son heart y magic.
no-such-tile-colour = No existe el color { $word }: las casillas son w, r, y o g (blanca, roja, amarilla, verde).
