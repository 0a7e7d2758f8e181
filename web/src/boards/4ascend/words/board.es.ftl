### The board of 4ascend.

name = 4ascend
side = { $side ->
        [b] Negras
       *[w] Blancas
    }

## The list of keys: what a key does

key-enter = en una casilla: colocar una piedra

## The players

tone = <side>{ side }</side>
    .you = <side>{ side }, </side>tú
hp = PV
hp-of = PV de { $who }, { side }
    .now = { $hp } de { $most }

## The cells, for screen readers

board = Tablero, nueve por nueve
cell = Fila { $row }, columna { $column }: { $what }
cell-stone = { $side ->
        [b] piedra negra
       *[w] piedra blanca
    }
cell-empty = vacía
cell-vacated = liberada
cell-plant = con una planta
cell-takes = quita { $power }
cell-power = fuerza { $power }
cell-counter = contracadena de fuerza { $power }
cell-last = la última piedra
cell-pending = tu piedra está en camino
cell-hinted = la casilla de la pista
    .near = cerca de la casilla de la pista

## The sentences above the board

attacks = { $you ->
        [true] Atacas con fuerza <power/>
       *[false] <who/> ataca con fuerza <power/>
    }
answer = { $counters ->
        [true] Fase de Ataque y Defensa. Responde con una piedra: quita la fuerza de una casilla marcada o contraataca. En una casilla con + completas una cadena de esa fuerza.
       *[false] Fase de Ataque y Defensa. Responde con una piedra: quita la fuerza de una casilla marcada o contraataca con una cadena.
    }
    .other = Fase de Ataque y Defensa: <who/> responde. Cada casilla marcada dice cuánto quitaría.
clash-attack = { $taken ->
        [0] Ataque <power/>
       *[other] Ataque <power/> de { $whole }
    }
    .taken = La respuesta ha quitado { $taken }.
clash-against = contra
clash-defence = defensa <power/>
unhurt = Nadie pierde PV.
hurt = { $you ->
        [true] Pierdes { $damage } PV.
       *[false] <who/> pierde { $damage } PV.
    }
moves-next = { $you ->
        [true] Ahora juegas tú.
       *[false] Ahora juega <who/>.
    }
your-move = Te toca: una piedra en cualquier casilla vacía.
    .other = <who/> coloca la próxima piedra.
aim = <b>Alinea cuatro</b> para atacar.
plants-wait = { $wait ->
        [one] Brotarán plantas tras la próxima jugada tranquila.
       *[other] Brotarán plantas dentro de { $wait } jugadas tranquilas.
    }
end-limit = Era la última piedra.
end-full = El tablero está lleno.
end-hp = { $you ->
        [true] Te has quedado sin PV.
       *[false] <who/> se ha quedado sin PV.
    }
end-resigned = { $you ->
        [true] Te has rendido.
       *[false] <who/> se ha rendido.
    }

## The log

log-stone = { $you ->
        [true] Colocas una piedra
       *[false] <who/> coloca una piedra
    }<spoken> de las { side } { on }</spoken>{ $chain ->
        [back] { " " }{ $you ->
            [true] y contraatacas
           *[false] y contraataca
        } con una cadena de { $count }.
        [attack] { " " }{ $you ->
            [true] y atacas
           *[false] y ataca
        } con una cadena de { $count }: fuerza <b>{ $power }</b>.
       *[none] .
    }
on = en la fila { $row }, columna { $column }
resigns = { $you ->
        [true] Te rindes.
       *[false] <who/> se rinde.
    }
log-clash = Fase de Ataque y Defensa: ataque <b>{ $attack }</b>{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } menos { $taken } por la casilla ocupada)
    }, defensa <b>{ $defence }</b>: { $loser ->
        [nobody] nadie pierde PV.
        [you] pierdes <hurt>{ $damage }</hurt> PV, te quedan { $left }.
       *[other] <who/> pierde <hurt>{ $damage }</hurt> PV, le quedan { $left }.
    }
plants-grow = { $count ->
        [1] Crece una planta
        [2] Crecen dos plantas
        [3] Crecen tres plantas
        [4] Crecen cuatro plantas
        [5] Crecen cinco plantas
        [6] Crecen seis plantas
        [7] Crecen siete plantas
        [8] Crecen ocho plantas
        [9] Crecen nueve plantas
        [10] Crecen diez plantas
       *[other] Crecen { $count } plantas
    }<spoken> { $where }</spoken>.
wins = { $you ->
        [true] Ganas tú.
       *[false] Gana <who/>.
    }
draw = Empate.
begins = Empieza la partida.

## How to play

how = Cómo se juega a { name }
how-begin = Empiezan las negras, y cada bando tiene { $hp } PV. Por turnos, cada cual coloca una piedra en una casilla vacía. Puedes colocarla sobre una planta: la planta se queda debajo.
how-plants = La partida empieza con { $count ->
        [one] { $count } planta
       *[other] { $count } plantas
    }.
how-sprout = Cada { $every ->
        [one] jugada tranquila
       *[other] { $every } jugadas tranquilas
    } { $count ->
        [one] crece { $count } más en una casilla vacía
       *[other] crecen { $count } más en casillas vacías
    }.

how-attack = Ataque
    .chain = Cuatro o más piedras tuyas en línea (fila, columna o diagonal) son una <b>cadena</b>. Al formarla atacas, como acaban de hacer aquí las negras: empieza la <b>fase de Ataque y Defensa</b>.
    .scene = Cuatro piedras negras seguidas; la primera está sobre una planta. La más nueva es la última.
    .power = Toda la cadena se retira. Cada casilla que deja vale 1, y 1 más si tiene una planta: fuerza 5.

how-defence = Defensa
    .answer = El otro bando responde al momento con una piedra en cualquier casilla vacía. Las casillas marcadas muestran cuánto quita una respuesta ahí.
    .scene = Cuatro casillas liberadas. Responder en la primera quita 2; en cualquiera de las demás, 1.
    .counter = Las blancas ocupan la casilla de la planta: del ataque quedan 3. Una respuesta que forma su propia cadena es aún mejor: esa cadena también se retira y cuenta contra el ataque, con plantas y todo.
    .after = La respuesta de las blancas está sobre la planta. Las demás casillas liberadas vuelven a estar vacías.

how-blow = El golpe
    .loses = El bando con menos fuerza pierde la diferencia en PV: aquí, ataque 3 y defensa 0, así que las blancas pierden 3. Las plantas de todas las casillas liberadas desaparecen, salvo la que está bajo una respuesta que sigue en pie.
how-next = Después vuelve a jugar quien atacó.
    .regrow = { $count ->
            [one] Crece { $count } planta nueva
           *[other] Crecen { $count } plantas nuevas
        } y vuelve a jugar quien atacó.

how-end = El final
    .hp = Quien se queda sin PV pierde al instante.
how-limit = { $turns ->
        [0] Con el tablero lleno,
       *[other] Con el tablero lleno, o tras la piedra número { $turns },
    } { $limit ->
        [draw] hay empate, aunque alguien tenga más PV.
       *[hp] gana quien tenga más PV; con los mismos PV hay empate.
    }

how-controls = Controles
how-keys = { $press ->
        [tap] Toca una casilla.
       *[click] Haz clic en una casilla.
    } Con el teclado, las flechas recorren el tablero e Intro coloca la piedra.
