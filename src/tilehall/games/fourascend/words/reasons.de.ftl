### Warum ein Bot von 4ascend einen Stein dorthin setzt. Ein reason-… beginnt mit dem Verb: „Bester Zug: lässt … abheben.“

seat-name = { $seat ->
        [0] Schwarz
       *[1] Weiß
    }

## Numbers in words, as parts of the sentences below

size = { $cells ->
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
        [13] dreizehn
        [14] vierzehn
        [15] fünfzehn
        [16] sechzehn
       *[other] { $cells }
    }
chain = eine Kette von { size }{ $plants ->
        [0] { "" }
       *[other] { " " }mit { plants }
    }
# Im Dativ.
plants = { $plants ->
        [1] einer Pflanze
        [2] zwei Pflanzen
        [3] drei Pflanzen
        [4] vier Pflanzen
        [5] fünf Pflanzen
        [6] sechs Pflanzen
        [7] sieben Pflanzen
        [8] acht Pflanzen
        [9] neun Pflanzen
        [10] zehn Pflanzen
       *[other] { $plants } Pflanzen
    }
lines = { $lines ->
        [1] eine Linie
        [2] zwei Linien
        [3] drei Linien
        [4] vier Linien
        [5] fünf Linien
        [6] sechs Linien
        [7] sieben Linien
        [8] acht Linien
        [9] neun Linien
        [10] zehn Linien
        [11] elf Linien
        [12] zwölf Linien
        [13] dreizehn Linien
        [14] vierzehn Linien
        [15] fünfzehn Linien
        [16] sechzehn Linien
       *[other] { $lines } Linien
    }
# Im Dativ.
ways = { $ways ->
        [1] einem Weg
        [2] zwei Wegen
        [3] drei Wegen
        [4] vier Wegen
        [5] fünf Wegen
        [6] sechs Wegen
        [7] sieben Wegen
        [8] acht Wegen
        [9] neun Wegen
        [10] zehn Wegen
       *[other] { $ways } Wegen
    }

## A stone that attacks

reason-wins = lässt { chain } abheben, und keine Antwort rettet { $reader ->
        [opponent] dich
       *[none] { $other }
    }.
reason-deals = lässt { chain } abheben und macht mindestens { $damage } Schaden, egal, wie die Antwort lautet.
reason-attacks = lässt { chain } mit Stärke { $power } abheben; aufhalten kann sie nur eine Gegenkette.

## A stone that answers an attack

reason-strikes-back = bildet als Antwort { chain } und schlägt mit { $defence } gegen { $attack } zurück.
reason-cancels = bildet als Antwort { chain } und hebt den Angriff auf.
reason-weakens = bildet als Antwort { chain }, sodass nur { $through } von { $whole } Schaden durchkommen.
reason-takes = nimmt dem Angriff ein Feld { $taken ->
        [cell] weg
       *[plant] samt Pflanze weg
    } und senkt den Schaden von { $whole } auf { $attack }{ $saved ->
        [true] , gerade genug zum Überleben
       *[false] { "" }
    }.
reason-accepts = nimmt { $whole } Schaden für etwas Besseres hin: { $does }.

## Another stone, with one or more of these parts

reason-quiet = { $does }.
does-block-chain = verhindert { $reader ->
        [opponent] bei dir
       *[none] bei { $other }
    } eine Kette von { size }
does-block-way = versperrt { $reader ->
        [opponent] dir
       *[none] { $other }
    } einen von { ways } zu einer Kette
does-threaten = droht { $ways ->
        [1] { "" }
       *[other] auf { ways }{ " " }
    }mit einer Kette von { size }
does-cut = durchkreuzt { lines }, die { $reader ->
        [opponent] du begonnen hast
       *[none] { $other } begonnen hat
    }
does-build = baut { lines } aus
does-stand-on-plant = steht auf einer Pflanze
does-stand-open = steht dort, wo { lines } noch zu einer Kette werden { $lines ->
        [1] kann
       *[other] können
    }
does-keep-open = hält { lines } für später offen
does-wait = wartet ab und verschenkt nichts
