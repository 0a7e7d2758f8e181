### Rummikub in Listen und Überschriften: worum es geht, Varianten, Enden und was Bots vor einer Partie sagen.

title = Rummikub
summary = Leg Reihen und Gruppen aus, ordne den Tisch neu und werde vor den anderen alle Steine los.
unit = Minuspunkte
# Ein Hauptsatz ohne Punkt: auch ein Menüpunkt.
default-turn = Ein Stein wird gezogen
notice = Rummikub ist eine Marke des jeweiligen Inhabers. Dieses Projekt steht in keiner Verbindung zu ihm: Es wird von ihm weder hergestellt noch lizenziert noch unterstützt. Wer einen Spieletreff betreibt, kann dem Spiel einen anderen Namen geben.
aim = Mach dein Brett leer

## Modes

mode-one-round = Eine Runde
    .summary = Wer zuerst ein leeres Brett hat, gewinnt.
mode-four-rounds = Vier Runden
    .summary = Nach vier Runden gewinnen die wenigsten Minuspunkte.
mode-to-500-points = Bis 500 Punkte
    .summary = Die Partie endet, sobald jemand 500 Minuspunkte hat.

## Options

option-initial-meld = Erste Auslage
    .description = So viele Punkte braucht die erste Auslage in jeder Runde.
option-rounds = Runden
    .description = So viele Runden hat die Partie. 0: keine feste Zahl, nur mit Punktegrenze möglich.
option-point-limit = Punktegrenze
    .description = Die Partie endet nach der Runde, in der jemand so viele Minuspunkte erreicht, mindestens 50. 0: keine Grenze.

## Endings

ending-emptied = Ein Brett ist leer.
ending-passed = Der Pool ist leer, und alle haben gepasst.
ending-rounds = Die vereinbarten Runden sind gespielt.
ending-limit = Die Punktegrenze ist erreicht.

## Greetings of bots, by level

greeting-first = Mit dreißig eröffnet man, oder?
greeting-easy = Ich lege, was ich sehe.
greeting-medium = Man darf eine Serie auch auseinandernehmen, weißt du.
greeting-strong = Was sich legen lässt, lege ich.
greeting-hard = Manche Steine warten auf ihren Moment.
greeting-master = Zähl mein Brett, ich zähle deins.
