### Why a bot of 4ascend places a stone there: in hints and reviews.
### The subject of a reason-… is the stone: "Mejor jugada: bloquea la cadena de cuatro de las blancas."

seat-name = { $seat ->
        [0] las negras
       *[1] las blancas
    }

## Numbers in words, as parts of the sentences below

size = { $cells ->
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
        [13] trece
        [14] catorce
        [15] quince
        [16] dieciséis
       *[other] { $cells }
    }
chain = una cadena de { size }{ $plants ->
        [0] { "" }
       *[other] { " " }con { plants }
    }
plants = { $plants ->
        [1] una planta
        [2] dos plantas
        [3] tres plantas
        [4] cuatro plantas
        [5] cinco plantas
        [6] seis plantas
        [7] siete plantas
        [8] ocho plantas
        [9] nueve plantas
        [10] diez plantas
       *[other] { $plants } plantas
    }
lines = { $lines ->
        [1] una línea
        [2] dos líneas
        [3] tres líneas
        [4] cuatro líneas
        [5] cinco líneas
        [6] seis líneas
        [7] siete líneas
        [8] ocho líneas
        [9] nueve líneas
        [10] diez líneas
        [11] once líneas
        [12] doce líneas
        [13] trece líneas
        [14] catorce líneas
        [15] quince líneas
        [16] dieciséis líneas
       *[other] { $lines } líneas
    }
ways = { $ways ->
        [1] una forma
        [2] dos formas
        [3] tres formas
        [4] cuatro formas
        [5] cinco formas
        [6] seis formas
        [7] siete formas
        [8] ocho formas
        [9] nueve formas
        [10] diez formas
       *[other] { $ways } formas
    }

## A stone that attacks

reason-wins = retira { chain }, y ninguna respuesta { $reader ->
        [opponent] te salva
       *[none] salva a { $other }
    }.
reason-deals = retira { chain } y hace al menos { $damage } de daño, sea cual sea la respuesta.
reason-attacks = retira { chain } y ataca con fuerza { $power }, que solo otra cadena puede parar.

## A stone that answers an attack

reason-strikes-back = responde con { chain } y contraataca con { $defence } contra { $attack }.
reason-cancels = responde con { chain } y anula el ataque.
reason-weakens = responde con { chain } y baja el daño de { $whole } a { $through }.
reason-takes = quita al ataque { $taken ->
        [cell] una casilla
       *[plant] una casilla con su planta
    } y baja el daño de { $whole } a { $attack }{ $saved ->
        [true] , lo justo para sobrevivir
       *[false] { "" }
    }.
reason-accepts = acepta { $whole } de daño a cambio de algo mejor: { $does }.

## Another stone, with one or more of these parts

reason-quiet = { $does }.
does-block-chain = bloquea { $reader ->
        [opponent] tu cadena de { size }
       *[none] la cadena de { size } de { $other }
    }
does-block-way = cierra { $reader ->
        [opponent] una de tus { ways } de formar una cadena
       *[none] una de las { ways } de { $other } de formar una cadena
    }
does-threaten = amenaza { $ways ->
        [1] { "" }
       *[other] de { ways }{ " " }
    }con una cadena de { size }
does-cut = corta { lines } { $reader ->
        [opponent] que has empezado
       *[none] de { $other }
    }
does-build = avanza en { lines }
does-stand-on-plant = ocupa una planta
does-stand-open = queda donde { $lines ->
        [1] una línea aún puede
       *[other] { lines } aún pueden
    } llegar a ser cadena
does-keep-open = deja { lines } para más tarde
does-wait = espera y no regala nada
