### What every game says: refusals, results and lists.

list-and = { $first }, { $rest }
    .last = { $first } y { $rest }
    .alike = { $first } e { $rest }
list-or = { $first }, { $rest }
    .last = { $first } o { $rest }
    .alike = { $first } u { $rest }
list-to = { $first } – { $rest }
    .last = { $first } – { $rest }
list-sentences = { $first } { $rest }
    .last = { $first } { $rest }
list-comma = { $first }, { $rest }
    .last = { $first }, { $rest }

sentences = { $sentences }

by-seat = { $who } { $number }

## Refusals

game-over = La partida ha terminado.
wait-for-chance = Le toca al azar; espera.
not-now = Ahora no toca eso.
no-such-seat = Aquí no existe el asiento { $seat }.
resigned-already = Ya te has rendido.
off-board = { $cell } está fuera del tablero: las filas y columnas van de 0 a { $last }.
after-final-step = El turno termina con el paso anterior: juégalo primero.
not-your-turn = Es el turno de { $player }.
not-a-move = Ahora no se puede jugar `{ $step }`.
not-a-whole-turn = Un turno se envía como su borrador y un único paso final, en este orden.
resign-alone = La rendición se envía por separado.
resign-for-yourself = Solo puedes rendirte por ti.
seat-not-playing = El asiento { $seat } no está en la partida.
choose-step = Elige un paso.
take-back-first = Retira antes lo que has puesto.

## Mistyped steps

no-such-step = Aquí no existe el paso { $step }; los pasos son { $steps }.
step-missing = Falta un paso: la línea está vacía.
step-too-long = Un paso tiene como mucho { $most } caracteres; este tiene { $count }.
step-too-deep = Eso no es un paso: tiene demasiados niveles anidados.
step-with-long-number = Eso no es un paso: contiene un número de más de { $most } cifras.
not-even-a-step = Eso no es un paso: un paso es una línea como `{ $shape }`, o se nombra en "do"; los pasos son { $steps }.
not-a-step = { $said } no es un paso: { $why } (se escribe como `{ $shape }`).
field-missing = falta { $field }
cell-missing = falta una casilla, como 4,4
number-missing = falta un número
too-many-words = { $field } tiene { $count } palabras, y se leen { $most } como mucho
field-holds = { $field } es { $holds ->
        [number] un número entero, como 3
        [cell] una fila y una columna, como 4,4
        [piece] una palabra
       *[pieces] una lista de palabras
    }
not-a-number = { $word } no es un número
not-a-cell = { $word } no es una casilla, como 4,4
none-of = { $word } no es ninguno de estos: { $names }
one-word-too-many = sobra la palabra { $word }
no-such-field = no tiene { $field }
nothing-like-that = no existe { $fields } así

## Options and seats

bad-range = Un intervalo de la opción «{ $option }» va de menor a mayor entre { $low } y { $high }; { $given } no vale.
no-such-option = { $game } no tiene la opción { $option }; tiene { $options }.
no-options = { $game } no tiene la opción { $option } ni ninguna otra.
option-takes = La opción «{ $option }» admite { $bounds }.
options-written = Las opciones se escriben así: { $example }.
bounds-number = un número entero de { $low } a { $high }
bounds-range = un intervalo como { $low }-{ $high }
bounds-true-or-false = true o false
bounds-one-of = uno de estos valores: { $values }
bounds-either = { $bounds }
bounds-list = { $length ->
        [exact] una lista de { $low } valores, cada uno { $each }
       *[between] una lista de { $low } a { $high } valores, cada uno { $each }
    }
options-too-long = Las opciones tienen como mucho { $most } caracteres; estas tienen { $count }.
options-too-deep = Esto no son opciones: hay demasiados niveles anidados.
wrong-number-of-players = Jugadores de { $game }: { $span }, no { $seats }.
no-such-first-player = Empieza un asiento del 0 al { $last }, no el { $seat }.

first-legal-turn = se juega el primer turno que permiten las reglas

unit-points = puntos

## Games

no-such-game = No existe el juego { $game }; los juegos son { $games }.
no-such-version = Esto es de la versión { $version } de las reglas de { $game }; aquí se juega con la versión { $versions }.

## Steps and results

chance = El azar
step-without-words = { $who } juega { $step }.

step-first = Empieza { $seat }.
step-resign = { $seat } se rinde.

outcome = { $winners ->
        [0] No gana nadie
        [one] Gana { $who }
       *[other] Victoria compartida de { $who }
    }, { $scores }.
