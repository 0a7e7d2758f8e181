### 4ascend am Tisch: Verlauf und Ablehnungen.

## The log

step-stone = { $who } setzt einen Stein auf { $cell }.
step-plant = Auf { $cell } wächst eine Pflanze.
step-grow = { $plants ->
        [0] Jetzt wächst keine Pflanze.
        [one] Jetzt wächst { $plants } Pflanze.
       *[other] Jetzt wachsen { $plants } Pflanzen.
    }
step-wait = { $moves ->
        [0] Es sprießen keine Pflanzen mehr.
        [one] Noch { $moves } ruhiger Zug, dann sprießen Pflanzen.
       *[other] Noch { $moves } ruhige Züge, dann sprießen Pflanzen.
    }

fact-chain = { $seat } lässt eine Kette von { $cells-count } abheben: Stärke { $power }.
fact-clash = Angriffs- und Verteidigungsphase: Angriff { $attack }{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } weniger { $taken } für das besetzte Feld)
    }, Verteidigung { $defence }. { $loser ->
        [none] Niemand verliert LP.
       *[other] { $loser } verliert { $damage } LP und hat noch { $left }.
    }

## Refusals

plants-growing = Gerade wachsen Pflanzen, warte noch.
cell-taken = Dieses Feld ist besetzt.
