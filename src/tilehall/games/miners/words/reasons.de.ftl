### Warum ein Bot von Miners einen Zug macht. Ein reason-… beginnt mit dem Verb: „Bester Zug: erreicht das Ziel links …“

## Parts of the sentences below

# Ohne Artikel, damit es in jedem Fall gleich bleibt: „das Ziel links“, „zum Ziel links“.
destination = Ziel { $place ->
        [left] links
        [middle] in der Mitte
       *[right] rechts
    }
gold = für { $gold } Gold{ $others ->
        [0] { " " }und lässt den anderen nichts
       *[other] , während die anderen { $others } bekommen
    }
cards = { $cards ->
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
        [7] sieben Karten
        [8] acht Karten
        [9] neun Karten
        [10] zehn Karten
       *[other] { $cards } Karten
    }
# Im Dativ.
own-cards = { $own ->
        [1] einer Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
        [7] sieben Karten
        [8] acht Karten
        [9] neun Karten
        [10] zehn Karten
       *[other] { $own } Karten
    }

## Reasons

reason-reaches = erreicht das { destination } { gold }.
reason-reaches-several = erreicht { $destinations ->
        [2] zwei
       *[3] drei
    } Ziele auf einmal { gold }.
reason-closes-for-all = verschließt die Mine endgültig, sodass niemand gewinnt.
reason-closes-ahead = verschließt die Mine endgültig, mit Vorsprung an Gold.
reason-closes = verschließt die Mine, weil es nichts Besseres zu legen gibt.
reason-blocks = versperrt den Weg zum { destination }, das eine weitere Karte erreicht hätte.
reason-opens = öffnet den Weg zum { destination } und behält eine Karte, die es erreicht.
reason-digs-up = gräbt sich bis vor das { destination }, das von dort nur manche Karten erreichen.
reason-digs = gräbt sich bis auf { cards } ans { destination } heran{ $own ->
        [0] { "" }
       *[other] , mit { own-cards } { $reader ->
            [player] von dir
           *[none] vom selben Zwerg
        } auf dem Weg
    }.
reason-closes-tunnel = verschließt den Stollen zum { destination }.
reason-lengthens = verlängert den Weg zum { destination } von { $was ->
        [one] { $was } Karte
       *[other] { $was } Karten
    } auf { $now }.
reason-waits-carefully = wartet ab, um dem nächsten Zwerg kein Ziel zu öffnen.
reason-waits = wartet ab und bringt niemanden näher an ein Ziel.
advice-pass = passen, denn { $reader ->
        [player] deine
       *[none] die
    } Hand ist leer.
advice-discard = diese Karte abwerfen, denn keine passt.
