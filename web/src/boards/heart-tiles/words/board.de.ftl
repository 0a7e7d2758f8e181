### Das Brett von Heart Tiles. Ein Herz heißt nach Farbe und Wert: „rote 2“.

colour = { $colour ->
        [w] weiß
        [r] rot
        [y] gelb
       *[g] grün
    }
# Im Nominativ, ohne Artikel.
heart = { $colour ->
        [r] rote
        [y] gelbe
       *[g] grüne
    } { $value }
magic = { $kind ->
        [wind] Wind
        [recycle] Recycling
       *[shield] Schild
    }
somebody = Jemand

## The list of keys: what a key does

key-card = auf einer Karte, dann auf einem Feld: dort ausspielen
key-tile = auf einem Feld, dann auf einer Karte: dasselbe

## Cards, for screen readers

card-heart = Herz, { heart }
card-magic = { $kind ->
        [wind] Wind, pustet ein Herz der anderen Seite weg
        [recycle] Recycling, macht ein leeres farbiges Feld weiß
       *[shield] Schild, schützt deine Seite zwei Züge lang
    }
card-hidden = eine verdeckte Karte
card-earns = { $card }, dort { $points } wert

## Tiles, for screen readers

tiles = Felder
tile = Feld { $at }, { $what }
    .open = Feld { $at }, { $what }, hier kannst du spielen
    .earns = Feld { $at }, { $what }, hier kannst du für { $points } spielen
tile-once = früher { colour }
tile-heart = { $you ->
        [true] dein Herz, { heart }
       *[false] Herz von { $who }, { heart }
    }
