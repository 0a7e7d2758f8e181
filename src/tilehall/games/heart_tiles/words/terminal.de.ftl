### Heart Tiles im Terminal.

seat-name = Spieler { $number }

colour = { $colour ->
        [w] weiß
        [r] rot
        [y] gelb
       *[g] grün
    }
hidden-hand = { $hearts ->
        [one] { $hearts } Herz
       *[other] { $hearts } Herzen
    }, { $magic ->
        [one] { $magic } Zauberkarte
       *[other] { $magic } Zauberkarten
    }
decks = Stapel: { hidden-hand }.
cards-gone = Aus dem Spiel:
magic = { $card ->
        [wind] Wind
        [recycle] Recycling
       *[shield] Schild
    }
shield-lasts = S: Der Schild von { $player } hält noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }.
    .alone = Der Schild von { $player } hält noch { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Züge
        }.
may-still = { $player } kann noch { $actions }.
    .draw-heart = ein Herz ziehen
    .draw-magic = eine Zauberkarte ziehen
    .hearts = { $count ->
            [one] { $count } Herz
           *[other] { $count } Herzen
        } legen
    .magic = { $count ->
            [one] { $count } Zauberkarte
           *[other] { $count } Zauberkarten
        } spielen
    .end = den Zug beenden
