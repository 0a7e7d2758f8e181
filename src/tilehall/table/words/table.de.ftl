### Was an jedem Tisch geschieht: Ablehnungen, Verlauf, Ergebnisse in Listen und warum eine Partie ungewertet ist.

## The log

fact-timeup = { $at_zero ->
        [bot] Die Zeit von { $player } ist um; ein Bot spielt diesen Zug.
       *[other] Die Zeit von { $player } ist um.
    }
fact-takenback = { $player } nimmt einen Zug zurück.

## Names

somebody = Jemand
player-number = Spieler { $number }

## Seats

seats-before-game = Platz nehmen kann man nur vor Beginn der Partie.
seats-from-quick-match = Plätze an diesem Tisch gibt es nur über „Schnelles Spiel“: Such dort eine Partie.
every-seat-taken = Alle Plätze sind besetzt.
seat-taken = Platz { $seat } ist besetzt.
seat-free-already = Platz { $seat } ist schon frei.
seat-not-there = Es gibt hier keinen Platz { $seat }.
seat-kept = Während der Partie behältst du deinen Platz; du kannst aufgeben.
seat-of-tournament = In einem Turnier behältst du deinen Platz; sobald die Partie begonnen hat, kannst du aufgeben.
seated-already = Du hast schon einen Platz. Verlass ihn zuerst.
no-seat = Du hast keinen Platz an diesem Tisch.
removed-from-table = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen und dich wieder setzen, sobald er es erlaubt.
removed-in-game = Während der Partie kann niemand entfernt werden.
removed-from-quick-match = In einer Partie aus „Schnelles Spiel“ kann niemand entfernt werden.
readmitted-already = Diese Person darf sich hier schon wieder setzen.
no-such-level = Für { $game } gibt es Bots dieser Stufen: { $levels }.

## Before the game

game-has-begun = Die Partie hat begonnen.
not-begun = Die Partie hat noch nicht begonnen.
nothing-begun = Noch hat keine Partie begonnen.
game-over-rematch = Die Partie ist zu Ende; schlag zuerst eine Revanche vor.
ready-value = Wer bereit ist, schickt 8 bis { $most } zufällig gewählte Buchstaben und Ziffern mit.
ready-already = Du bist schon bereit.
not-ready-yet = Du bist noch nicht bereit.
not-everyone-ready = Noch sind nicht alle bereit.
options-fixed = Nach Beginn der Partie lassen sich die Optionen nicht mehr ändern.
options-of-quick-match = Die Optionen einer Partie aus „Schnelles Spiel“ lassen sich nicht ändern.
options-of-position = Diese Partie geht von einer Stellung aus weiter, deshalb stehen ihre Regeln fest.
removed-seat-taken = Auf einem Platz, der wegfallen würde, sitzt jemand. Mach ihn zuerst frei.

## The host

host-only = Das kann nur der Gastgeber.
host-already = Du bist hier schon Gastgeber.
host-not-seated = Gastgeber kann nur sein, wer einen Platz am Tisch hat.
host-bot-account = Ein Bot-Konto kann nicht Gastgeber sein.
mute-yourself = Du kannst dich nicht selbst stumm schalten.
muted-already = Diese Person ist schon stumm geschaltet.
not-muted = Diese Person ist nicht stumm geschaltet.
muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
close-in-game = Die Partie läuft noch: Du kannst aufgeben, aber den Tisch nicht schließen.
close-with-others = An diesem Tisch warten noch andere; du kannst ihn verlassen.
closed-by-host = Der Gastgeber hat diesen Tisch geschlossen.
no-room = Es gibt keinen Tisch mit diesem Code.
frozen = Deine Lehrkraft hat alle Bretter der Klasse für einen Moment angehalten.
not-frozen = Das Brett an diesem Tisch ist nicht angehalten.
closed-by-admin = Ein Admin hat diesen Tisch geschlossen.

with-reason = { $ended ->
        [true] { $sentence } Grund: { $reason }
       *[false] { $sentence } Grund: { $reason }.
    }

## Turns

resigned = Du hast aufgegeben.
turns-stand-players = Nur in Partien gegen Bots kann man einen Zug zurücknehmen.
turns-stand-rated = In einer gewerteten Partie lässt sich kein Zug zurücknehmen.
turns-stand-clock = In einer Partie mit Uhr lässt sich kein Zug zurücknehmen.
turns-stand-late = In einer Partie, der man nur verzögert zuschauen kann, lässt sich kein Zug zurücknehmen.
too-many-takebacks = Du hast in dieser Partie schon { $most } Züge zurückgenommen; mehr geht nicht.
nothing-to-take-back = Du hast noch keinen Zug gespielt, also gibt es nichts zurückzunehmen.
no-such-turn = Einen Zug mit dieser Nummer gibt es in der Partie nicht.
no-bot-needed = Für diesen Platz wird kein Bot gebraucht.
no-bot-in-tournament = In einem Turnier übernimmt kein Bot einen Platz.
bot-plays-already = Auf diesem Platz spielt schon ein Bot weiter.
not-away-long-enough = Ein Bot kann erst übernehmen, wenn jemand { $seconds } Sekunden weg ist.
agreed-already = Du hast schon zugestimmt.
rematch-after-game = Eine Revanche kannst du erst nach der Partie vorschlagen.
no-rematch-in-tournament = In einem Turnier gibt es keine Revanche.
hints-in-turn = Einen Tipp bekommst du nur, wenn du dran bist.
hints-rated = In gewerteten Partien gibt es keine Tipps.
hints-never = Der Gastgeber hat Tipps an diesem Tisch ausgeschaltet.
hints-bots = Der Gastgeber erlaubt Tipps nur in Partien gegen Bots.

