### Was über das Brett jedes Spiels gesagt wird.

## How to play

how-to-play = Spielanleitung
how-to-opening = Die Regeln werden geholt …
how-to-none = Dieses Spiel hat keine Anleitung.

## The log

you-take-back = Du nimmst einen Zug zurück.
said-times = { $say } ({ $count }-mal)

## The plain board of a game without a board of its own

draft = Bisher: { $steps }.
    .points = Bisher: { $steps } ({ $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkte
        }).
draft-back = Letzten zurücknehmen
    .all = Alles zurücknehmen
draft-step = Ausprobieren: { $step }

## A board from a package that cannot be used

plain-instead = Das eigene Brett des Spiels lässt sich nicht zeigen. { $why } Das hier ist ein schlichtes.
unusable-stopped = Es ist mit einem Fehler abgebrochen.
unusable-not-loaded = Es konnte nicht geladen werden.
unusable-late = Es wurde nicht rechtzeitig geladen.
unusable-styles = Seine Stile konnten nicht geladen werden.
unusable-version = Es wurde für Version { $version } der Bretter dieser Seite gemacht.
unusable-no-mount = Es exportiert keine Funktion, um es einzusetzen.
unusable-no-update = Es sagt nicht, wie man es aktualisiert und wieder entfernt.
