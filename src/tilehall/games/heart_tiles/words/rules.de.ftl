### Heart Tiles am Tisch: Verlauf und Ablehnungen.

## The log

step-draw = { $deck ->
        [heart] { $who } zieht ein Herz.
       *[magic] { $who } zieht eine Zauberkarte.
    }
step-heart = { $who } legt { $card } auf Feld { $tile }.
step-wind = { $who } spielt Wind auf Feld { $tile }.
step-recycle = { $who } spielt Recycling auf Feld { $tile }.
step-shield = { $who } hebt den Schild.
step-end = { $who } beendet den Zug.
step-paint = Feld { $tile } ist { $colour ->
        [w] weiß
        [r] rot
        [y] gelb
       *[g] grün
    }.
step-deal = { $seat } bekommt { $drawn }.

fact-scored = Das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $seat } hat jetzt { $score }.
fact-blown = { $seat } verliert { $card } und { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Es bleiben { $score }.
fact-whitened = Feld { $tile } ist von nun an weiß.
fact-shielded = { $turns ->
        [0] Der Schild von { $seat } fällt.
        [one] Der Schild von { $seat } hält noch { $turns } Zug.
       *[other] Der Schild von { $seat } hält noch { $turns } Züge.
    }

## Cards: im Nominativ und im Akkusativ gleich.

card = { $kind ->
        [r] eine rote { $value }
        [y] eine gelbe { $value }
        [g] eine grüne { $value }
        [wind] eine Windkarte
        [recycle] eine Recyclingkarte
        [shield] eine Schildkarte
        [hidden-heart] ein Herz
       *[hidden-magic] eine Zauberkarte
    }

## Refusals

drawn-already = { $deck ->
        [heart] Du hast in diesem Zug schon ein Herz gezogen.
       *[magic] Du hast in diesem Zug schon eine Zauberkarte gezogen.
    }
deck-empty = { $deck ->
        [heart] Der Herzstapel ist leer.
       *[magic] Der Zauberstapel ist leer.
    }
hearts-placed = Du hast in diesem Zug schon { $most } Herzen gelegt.
not-held = Das hast du nicht auf der Hand: { $card }.
heart-there = Auf Feld { $tile } liegt schon ein Herz.
own-heart = Das Herz auf Feld { $tile } gehört dir. Wind entfernt nur Herzen der anderen Seite.
no-heart-there = Auf Feld { $tile } liegt kein Herz. Wind entfernt ein Herz der anderen Seite.
heart-shielded = Der gegnerische Schild schützt das Herz auf Feld { $tile }. Du behältst die Karte.
tile-not-empty = Auf Feld { $tile } liegt ein Herz. Recycling braucht ein leeres Feld.
tile-white = Feld { $tile } ist schon weiß. Recycling braucht ein rotes, gelbes oder grünes Feld.
tiles-shielded = Der gegnerische Schild schützt alle Felder vor Recycling. Du behältst die Karte.
one-shield = Der gegnerische Schild steht, und es kann nur einen geben. Du behältst die Karte.
draw-first = { $deck ->
        [heart] Zieh ein Herz, bevor du deinen Zug beendest.
        [magic] Zieh eine Zauberkarte, bevor du deinen Zug beendest.
       *[both] Zieh ein Herz und eine Zauberkarte, bevor du deinen Zug beendest.
    }
magic-used = Du hast in diesem Zug schon eine Zauberkarte gespielt.
no-such-place = Es gibt kein Feld { $tile }: Die Felder haben die Nummern 0 bis { $last }.
being-dealt = Felder und Karten werden gerade ausgeteilt, warte noch.
tiles-painted-once = Die Felder werden einmal gefärbt, der Reihe nach und vor allem anderen.
first-drawn-once = Wer beginnt, wird einmal ausgelost, wenn alle Felder gefärbt sind.
rematch-begins = In dieser Revanche beginnt Platz { $seat }.
no-card-owed = Gerade wird keine Karte ausgeteilt.
hidden-card = Eine ausgeteilte Karte muss genannt werden, diese ist verdeckt.
next-card-for = { $deck ->
        [heart] Die nächste Karte bekommt Platz { $seat }, vom Herzstapel.
       *[magic] Die nächste Karte bekommt Platz { $seat }, vom Zauberstapel.
    }
none-left = Das ist nicht mehr im Stapel: { $card }.
no-heart = { $word } ist kein Herz: Herzen schreibt man wie r2, y1 oder g3.
no-such-colour = Es gibt kein Herz { $heart }: Die Farben sind r, y und g (rot, gelb, grün).
no-such-value = Es gibt kein Herz { $heart }: Die Werte gehen von 1 bis 3.
no-such-deck = Es gibt keinen Stapel { $word }: Die Stapel heißen heart und magic.
no-such-tile-colour = Es gibt keine Farbe { $word }: Felder sind w, r, y oder g (weiß, rot, gelb, grün).
