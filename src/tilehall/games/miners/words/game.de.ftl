### Miners in Listen und Überschriften: worum es geht, Varianten, Enden und was Bots vor einer Partie sagen.

title = Miners
summary = Grab dich vom Start zu drei Zielen vor: Gold gibt es für jedes erreichte Ziel und für jede Karte am Weg.
unit = Gold
    .amount = { $count } Gold
# Ein Hauptsatz ohne Punkt: auch ein Menüpunkt.
default-turn = Die erste Karte, die passt, wird gelegt; passt keine, wird eine abgeworfen
aim = Grab dich zum Gold

## Modes

mode-all-destinations = Alle Ziele
    .summary = Grabt, bis alle drei Ziele erreicht sind.
mode-first-destination = Erstes Ziel
    .summary = Das erste erreichte Ziel beendet die Partie.

## Options

option-goal = Spielende
    .description = Was die Partie beendet.
    .value-all = Alle drei Ziele
    .value-first = Das erste Ziel
option-keep-open = Der Weg bleibt offen
    .description = Niemand darf eine Karte legen, die ein Ziel von den offenen Enden der Mine abschneidet.

## Endings

ending-goal = Die Ziele sind erreicht.
ending-dead = In der Mine passt nirgends mehr eine Karte.
ending-stuck = Der Stapel ist leer, und niemand konnte eine Karte legen.

## Greetings of bots, by level

greeting-first = Wo geht’s hier zum Gold?
greeting-easy = Ich grabe, wo es nah ist.
greeting-medium = Vorsicht: Ich schaue, wer nach mir kommt.
greeting-strong = Ich öffne nie einen Weg für andere.
greeting-hard = Manche Wege bleiben besser zu.
greeting-master = Ich weiß, was du nicht auf der Hand hast.