tile-counts = zählt { $points }
tile-empty = leer
tile-shielded = geschützt für { turns }
turns = { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
spot = Feld { $at }

## The players

you = Du
seat = Platz { $seat }
score = { $score }<sr> Punkte</sr>
cover = { $count }<unit> { $count ->
        [one] Zug
       *[other] Züge
    }</unit>
raise = Schild heben
holds = { $you ->
        [true] Du hast { $cards }
       *[false] Hat { $cards }
    }
    .none = { $you ->
            [true] Du hast keine Karten
           *[false] Hat keine Karten
        }
    .hidden = Hat { $hearts ->
            [one] { $hearts } Herz
           *[other] { $hearts } Herzen
        } und { $magic ->
            [one] { $magic } Zauberkarte
           *[other] { $magic } Zauberkarten
        }
hand = Deine Hand
hand-none = { $kind ->
        [heart] Keine Herzen
       *[magic] Kein Zauber
    }

## The decks and the button that ends the turn. All short.

deck = { $kind ->
        [heart] Herzen
       *[magic] Zauber
    }
    .draw = Ziehen
deck-draw = { $kind ->
        [heart] Herz ziehen, noch { $count }
       *[magic] Zauberkarte ziehen, noch { $count }
    }
    .left = { $kind ->
            [heart] Noch im Herzstapel: { $count }
           *[magic] Noch im Zauberstapel: { $count }
        }
end-turn = Zug beenden
end-turn-first = { $missing ->
        [heart] Erst ein Herz ziehen
        [magic] Erst eine Zauberkarte ziehen
       *[both] Erst Herz und Zauberkarte ziehen
    }

## The sentence below the tiles: what can be done.

over-tiles = Auf jedem Feld liegt ein Herz. Beide Hände liegen offen.
over-decks = Beide Stapel sind leer. Beide Hände liegen offen.
over-resigned = Eine Seite hat aufgegeben. Beide Hände liegen offen.
thinking = <who/> überlegt.
where-heart = Wohin kommt die { heart }?
no-tile = Kein Feld ist leer.
no-more-hearts = Keine weiteren Herzen in diesem Zug.
magic-blocked = Der Schild von <whole><who/></whole> blockt jeden Zauber.
magic-used = Du hast in diesem Zug schon eine Zauberkarte gespielt.
where-shield = Heb den Schild mit dem Button, oder zieh ihn auf die Felder.
where-wind = Welches Herz von <whole><who/></whole> soll der Wind wegpusten?
    .nowhere = <who/> hat kein Herz zum Wegpusten.
where-recycle = Welches Feld soll weiß werden?
    .nowhere = Es gibt kein leeres farbiges Feld.
which-card = Welche Karte kommt dorthin?
    .none = Keine deiner Karten kann jetzt dorthin.
hearts = { $hearts ->
        [one] { $hearts } Herz
       *[other] { $hearts } Herzen
    }
may = { $what ->
        [hearts] Du darfst { hearts } legen.
        [magic] Du darfst eine Zauberkarte spielen.
       *[both] Du darfst { hearts } legen und eine Zauberkarte spielen.
    }
    .blocked = { $what ->
            [hearts] Du darfst { hearts } legen, aber der gegnerische Schild blockt Zauber.
            [magic] Du darfst eine Zauberkarte spielen, aber der gegnerische Schild blockt Zauber.
           *[both] Du darfst { hearts } legen und eine Zauberkarte spielen, aber der gegnerische Schild blockt Zauber.
        }
done = Alles erledigt: Beende deinen Zug.
    .draw = Zieh noch, dann beende deinen Zug.
other-one = Gegenseite

## The log: short sentences with pictures.

log-start = <does>Die Felder sind gefärbt:</does> <tile/> <does>Alle haben { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }. { $you ->
        [true] <who>Du</who> beginnst.
       *[false] <who/> beginnt.
    }</does>
log-placed = <does>{ $you ->
        [true] <who>Du</who> legst
       *[false] <who/> legt
    }</does> <heart/> <tile/>
log-blown = <does>{ $you ->
        [true] <who>Du</who> entfernst
       *[false] <who/> entfernt
    }</does> <heart/> <tile/>
log-score = { $you ->
        [true] du hast { $score }
       *[false] jetzt { $score }
    }
log-washed = <does>{ $you ->
        [true] <who>Du</who> färbst
       *[false] <who/> färbt
    } ein { $colour ->
        [r] rotes
        [y] gelbes
       *[g] grünes
    } Feld weiß</does> <tile/>
log-shield-falls = { $you ->
        [true] dein Schild fällt
       *[false] der Schild fällt
    }
log-shield-lasts = { $you ->
        [true] dein Schild hält noch { turns }
       *[false] der Schild hält noch { turns }
    }
log-raises = { $you ->
        [true] <who>Du</who> hebst den Schild
       *[false] <who/> hebt den Schild
    }
log-ends = { $you ->
        [true] <who>Du</who> beendest den Zug
       *[false] <who/> beendet den Zug
    }
log-draws = { $you ->
        [true] <who>Du</who> ziehst
       *[false] <who/> zieht
    }
    .heart = { $you ->
            [true] <who>Du</who> ziehst ein Herz
           *[false] <who/> zieht ein Herz
        }
    .magic = { $you ->
            [true] <who>Du</who> ziehst eine Zauberkarte
           *[false] <who/> zieht eine Zauberkarte
        }
log-hidden = verdeckt
log-resigns = { $you ->
        [true] <who>Du</who> gibst auf.
       *[false] <who/> gibt auf.
    }

## How to play

how = Heart Tiles
    .aim = Acht Felder, zwei Seiten. Leg Herzen dahin, wo ihre Farbe zählt, und sorge dafür, dass deine liegen bleiben. Die meisten Punkte gewinnen.
how-points = Punkte
    .scene = Eine rote 2 zählt auf einem roten Feld 4, auf einem weißen 2, auf einem gelben nichts
    .counts = Auf seiner eigenen Farbe zählt ein Herz <b>doppelt</b>, auf Weiß seinen Wert, auf einer anderen Farbe nichts.
how-turn = Dein Zug
    .order = In beliebiger Reihenfolge:
    .draw = Zieh <b>ein Herz</b> und <b>eine Zauberkarte</b>. Das ist Pflicht, bevor du den Zug beendest; nur von einem leeren Stapel ziehst du nichts.
    .place = Leg bis zu <b>zwei Herzen</b> auf Felder ohne Herz.
    .use = Spiel <b>eine Zauberkarte</b>.
    .end = Beende den Zug. Du darfst auch gar nichts legen.
how-reading = Was ein Feld zeigt
    .scene = Deine grüne 3 auf Grün, zählt 6, geschützt für 2 Züge; die gegnerische gelbe 1 auf Weiß, zählt 1
    .ring = <b>Ganzer grüner Ring</b>: dein Herz. <b>Unterbrochener roter Ring</b>: ein gegnerisches.
    .upper = <b>Oben rechts</b>: die Punkte. <b>Oben links</b>: ein Schild und wie viele Züge er hält.
    .lower = <b>Unten rechts</b>: die Farbe, die das Feld am Anfang hatte. Unten links: seine Nummer.
how-wind = Wind
    .scene = Wind nimmt die gegnerische grüne 3 von einem grünen Feld, das wieder grün und leer ist
    .does = Pustet ein gegnerisches Herz weg, samt seinen Punkten. Das Feld zeigt wieder seine Farbe.
how-recycle = Recycling
    .scene = Recycling macht ein leeres gelbes Feld weiß; das kleine Quadrat bleibt gelb
    .does = Macht ein leeres farbiges Feld weiß, für den Rest der Partie.
how-shield = Schild
    .scene = Ein Schild über deiner roten 3 und über einem leeren grünen Feld, für 2 Züge
    .does = Schützt dich zwei Züge lang: im nächsten gegnerischen und in deinem nächsten eigenen. Bis dahin kann die andere Seite weder Wind noch Recycling noch einen Schild spielen. Herzen dürfen beide legen. Ein weiterer Schild von dir stellt ihn wieder auf zwei; es steht immer nur einer.
how-end = Das Ende
    .when = Die Partie endet sofort, wenn auf allen acht Feldern Herzen liegen, oder wenn am Ende eines Zugs beide Stapel leer sind. Bei gleich vielen Punkten ist es unentschieden.
how-controls = Bedienung
how-keys = { $press ->
        [tap] Tippe auf eine Karte und dann auf ein leuchtendes Feld, oder zieh die Karte dorthin.
       *[click] Klicke auf eine Karte und dann auf ein leuchtendes Feld, oder zieh die Karte dorthin.
    } Mit den Pfeiltasten bewegst du dich durch die Hand und über die Felder; die Eingabetaste nimmt eine Karte und legt sie, Esc legt sie zurück.
