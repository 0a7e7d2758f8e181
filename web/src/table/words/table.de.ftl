### Der Tisch: eine Partie und alles neben dem Brett.

your-turn = Du bist dran
your-table = Dein Tisch
you = Du
somebody = Jemand
players = Wer spielt
score = Punkte
who-plays = Wer spielt
entering = Du kommst an den Tisch …
board-loading = Das Brett wird aufgebaut …
game-begins = Die Partie beginnt.
cancel = Abbrechen
close = Schließen
back = Zurück
back-to-table = Zurück zum Tisch

## The status above the board

status-mine = Du bist dran.
status-turn = { $name } { $now ->
        [away] ist weg
       *[thinking] überlegt
    }.
status-resigned = Du hast aufgegeben. { $turn }
status-watching = Du schaust zu. { $turn }
status-past = Rückblick.
status-sending = Dein Zug wird gesendet …
status-unconfirmed = Dein Zug wartet auf Bestätigung vom Spieletreff …
status-kept = { $why } Dein Zug bleibt erhalten.
status-late = Deine Zeit ist um: Ein Bot spielt diesen Zug.
status-behind = Du siehst diese Partie { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } später.{ $begun ->
        [true] {""}
       *[false] {" "}Noch kein Zug.
    }
headline-shared = Ihr teilt euch den Sieg
headline-over = Die Partie ist zu Ende
move-on-its-way = Dein letzter Zug ist noch unterwegs. Versuch es gleich noch einmal.
move-confirmed = Der Spieletreff hat deinen Zug bestätigt.
rated = Gewertet
    .about = Das Ergebnis ändert die Wertungen. In gewerteten Partien gibt es keine Tipps.
    .no-hints = keine Tipps

## Buttons and menus

hint = Tipp
take-back = Meinen letzten Zug zurücknehmen
    .short = Zurücknehmen
menu = Menü
    .title = Dieser Tisch
    .watching = { $count } beim Zuschauen
    .friends = Freunde
    .waiting = { $count } unbeantwortet
    .keys = Tastenkürzel
colours = Farben
    .auto = Wie im System
    .light = Hell
    .dark = Dunkel
room = Tisch { $code }
    .go = Zum Tisch
resign = Aufgeben
    .title = Aufgeben?
    .ask = Willst du wirklich aufgeben? { $rest ->
            [on] Die Partie geht ohne dich weiter.
           *[over] Die Partie endet, und die andere Seite gewinnt.
        }
    .rated = <b>Diese Partie ist gewertet:</b> Aufgeben zählt als Niederlage und senkt deine Wertung.
    .casual = Diese Partie ist ungewertet: Deine Wertung ändert sich nicht.
    .no = Nein, weiterspielen
    .yes = Ja, aufgeben
confirm = Diesen Zug spielen?
    .label = Bestätige deinen Zug
    .yes = Bestätigen

## Hints

hint-bar = Ein Tipp
    .thinking = Ein Tipp wird gesucht …
    .instead = Was du gelegt hast, könnte bleiben. Zurücknehmen und stattdessen das hier spielen?
    .where = Schau, wo es leuchtet. Was würdest du dort tun?
    .show = Zeig’s mir
    .keep = Nein, so lassen
    .yes = Ja
    .lay = Auslegen
    .play = Spielen
    .close = Tipp schließen

## Beside the board

panel = Neben dem Brett
    .more = Mehr
    .unread = { $count }<spoken> neu</spoken>
result = Ergebnis
    .label = Ergebnis:
log = Verlauf
    .label = Was geschehen ist
    .show = Zug { $number } zeigen
    .show-beginning = Anfang zeigen
    .empty = Noch ist nichts geschehen.
talk = Chat
    .label = Chat am Tisch
    .late = Was am Tisch gesagt wird, kommt nach der Partie.
    .empty = Sag mal Hallo.
    .field = Sag etwas
    .field-label = Am Tisch etwas sagen
    .say = Senden
how-to = Anleitung
    .short = Regeln
moves = Züge
round = Runde { $number }
since = Seit deinem letzten Zug
    .count = Seit deinem letzten Zug: { $at } von { $of }
look-back = Rückblick
    .before = Der Zug davor
    .after = Der Zug danach
    .turn = Zug { $number } von { $of }
    .beginning = Der Anfang
    .new = { $count } neu
    .skip = Überspringen
    .back = Zurück<more>{"\u00a0"}zur Partie</more>
    .back-label = Zurück zur Partie
react = Reagieren
reactions = Reaktionen
    .none = Keine Reaktion
    .by = { $name }: { $reaction }
    .shown = Gezeigte Reaktionen
reaction-well_played = Gut gespielt
reaction-thank_you = Danke
reaction-good_luck = Viel Glück
reaction-wow = Wow
reaction-oops = Hoppla
reaction-thinking = Moment, ich überlege
report = Melden
    .label = Melden, was { $name } gesagt hat: { $words }
    .title = Diese Nachricht melden?
    .about = Die Admins dieses Spieletreffs sehen diese Nachricht, die Nachrichten davor und danach und deinen Namen.
    .reason = Grund (optional)
    .yes = Melden
    .thanks = Danke. Ein Admin sieht es sich an.

## Seats

note-late = Zeit um: Ein Bot spielt diesen Zug
note-bot = Ein Bot spielt weiter ({ $level })
note-away = <rest>Seit </rest>{ $time } weg
note-others = Wartet auf die anderen
note-soon = In { $seconds } s kann ein Bot übernehmen
note-call = Bot<rest> weiterspielen lassen</rest>
    .title = Einen Bot weiterspielen lassen
