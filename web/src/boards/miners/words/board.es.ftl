### The board of Miners.

dwarf = { $seat ->
        [0] Thorin Goldbeard
        [1] Gimli Ironfoot
        [2] Dwalin Rockfist
        [3] Balin Gemseeker
       *[4] Bofur Pickaxe
    }
    .first = { $seat ->
            [0] Thorin
            [1] Gimli
            [2] Dwalin
            [3] Balin
           *[4] Bofur
        }

## The list of keys: what a key does

key-digit = elegir una carta, o girar la elegida
key-rotate = dar media vuelta a la carta elegida
key-enter = en una casilla: colocar ahí la carta elegida

## Cards, for screen readers

card = { $shape ->
        [cross] cruce
        [straight] recta, { $ways }
        [bend] curva, { $ways }
        [fork] bifurcación, { $ways }
       *[dead-end] callejón sin salida, { $ways }
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
held-turned = girada
held-there = encaja ahí
    .not = no encaja ahí
held-fits = { $count ->
        [one] encaja en { $count } casilla
       *[other] encaja en { $count } casillas
    }
    .rotated = encaja si se gira
    .nowhere = ahora no encaja en ningún sitio
hand = Tus cartas
    .still = Las cartas de la mano

## The cells, for screen readers. at: the beginning of all of them.

mine = La mina
at = Fila { $row }, columna { $column }
cell-rock = { at }: roca
cell-start = { at }: la salida
cell-sealed = { at }: destino { $number }, sellado
cell-reached = { at }: destino { $number }, alcanzado por { $who } ({ $dwarf })
cell-card = { at }: { $card }, { $lit ->
        [true] iluminada
       *[false] a oscuras
    }, colocada por { $who } ({ $dwarf })
cell-barred = { at }: una carta aquí cortaría el paso a un destino
cell-fits = { at }: tu carta encaja aquí

## The players and the piles

crew = Los enanos
you = Tú
crew-holds = <dwarf/>{ $you ->
        [true] , tú
       *[false] { "" }
    } · { $count ->
        [one] { $count }{ "\u00a0" }carta
       *[other] { $count }{ "\u00a0" }cartas
    }
resigned = Se rindió
gold = { $count } de oro
deck = Mazo
    .count = { $count ->
            [one] Mazo: { $count } carta
           *[other] Mazo: { $count } cartas
        }
    .word = en el mazo
discards = Descartes
    .newest = Descartes: { $count }; el último, { $card }
    .none = Sin descartes
    .word = descartadas

## The sentence beside the buttons: what must be done, or what happened. At most two lines of a phone.

none-fits = No encaja ninguna de tus cartas. Descarta una.
cuts-off = Una carta aquí cortaría el paso a un destino.
over = Se acabó la excavación.
hand-empty = Tu mano está vacía: pasa.
plan = Mientras tanto, planea tu turno.
choose = Elige una carta o una casilla.
fits-rotated = Así no encaja en ningún sitio: gírala.
fits-nowhere = Ahora no encaja en ningún sitio.
fits-lit = { $count ->
        [one] Encaja en la casilla iluminada.
       *[other] Encaja en las { $count } casillas iluminadas.
    }
fits-both = Encaja de las dos formas: gírala o pulsa la casilla.
fit-there = { $count ->
        [one] Una de tus cartas encaja ahí: elígela.
       *[other] { $count } de tus cartas encajan ahí: elige una.
    }
    .not = No encaja ahí.
    .lit = No encaja ahí; donde encaja está iluminado.
    .none = Ahí no encaja ninguna de tus cartas. Prueba una casilla iluminada.
not-yet = Todavía no te toca.
same-rotated = Esta carta queda igual al girarla.
cheer = { $you ->
        [true] ¡Tú ({ $dwarf }) llegas
       *[false] ¡{ $who } ({ $dwarf }) llega
    } al destino { $number }! Una veta de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } da oro.

## Buttons. Short.

pass = Pasar
discard = Descartar
rotate = Girar
    .key = Girar ({ $key })
    .choose = Elige antes una carta

## The log

log-lays = { $you ->
        [true] <who>Tú</who> colocas
       *[false] <who/> coloca
    } <card/><spoken>en la fila { $row }, columna { $column }</spoken>{ log-draws }
log-discards = { $you ->
        [true] <who>Tú</who> no puedes colocar nada y descartas
       *[false] <who/> no puede colocar nada y descarta
    } <card/>{ log-draws }
