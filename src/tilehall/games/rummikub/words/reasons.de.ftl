### Warum ein Bot von Rummikub einen Zug spielt. Ein reason-… beginnt mit dem Verb: „Bester Zug: legt vier Steine aus.“

## Parts of the sentences below

# Im Akkusativ.
number-of-tiles = { $count ->
        [1] einen Stein
        [2] zwei Steine
        [3] drei Steine
        [4] vier Steine
        [5] fünf Steine
        [6] sechs Steine
        [7] sieben Steine
        [8] acht Steine
        [9] neun Steine
       *[other] { $count } Steine
    }
number-of-sets = { $sets ->
        [1] eine Serie
        [2] zwei Serien
        [3] drei Serien
        [4] vier Serien
        [5] fünf Serien
        [6] sechs Serien
        [7] sieben Serien
        [8] acht Serien
        [9] neun Serien
       *[other] { $sets } Serien
    }
keeps-jokers = { $jokers ->
        [0] { "" }
        [1] { " " }und behält den Joker
       *[2] { " " }und behält beide Joker
    }
rack = { $reader ->
        [player] von deinem Brett
       *[none] vom Brett
    }
# Ein Nebensatz nach „weil“.
no-play = { $lacking ->
        [fit] nichts { rack } auf den Tisch passt
        [points] sich { rack } keine { $needed } Punkte in neuen Serien auslegen lassen
       *[set] sich { rack } keine neue Serie auslegen lässt
    }

## Reasons. $tiles are few tiles, as a list, or a number-of-tiles.

reason-lays = legt { $tiles } aus{ keeps-jokers }.
reason-rearranges = legt { $tiles } aus{ $jokers ->
        [0] { " " }und
       *[other] ,
    } baut dafür { number-of-sets } um{ keeps-jokers }.
reason-opens = eröffnet mit { $points } Punkten{ keeps-jokers }.
reason-goes-out = legt { $count ->
        [1] den letzten Stein
        [2] die letzten zwei Steine
        [3] die letzten drei Steine
       *[other] alle restlichen Steine ({ $count })
    } aus und macht das Brett leer.
reason-ends = beendet den Zug mit dem, was liegt.
reason-draws = zieht, weil die angefangenen Serien nicht aufgehen.
reason-sees-nothing = sieht nichts, was passt.
reason-holds-back = hält { number-of-tiles } zurück, { $count ->
        [one] der
       *[other] die
    } schon passen würde{ $count ->
        [one] { "" }
       *[other] n
    }, um in einem Zug fertig zu werden; { $stuck ->
        [one] ein Platz fehlt
       *[other] Plätze fehlen
    } noch für { $tiles }.
advice-wait = warten, um in einem Zug fertig zu werden: Bis auf die Joker würden alle Steine passen.
advice-nothing = { rack } passt nichts{ $pool ->
        [empty] , und der Pool ist leer
       *[full] { "" }
    }.
advice-draw = einen Stein ziehen, weil { no-play }.
advice-pass = passen, weil { no-play } und der Pool leer ist.
