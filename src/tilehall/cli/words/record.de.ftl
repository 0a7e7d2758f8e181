### Eine Aufzeichnung im Terminal: `tilehall review` und `tilehall verify`.

## Eine Analyse

review-thinking = Jeder Zug wird analysiert
review-turn = Zug
    .played = gespielt
    .mark = Urteil
    .adviser = Berater
    .chance = Gewinnchance
review-same = dasselbe.
review-mark = { $mark ->
        [good] gut
        [inaccuracy] ungenau
        [mistake] Fehler
       *[blunder] grober Fehler
    }
review-count = Der Berater hätte { $same } von { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } genauso gespielt.
review-no-seat = Diese Partie hat { $seats } Plätze; einen Platz { $seat } gibt es nicht.

## The proof of the dice

# $chance ist ein englisches Wort: Deal, Dice, Plants.
verified = { $chance ->
        [Plants] Pflanzen
        [Dice] Würfel
       *[Deal] Austeilen
    } geprüft. Zufallsschritte: { $rolls }. Alle folgen aus dem Startwert und den Werten der Plätze.
verified-continues = Schritte aus einer anderen Partie, nicht geprüft: { $steps }.
verified-takebacks = Zurückgenommene Züge: { $turns }. In der Aufzeichnung stehen nur die Züge, die gelten.
verified-commitment = Vergleiche dieses Siegel mit dem, das vor der Partie zu sehen war: { $commitment }
verified-value = Der Wert von Platz { $seat }: { $value ->
        [none] keiner (ein Bot)
       *[other] { $value }
    }
no-proof = Die Aufzeichnung enthält keinen Beweis: Entweder hat kein Spieletreff ausgeteilt, oder die Partie ist noch nicht zu Ende.

## Files and steps

file-unreadable = { $file } lässt sich nicht lesen: { $why }.
not-text = das ist kein Text
no-step = Einen Schritt { $step } gibt es in dieser Aufzeichnung nicht; sie hat { $last ->
        [one] { $last } Schritt
       *[other] { $last } Schritte
    }.
