### Ein Tisch vor der Partie, neue Partien und wie man Leute findet.

## A new game

new = { $game }: neue Partie
    .with = Für dich und { $names }.
    .challenge = { $names } herausfordern
    .alone = Allein spielen
    .bots = Gegen Bots spielen
    .room = Tisch eröffnen
    .room-rated = Gewertet · mit Code
    .room-code = Mit Code für Freunde
one-moment = Einen Moment …

## Options

options = Optionen
    .loading = Die Regeln werden gelesen …
    .host = Änderungen gelten sofort, und alle sehen sie.
    .guest = Das entscheidet { $host }.
    .none = Dieses Spiel hat keine Optionen.
options-changed = { $by ->
        [you] Du hast die Optionen geändert; drück auf „Ich bin bereit“.
       *[host] { $host } hat die Optionen geändert; sieh sie dir an und drück wieder auf „Ich bin bereit“.
    }
got-it = Verstanden
more-rules = { $count } weitere { $count ->
        [one] Regel
       *[other] Regeln
    }
option-value = { $label }: { $value }
option-bounds = Möglich ist { $bounds }.
option-changed = (geändert)
option-from = { $label }, von
option-to = bis
    .label = { $label }, bis
option-place = { $label }, { $place }
option-number = { $label }, Nummer { $number }
option-more = Eins mehr: { $label }
option-less = Eins weniger: { $label }
players = Personen
    .about = Wie viele mitspielen.
bots = Bots
    .about = Wie gut die Bots spielen.
table = Tisch
join = Wer mitspielen darf
    .about = Ein öffentlicher Tisch steht unter „Offene Tische“.
    .code = Alle mit dem Code
    .anyone = Alle (öffentlicher Tisch)
hints = Tipps
    .about = Ein Tipp zeigt einen starken Zug.
    .bots = In Partien gegen Bots
    .always = Für alle
    .never = Keine Tipps
    .rated = In gewerteten Partien gibt es keine Tipps.
spectators = Zuschauen
    .about = Wer zuschaut, sieht nie Verdecktes.
    .watch = Erlaubt
    .none = Niemand darf zuschauen
    .delay = Verzögerung in Zügen
    .delay-about = Wer zuschaut, sieht die Partie so viele Züge später und kann deshalb niemandem helfen. 0: keine Verzögerung.
rated = Gewertet
    .heading = Wertung
    .about = Das Ergebnis ändert die Wertungen. In gewerteten Partien gibt es keine Tipps.
    .account = Für gewertete Partien braucht man ein Konto.
    .default-rules = Gewertete Partien haben die Standardregeln.
casual = Ungewertet
    .about = Die Wertungen ändern sich nicht.

## The clock

clock = Uhr
    .about = Wie lange man nachdenken darf. Wähl Tage, wenn ihr nicht zur selben Zeit online seid.
clock-none = Ohne Uhr
clock-turn = Eine Zeit für jeden Zug
clock-bank = Eine Zeit für die ganze Partie
clock-days = Tage für jeden Zug
clock-seconds = Sekunden pro Zug
    .about = So lange darf ein Zug höchstens dauern.
clock-days-a-turn = Tage pro Zug
    .about = So lange darf ein Zug höchstens dauern. Wer dran ist, kann sich benachrichtigen lassen.
clock-minutes = Minuten pro Partie
    .about = So lange darf jede Seite in der ganzen Partie nachdenken.
clock-increment = Zuschlag
    .about = Sekunden, die mit jedem Zug dazukommen.
clock-end = Wenn die Zeit um ist
    .about = Was geschieht, wenn bei jemandem die Zeit um ist.
    .bot = Ein Bot spielt den Zug
    .resign = Das gilt als Aufgeben

## The room

room = { $game }, Tisch { $code }
    .match = Partie { $number } an diesem Tisch.
the-host = Der Gastgeber
invite = Einladen
challenged = Warten auf { $names }. Die Herausforderung wird dort angezeigt.
who-plays = Wer spielt
talk = Chat am Tisch
talk-new = { $count } neu im Chat
leave = Verlassen
note-casual = <b>Ungewertet.</b> { $why }
note-rated = <b>Gewertet.</b> Das Ergebnis ändert die Wertungen. In gewerteten Partien gibt es keine Tipps.
    .accounts = <b>Gewertet,</b> wenn alle ein Konto haben. In gewerteten Partien gibt es keine Tipps.
note-clock = <b>Uhr:</b> { $clock }
note-late = <b>Beim Zuschauen</b> sieht man die Partie { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } später.
# $chance ist ein englisches Wort: deal, dice oder plants.
note-fair = <b>Fair:</b> Der Spieletreff hat seine Hälfte dessen versiegelt, was über { $chance ->
        [plants] die Pflanzen
        [dice] die Würfel
       *[deal] das Austeilen
    } entscheidet (<seal>{ $seal }…</seal>). Dein „Bereit“ fügt die andere Hälfte hinzu, und nach der Partie können es alle nachprüfen.
    .browser = <b>Fair:</b> Der Spieletreff hat seine Hälfte dessen versiegelt, was über { $chance ->
        [plants] die Pflanzen
        [dice] die Würfel
       *[deal] das Austeilen
    } entscheidet (<seal>{ $seal }…</seal>). Dein Browser fügt die andere Hälfte hinzu, und nach der Partie können es alle nachprüfen.
