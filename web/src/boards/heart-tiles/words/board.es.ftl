### The board of Heart Tiles.

# Feminine: the colour of a tile (una casilla roja). Hearts have their own words.
colour = { $colour ->
        [w] blanca
        [r] roja
        [y] amarilla
       *[g] verde
    }
heart = { $value } { $colour ->
        [w] blanco
        [r] rojo
        [y] amarillo
       *[g] verde
    }
magic = { $kind ->
        [wind] Viento
        [recycle] Reciclaje
       *[shield] Escudo
    }
somebody = Alguien

## The list of keys: what a key does

key-card = en una carta y luego en una casilla: jugarla ahí
key-tile = en una casilla y luego en una carta: lo mismo

## Cards, for screen readers

card-heart = corazón { heart }
card-magic = { $kind ->
        [wind] Viento, se lleva un corazón de tu rival
        [recycle] Reciclaje, vuelve blanca una casilla de color vacía
       *[shield] Escudo, protege tu lado durante dos turnos
    }
card-hidden = una carta oculta
card-earns = { $card }, ahí vale { $points }

## Tiles, for screen readers

tiles = Casillas
tile = Casilla { $at }, { $what }
    .open = Casilla { $at }, { $what }, puedes jugar aquí
    .earns = Casilla { $at }, { $what }, aquí puedes jugar por { $points }
tile-once = antes { colour }
tile-heart = { $you ->
        [true] tu corazón { heart }
       *[false] corazón { heart } de { $who }
    }
tile-counts = vale { $points }
tile-empty = vacía
tile-shielded = protegida durante { turns }
turns = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
spot = casilla { $at }

## The players

you = Tú
seat = Asiento { $seat }
score = { $score }<sr> { $score ->
        [1] punto
       *[other] puntos
    }</sr>
cover = { $count }<unit> { $count ->
        [one] turno
       *[other] turnos
    }</unit>
raise = Alzar Escudo
holds = { $you ->
        [true] Tienes { $cards }
       *[false] Tiene { $cards }
    }
    .none = { $you ->
            [true] No tienes cartas
           *[false] No tiene cartas
        }
    .hidden = Tiene { $hearts ->
            [one] { $hearts } corazón
           *[other] { $hearts } corazones
        } y { $magic ->
            [one] { $magic } carta mágica
           *[other] { $magic } cartas mágicas
        }
hand = Tu mano
hand-none = { $kind ->
        [heart] Sin corazones
       *[magic] Sin magia
    }

## The decks and the button that ends the turn. All short.

deck = { $kind ->
        [heart] Corazones
       *[magic] Magia
    }
    .draw = Robar
deck-draw = { $kind ->
        [heart] Robar un corazón, quedan { $count }
       *[magic] Robar una carta mágica, quedan { $count }
    }
    .left = { $kind ->
            [heart] Corazones en el mazo: { $count }
           *[magic] Cartas mágicas en el mazo: { $count }
        }
end-turn = Terminar turno
end-turn-first = { $missing ->
        [heart] Roba antes un corazón
        [magic] Roba antes una carta mágica
       *[both] Roba antes un corazón y una carta mágica
    }

## The sentence below the tiles: what can be done. At most two lines of a phone.

over-tiles = Hay un corazón en cada casilla. Se muestran las dos manos.
over-decks = Los dos mazos están vacíos. Se muestran las dos manos.
over-resigned = Alguien se ha rendido. Se muestran las dos manos.
thinking = <who/> está pensando.
where-heart = ¿Dónde va el { heart }?
no-tile = No queda ninguna casilla vacía.
no-more-hearts = Ya no puedes colocar más corazones en este turno.
magic-blocked = El Escudo de <whole><who/></whole> bloquea toda la magia.
magic-used = Ya has usado una carta mágica en este turno.
where-shield = Álzalo con el botón o suéltalo sobre las casillas.
where-wind = ¿Qué corazón de <whole><who/></whole> se lleva el Viento?
    .nowhere = <who/> no tiene ningún corazón en las casillas.
where-recycle = ¿Qué casilla se vuelve blanca?
    .nowhere = No hay ninguna casilla de color vacía.
which-card = ¿Qué carta va ahí?
    .none = Ahora ninguna de tus cartas puede ir ahí.
hearts = { $hearts ->
        [one] { $hearts } corazón
       *[other] { $hearts } corazones
    }
may = { $what ->
        [hearts] Puedes colocar { hearts }.
        [magic] Puedes usar una carta mágica.
       *[both] Puedes colocar { hearts } y usar una carta mágica.
    }
    .blocked = { $what ->
            [hearts] Puedes colocar { hearts }, pero el Escudo rival bloquea la magia.
            [magic] Puedes usar una carta mágica, pero el Escudo rival bloquea la magia.
           *[both] Puedes colocar { hearts } y usar una carta mágica, pero el Escudo rival bloquea la magia.
        }
done = Todo hecho: termina el turno.
    .draw = Roba y termina el turno.
