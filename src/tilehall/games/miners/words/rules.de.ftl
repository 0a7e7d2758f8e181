### Miners am Tisch: Verlauf und Ablehnungen.

## The log

step-deal = { $card ->
        [hidden] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $face }.
    }
step-lay = { $who } legt { $face } auf { $cell }.
step-discard = { $who } kann nichts legen und wirft eine Karte ab: { $face }.
step-pass = { $who } hat keine Karten und passt.

fact-reach = { $dwarf ->
        [none] { $seat }
       *[other] { $dwarf } ({ $seat })
    } erreicht das { $destination ->
        [dest_1] linke
        [dest_2] mittlere
       *[dest_3] rechte
    } Ziel auf { $cell }. Gold: { $pay }.
fact-dead = Die Mine ist erschöpft: Keine Karte passt mehr auf ein Feld.
fact-stuck = Der Stapel ist leer, und niemand kann eine Karte legen.

## Cards: im Nominativ und im Akkusativ gleich.

card = { $shape ->
        [cross] eine Kreuzung
        [straight] eine Gerade ({ $ways })
        [bend] eine Kurve ({ $ways })
        [fork] eine Abzweigung ({ $ways })
       *[dead-end] eine Sackgasse ({ $ways })
    }
card-way = { $sides ->
        [T] Stumpf oben
        [R] Stumpf rechts
        [B] Stumpf unten
        [L] Stumpf links
        [TB] oben–unten
        [RL] rechts–links
        [TR] oben–rechts
        [RB] rechts–unten
        [BL] unten–links
        [TL] oben–links
        [TRB] oben–rechts–unten
        [RBL] rechts–unten–links
        [TBL] oben–unten–links
       *[TRL] oben–rechts–links
    }

## Refusals

hidden-card = Eine verdeckte Karte kann nicht ausgeteilt werden: Sag, welche es ist.
no-such-card = Es gibt keine Karte { $card } im Stapel.
no-such-card-upright = Es gibt keine Karte { $card }. Gedreht liegt die Karte { $kind } so: Schreib { $turned }.
hand-empty = Deine Hand ist leer: Du musst passen.
not-held = Das hast du nicht auf der Hand: { $card }.
start-there = Auf diesem Feld ist der Start.
destination-there = Auf diesem Feld ist ein Ziel.
card-there = Auf diesem Feld liegt schon eine Karte.
not-beside-card = Dieses Feld grenzt an keine Karte. Ziele zählen nicht.
sides-differ = Deine Karte ist { $side ->
        [T] oben
        [R] rechts
        [B] unten
       *[L] links
    } { $mine ->
        [open] offen
       *[closed] geschlossen
    }, aber { $neighbour ->
        [start] der Start
       *[card] die Karte { $side ->
            [T] darüber
            [R] rechts daneben
            [B] darunter
           *[L] links daneben
        }
    } ist dort { $mine ->
        [open] geschlossen
       *[closed] offen
    }.
cuts-off-destination = Eine Karte dort würde ein Ziel abschneiden.
not-joined-to-start = Eine Karte dort hätte keinen Anschluss an einen Weg zum Start.
card-fits = Du kannst nicht abwerfen, solange eine deiner Karten passt, zum Beispiel { $card }.
cards-being-dealt = Gerade werden Karten ausgeteilt, warte noch.
hand-not-empty = Passen kannst du nur mit leerer Hand. Leg eine Karte, oder wirf eine ab, wenn keine passt.
dwarf-resigned = { $dwarf } hat schon aufgegeben.
no-card-dealt = Gerade wird keine Karte ausgeteilt.
next-card-for = Die nächste Karte bekommt { $dwarf }.
not-in-deck = Das ist nicht mehr im Stapel: { $card }.
no-card = { $word } ist keine Karte: Eine Karte schreibt man mit ihren offenen Seiten T, R, B und L in Gruppen, wie TB oder TB+R.
no-turned-card-held = { $word } ist keine Karte auf einer Hand: Gedreht wird eine Karte erst beim Legen.
