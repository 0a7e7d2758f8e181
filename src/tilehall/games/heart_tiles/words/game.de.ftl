### Heart Tiles in Listen und Überschriften: worum es geht, Enden und was Bots vor einer Partie sagen.

title = Heart Tiles
summary = Leg Herzen auf Felder ihrer Farbe, dann zählen sie doppelt. Nutze Wind, Recycling und Schild.
# Ein Hauptsatz ohne Punkt: auch ein Menüpunkt.
default-turn = Fehlende Karten werden gezogen, dann endet der Zug
aim = Leg Farbe auf Farbe

## Endings

ending-tiles = Auf jedem Feld liegt ein Herz.
ending-decks = Beide Stapel sind leer.

## Greetings of bots, by level

greeting-first = Rot auf Rot, stimmt das so?
greeting-easy = Meinen Wind hebe ich mir auf.
greeting-medium = Gleiche Farbe zählt doppelt.
greeting-strong = Ein Schild im richtigen Moment, und die Sache läuft.
greeting-hard = Leg, was du willst. Ich habe Wind.
greeting-master = Ich zähle mit, welche Herzen noch kommen.