## Spectators

bot-account-watching = Ein Bot-Konto kommt nur an Tische, an denen es spielt oder sich setzen darf.
no-spectators = An diesem Tisch kann niemand zuschauen.
games-of-players = Die Partien dieses Tischs kann nur ansehen, wer mitgespielt hat.

## Clocks

clock-bounds = Eine Uhr geht von { $seconds } Sekunden bis zu { $days } Tagen.
clock-increment-of-turn = Einen Zuschlag gibt es nur bei einer Zeit für die ganze Partie: Eine Zeit pro Zug ist für jeden Zug gleich.
clock-increment-bounds = Ein Zuschlag liegt zwischen 0 Sekunden und einem Tag.
clock-bank-alone = Eine Zeit für die ganze Partie ohne Zuschlag ist irgendwann aufgebraucht. Danach bleibt nur, die Partie aufzugeben.

## Records and dice

game-not-over = Die Partie ist nicht zu Ende. Nur beendete Partien können hinzugefügt werden.
continues-in-turn = Die Aufzeichnung geht von einer Stellung aus weiter, die nicht am Anfang eines Zugs steht.
step-does-not-fit = Schritt { $number }, `{ $step }`, passt nicht: { $why }
seed-differs = Der Startwert passt nicht zum Siegel: Sein SHA-256 ist ein anderer.
roll-differs = Schritt { $number } ist `{ $step }`, aber der Startwert ergibt `{ $due }`: Der Schritt wurde geändert.

## Results in the list of a player's games, where the player is addressed. They have no full stop.

result-resigned = Du hast aufgegeben
result-alone = Dein Ergebnis: { $amount }
result-nobody = Niemand hat gewonnen
result-shared = Du teilst den Sieg mit { $who }
result-others-resigned = { $others ->
        [one] Gewonnen: { $who } hat aufgegeben
       *[other] Gewonnen: Alle anderen haben aufgegeben
    }
result-won = Gewonnen
result-won-ahead = Gewonnen, Vorsprung: { $amount }
result-lost = Verloren
result-lost-behind = Verloren, Rückstand: { $amount }
result-place = Platz { $place } von { $players }
result-place-behind = Platz { $place } von { $players }, Rückstand: { $amount }
place = { $place }.

points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
amount = { $count } { $unit }

## What is unusual about a game, in lists and headings

mark = { $offline ->
        [true] { $position ->
            [true] { $takebacks ->
                [true] Offline gespielt, ab einer Stellung, mit zurückgenommenen Zügen
               *[false] Offline gespielt, ab einer Stellung
            }
           *[false] { $takebacks ->
                [true] Offline gespielt, mit zurückgenommenen Zügen
               *[false] Offline gespielt
            }
        }
       *[false] { $position ->
            [true] { $takebacks ->
                [true] Ab einer Stellung, mit zurückgenommenen Zügen
               *[false] Ab einer Stellung
            }
           *[false] Mit zurückgenommenen Zügen
        }
    }

## Why a game is not rated

unrated-by-host = Der Gastgeber möchte diese Partie nicht werten lassen.
unrated-position = Eine Partie, die von einer Stellung aus weitergeht, wird nicht gewertet.
unrated-options = Nur Partien mit den Standardoptionen werden gewertet.
unrated-guests = { $guests ->
        [one] Nur Partien mit Konten werden gewertet: { $names } ist Gast.
       *[other] Nur Partien mit Konten werden gewertet: { $names } sind Gäste.
    }
unrated-level = { $bot } hat in diesem Spiel keine Wertung.
unrated-only-bots = Hier spielen nur Bots.
unrated-own-bots = Eine Partie eines Bot-Kontos gegen die Person, der es gehört, oder gegen ein anderes Bot-Konto derselben Person wird nicht gewertet.
unrated-bot-account = { $bot } ist ein Bot-Konto, deshalb wird die Partie nur gewertet, wenn alle zustimmen.
unrated-too-short = Die Partie wurde aufgegeben, bevor die Gewinnerseite { $turns } Züge gespielt hatte.
