### SUMMON5 in Listen und Überschriften: worum es geht, Varianten, Enden und was Bots vor einer Partie sagen.

title = SUMMON5
summary = Webe Runenfäden zu Reihen, deren Summen Vielfache der Heiligen Zahl sind.
# Ein Hauptsatz ohne Punkt: auch ein Menüpunkt.
default-turn = Der erste Zug, der Punkte bringt, wird gewebt
aim = Bilde Vielfache von { $sacred }
unit = Energie
    .amount = { $count } Mystische Energie

## Modes

mode-sacred-5 = Heilige 5
    .summary = Es zählen Summen von 5, 10, 15 und so weiter.
mode-sacred-3 = Heilige 3
    .summary = Es zählen Summen von 3, 6, 9 und so weiter.
mode-sacred-7 = Heilige 7
    .summary = Es zählen Summen von 7, 14, 21 und so weiter.
mode-mixed-paths = Gemischte Pfade
    .summary = Es zählen alle Vielfachen von 3, 5 und 7.
mode-small-loom = Kleiner Webstuhl
    .summary = Eine schnellere Partie auf einem Großen Webstuhl von 11 mal 11 Feldern.
mode-obstacles = Hindernisse
    .summary = An zehn Knoten im Gewebe enden Reihen.
mode-portals = Portale
    .summary = Vier Portale verdoppeln, was durch sie hindurchläuft.

## Options

option-sacred = Heilige Zahlen
    .description = Summen, die ein Vielfaches einer dieser Zahlen sind, bringen Energie.
option-board = Webstuhl
    .description = Wie groß der Webstuhl ist; auf dem kleinen geht es schneller.
    .value-15 = 15 mal 15
    .value-11 = 11 mal 11
option-hand = Fadenvorrat
    .description = So viele Runenfäden hat ein voller Fadenvorrat; alle zusammen höchstens 32.
option-endgame = Spielende
    .description = Was geschieht, wenn der Nachziehstapel leer ist.
    .value-last-round = Runde beenden, dann noch eine
    .value-round = Runde beenden
    .value-pile = Sofort aufhören
    .value-play-out = Weiterspielen, bis ein Fadenvorrat leer ist
option-target-score = Ziel
    .description = So viel Mystische Energie beendet die Partie; 0: kein Ziel.
option-perfect-bonus = Bonus für ein perfektes Spiel
    .description = Energie für einen Fadenvorrat, der endgültig leer ist.
option-strict = Streng
    .description = Jede Reihe, die entsteht, muss ein Vielfaches einer Heiligen Zahl sein.
option-progressive = Steigend
    .description = Reihen bringen mit jeder gespielten Runde mehr ein.
option-patterns = Muster
    .description = Bonus für Reihen mit Energie ab drei Runenfäden: vorwärts wie rückwärts gleich, in Einerschritten oder mit lauter gleichen Zahlen.
option-multipliers = Faktoren
    .description = Faktoren der Runenfäden 0 bis 9; der größte in einer Reihe vervielfacht, was sie einbringt.
    .place = Faden { $place }
option-obstacles = Hindernisse
    .description = Gesperrte Felder: An ihnen enden Reihen.
option-portals = Portale
    .description = Portale auf dem Webstuhl: Sie sind 0 wert und verdoppeln, was eine Reihe einbringt.

## Endings

ending-pile = Die Runenfäden sind aufgebraucht.
ending-stuck = Jemand konnte nicht mehr weben.
ending-target = Das Ziel an Mystischer Energie ist erreicht.

## Greetings of bots, by level

greeting-first = Zwei Fäden, drei Fäden, das reicht schon.
greeting-easy = Auch kurze Reihen läppern sich.
greeting-medium = Ab und zu finde ich eine lange.
greeting-strong = Ich nehme jeden Punkt, den ich kriege.
greeting-hard = Auch was ich dir übrig lasse, zählt.
greeting-master = Ich denke an deine nächste Hand.
