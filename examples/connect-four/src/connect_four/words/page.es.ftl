### El tablero de Connect Four, sus teclas y su historial.

board = Connect Four
rack = El tablero
column = Columna { $number }: { $discs }, desde abajo
    .empty = Columna { $number }: vacía
disc = { $colour ->
        [red] roja
       *[yellow] amarilla
    }
discs-more = { $discs }, { $disc }
own-name = { $name } (tú)
dropped = { $colour ->
        [red] ficha roja:
       *[yellow] ficha amarilla:
    }

## The list of keys: what a key does

key-beside = a la columna de al lado
key-digit = a la columna con ese número
key-drop = dejar caer una ficha en esta columna
    .keys = Intro, Espacio
