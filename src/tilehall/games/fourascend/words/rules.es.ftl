### 4ascend at the table: the log and refusals.

## The log

step-stone = { $who } coloca una piedra en { $cell }.
step-plant = Crece una planta en { $cell }.
step-grow = Plantas que crecen ahora: { $plants }.
step-wait = { $moves ->
        [0] Ya no brotarán más plantas.
       *[other] Jugadas tranquilas hasta que broten plantas: { $moves }.
    }

fact-chain = { $seat } retira una cadena de { $cells-count }: fuerza { $power }.
fact-clash = Fase de Ataque y Defensa: ataque { $attack }{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } menos { $taken } por la casilla ocupada)
    }, defensa { $defence }. { $loser ->
        [none] Nadie pierde PV.
       *[other] { $loser } pierde { $damage } PV y se queda con { $left }.
    }

## Refusals

plants-growing = Están creciendo plantas; espera.
cell-taken = Esa casilla está ocupada.
