### 4ascend in Listen und Überschriften: worum es geht, Varianten, Enden und was Bots vor einer Partie sagen.

title = 4ascend
summary = Bilde Viererreihen, um anzugreifen, wehre Angriffe sofort ab und halte deine LP über null.
unit = LP übrig
    .amount = { $count } LP
# Ein Hauptsatz ohne Punkt: auch ein Menüpunkt.
default-turn = Ein Stein kommt auf das erste freie Feld
aim = Bilde Viererreihen

## Modes

mode-hp-15 = 15 LP
    .summary = Ein kurzer Kampf.
mode-hp-20 = 20 LP
    .summary = Der übliche Kampf.
mode-hp-30 = 30 LP
    .summary = Ein langer Kampf.

## Options

option-hp = LP
    .description = LP jeder Seite am Anfang.
option-plants-start = Pflanzen am Anfang
    .description = So viele Pflanzen wachsen vor dem ersten Zug.
option-sprout-every = Züge bis zum Sprießen
    .description = Nach so vielen ruhigen Zügen sprießen Pflanzen; 0: nie.
option-sprout = Sprießende Pflanzen
    .description = So viele Pflanzen sprießen dann.
option-regrow = Nachwachsen
    .description = So viele Pflanzen wachsen nach jedem Angriff nach.
option-max-turns = Zuggrenze
    .description = Nach so vielen Zügen endet die Partie; 0: keine Grenze.
option-on-limit = Ergebnis an der Grenze
    .description = Wer gewinnt, wenn die Zuggrenze erreicht oder das Brett voll ist.
    .value-hp = Wer mehr LP hat, gewinnt
    .value-draw = Unentschieden

## Endings

ending-hp = Eine Seite hat keine LP mehr.
ending-limit = Die Zuggrenze ist erreicht.
ending-full = Das Brett ist voll.

## Greetings of bots, by level

greeting-first = Vier in einer Linie greifen an, hab ich gehört.
greeting-easy = Ich mag Linien. Du auch?
greeting-medium = Achte auf meine Dreier.
greeting-strong = Erst die Pflanzen, dann die Steine.
greeting-hard = Zwei Drohungen sind eine zu viel für dich.
greeting-master = Ich habe dieses Brett schon oft voll werden sehen.