note-program = Ein Programm von { $owner }
note-level = <spoken>Stufe </spoken>{ $level }
seat-clock = Zeit von { $name }: { $time }
    .own = Deine Zeit: { $time }
    .left = Noch { $time }.

## Who is here

who-is-here = Wer hier ist
who-you = du
who-host = Gastgeber
who-muted = stumm
who-program = ein Programm von { $owner }
who-level = Stufe { $level }
people = Wer hier ist
    .watching = Beim Zuschauen: { $count }
    .nobody = Niemand schaut zu
    .more = { $after ->
            [some] und { $count } weitere
           *[none] { $count } weitere
        }
    .talked = Haben gechattet
watching = { $count ->
        [one] 1 Person schaut
       *[other] { $count } Personen schauen
    } zu
    .label = { watching }: wer hier ist
mute-me = Für mich stumm
    .label = Für mich stumm schalten: { $name }
mute-all = Für alle stumm
    .label = Für alle stumm schalten: { $name }
befriend = Anfreunden
    .label = Mit { $name } anfreunden
    .name = Mit { $name } anfreunden
    .accept = Anfrage von { $name } annehmen
block = Blockieren
    .label = Blockieren: { $name }

## After the game

after = Nach der Partie
challenge = Erneut herausfordern
new-game = Neue Partie
    .short = Neue Partie
new-opponent = Neue Gegner
tournament-back = Zurück zum Turnier
    .short = Turnier
review = Analyse
record = Aufzeichnung
    .read = Aufzeichnung lesen
delete = Löschen
labelled = { $what }: { $which }
finished = { $game }, Tisch { $code }{ $match ->
        [1] {""}
       *[other] , Partie { $match }
    }
    .against = gegen
rematch = Revanche
    .cancel = Noch einmal drücken, um sie zurückzuziehen
    .waiting = : wartet
rematch-prepared = Die Revanche wird vorbereitet.
rematch-changed = Die Optionen der Revanche haben sich geändert.
rematch-left = Jemand ist gegangen. Öffne den Tisch, um den freien Platz zu besetzen.
rematch-offered = Eine Revanche wird angeboten.
rematch-wanted = { $names } { $count ->
        [one] möchte
       *[other] möchten
    } eine Revanche.
rematch-away = Du möchtest eine Revanche. { $names } { $count ->
        [one] ist
       *[other] sind
    } gerade nicht hier.
rematch-waiting = Du möchtest eine Revanche. Noch offen: { $names }.
rematch-begins = Die Revanche beginnt …
you-resigned = Du hast aufgegeben.
ended-by = Beendet durch „{ $reason }“.
not-rated = <b>Ungewertet.</b> { $why }
    .short = Ungewertet. { $why }
solo = Dieses Ergebnis zählt für <ladder>die Solo-Rangliste</ladder>.
marked = <b>{ $mark }.</b> Diese Partie zählt nicht als gewonnen oder verloren.
held = Was die anderen noch hatten
    .players = Was alle noch hatten
    .opponent = Was die andere Seite noch hatte
    .nothing = nichts mehr
scores = Punkte
    .place = Platz
    .player = Name
    .you = (du)
    .resigned = aufgegeben
ratings = Wertungen
    .leaderboard = Zur Rangliste
    .later = Diese Partie war gewertet. Wie sich deine Wertung geändert hat, zeigt dein Profil.
share = Teilen
    .title = Diese Partie teilen
    .link = Link teilen
    .copy = Link kopieren
picture = { $result }: das Brett am Ende und die Punkte
    .words = { $game }: { $result }
    .drawing = Das Bild wird gezeichnet …
    .failed = Das Bild konnte nicht gezeichnet werden. Den Link kannst du trotzdem teilen.
    .impossible = Dieser Browser kann kein Bild erzeugen.
    .share = Bild teilen
    .save = Bild speichern
    .saved = Das Bild ist gespeichert.
# $chance ist ein englisches Wort, am Anfang groß oder klein: deal, dice, plants.
proof = ✓ { $chance ->
        [Plants] Pflanzen
        [Dice] Würfel
       *[Deal] Austeilen
    } geprüft.
    .what = Was heißt das?
    .about = Bevor jemand bereit war, hat der Spieletreff seine Hälfte dessen versiegelt, was über { $chance ->
            [plants] die Pflanzen
            [dice] die Würfel
           *[deal] das Austeilen
        } entscheidet. Jedes „Bereit“ hat zur anderen Hälfte beigetragen. Was der Spieletreff jetzt zeigt, passt zum Siegel. Niemand hat also { $chance ->
            [plants] die Pflanzen
            [dice] die Würfel
           *[deal] das Austeilen
        } bestimmt. Das können alle mit der Aufzeichnung und <code>tilehall verify</code> nachrechnen.
    .https = { $chance ->
            [plants] Die Pflanzen
            [dice] Die Würfel
           *[deal] Das Austeilen
        } kann ein Browser nur über https prüfen. Bewahre die Aufzeichnung auf und prüfe sie mit <code>tilehall verify</code>.
    .wrong = { $chance ->
        [Plants] Pflanzen
        [Dice] Würfel
       *[Deal] Austeilen
    } nicht bestätigt.
    .wrong-about = Die Hälfte des Spieletreffs passt nicht zu dem Siegel, das er vor der Partie gezeigt hat.