log-draws = { $drawn ->
        [none] { "" }
       *[some] { " " }{ $you ->
            [true] y robas
           *[false] y roba
        } { $drawn ->
            [shown] <drawn/>
           *[hidden] una carta
        }
    }
log-passes = { $you ->
        [true] <who>Tú</who> no tienes cartas y pasas
       *[false] <who/> no tiene cartas y pasa
    }
log-resigns = { $you ->
        [true] <who>Tú</who> te rindes
       *[false] <who/> se rinde
    }
log-dealt = Se reparten { $count } cartas por persona.
    .own = Se reparten { $count } cartas por persona. Las tuyas: <drawn/>
log-reaches = { $you ->
        [true] ¡Tú ({ dwarf }) llegas al destino { $number }!
       *[false] ¡<name/> ({ dwarf }) llega al destino { $number }!
    }
log-pay = { $you ->
        [true] tú +{ $gold } de oro
       *[false] { $who } +{ $gold } de oro
    }
log-dead = Ya no encaja ninguna carta en la mina.
log-stuck = El mazo está vacío y nadie puede colocar ninguna carta.
log-over = Fin de la partida. { $how ->
        [nobody] No gana nadie.
        [you] ¡Has ganado!
        [you-shared] Compartes la victoria con { $who }.
        [shared] Victoria compartida: { $who }.
       *[other] Gana { $who }.
    }

## How to play

how = Miners
    .aim = Todos cavan una misma mina, y cada cual busca su propio oro. Desde el farol de abajo, coloca túneles hasta los tres destinos sellados de arriba.
how-cards = Las cartas
    .straight = recta
    .bend = curva
    .fork = bifurcación
    .cross = cruce
    .stub = con ramal ciego
    .end = callejón sin salida
    .about = Un <b>ramal ciego</b> acaba en roca: puede tocar el camino, pero no lleva a ninguna parte. Cualquier carta se puede <b>girar</b> media vuelta antes de colocarla.
how-turn = Tu turno
    .lay = Coloca una de tus cinco cartas y roba otra. Si puedes colocar, tienes que hacerlo. Si no puedes, descarta una carta y roba; con la mano vacía, pasa.
    .scene = Dónde encaja ahora un cruce. Los túneles iluminados están unidos al farol: la carta tiene que conectar con uno. Donde dos cartas se tocan, abierto va con abierto y cerrado con cerrado. A la derecha del ramal ciego está oscuro, así que ahí no encaja nada.
    .beside = Junto a un destino, una casilla vacía o el borde del tablero, un lado puede estar abierto o cerrado.
how-open = El camino sigue abierto
    .scene = Nadie puede cortar el paso a un destino. Desde algún extremo iluminado tiene que quedar un camino de casillas vacías hasta cada destino sellado. Aquí queda un solo extremo: por él se puede seguir cavando, pero no se puede cerrar con un callejón sin salida. Esas casillas llevan una cruz.
    .last = Una carta que llega a un destino siempre se puede colocar: termina la partida.
how-gold = Oro
    .scene = Thorin (●) llega al destino 2: <b>3 de oro</b> por llegar y <b>1 por cada carta</b> del camino más corto, para quien la colocó. Thorin recibe 6; Gimli (■), 2.
how-end = El final
how-over = La partida termina cuando se { $goal ->
        [first] llega al primer destino,
       *[all] ha llegado a los tres destinos,
    }{ $open ->
        [true] { "" }
       *[false] { " " }cuando ya no puede encajar ninguna carta
    } o cuando el mazo está vacío y, en una ronda entera, nadie ha podido colocar nada. Gana quien tenga más oro; en caso de empate, quien haya llegado a más destinos. Si no se llega a ningún destino, no gana nadie.
how-controls = Controles
    .keys = <key>1</key>–<key>5</key> eligen una carta, <key>R</key> la gira, las flechas recorren la mina, <key>Intro</key> la coloca, <key>Esc</key> la devuelve a la mano.
how-pointer = { $press ->
        [tap] Toca una carta y una casilla iluminada, en cualquier orden, o arrastra la carta hasta ella. Toca otra vez la carta elegida para girarla.
       *[click] Haz clic en una carta y en una casilla iluminada, en cualquier orden, o arrastra la carta hasta ella. Haz clic otra vez en la carta elegida para girarla.
    }
