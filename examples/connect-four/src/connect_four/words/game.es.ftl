### Connect Four in lists and headings.

summary = Deja caer fichas en el tablero: gana quien alinee cuatro.
aim = Alinea { $line }
seat-name = { $seat ->
        [0] Rojo
       *[1] Amarillo
    }

## Modes

mode-four = Cuatro en línea
    .summary = La partida de siempre.
mode-five = Cinco en línea
    .summary = Una partida más larga en un tablero más grande.

## Options

option-columns = Columnas
    .description = Columnas del tablero.
option-rows = Filas
    .description = Fichas que caben en una columna.
option-line = Línea
    .description = Fichas en línea que hacen falta para ganar.

## Endings

ending-line = Hay una línea completa.
ending-full = El tablero está lleno.

## Greetings of bots, by level

greeting-easy = ¡Plop!
greeting-medium = El centro es mío.
greeting-hard = Yo veo las diagonales.