a-step-is-taken = Ein Schritt wird gespielt
get-notified = Benachrichtigen lassen, wenn du dran bist
close-room = Tisch schließen
    .title = Diesen Tisch schließen?
    .about = Alle verlassen den Tisch, und sein Code gilt nicht mehr.
    .no = Offen lassen
    .yes = Schließen
closed = Dieser Tisch ist geschlossen
    .title = Geschlossener Tisch
    .by-host = Der Gastgeber hat das Licht ausgemacht.
    .about = { $why } Tisch { $code } bleibt geschlossen, aber ein neuer ist nur einen Klick entfernt.
    .new = Neuer Tisch für { $game }
to-all-games = Zu allen Spielen
share = Teile diesen Code, den QR-Code oder den Link mit deinen Freunden
    .copy = Code kopieren
    .copied = Code kopiert.
    .local = Nur dieser Computer kann den Link öffnen. Damit andere in deinem Netz mitspielen können, starte den Spieletreff mit <code>{ $command }</code>.
    .qr = QR-Code des Links zu diesem Tisch
    .link = Link zu diesem Tisch
    .copy-link = Link kopieren
    .link-copied = Link kopiert.
    .title = { $game } bei Tilehall

## Seats

chair = Freier Platz
    .here = Hier
    .away-title = Nicht da
    .you = du
    .host = Gastgeber
    .program = ein Programm von { $owner }
    .level = Stufe { $level }
    .away = nicht da
    .muted = stumm
    .ready = Bereit
    .not-ready = Nicht bereit
    .how-well = Wie gut { $name } spielt
somebody = Jemand
sit-here = Hier sitzen
    .label = Hier sitzen, Platz { $number }
add-bot = Bot dazu
    .label = Bot auf Platz { $number } setzen
sit-down = Hinsetzen
stand-up = Aufstehen
seat-free = Nimm Platz, oder schau nur zu.
seat-none = Alle Plätze sind besetzt. Du kannst zuschauen.
seat-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
    .watch = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen und dich wieder setzen, sobald er es erlaubt.
seat-filling = { $free ->
        [one] Ein Platz ist
       *[other] { $free } Plätze sind
    } frei. Sobald du bereit bist, besetzen Bots die Plätze, die deine Freunde frei lassen.
seat-open = { $free ->
        [one] Ein Platz ist noch frei: für Freunde oder Bots.
       *[other] { $free } Plätze sind noch frei: für Freunde oder Bots.
    }
ready = Ich bin bereit
    .rated = gewertete Partie
    .undo = Doch nicht bereit
ready-ask = Alle haben einen Platz. Sag Bescheid, wenn du bereit bist.
ready-wait = Noch nicht bereit: { $names }.
ready-go = Los geht’s …
rate-with-programs = Diese Partie werten
    .about = { $count ->
            [one] Ein Programm spielt mit: { $names }
           *[other] Programme spielen mit: { $names }
        }. Die Partie wird nur gewertet, wenn alle zustimmen.
removed = Du hast <b>{ $name }</b> entfernt. Diese Person kann sich hier nicht mehr setzen.
    .allow = Wieder zulassen
    .allow-label = Wieder zulassen: { $name }
removed-list = Von diesem Tisch entfernt
menu = Mehr zu { $name }
    .host = { $name } zum Gastgeber machen
    .mute = { $name } stumm schalten
    .unmute = { $name } reden lassen
    .remove = { $name } entfernen
    .block = { $name } blockieren …

## What bots say

says = „{ $word }“
    .name = { $who }: „{ $word }“
bot-first-begins = Meine erste Woche hier. Finden wir es zusammen heraus?
bot-first-wins = Oh! Habe ich gewonnen? Noch mal?
bot-first-loses = Du bist schnell! Noch mal?
bot-easy-begins = Viel Glück uns beiden.
bot-easy-wins = Das lief gut für mich. Noch eine?
bot-easy-loses = Schön gemacht.
bot-medium-begins = Ich kenne das Spiel ein bisschen. Mal sehen.
bot-medium-wins = Genau hinschauen hat geholfen.
bot-medium-loses = Du hast mehr gesehen als ich.
bot-strong-begins = Ich schaue zweimal hin, bevor ich ziehe.
bot-strong-wins = Du hast es mir schwer gemacht.
bot-strong-loses = Gut gespielt, das war verdient.
bot-hard-begins = Ich verschenke nichts.
bot-hard-wins = Sieh es dir in der Analyse noch mal an.
bot-hard-loses = Das habe ich nicht kommen sehen.
bot-master-begins = Lass dir Zeit. Ich tu’s auch.
bot-master-wins = Du hast länger durchgehalten als die meisten.
bot-master-loses = Merk dir diese Partie. Ich tu’s.

