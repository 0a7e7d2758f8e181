### Das Brett von Rummikub.

# Ohne Artikel und ohne Beugung, damit es in jeden Satz passt.
tile = { $colour ->
        [k] Schwarz { $number }
        [r] Rot { $number }
        [b] Blau { $number }
        [o] Orange { $number }
       *[joker] Joker
    }
you = Du

## The list of keys: what a key does

key-space = Leertaste
    .does = Stein auswählen oder loslassen
key-enter = das Ausgewählte hier ablegen: in diese Serie oder als neue
key-shift = Umschalt + ← →
    .does = Stein auf dem Brett verschieben
key-new = neue Serie aus dem Ausgewählten
key-split = die Serie vor diesem Stein teilen
key-all = alle Steine dieser Serie auswählen
key-back = zurück aufs Brett
key-undo = rückgängig
key-draw = Stein ziehen oder passen
key-end = Zug beenden

## The other players, in a line above the table.

others = Bretter und Pool
held = { $count }<word>{ "\u00a0" }{ $count ->
        [one] Stein
       *[other] Steine
    }</word>
gave-up = aufgegeben
opened = eröffnet
passed = gepasst
pool = <word>Pool{ "\u00a0" }</word><b>{ $count }</b>
    .title = Steine, die noch im Pool sind
round = <word>Runde</word><short>R</short> { $round }

## The newest move, in one line above the table, and in the log

opens = { $you ->
        [true] <b>Du</b> eröffnest mit { $points } Punkten: <tiles/>
       *[false] <who/> eröffnet mit { $points } Punkten: <tiles/>
    }
plays = { $you ->
        [true] <b>Du</b> spielst <tiles/>
       *[false] <who/> spielt <tiles/>
    }
you-draw = <b>Du</b> ziehst <tiles/>
draws = { $you ->
        [true] <b>Du</b> ziehst einen Stein.
       *[false] <who/> zieht einen Stein.
    }
passes = { $you ->
        [true] <b>Du</b> passt.
       *[false] <who/> passt.
    }
gives-up = { $you ->
        [true] <b>Du</b> gibst auf.
       *[false] <who/> gibt auf.
    }
begins = { $you ->
        [true] <b>Du</b> beginnst.
       *[false] <who/> beginnt.
    }

## The log

log-opens = { opens } { played-how }
log-plays = { plays } { played-how }
played-how = { $how ->
        [added] (angelegt); <soft>{ played-left }</soft>
        [apart] (eine Serie auseinandergenommen); <soft>{ played-left }</soft>
        [sets] ({ $sets } Serien umgebaut); <soft>{ played-left }</soft>
       *[new] <soft>{ played-left }</soft>
    }
played-left = { $left ->
        [0] das Brett ist leer.
       [1] noch { $left } Stein.
       *[other] noch { $left } Steine.
    }
all-passed = Alle haben gepasst.
won = { $result ->
        [nobody] Niemand gewinnt.
        [you] <b>Du</b> gewinnst.
        [you-and] <b>Du</b> und <winners/> gewinnt gemeinsam.
        [one] <winners/> gewinnt.
       *[many] <winners/> gewinnen.
    }
won-round = { $result ->
        [nobody] Niemand gewinnt Runde { $round }.
        [you] <b>Du</b> gewinnst Runde { $round }.
        [you-and] <b>Du</b> und <winners/> gewinnt Runde { $round } gemeinsam.
        [one] <winners/> gewinnt Runde { $round }.
       *[many] <winners/> gewinnen Runde { $round }.
    }
cost = { $who } +{ $points }
dealt = { $you ->
        [true] <b>Du</b> beginnst; alle haben 14 Steine.
       *[false] <who/> beginnt; alle haben 14 Steine.
    }
    .round = { $you ->
        [true] Runde { $round }: <b>Du</b> beginnst; alle haben 14 Steine.
       *[false] Runde { $round }: <who/> beginnt; alle haben 14 Steine.
    }
game-over = Die Partie ist zu Ende.

## The end of a round: a sheet over the table

account-title = { $result ->
        [nobody] Niemand gewinnt Runde { $round }.
        [you] Du gewinnst Runde { $round }!
        [you-and] Du und <winners/> gewinnt Runde { $round } gemeinsam!
        [one] <winners/> gewinnt Runde { $round }.
       *[many] <winners/> gewinnen Runde { $round }.
    }
account-why = { $how ->
        [passed] Der Pool ist leer, und alle haben gepasst.
       *[emptied] Ein Brett ist leer.
    } Was übrig ist, gibt Minuspunkte.
account-total = <soft>gesamt</soft> <b>{ $points }</b>
account-left = Übrig: { $tiles }
go-on = Weiter

## The table

felt = Der Tisch
felt-empty = Hier liegt noch nichts.
    .mine = Hier liegt noch nichts. Zieh Steine auf den Filz, oder tippe sie an und dann den Filz.
left = Übrig auf den Brettern
set = { $hint ->
        [true] Tipp: { $tiles }. { $said }
       *[false] Serie: { $tiles }. { $said }
    }
    .drag = Ganze Serie ziehen
set-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
set-building = unvollständig
set-wrong = keine Serie
tile-new = { $tile }, neu
tile-stands = { $tile }, steht für { $stands }
    .new = { $tile }, steht für { $stands }, neu
tiles-stay = Steine vom Tisch bleiben auf dem Tisch.

## The rack

rack = Dein Brett
sort = Brett sortieren
    .colour = Nach Farbe sortieren
    .number = Nach Zahl sortieren

## The state of the turn, and its buttons.

all-valid = Jede Serie ist gültig. Du kannst deinen Zug beenden.
opening = Auslage <b>{ $points }</b> von { $needed }
draw = Ziehen
pass = Passen
undo = Zurück
    .title = Rückgängig (U)
    .not = Noch nichts rückgängig zu machen
