### Connect Four in Listen und Überschriften: worum es geht, Varianten, Optionen, Enden und was Bots sagen.

summary = Wirf deine Scheiben in das Gestell: Vier davon in einer Linie gewinnen.
aim = { $line } in einer Linie
seat-name = { $seat ->
        [0] Rot
       *[1] Gelb
    }

## Modes

mode-four = Viererlinie
    .summary = Die übliche Partie.
mode-five = Fünferlinie
    .summary = Eine längere Partie auf einem größeren Gestell.

## Options

option-columns = Spalten
    .description = So viele Spalten hat das Gestell.
option-rows = Zeilen
    .description = So viele Scheiben passen in eine Spalte.
option-line = Linie
    .description = So viele Scheiben in einer Linie gewinnen.

## Endings

ending-line = Eine Linie ist vollständig.
ending-full = Das Gestell ist voll.

## Greetings of bots, by level

greeting-easy = Plopp!
greeting-medium = Die Mitte gehört mir.
greeting-hard = Ich sehe auch die Diagonalen.
