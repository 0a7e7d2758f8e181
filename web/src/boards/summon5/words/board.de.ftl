### Das Brett von SUMMON5.

threads = { $count ->
        [one] einen Runenfaden
       *[other] { $count } Runenfäden
    }
somebody = Jemand

## The list of keys: what a key does

key-digit = Runenfaden wählen oder auf das markierte Feld legen
key-enter = auf einem Feld: den gewählten Runenfaden dort ablegen oder zurücknehmen
key-back = den neuesten Runenfaden zurücknehmen
key-undo = den Zug oder einen Tipp rückgängig machen oder wiederherstellen
key-end = Zug beenden

## The line above the loom: the goal and how far the game is. There is little room.

goal = Bilde Vielfache von { $sacred }
    .more = Jedes Vielfache zählt: je größer die Summe, desto mehr.
target = Ziel <b>{ $points }</b>
round = { $last ->
        [true] Letzte Runde
       *[false] Runde { $round }
    }
phase = { $stage ->
        [refill] Sammelphase
       *[play] Webphase
    }
pile = Stapel <b>{ $count }</b>
holds = { $who } hat { threads }.

## The sentence above the loom: what is missing, or what was earned.

loom-waits = Der Große Webstuhl wartet auf den ersten Runenfaden.
none-scores = Keiner deiner Runenfäden kann eine Reihe bilden, die Punkte bringt. Sag, dass du festsitzt.
worth = { $more ->
        [true] Dieser Zug bringt { $points } Mystische Energie. Beende ihn, oder webe weiter.
       *[false] Dieser Zug bringt { $points } Mystische Energie. Beende ihn.
    }
where-to = Wohin soll die { $tile }?
which-thread = Welcher Runenfaden soll dorthin?
place-some = Leg einen bis fünf Runenfäden in eine Zeile oder Spalte, neben die Sonne.
channelled = { $you ->
        [true] Du hast { $points } Mystische Energie erhalten.
       *[false] <who/> hat { $points } Mystische Energie erhalten.
    }
perfect = Der Fadenvorrat ist endgültig leer, ein perfektes Spiel: { $bonus } Energie mehr.
sum-earns = Summe { $sum }: { $points ->
        [0] keine Energie
       *[other] { $points } Energie
    }.

## The loom

loom = Der Große Webstuhl, { $size } mal { $size }
    .caption = Großer Webstuhl
whole-loom = Alles zeigen
    .closer = Näher
at = Zeile { $row }, Spalte { $column }
cell-own = { at }: deine { $tile } aus diesem Zug; drücken, um sie zurückzunehmen
    .back = { at }: deine { $tile } aus diesem Zug; der Tipp nimmt sie zurück; drücken, um sie zurückzunehmen
cell-thread = { at }: { $tile }
    .sun = { at }: { $tile }, die Sonne in der Mitte
    .new = { at }: { $tile }, neu
cell-portal = { at }: Portal ×2, 0 wert, verdoppelt Energie
cell-knot = { at }: blockiert
cell-empty = { at }: leer
    .earns = { at }: leer, der Zug würde hier { $points } bringen
    .ghost = { at }: leer, { $tile } käme hierhin
    .gap = { at }: leer, eine Lücke zum Füllen
    .open = { at }: leer, hier kann ein Runenfaden liegen
portal = Portal
sum = Summe { $sum }
forms = Was dieser Zug bildet
    .last = Was der letzte Zug gebildet hat

## The Thread Reservoir

reservoir = Dein Fadenvorrat
    .empty = Dein Fadenvorrat ist leer.
thread = Runenfaden { $tile }
    .place = { $tile } auf { $cell } legen
    .earns = { $tile } auf { $cell } legen, für { $points }

## Buttons, below the loom.

stuck = Ich sitze fest: kein Zug möglich
redo-turn = Wiederherstellen
undo-turn = Zurücknehmen
undo-hint = Tipp zurück
end-turn = Zug beenden
    .earns = Zug beenden, +{ $points }

## The log

wove = { $you ->
        [true] Du webst { threads }
       *[false] { $who } webt { threads }
    }
wove-threads = : { $threads }
wove-where = { $tile } in Zeile { $row }, Spalte { $column }.
score-now = jetzt { $score }
gathered = Sammelphase: { $count ->
        [one] ein Runenfaden
       *[other] { $count } Runenfäden
    }.
loom-holds = { $what ->
        [portals] Auf dem Großen Webstuhl: { portals }.
        [knots] Auf dem Großen Webstuhl: { knots }.
       *[both] Auf dem Großen Webstuhl: { portals } und { knots }.
    }
portals = { $portals ->
        [one] { $portals } Portal
       *[other] { $portals } Portale
    }
knots = { $knots ->
        [one] { $knots } Knoten
       *[other] { $knots } Knoten
    }
begins = { $you ->
        [true] Du beginnst. Alle haben { threads }.
       *[false] { $who } beginnt. Alle haben { threads }.
    }
no-turn = { $you ->
        [true] Du hast keinen möglichen Zug.
       *[false] { $who } hat keinen möglichen Zug.
    }
resigns = { $you ->
        [true] Du gibst auf.
       *[false] { $who } gibt auf.
    }

## How to play

how-example = { $tiles } ergibt { $sum }, das bringt { $points ->
        [0] nichts
       *[other] { $points } Energie
    }.
how-aim = Webe Runenfäden, Steine mit den Zahlen 0 bis 9, in den Großen Webstuhl mit { $size } mal { $size } Feldern. Immer wenn eine Reihe ein Vielfaches { $several ->
        [true] einer der Heiligen Zahlen
       *[false] der Heiligen Zahl
    } <b>{ $sacred }</b> ergibt, gehört ihre Mystische Energie dir.