reset = Alles zurück
    .title = Alles zurücknehmen
    .not = Von diesem Zug liegt noch nichts auf dem Tisch
split = Teilen
    .title = Serie vor diesem Stein teilen (S)
new-set = Neue Serie
    .title = Neue Serie aus dem Ausgewählten (N)
    .not = Wähl erst Steine aus
end-turn = Zug beenden
    .title = Zug beenden (E)
    .not = Dieser Zug kann noch nicht enden
give-up = { $step ->
        [pass] Passen und die gelegten Steine zurücknehmen?
       *[draw] Einen Stein ziehen und die gelegten Steine zurücknehmen?
    }
    .yes = { $step ->
        [pass] Ja, passen
       *[draw] Ja, ziehen
    }
    .no = Nein, liegen lassen

## How to play. Numbers and colours of tiles in the texts are those in the pictures.

how-set = { $tiles }.
how = So spielt man Rummikub
how-aim = <b>Mach dein Brett vor den anderen leer.</b> Alle bekommen 14 Steine, die nur sie selbst sehen; der Rest ist der Pool.

how-sets = Serien
    .group = Eine Gruppe: drei oder vier Steine einer Zahl, jede Farbe nur einmal.
    .run = Eine Reihe: drei oder mehr Steine einer Farbe, lückenlos aufsteigend. Auf die 13 folgt keine 1.
    .joker = Ein Joker steht für jeden Stein. In einer Reihe sagt sein Platz, für welchen: hier für die rote 11.
    .wrong = Das ist keine Reihe: Sie würde von der roten 5 auf die rote 7 springen.

how-turn = Dein Zug
    .play = Leg mindestens einen Stein von deinem Brett auf den Tisch, oder zieh einen aus dem Pool. Ist der Pool leer, passt du stattdessen. Was du ausprobierst, sieht niemand, bis du den Zug beendest.
how-opening = <b>Erste Auslage.</b> { $rounds ->
        [1] Du eröffnest
       *[other] Du eröffnest in jeder Runde
    } mit neuen Serien nur von deinem eigenen Brett{ $points ->
        [0] { "" }
       *[other] , die zusammen <b>{ $points }</b> Punkte wert sind
    }. Jeder Stein zählt seine Zahl, ein Joker die des Steins, für den er steht. Bis dahin bleiben die Serien auf dem Tisch, wie sie sind.
    .low = 24 und 9: zusammen 33, genug zum Eröffnen.
    .high = 30 und 30: zusammen 60, genug zum Eröffnen.

how-rearranging = Umbauen
    .play = Danach gehört dir der ganze Tisch: Leg an Serien an, teile sie, setz sie neu zusammen. Am Ende muss jeder Stein zu einer Serie gehören, und was auf dem Tisch lag, muss auf dem Tisch bleiben.
    .before = Auf dem Tisch …
    .after = … und nach einem Zug mit Schwarz 8, Rot 11, Blau 3 und Orange 3: Der Joker ist weitergewandert.

how-end = Das Ende
    .wins = Wer zuerst ein leeres Brett hat, gewinnt die Runde. Ist der Pool leer und passen alle nacheinander, gewinnt die kleinste Summe auf einem Brett. Alle anderen schreiben auf, was sie noch haben, einen Joker mit 30: Das sind Minuspunkte, und <b>die kleinste Gesamtsumme gewinnt</b>.
    .again = Für jede Runde werden alle Steine neu verteilt, und alle müssen wieder eröffnen.
how-limit = Runde folgt auf Runde, bis jemand <b>{ $points }</b> Minuspunkte hat{ $rounds ->
        [0] { "" }
        [1] , aber höchstens eine Runde
       *[other] , aber höchstens { $rounds } Runden
    }.
how-rounds = Die Partie hat <b>{ $rounds ->
        [1] eine Runde
       *[other] { $rounds } Runden
    }</b>.

how-controls = Bedienung
    .drag = Zieh Steine, oder tippe sie an und dann eine Serie, den Filz oder dein Brett. Mit Umschalt und Klick nimmst du alle dazwischen mit.
    .drop = Ein Stein, den du neben, auf oder zwischen die Steine einer Serie ziehst, kommt dazu; eine Lücke zeigt, wo. Überall sonst beginnt er eine neue Serie.
    .split = Zieh einen Stein mitten aus einer Reihe, um sie zu teilen. Tippe einen Stein doppelt an, um die Serie vor ihm zu teilen.
    .move = Zieh den Balken unter einer Serie, um die ganze Serie zu verschieben oder an eine andere anzuhängen.
    .sort = Ordne dein Brett durch Ziehen, auch wenn andere dran sind. <b>Nach Farbe sortieren</b> (789) und <b>Nach Zahl sortieren</b> (777) räumen es auf.
    .undo = „Zurück“ macht jeden Schritt rückgängig, auch „Alles zurück“ und einen ausgelegten Tipp. Dein Zug wartet auf dich, wenn du die Seite schließt.
    .scroll = Ist der Filz zu klein für alle Serien, verschiebst du ihn durch Wischen. Halte einen Stein kurz gedrückt, um ihn zu ziehen.
    .keys = Tasten: Mit den Pfeilen bewegst du dich, <key>Leertaste</key> nimmt auf, <key>Eingabe</key> legt ab, <key>N</key> beginnt eine Serie, <key>Rücktaste</key> nimmt zurück, <key>S</key> teilt, <key>A</key> nimmt eine ganze Serie auf, <key>U</key> macht rückgängig, <key>D</key> zieht, <key>E</key> beendet den Zug; <key>Umschalt</key> und ein Pfeil verschieben einen Stein auf dem Brett.
