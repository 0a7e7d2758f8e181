### Das Brett von Connect Four, seine Tasten und sein Verlauf.

board = Connect Four
rack = Das Gestell
column = Spalte { $number }: { $discs }, von unten
    .empty = Spalte { $number }: leer
disc = { $colour ->
        [red] rot
       *[yellow] gelb
    }
discs-more = { $discs }, { $disc }
own-name = { $name } (du)
dropped = { $colour ->
        [red] rote Scheibe:
       *[yellow] gelbe Scheibe:
    }

## The list of keys: what a key does

key-beside = zur Spalte daneben
key-digit = zur Spalte mit dieser Nummer
key-drop = eine Scheibe in diese Spalte werfen
    .keys = Eingabe, Leertaste
