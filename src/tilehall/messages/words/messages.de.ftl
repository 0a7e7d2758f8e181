### Was der Server und der Spieletreff in der Seite beide sagen.

## Requests

nothing-here = Unter dieser Adresse gibt es nichts.
wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
request-too-long = Die Anfrage ist zu lang.
request-does-not-fit = Die Anfrage passt nicht: { $detail }.
message-not-read = Diese Nachricht ist nicht lesbar: { $detail }.
try-again-in = { $unit ->
        [seconds] { $count ->
            [one] { $what }; versuch es in { $count } Sekunde noch einmal.
           *[other] { $what }; versuch es in { $count } Sekunden noch einmal.
        }
       *[minutes] { $count ->
            [one] { $what }; versuch es in { $count } Minute noch einmal.
           *[other] { $what }; versuch es in { $count } Minuten noch einmal.
        }
    }

## Rooms

room-not-shown = Dieser Teil des Spieletreffs kann den Tisch nicht zeigen; diese Seite verbindet sich von selbst neu.
overtaken = Inzwischen ist etwas passiert; so steht es jetzt.
enter-first = Geh zuerst an einen Tisch.
nothing-under-way = Es läuft keine Partie.
not-your-turn-now = Du bist nicht dran.
time-up = Die Zeit für diesen Zug ist um: Ein Bot spielt ihn.
not-asked-of-a-table = Diese Frage kann ein Tisch nicht beantworten.
player-not-here = Diese Person ist nicht an diesem Tisch.
no-hint = Gerade gibt es keinen Tipp. Versuch es noch einmal.

## Games

game-not-begun = Diese Partie hat noch nicht begonnen.
log-after-game = Den ganzen Verlauf kannst du nach der Partie lesen.
review-after-game = Analysieren lässt sich eine Partie erst, wenn sie zu Ende ist.
no-turn = Einen Zug mit dieser Nummer gibt es in der Partie nicht.
no-game = Dieses Spiel gibt es hier nicht.
no-lesson = Diese Lektion gibt es nicht.
no-puzzle = Dieses Rätsel gibt es nicht.
