### Miners at the table: the log and refusals.

## The log

step-deal = { $card ->
        [hidden] { $seat } roba una carta.
       *[other] { $seat } roba { $face }.
    }
step-lay = { $who } coloca { $face } en { $cell }.
step-discard = { $who } no puede colocar nada y descarta { $face }.
step-pass = { $who } no tiene cartas y pasa.

fact-reach = { $dwarf ->
        [none] { $seat }
       *[other] { $dwarf } ({ $seat })
    } llega al destino { $destination ->
        [dest_1] de la izquierda
        [dest_2] del centro
       *[dest_3] de la derecha
    }, en { $cell }. Oro: { $pay }.
fact-dead = La mina se ha cerrado: no encaja ninguna carta en ninguna casilla.
fact-stuck = El mazo está vacío y nadie puede colocar ninguna carta.

## Cards

card = { $shape ->
        [cross] un cruce
        [straight] una recta ({ $ways })
        [bend] una curva ({ $ways })
        [fork] una bifurcación ({ $ways })
       *[dead-end] un callejón sin salida ({ $ways })
    }
card-way = { $sides ->
        [T] ramal ciego arriba
        [R] ramal ciego a la derecha
        [B] ramal ciego abajo
        [L] ramal ciego a la izquierda
        [TB] arriba-abajo
        [RL] derecha-izquierda
        [TR] arriba-derecha
        [RB] derecha-abajo
        [BL] abajo-izquierda
        [TL] arriba-izquierda
        [TRB] arriba-derecha-abajo
        [RBL] derecha-abajo-izquierda
        [TBL] arriba-abajo-izquierda
       *[TRL] arriba-derecha-izquierda
    }

## Refusals

hidden-card = No se puede repartir una carta oculta: di cuál es.
no-such-card = En el mazo no hay ninguna carta { $card }.
no-such-card-upright = No existe la carta { $card }; la carta { $kind }, girada, queda así: escribe { $turned }.
hand-empty = Tu mano está vacía: pasa.
not-held = No tienes { $card } en la mano.
start-there = En esa casilla está la salida.
destination-there = En esa casilla hay un destino.
card-there = En esa casilla ya hay una carta.
not-beside-card = Esa casilla no está junto a ninguna carta. Los destinos no cuentan.
sides-differ = Tu carta está { $mine ->
        [open] abierta
       *[closed] cerrada
    } { $side ->
        [T] por arriba
        [R] por la derecha
        [B] por abajo
       *[L] por la izquierda
    }, pero { $neighbour ->
        [start] la salida
       *[card] la carta { $side ->
            [T] de encima
            [R] de su derecha
            [B] de debajo
           *[L] de su izquierda
        }
    } está { $mine ->
        [open] cerrada
       *[closed] abierta
    } por ahí.
cuts-off-destination = Una carta ahí cortaría el paso a un destino.
not-joined-to-start = Una carta ahí no quedaría unida a un camino que lleve a la salida.
card-fits = No puedes descartar mientras encaje una de tus cartas. Prueba con { $card }.
cards-being-dealt = Se están repartiendo cartas; espera.
hand-not-empty = Solo puedes pasar con la mano vacía. Coloca una carta o, si no encaja ninguna, descarta una.
dwarf-resigned = { $dwarf } ya se ha rendido.
no-card-dealt = Ahora no se reparte ninguna carta.
next-card-for = La próxima carta es para { $dwarf }.
not-in-deck = Ya no queda en el mazo { $card }.
no-card = { $word } no es una carta: una carta se escribe con sus lados abiertos T, R, B y L en grupos, como TB o TB+R.
no-turned-card-held = { $word } no es una carta de la mano: las cartas se giran al colocarlas.
