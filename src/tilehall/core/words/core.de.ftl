### Was jedes Spiel sagt: Ablehnungen, Ergebnisse und Listen.

list-and = { $first }, { $rest }
    .last = { $first } und { $rest }
    .alike = { $first } und { $rest }
list-or = { $first }, { $rest }
    .last = { $first } oder { $rest }
    .alike = { $first } oder { $rest }
list-to = { $first } zu { $rest }
    .last = { $first } zu { $rest }
list-sentences = { $first } { $rest }
    .last = { $first } { $rest }
list-comma = { $first }, { $rest }
    .last = { $first }, { $rest }

sentences = { $sentences }

by-seat = { $who } { $number }

## Refusals

game-over = Die Partie ist zu Ende.
wait-for-chance = Jetzt entscheidet der Zufall, warte noch.
not-now = Das geht jetzt nicht.
no-such-seat = Es gibt hier keinen Platz { $seat }.
resigned-already = Du hast schon aufgegeben.
off-board = { $cell } liegt außerhalb des Bretts: Zeilen und Spalten gehen von 0 bis { $last }.
after-final-step = Der Schritt davor schließt den Zug ab: Spiel erst den.
not-your-turn = Am Zug ist { $player }.
not-a-move = `{ $step }` kann jetzt nicht gespielt werden.
not-a-whole-turn = Ein Zug besteht aus seinem Entwurf und einem abschließenden Schritt, in dieser Reihenfolge.
resign-alone = Aufgeben lässt sich nicht mit anderen Schritten verbinden.
resign-for-yourself = Du kannst nur für dich selbst aufgeben.
seat-not-playing = Platz { $seat } ist nicht mehr im Spiel.
choose-step = Wähl einen Schritt.
take-back-first = Nimm zuerst zurück, was du gelegt hast.

## Mistyped steps

no-such-step = Es gibt hier keinen Schritt { $step }. Die Schritte heißen: { $steps }.
step-missing = Es fehlt ein Schritt: Die Zeile ist leer.
step-too-long = Ein Schritt hat höchstens { $most } Zeichen, dieser hat { $count }.
step-too-deep = Das ist kein Schritt: Der Text ist zu tief verschachtelt.
step-with-long-number = Das ist kein Schritt: Eine Zahl darin hat mehr als { $most } Ziffern.
not-even-a-step = Das ist kein Schritt: Ein Schritt ist eine Zeile wie `{ $shape }` oder nennt seinen Namen in „do“. Die Schritte heißen: { $steps }.
not-a-step = { $said } ist kein Schritt: { $why } (Schreibweise: `{ $shape }`).
field-missing = für { $field } steht nichts da
cell-missing = es fehlt ein Feld, zum Beispiel 4,4
number-missing = es fehlt eine Zahl
too-many-words = { $field } hat { $count } Wörter, gelesen werden höchstens { $most }
field-holds = { $field } ist { $holds ->
        [number] eine ganze Zahl, zum Beispiel 3
        [cell] eine Zeile und eine Spalte, zum Beispiel 4,4
        [piece] ein einzelnes Wort
       *[pieces] eine Liste von Wörtern
    }
not-a-number = { $word } ist keine Zahl
not-a-cell = { $word } ist kein Feld, wie zum Beispiel 4,4
none-of = { $word } gehört nicht zu: { $names }
one-word-too-many = { $word } ist ein Wort zu viel
no-such-field = so etwas wie { $field } gibt es darin nicht
nothing-like-that = das gibt es nicht: { $fields }

## Options and seats

bad-range = Ein Bereich der Option „{ $option }“ geht von klein nach groß und liegt in { $low }–{ $high }; { $given } passt nicht dazu.
no-such-option = { $game } hat keine Option { $option }. Die Optionen heißen: { $options }.
no-options = { $game } hat keine Option { $option } und auch sonst keine.
option-takes = Für die Option „{ $option }“ ist möglich: { $bounds }.
options-written = Optionen schreibt man so: { $example }.
bounds-number = eine ganze Zahl von { $low } bis { $high }
bounds-range = ein Bereich wie { $low }-{ $high }
bounds-true-or-false = true oder false
bounds-one-of = einer der Werte { $values }
bounds-either = { $bounds }
bounds-list = { $length ->
        [exact] eine Liste mit { $low } Werten, jeweils { $each }
       *[between] eine Liste mit { $low } bis { $high } Werten, jeweils { $each }
    }
options-too-long = Optionen haben höchstens { $most } Zeichen, diese haben { $count }.
options-too-deep = Das sind keine Optionen: Der Text ist zu tief verschachtelt.
wrong-number-of-players = { $game } ist für { $span } Personen, nicht für { $seats }.
no-such-first-player = Beginnen kann ein Platz von 0 bis { $last }, nicht { $seat }.

# Ein Hauptsatz ohne Punkt: auch ein Menüpunkt.
first-legal-turn = Der erste Zug, den die Regeln erlauben, wird gespielt

unit-points = Punkte

## Games

no-such-game = Es gibt kein Spiel { $game }. Die Spiele heißen: { $games }.
no-such-version = Das gehört zu Fassung { $version } der Regeln von { $game }; hier wird Fassung { $versions } gespielt.

## Steps and results

chance = Der Zufall
step-without-words = { $who } spielt { $step }.

step-first = { $seat } beginnt.
step-resign = { $seat } gibt auf.

outcome = { $winners ->
        [0] Niemand gewinnt
        [one] { $who } gewinnt
       *[other] { $who } teilen sich den Sieg
    }, { $scores }.