other-one = Tu rival

## The log: short sentences with pictures

log-start = <does>Se pintan las casillas</does> <tile/> <does>y se { $count ->
        [one] reparte { $count } carta
       *[other] reparten { $count } cartas
    } por persona. { $you ->
        [true] Empiezas <who>tú</who>.
       *[false] Empieza <who/>.
    }</does>
log-placed = <does>{ $you ->
        [true] <who>Tú</who> colocas
       *[false] <who/> coloca
    }</does> <heart/> <tile/>
log-blown = <does>{ $you ->
        [true] <who>Tú</who> te llevas con el Viento
       *[false] <who/> se lleva con el Viento
    }</does> <heart/> <tile/>
log-score = { $you ->
        [true] ahora tienes { $score }
       *[false] ahora { $score }
    }
log-washed = <does>{ $you ->
        [true] <who>Tú</who> vuelves blanca una casilla { colour }
       *[false] <who/> vuelve blanca una casilla { colour }
    }</does> <tile/>
log-shield-falls = { $you ->
        [true] cae tu Escudo
       *[false] cae el Escudo
    }
log-shield-lasts = { $you ->
        [true] tu Escudo dura { turns } más
       *[false] el Escudo dura { turns } más
    }
log-raises = { $you ->
        [true] <who>Tú</who> alzas un Escudo
       *[false] <who/> alza un Escudo
    }
log-ends = { $you ->
        [true] <who>Tú</who> terminas el turno
       *[false] <who/> termina el turno
    }
log-draws = { $you ->
        [true] <who>Tú</who> robas
       *[false] <who/> roba
    }
    .heart = { $you ->
            [true] <who>Tú</who> robas un corazón
           *[false] <who/> roba un corazón
        }
    .magic = { $you ->
            [true] <who>Tú</who> robas una carta mágica
           *[false] <who/> roba una carta mágica
        }
log-hidden = oculta
log-resigns = { $you ->
        [true] <who>Tú</who> te rindes.
       *[false] <who/> se rinde.
    }

## How to play

how = Heart Tiles
    .aim = Ocho casillas, dos jugadores. Coloca corazones donde su color cuente y procura que los tuyos se queden. Gana quien tenga más puntos.
how-points = Puntos
    .scene = Un 2 rojo vale 4 en una casilla roja, 2 en una blanca y nada en una amarilla
    .counts = En su propio color un corazón vale el <b>doble</b>; en blanco, su valor; en otro color, nada.
how-turn = Tu turno
    .order = En cualquier orden:
    .draw = roba <b>un corazón</b> y <b>una carta mágica</b>: es obligatorio, de cada mazo que tenga cartas, antes de terminar el turno;
    .place = coloca hasta <b>dos corazones</b> en casillas que no tengan;
    .use = usa <b>una carta mágica</b>;
    .end = termina el turno. También puedes no colocar nada.
how-reading = Cómo leer una casilla
    .scene = Tu 3 verde sobre verde vale 6 y está protegido durante 2 turnos; el 1 amarillo de tu rival, sobre blanco, vale 1
    .ring = <b>Aro verde entero</b>: tu corazón. <b>Aro rojo discontinuo</b>: el de tu rival.
    .upper = <b>Arriba a la derecha</b>: sus puntos. <b>Arriba a la izquierda</b>: un Escudo y los turnos que dura.
    .lower = <b>Abajo a la derecha</b>: el color que la casilla tenía al principio. Abajo a la izquierda: su número.
how-wind = Viento
    .scene = El Viento se lleva el 3 verde de tu rival de una casilla verde, que vuelve a quedar verde y vacía
    .does = Se lleva un corazón de tu rival, y sus puntos con él. La casilla vuelve a mostrar su color.
how-recycle = Reciclaje
    .scene = Reciclaje vuelve blanca una casilla amarilla vacía; su cuadradito sigue amarillo
    .does = Vuelve blanca una casilla de color vacía, para siempre.
how-shield = Escudo
    .scene = Un Escudo sobre tu 3 rojo y sobre una casilla verde vacía, durante 2 turnos
    .does = Te protege durante dos turnos: el próximo de tu rival y tu próximo turno. Hasta entonces tu rival no puede usar ni Viento ni Reciclaje ni Escudo. Los dos bandos pueden seguir colocando corazones. Si alzas otro Escudo, vuelve a durar dos turnos; solo un bando puede tenerlo alzado a la vez.
how-end = El final
    .when = La partida termina al instante cuando las ocho casillas tienen corazones, o cuando alguien termina un turno con los dos mazos vacíos. Con los mismos puntos hay empate.
how-controls = Controles
how-keys = { $press ->
        [tap] Toca una carta y después una casilla iluminada, o arrastra la carta hasta ella.
       *[click] Haz clic en una carta y después en una casilla iluminada, o arrastra la carta hasta ella.
    } Con el teclado, las flechas recorren la mano y las casillas, Intro toma una carta y la coloca, y Esc la devuelve.