how-turn = Dein Zug
    .weaving = <b>Webphase.</b> Leg einen bis fünf Runenfäden aus deinem Fadenvorrat in <b>eine Zeile oder eine Spalte</b>, ohne Lücke, neben einen Runenfaden, der schon liegt. Beende dann den Zug.
    .gathering = <b>Sammelphase.</b> Dein Fadenvorrat wird wieder auf { $hand } aufgefüllt.

how-scores = Was zählt
how-sequence = Eine <b>Reihe</b> ist eine lückenlose Linie aus zwei bis fünf Runenfäden, waagrecht oder senkrecht. Ihre Summe geteilt durch { $several ->
        [true] die Heilige Zahl
       *[false] { $sacred }
    }, mal 10: So viel bringt sie ein.
how-each = Eine Summe, die ein Vielfaches mehrerer Heiliger Zahlen ist, bringt für jede etwas ein.
how-counts = Jede Reihe, in der ein neuer Runenfaden liegt, zählt. Mindestens eine muss Energie bringen; eine, die keine bringt, zeigt ihre Summe in Grau und schadet nicht.
how-strict = Jede Reihe, in der ein neuer Runenfaden liegt, zählt. Mindestens eine muss Energie bringen; und an diesem Tisch muss <b>jede</b> Reihe, die du bildest, ein Vielfaches von { $several ->
        [true] einer der Zahlen
       *[false] { $sacred }
    } sein. Die Summe 0 ist erlaubt und bringt nichts ein.

how-again = Eine Reihe noch einmal werten
    .longer = Verlängere eine alte Reihe, und alles in ihr zählt noch einmal. Bei fünf Runenfäden ist Schluss.

how-end = Das Ende
how-pile = { $endgame ->
        [last_round] Ist der Nachziehstapel leer, wird die Runde zu Ende gespielt, und es folgt noch eine.
        [round] Ist der Nachziehstapel leer, wird nur noch die Runde zu Ende gespielt.
        [pile] Ist der Nachziehstapel leer, ist die Partie sofort zu Ende.
       *[play_out] Ist der Nachziehstapel leer, spielen alle aus ihrem Fadenvorrat weiter; sobald einer leer ist, ist diese Runde die letzte.
    }
how-target = Wer zuerst <b>{ $points }</b> Mystische Energie hat, beendet die Partie sofort.
how-perfect = Ein leerer Fadenvorrat, der nicht mehr aufgefüllt werden kann, ist ein perfektes Spiel: { $bonus } Energie mehr.
how-winner = Wer keinen möglichen Zug hat, sitzt fest und scheidet aus; nach dieser Runde endet die Partie. Die meiste Mystische Energie gewinnt, bei Gleichstand der kleinere Fadenvorrat.

how-special = Auf diesem Webstuhl
    .portals = <b>Portale</b> ({ $count }) zählen 0, verbinden Runenfäden, und jedes verdoppelt, was eine Reihe durch sie hindurch einbringt.
    .knots = <b>Knoten</b> ({ $count }) blockieren ihr Feld und beenden Reihen.
    .rising = <b>Steigende Energie:</b> mal 10 in der ersten Runde, mal 11 in der zweiten und so weiter.
    .patterns = <b>Muster:</b> Eine Reihe mit Energie ab drei Runenfäden bringt 10 mehr, wenn sie vorwärts und rückwärts gleich ist, 10 mehr, wenn jeder Runenfaden um eins größer (oder kleiner) ist als der davor, und 10 mehr, wenn alle gleich sind.
    .before = Die Bilder oben zeigen, was eine Reihe ohne all das einbringt.
how-strong = <b>Starke Runenfäden:</b> { $strong }. Der stärkste Runenfaden einer Reihe vervielfacht, was sie einbringt.
how-factor = { $tile } zählt ×{ $factor }

how-good = Gut zu wissen
    .cross = Ein Runenfaden kann zwei Reihen auf einmal vollenden, eine waagrecht und eine senkrecht. Beide zählen.
    .long = Längere Reihen mit größeren Summen bringen mehr. Nutze die hohen Runenfäden, 6 bis 9, wo sie viel einbringen.
    .save = Wäge die Energie dieses Zugs gegen Runenfäden ab, die du für einen größeren aufheben könntest.
    .block = Du kannst eine wertvolle Reihe blockieren, die andere vollenden könnten, aber vielleicht blockierst du auch dich selbst.
    .stays = Wenn du deinen Zug beendest, bleiben seine Runenfäden liegen. Wer keinen möglichen Zug mehr hat, ist aus dem Spiel.

how-controls = Bedienung
how-pointer = { $press ->
        [tap] Zieh einen Runenfaden auf ein Feld, oder tippe in beliebiger Reihenfolge auf Runenfaden und Feld. Tippe auf einen Runenfaden dieses Zugs, um ihn zurückzunehmen.
       *[click] Zieh einen Runenfaden auf ein Feld, oder klicke in beliebiger Reihenfolge auf Runenfaden und Feld. Klicke auf einen Runenfaden dieses Zugs, um ihn zurückzunehmen.
    } Zieh am Webstuhl, um mehr davon zu sehen; zoome mit zwei Fingern oder mit <key>Strg</key> und dem Mausrad.
how-keys = Mit den Pfeiltasten bewegst du dich über den Webstuhl, eine Ziffer legt diesen Runenfaden, <key>Rücktaste</key> nimmt ihn zurück, <key>U</key> nimmt den Zug zurück oder stellt ihn wieder her, <key>E</key> beendet ihn.
