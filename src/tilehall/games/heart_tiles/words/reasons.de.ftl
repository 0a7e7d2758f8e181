### Warum ein Bot von Heart Tiles einen Schritt macht. Ein reason-… beginnt mit dem Verb: „Bester Zug: bringt 6 Punkte.“

## Parts of the sentences below

# Im Nominativ und im Akkusativ gleich.
heart = { $colour ->
        [r] die rote { $value }
        [y] die gelbe { $value }
       *[g] die grüne { $value }
    }
a-tile = { $colour ->
        [w] ein weißes Feld
        [r] ein rotes Feld
        [y] ein gelbes Feld
       *[g] ein grünes Feld
    }
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
blows = { $lost ->
        [0] pustet ein gegnerisches Herz weg
        [one] pustet { $lost } gegnerischen Punkt weg
       *[other] pustet { $lost } gegnerische Punkte weg
    }
fills = { $tiles ->
        [one] füllt das letzte Feld
       *[other] füllt die letzten Felder
    }
scores = { $more ->
        [0] bringt { points }
       *[other] bringt { $points } + { $more } Punkte
    }
standing = { $standing ->
        [ahead] mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } Vorsprung
        [behind] mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } Rückstand
       *[level] bei Gleichstand
    }

## Reasons

reason-draws-first = zieht zuerst, damit mehr zur Auswahl steht.
reason-blows-and-wins = { blows }, füllt dann die Felder und gewinnt.
reason-blows-for-heart = { blows } und macht Platz für { $heart }, die dort { $worth } wert ist.
reason-blows = { blows } und macht { a-tile } frei.
reason-protects = schützt { points } im kommenden Zug vor Wind.
reason-shields = hält die andere Seite im kommenden Zug vom Zaubern ab.
reason-recycles-for-heart = macht { a-tile } weiß und schafft Platz für { $heart }.
reason-recycles = macht { a-tile } weiß, sodass { $colour ->
        [r] rote
        [y] gelbe
       *[g] grüne
    } Herzen dort nicht mehr doppelt zählen.
reason-fills-and-wins = { fills } und gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung.
reason-fills-and-loses = { fills } und verliert mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Rückstand.
reason-fills-for-draw = { fills } und erreicht ein Unentschieden.
reason-gives-up = opfert { $heart }, um der anderen Seite { a-tile } wegzunehmen.
reason-scores-double = { scores }, denn { $colour ->
        [r] Rot auf Rot
        [y] Gelb auf Gelb
       *[g] Grün auf Grün
    } zählt doppelt.
reason-scores-on-white = { scores }, denn auf Weiß zählt jedes Herz.
reason-ends-game = beendet die Partie { standing }.
reason-keeps-hearts = hebt { $hearts ->
        [one] { $hearts } Herz
       *[other] { $hearts } Herzen
    } für spätere Züge auf, { standing }.
advice-end = den Zug beenden, denn es gibt nichts mehr zu legen.
