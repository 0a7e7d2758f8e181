### Das Brett von Miners.

dwarf = { $seat ->
        [0] Thorin Goldbeard
        [1] Gimli Ironfoot
        [2] Dwalin Rockfist
        [3] Balin Gemseeker
       *[4] Bofur Pickaxe
    }
    .first = { $seat ->
            [0] Thorin
            [1] Gimli
            [2] Dwalin
            [3] Balin
           *[4] Bofur
        }

## The list of keys: what a key does

key-digit = Karte wählen oder die gewählte drehen
key-rotate = die gewählte Karte auf den Kopf stellen
key-enter = auf einem Feld: die gewählte Karte dort legen

## Cards, for screen readers

card = { $shape ->
        [cross] Kreuzung
        [straight] Gerade, { $ways }
        [bend] Kurve, { $ways }
        [fork] Abzweigung, { $ways }
       *[dead-end] Sackgasse, { $ways }
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
held-turned = kopfüber
held-there = passt dort
    .not = passt dort nicht
held-fits = { $count ->
        [one] passt auf { $count } Feld
       *[other] passt auf { $count } Felder
    }
    .rotated = passt andersherum
    .nowhere = passt gerade nirgends
hand = Deine Karten
    .still = Die Karten auf der Hand

## The cells, for screen readers. at: the beginning of all of them.

mine = Die Mine
at = Zeile { $row }, Spalte { $column }
cell-rock = { at }: Fels
cell-start = { at }: der Start
cell-sealed = { at }: Ziel { $number }, verschlossen
cell-reached = { at }: Ziel { $number }, erreicht von { $who } ({ $dwarf })
cell-card = { at }: { $card }, { $lit ->
        [true] beleuchtet
       *[false] dunkel
    }, gelegt von { $who } ({ $dwarf })
cell-barred = { at }: Eine Karte hier würde ein Ziel abschneiden
cell-fits = { at }: Hier passt deine Karte

## The players and the piles

crew = Die Zwerge
you = Du
crew-holds = <dwarf/>{ $you ->
        [true] , du
       *[false] { "" }
    } · { $count ->
        [one] { $count }{ "\u00a0" }Karte
       *[other] { $count }{ "\u00a0" }Karten
    }
resigned = Aufgegeben
gold = { $count } Gold
deck = Stapel
    .count = { $count ->
            [one] Stapel: { $count } Karte
           *[other] Stapel: { $count } Karten
        }
    .word = im Stapel
discards = Ablage
    .newest = Abgeworfen: { $count }, zuletzt: { $card }
    .none = Nichts abgeworfen
    .word = abgeworfen

## The sentence beside the buttons: what must be done, or what happened.

none-fits = Keine deiner Karten passt. Wirf eine ab.
cuts-off = Eine Karte hier würde ein Ziel abschneiden.
over = Die Grabung ist zu Ende.
hand-empty = Deine Hand ist leer: Du musst passen.
plan = Plane inzwischen voraus.
choose = Wähl eine Karte oder ein Feld.
fits-rotated = So herum passt sie nirgends: Dreh sie.
fits-nowhere = Sie passt gerade nirgends.
fits-lit = { $count ->
        [one] Sie passt auf das leuchtende Feld.
       *[other] Sie passt auf die { $count } leuchtenden Felder.
    }
fits-both = Sie passt dort auch gedreht: Dreh sie, oder drück auf das Feld.
fit-there = { $count ->
        [one] Eine deiner Karten passt dort: Wähl sie.
       *[other] { $count } deiner Karten passen dort: Wähl eine.
    }
    .not = Sie passt dort nicht.
    .lit = Sie passt dort nicht; wo sie passt, leuchtet es.
    .none = Keine deiner Karten passt dort. Nimm ein leuchtendes Feld.
not-yet = Du bist noch nicht dran.
same-rotated = Gedreht sieht diese Karte gleich aus.
cheer = { $you ->
        [true] Du ({ $dwarf }) erreichst
       *[false] { $who } ({ $dwarf }) erreicht
    } Ziel { $number }! Eine Ader aus { $count } { $count ->
        [one] Karte
       *[other] Karten
    } bringt Gold.

## Buttons. Short.

pass = Passen
discard = Abwerfen
rotate = Drehen
    .key = Drehen ({ $key })
    .choose = Erst Karte wählen

## The log.

log-lays = { $you ->
        [true] <who>Du</who> legst
       *[false] <who/> legt
    } <card/><spoken>in Zeile { $row }, Spalte { $column }</spoken>{ log-draws }
log-discards = { $you ->
        [true] <who>Du</who> kannst nichts legen{ $drawn ->
            [none] { " " }und
           *[some] ,
        } wirfst
       *[false] <who/> kann nichts legen{ $drawn ->
            [none] { " " }und
           *[some] ,
        } wirft
    } <card/> ab{ log-draws }
log-draws = { $drawn ->
        [none] { "" }
       *[some] { " " }{ $you ->
            [true] und ziehst
           *[false] und zieht
        } { $drawn ->
            [shown] <drawn/>
           *[hidden] eine Karte
        }
    }
log-passes = { $you ->
        [true] <who>Du</who> hast keine Karten und passt
       *[false] <who/> hat keine Karten und passt
    }
log-resigns = { $you ->
        [true] <who>Du</who> gibst auf
       *[false] <who/> gibt auf
    }
log-dealt = Alle bekommen { $count } Karten.
    .own = Alle bekommen { $count } Karten. Deine: <drawn/>
log-reaches = { $you ->
        [true] Du ({ dwarf }) erreichst Ziel { $number }!
       *[false] <name/> ({ dwarf }) erreicht Ziel { $number }!
    }
log-pay = { $you ->
        [true] du +{ $gold } Gold
       *[false] { $who } +{ $gold } Gold
    }
log-dead = In der Mine passt keine Karte mehr.
log-stuck = Der Stapel ist leer, und niemand kann eine Karte legen.
log-over = Die Partie ist zu Ende. { $how ->
        [nobody] Niemand gewinnt.
        [you] Du gewinnst!
        [you-shared] Du teilst den Sieg mit { $who }.
        [shared] { $who } teilen sich den Sieg.
       *[other] { $who } gewinnt.
    }

## How to play

how = Miners
    .aim = Ihr grabt gemeinsam an einer Mine, aber jeder Zwerg sammelt sein eigenes Gold. Legt Stollen von der Laterne unten zu den drei verschlossenen Zielen oben.
how-cards = Die Karten
    .straight = Gerade
    .bend = Kurve
    .fork = Abzweigung
    .cross = Kreuzung
    .stub = mit Stumpf
    .end = Sackgasse
    .about = Ein <b>Stumpf</b> endet im Geröll: Er darf an den Weg grenzen, aber dort geht es nicht weiter. Jede Karte darfst du <b>drehen</b>, sodass sie auf dem Kopf steht.
how-turn = Dein Zug
    .lay = Leg eine deiner fünf Karten und zieh dann eine nach. Wenn du legen kannst, musst du. Kannst du nichts legen, wirf eine Karte ab und zieh nach; mit leerer Hand passt du.
    .scene = Wo jetzt eine Kreuzung passt. Beleuchtete Stollen sind mit der Laterne verbunden: Eine Karte muss an einen davon anschließen. Wo sich Karten berühren, trifft Offen auf Offen und Zu auf Zu. Rechts vom Stumpf ist es dunkel, dort passt nichts.
    .beside = Neben einem Ziel, einem leeren Feld oder dem Rand des Bretts darf eine Seite offen oder zu sein.
how-open = Der Weg bleibt offen
    .scene = Niemand darf ein Ziel abschneiden. Zu jedem verschlossenen Ziel muss von einem beleuchteten Ende aus ein Weg über leere Felder offen bleiben. Hier ist noch ein Ende übrig: Dort kann man weitergraben, aber keine Sackgasse legen. So ein Feld ist mit einem Kreuz markiert.
    .last = Eine Karte, die ein Ziel erreicht, darf immer gelegt werden: Sie beendet die Partie.
how-gold = Gold
    .scene = Thorin (●) erreicht Ziel 2: Dafür gibt es <b>3 Gold</b>, und <b>1 für jede Karte</b> auf dem kürzesten Weg bekommt, wer sie gelegt hat. Thorin bekommt 6, Gimli (■) 2.
how-end = Das Ende
how-over = Die Partie ist zu Ende, wenn { $goal ->
        [first] das erste Ziel erreicht ist
       *[all] alle drei Ziele erreicht sind
    },{ $open ->
        [true] { "" }
       *[false] { " " }wenn gar keine Karte mehr passen könnte,
    } oder wenn der Stapel leer ist und reihum niemand mehr legen konnte. Das meiste Gold gewinnt, bei Gleichstand die meisten erreichten Ziele. Wurde kein Ziel erreicht, gewinnt niemand.
how-controls = Bedienung
    .keys = <key>1</key>–<key>5</key> wählen eine Karte, <key>R</key> dreht sie, mit den Pfeiltasten bewegst du dich durch die Mine, <key>Eingabe</key> legt die Karte, <key>Esc</key> legt sie zurück.
how-pointer = { $press ->
        [tap] Tippe in beliebiger Reihenfolge auf eine Karte und ein leuchtendes Feld, oder zieh die Karte dorthin. Tippe eine gewählte Karte noch einmal an, um sie zu drehen.
       *[click] Klicke in beliebiger Reihenfolge auf eine Karte und ein leuchtendes Feld, oder zieh die Karte dorthin. Klicke eine gewählte Karte noch einmal an, um sie zu drehen.
    }