## Invitations

invited = { $host } lädt dich ein zu
    .title = { $host } lädt dich ein zu { $game }
    .playing = Die Partie hat begonnen. Du kannst zuschauen.
    .over = Die Partie ist zu Ende; du kannst sie dir ansehen.
    .full = { $taken } von { $seats } { $seats ->
            [one] Platz
           *[other] Plätzen
        } besetzt; du kannst zuschauen
    .loading = Die Einladung wird geöffnet …
    .join = Mitspielen
    .watch = Eintreten und zuschauen
    .account = Ich habe ein Konto
comma-room = , Tisch { $code }

## Open tables

tables = Offene Tische
    .find = Tisch suchen
    .which = Welche Tische
    .sign-in = Wähl einen Namen, dann siehst du die Tische, an denen du mitspielen kannst.
    .none = Gerade gibt es keinen offenen Tisch.
    .none-like = Gerade passt kein offener Tisch zu dieser Auswahl.
    .loading = Tische werden gesucht …
    .more = Mehr zeigen
tables-found = { $count ->
        [one] Ein Tisch
       *[other] { $count } Tische
    }{ $more ->
        [true] {" "}und mehr
       *[false] {""}
    }
filter-game = Spiel
    .any = Alle Spiele
filter-speed = Tempo
    .any = Jedes Tempo
filter-rated = Wertung
    .any = Alle
    .not = Ungewertet
filter-seats = Plätze
    .any = Alle
    .free = Freier Platz
    .watch = Zuschauen
programs = Programme, die mitspielen

## Quick match

match = Schnelles Spiel
    .game = Spiel
    .speed = Tempo
    .turn = { $time } pro Zug
    .no-clock = lasst euch Zeit
    .people = { $people } { $people ->
            [1] wartet
           *[other] warten
        }
    .find = Partie finden
    .busy = Suche läuft …
    .rated = gewertet
    .others = Wer sonst noch wartet
    .note = Partien zwischen Konten werden gewertet, ohne Tipps. Eine Partie mit einem Gast ist ungewertet.
match-nobody = Noch wartet niemand auf dieses Spiel. Es beginnt, sobald { $count } Personen hier sind.
match-outlook = { $people ->
        [1] Eine Person wartet
        [2] Zwei Personen warten
        [3] Drei Personen warten
        [4] Vier Personen warten
        [5] Fünf Personen warten
        [6] Sechs Personen warten
       *[other] { $people } Personen warten
    } darauf. { $missing ->
        [0] Mit dir geht es los.
        [1] Mit dir fehlt noch eine.
       *[other] Mit dir fehlen noch { $missing }.
    }
match-mine = Du wartest auf { $game }, { $speed }: dorthin zurück
match-other = { $game }, { $speed }: { waiting }
waiting = { $people ->
        [0] niemand wartet
        [1] eine Person wartet
        [2] zwei Personen warten
        [3] drei Personen warten
        [4] vier Personen warten
        [5] fünf Personen warten
        [6] sechs Personen warten
       *[other] { $people } Personen warten
    }
    .title = Warten
    .who = Wer hier ist
    .seats = Plätze
    .you = { $name } (du)
    .free = frei
    .time = Wartezeit: { $time }
    .stop = Nicht mehr warten
    .fill = { $missing ->
            [one] Stattdessen mit einem Bot spielen
           *[other] Freie Plätze mit Bots besetzen
        }
    .go-on = Weitermachen; der Tisch wartet unter „Meine Tische“
    .longest = { $name } wartet am längsten und kann die freien Plätze mit Bots besetzen.
    .slow = Du musst nicht bleiben: Sobald jemand kommt, beginnt die Partie.
    .stay = Bleib auf dieser Seite: Wenn du sie ein paar Sekunden verlässt, ist der Platz weg. Du kannst in andere Tabs wechseln; ein Ton ruft dich zurück.
    .moved = Du kommst an einen anderen Tisch …
    .ask = Auch dieses Spiel suchen
    .all-tables = Zu allen Tischen
wait-nobody = Hier wartet niemand mehr.
wait-count = { $here } von { $of } warten hier.
wait-begins = Alle sind da: Die Partie beginnt …
wait-looking = Jemand zum Spielen wird gesucht …
wait-first = Außer dir ist noch niemand da. Noch { $missing }, und die Partie beginnt.
wait-here = { $here } von { $of } sind hier: Noch { $missing ->
        [one] eine Person
       *[other] { $missing }
    }, und die Partie beginnt.
game-begins = Die Partie beginnt
    .with = Die Partie beginnt: Du spielst mit { $names }.

## Tournaments

to-tournament = Zurück zum Turnier
tournaments = Turniere
    .about = Spiel mehrere Partien, jede gegen andere, mit Tabelle. Mit einem Konto kannst du selbst eins veranstalten.
    .all = Alle Turniere
    .new = Neues Turnier
