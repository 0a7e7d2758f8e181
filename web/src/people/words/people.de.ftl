### Leute: Konten, Profile, Wertungen, Freunde, Bot-Konten und die Seiten für Admins.

looking = Wird gesucht …
loading = Das Buch wird aufgeschlagen …
not-now = Nicht jetzt
all-right = In Ordnung
    .label = In Ordnung: { $name }
later = Später
back = Zurück
cancel = Abbrechen
close = Schließen
copy = Kopieren
game = Spiel
    .all = Spiele
result = Ergebnis
player = Name
place = Platz
day = Tag
score = Punkte
rating = Wertung
    .none = noch keine Wertung
    .new = neu
    .words = Wertung { $rating }{ $provisional ->
            [true] , vorläufig
           *[false] {""}
        }{ $change ->
            [up] , plus { $by }
            [down] , minus { $by }
            [none] , unverändert
           *[unknown] {""}
        }
you = (du)
play = Eine Partie spielen
review = Analyse
    .label = Analyse: { $game }, { $date }
to-the-table = Zum Tisch
to-all-games = Zu allen Spielen
my-games = Meine Partien
classes-go = Klassen
my-account = Mein Konto
try-again = Erneut versuchen
show-more = Mehr zeigen
seen = zuletzt hier { $when }

## Signing in

sign-in = Anmelden
sign-out = Abmelden
    .title = Endgültig abmelden?
    .about = Du bist ein Gast ohne Passwort, deshalb kannst du dich nicht wieder als { $name } anmelden. Du verlierst diesen Namen, deine Partien und deine Wertungen.
    .keep = Leg vorher ein Passwort fest, um sie zu behalten:
    .no = Angemeldet bleiben
    .yes = Trotzdem abmelden
come-in = Eintreten
    .join = Mitspielen
    .about = Wähl, wie andere dich nennen. Mehr brauchst du nicht.
    .table-about = Wähl, wie die anderen dich nennen, dann bist du am Tisch.
welcome-back = Willkommen zurück
invited = Du bist an Tisch <b>{ $code }</b> eingeladen
way-guest = Ohne Konto
way-account = Ich habe ein Konto
way-new = Konto anlegen
other-ways = Andere Wege
sign-up-button = Konto anlegen
sign-up-about = Mit einem Konto hast du deine Tische und Partien auf jedem Gerät. Eine Mailadresse brauchst du nicht.
sign-up-accounts-only = In diesen Spieletreff kommt man nur mit Konto. Damit hast du deine Tische und Partien auf jedem Gerät. Eine Mailadresse brauchst du nicht.
recover-about = Mit dem Wiederherstellungscode, den du aufgeschrieben hast, kannst du dich einmal anmelden und ein neues Passwort festlegen.
recover-button = Festlegen und anmelden

## The account

since = { $kind ->
        [guest] Gast seit { $day }
       *[account] Konto seit { $day }
    }
name = Name
    .change = Namen ändern
    .changed = Dein Name ist jetzt { $name }.
    .label = Wie andere dich nennen
devices = Meine Geräte
    .this = Auf diesem Gerät:
    .one = Ein Gerät
    .this-one = dieses Gerät
    .sign-out = Andere Geräte abmelden
    .signed-out = { $count ->
            [one] Ein Gerät ist abgemeldet.
           *[other] { $count } Geräte sind abgemeldet.
        }
turn = Wenn du dran bist
research = Forschung
    .label = Meine beendeten Partien dürfen ohne Namen für die Forschung veröffentlicht werden, wenn alle am Tisch zustimmen; Veröffentlichtes lässt sich nicht zurückholen
    .on = Deine Partien dürfen jetzt für die Forschung verwendet werden.
    .off = Neue Datensätze enthalten keine deiner Partien.
    .guest = Partien von Gästen werden nie für die Forschung verwendet.
shared-reviews = Geteilte Analysen
keep = Namen und Partien behalten
    .about = Als Gast kannst du nur in diesem Browser spielen. Leg ein Passwort fest, dann hast du deinen Namen, deine Tische und Partien auf jedem Gerät.
    .button = Konto behalten
password = Passwort
    .hint = Mindestens acht Zeichen.
    .hint-no-mail = Mindestens acht Zeichen. Eine Mailadresse brauchst du nicht.
    .change = Passwort ändern
    .changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
    .old = Altes Passwort
    .new = Neues Passwort
    .confirm = Bestätige dein Passwort
    .forgot = Passwort vergessen
    .recover = Ein neues Passwort
recovery = Wiederherstellungscode
    .title = Dein Wiederherstellungscode
    .about = Damit kannst du dich einmal anmelden, wenn du dein Passwort vergisst. Ein neuer Code ersetzt den alten.
    .renew = Neuen Code anzeigen
    .shown = Wenn du dein Passwort vergisst, kannst du dich einmal mit diesem Code anmelden. Er wird nur jetzt gezeigt, schreib ihn also auf.
    .copied = Wiederherstellungscode kopiert.
    .written = Ich habe ihn aufgeschrieben
phone = Auf dem Handy weitermachen
data = Meine Daten
    .about = Lade alles herunter, was dieser Spieletreff über dich speichert, oder lösche es.
    .download = Daten herunterladen
delete = Konto löschen
    .title = { $name } löschen?
    .about = Dein Name, deine Anmeldungen und deine Nachrichten werden endgültig gelöscht. Deine Partien bleiben, ohne deinen Namen.
    .yes = Endgültig löschen
deleted = Dein Konto ist gelöscht. Viel Glück, wo immer du spielst.
privacy = Privat: Andere sehen nichts davon, und ich stehe auf keiner Rangliste
    .on = Jetzt siehst nur du dein Profil.
    .off = Andere können dein Profil wieder sehen.
    .guest = Solange du Gast bist, siehst nur du dein Profil.
presence = Freunde sehen, ob ich hier bin und was ich spiele, und ich sehe es bei ihnen
    .shown = Du und deine Freunde seht, wer gerade hier ist.
    .hidden = Du und deine Freunde seht nicht, wer gerade hier ist.
    .now = { $presence ->
            [playing] Spielt { $game }
            [here] Hier
           *[away] Nicht da
        }

## Notifications

notices = Lass dich benachrichtigen, wenn eine Partie auf dich wartet, { $when ->
        [always] auch wenn diese Seite geschlossen ist
       *[open] solange diese Seite in einem Tab offen ist
    }. Die Benachrichtigung nennt den Tisch und zeigt nichts aus der Partie.
    .on = Dieser Browser benachrichtigt dich, wenn eine Partie auf dich wartet, { $when ->
            [always] auch wenn diese Seite geschlossen ist
           *[open] solange diese Seite in einem Tab offen ist
        }.
    .begin = In diesem Browser benachrichtigen
    .end = Benachrichtigungen hier abstellen
    .impossible = Dieser Browser zeigt keine Benachrichtigungen.
    .denied = Dein Browser zeigt keine Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
    .body = { $game } wartet auf dich.
mail = Mails gehen an { $address }: wenn du in einer Fernpartie dran bist, wenn dich jemand herausfordert und wenn dein Tisch in einem Turnier bereitsteht.
    .begin = Per Mail benachrichtigen
    .address = Mailadresse
    .hint = Wenn du in einer Fernpartie dran bist, herausgefordert wirst oder dein Tisch in einem Turnier bereitsteht. Nur solange du nicht da bist.
    .sent = Ein Code wurde an { $address } geschickt.
    .code = Der Code
    .confirm = Adresse bestätigen
    .forget = Adresse entfernen
    .end = Keine Mails mehr

## Profiles and ratings

profile = Profil
    .go = Mein Profil ansehen
    .loading = Das Profil wird geöffnet …
    .private = privat: Nur du siehst das
    .no-games = Noch ist keine Partie beendet.
    .no-games-mine = Hier werden deine beendeten Partien gezählt. Noch gibt es keine.
member-since = { $kind ->
        [program] Ein Programm von { $owner }, seit { $day }
        [account] Dabei seit { $day }
       *[guest] Gast seit { $day }
    }
program-of = ein Programm von { $owner }
games = { $count } { $count ->
        [one] Partie
       *[other] Partien
    }
    .label = Partien
    .won = { games }, { $won } gewonnen
head-to-head = Direkter Vergleich
against = Gegen
    .names = gegen <names/>
bots = Bots ({ $level })
won = Gewonnen
lost = Verloren
alone = Allein
result-won = Gewonnen
result-lost = Verloren
result-shared = Sieg geteilt
result-drawn = Niemand hat gewonnen
result-resigned = Aufgegeben
result-place = { $place } von { $of }
filter-all = Alle
filter-any = Alle
filter-anyone = Alle
filter-from = Von
filter-to = Bis
filter-none = Keine Partie passt zu diesen Filtern.
not-rated = Ungewertet. { $why }
earlier = Frühere Partien zeigen
tally-leaderboard = { $game }: Rangliste
tally-rating = Wertung <rating/>
tally-rated = { $count } gewertete { $count ->
            [one] Partie
           *[other] Partien
        }{ $provisional ->
            [true] ; nach ein paar weiteren steht die Wertung fest
           *[false] {""}
        }.
tally-drawn = Unentschieden
tally-best = Bestes Ergebnis allein: <b>{ $score }</b> { $unit }, am { $day }.
tally-points = Punkte
graph = { $game }: Wertung { $first } am { $then }, { $last } am { $now }; insgesamt zwischen { $low } und { $high }.
    .span = { $low } bis { $high }
ratings = Ranglisten
    .of = { $game }: Rangliste
    .mine = Deine Wertung: <rating/>
    .private = Dein Profil ist privat, deshalb stehst du nicht auf der Liste.
    .provisional = Sie ist vorläufig; auf der Liste erscheint sie, sobald sie feststeht: nach zehn bis zwanzig Partien.
    .none = Noch steht keine Wertung fest. Das dauert zehn bis zwanzig gewertete Partien.
solo-time = Zeitraum
solo-week = Sieben Tage
solo-always = Insgesamt
solo-none = Noch hat niemand allein eine gewertete Partie beendet.
solo-none-lately = In den letzten sieben Tagen hat niemand allein eine gewertete Partie beendet.

## Friends

friends = Freunde
    .go = Meine Freunde und Links für neue
    .mine = Meine Freunde
    .none = Noch niemand. Erstell einen Link und schick ihn jemandem, mit dem du gern spielst, oder frag jemanden nach einer gemeinsamen Partie.
    .now = Du und { $name } seid jetzt befreundet.
friend-more = Mehr zu { $name }
friend-since = Befreundet seit { $day }.
befriend = Anfreunden
    .label = Mit { $name } anfreunden
    .accept = Annehmen
    .accept-label = Freundschaft annehmen: { $name }
    .asked = Freundschaft angefragt
    .sent = Deine Anfrage an { $name } ist raus. Sobald sie angenommen wird, seid ihr befreundet.
unfriend = Freundschaft beenden
    .done = Du und { $name } seid nicht mehr befreundet.
look-on = Zuschauen
    .label = Bei der Partie von { $name } zuschauen
requests = Anfragen
asked = { $who ->
        [they] hat angefragt, { $when }
       *[you] von dir angefragt, { $when }
    }
    .yes-label = Anfrage von { $name } annehmen
    .no = Ablehnen
    .no-label = Anfrage von { $name } ablehnen
opponents = Zuletzt gespielt mit
    .none = Wer mit dir eine Partie zu Ende spielt, steht danach hier und lässt sich erneut herausfordern.
friend-link = Ein Link für Freunde
    .about = Wer ihn öffnet und Ja sagt, ist mit dir befreundet. Ein Link gilt für eine Person.
    .make = Link erstellen
    .another = Noch einen erstellen
    .made = Für eine Person: zum Scannen oder Schicken. Er gilt einmal, eine Woche lang.
    .qr = QR-Code des Links
    .label = Link zur Freundschaft mit mir
    .title = Spiel mit mir bei Tilehall
    .copy = Link kopieren
    .copied = Link kopiert.
    .waiting = { $count ->
            [one] Ein Link ist
           *[other] { $count } Links sind
        } noch unbenutzt.
    .revoke = { $count ->
            [one] Zurückziehen
           *[other] Alle zurückziehen
        }
    .revoked = Keiner deiner Links gilt mehr.
opened-link = Eine Einladung zur Freundschaft
    .loading = Der Link wird geöffnet …
    .own = Das ist dein eigener Link. Schick ihn jemandem.
    .already = Du und { $name } seid schon befreundet.
    .ask = <b>{ $name }</b> möchte hier mit dir befreundet sein
    .about = Freunde sehen voneinander, wer gerade hier ist und was gespielt wird, und können einander herausfordern.
    .yes = Ja, gern
    .no = Nein, danke

## Challenges

challenge = Herausfordern
    .title = { $names } herausfordern
    .again = { $game }, wie letztes Mal
    .or = oder etwas anderes
    .rated = Zu gewerteter Partie herausfordern
    .options = Optionen und Uhr wählen
rated = Gewertet
    .about = Das Ergebnis ändert eure Wertungen. In gewerteten Partien gibt es keine Tipps.
challenges = Herausforderungen
challenged-to-me = { $name } fordert dich heraus: { $game }.
challenged-accepted = { $name } nimmt an: { $game }.
challenged-declined = { $name } lehnt { $game } diesmal ab.
challenge-row = Von dir an { $name }
    .to-me = { $name } fordert dich heraus
    .about = { $game }, { $when }{ $answer ->
            [accepted] : angenommen
            [declined] : abgelehnt
           *[open] {""}
        }
accept = Annehmen
    .label = Herausforderung von { $name } annehmen
decline = Ablehnen
    .label = Herausforderung von { $name } ablehnen
    .done = Du hast die Herausforderung von { $name } abgelehnt.
withdraw = Zurückziehen
    .label = Zurückziehen: { $name }

## Blocking

block = Blockieren
    .name = { $name } blockieren
    .ask = { $name } blockieren …
    .title = { $name } blockieren?
    .talk = Was { $name } schreibt, siehst du an keinem Tisch mehr.
    .tables = Ihr könnt einander nicht mehr herausfordern und euch nicht an einen Tisch setzen, den die andere Person eröffnet hat. Wenn ihr befreundet seid, endet das.
    .quiet = { $name } erfährt nichts davon. Unter „Freunde“ kannst du die Blockierung aufheben.
    .mute = Um { $name } nur an diesem Tisch nicht mehr zu lesen, nimm stattdessen „Für mich stumm“.
    .done = { $name } ist blockiert. Unter „Freunde“ kannst du das aufheben.
block-seat = { $name } behält den Platz an diesem Tisch. Wenn du nicht zusammen spielen möchtest, verlass ihn.
    .any = An einem Tisch, an dem du Gastgeber bist und die Partie noch nicht begonnen hat, verliert die andere Person ihren Platz. Eine laufende Partie geht weiter.
    .none = { $name } kann sich nicht an diesen Tisch setzen.
    .playing = Diese Partie geht weiter.
    .loses = { $name } verliert den Platz an diesem Tisch.
blocked = Blockiert
    .players = Blockiert
    .none = Du blockierst niemanden. Blockieren kannst du in einem Profil oder an einem Tisch unter „Wer hier ist“.
unblock = Aufheben
    .label = Blockierung von { $name } aufheben
    .done = { $name } ist nicht mehr blockiert.

## Bot accounts: programs of players

bot-accounts = Bot-Konten
    .about = Ein Programm von dir kann hier mit einem eigenen Konto spielen. Alle sehen, dass es ein Programm ist und dass es dir gehört.
    .create = Bot-Konto anlegen
    .name = Name des Bots
    .name-hint = Der Spieletreff hängt „(bot)“ an.
programs = Programme, die mitspielen
    .none = Gerade ist hier kein Programm, das mitspielt.
    .mine = Dein Programm
    .of = Ein Programm von { $owner }
own-bot-running = läuft
own-bot-stopped = läuft nicht
own-bot-profile = Profil
own-bot-save = Regeln speichern
own-bot-saved = Die Regeln von { $name } sind geändert. Begonnene Partien gehen weiter.
own-bot-delete = { $name } löschen
own-bot-delete-about = Das Programm gibt seine Partien auf, seine Token gelten nicht mehr, und sein Name verschwindet aus beendeten Partien.
own-bot-delete-yes = Endgültig löschen
own-bot-deleted = { $name } ist gelöscht.
own-bot-keep = Behalten
rules-every-game = Keines gewählt: alle Spiele.
rules-any-game = Alle Spiele
rules-clocks = Tempo
rules-every-clock = Keines gewählt: jedes Tempo.
rules-who = Wer dagegen spielen darf
rules-at-once = Partien gleichzeitig
rules-rated = Spielt gewertete Partien
rules-rated-too = auch gewertet
clock-none = Ohne Uhr
clock-lower-none = ohne Uhr
clock-quick = Schnell
clock-lower-quick = schnell
clock-relaxed = Gemütlich
clock-lower-relaxed = gemütlich
clock-days = Fernpartie
clock-lower-days = Fernpartie
who-owner = Nur ich
who-friends = Meine Freunde und ich
who-everyone = Alle
tokens = Token
    .none = Noch keiner. Mit einem Token meldet sich das Programm an, das spielt.
token-create = Token erstellen
token-label = Bezeichnung
token-example = Mein Laptop
token-title = Token von { $bot }
token-shown = Er wird nur jetzt gezeigt. Ein Programm, das ihn hat, kann als { $bot } spielen und sonst nichts.
token-use = Schreib ihn in die Variable <code>TILEHALL_TOKEN</code> und starte dann <code>tilehall bot run --hall { $hall } bot.py</code>
token-copied = Token kopiert.
token-kept = Ich habe ihn gesichert
token-used = verwendet { $when }
token-revoke = Widerrufen
token-revoke-label = { $label } von { $bot } widerrufen
token-revoked = Der Token „{ $label }“ gilt nicht mehr.

## Looking after the hall, for admins

admin = Spieletreff verwalten
    .go = Spieletreff verwalten
    .lists = Listen
deleted-user = ein gelöschtes Konto
reports = Meldungen
    .settled = Erledigte zeigen
    .none = Keine Meldung ist offen. Alles ruhig.
    .none-settled = Noch ist keine Meldung erledigt.
report = <b>{ $name }</b>{ $banned ->
        [true] {" (gesperrt)"}
       *[false] {""}
    } an Tisch { $room }
    .reported = Gemeldet:
    .by = Gemeldet von { $name }, { $date }
    .more = Und von { $count } weiteren.
    .settle = Erledigt
    .settle-label = Meldung { $number } ist erledigt
    .settled = Die Meldung ist erledigt.
    .mute = Dort stumm schalten
    .mute-label = { $name } an Tisch { $room } stumm schalten
    .muted = { $name } ist an Tisch { $room } stumm.
ban = Sperren
    .label = { $name } sperren
    .title = { $name } sperren?
    .about = Die Person wird sofort auf allen Geräten abgemeldet und erfährt den Grund. Ihre Plätze behält sie und gilt dort als abwesend.
    .reason = Grund (die Person sieht ihn)
    .yes = Sperren
    .done = { $name } ist gesperrt.
banned = Gesperrt bis auf Weiteres
    .until = Gesperrt bis { $date }
because = { $said }: { $reason }
unban = Entsperren
    .label = { $name } entsperren
    .done = { $name } ist nicht mehr gesperrt.
span = Dauer
span-always = Bis auf Weiteres
span-hour = Eine Stunde
span-day = Einen Tag
span-week = Eine Woche
span-month = Dreißig Tage
sign-them-out = Abmelden
    .label = { $name } abmelden
    .title = { $name } abmelden?
    .about = Alle Geräte dieser Person werden abgemeldet. Ein Gast hat kein Passwort und kann nicht zurückkommen.
reset = Passwort zurücksetzen
    .label = Passwort von { $name } zurücksetzen
    .title = Passwort von { $name } zurücksetzen?
    .about = Das Passwort gilt nicht mehr, und alle Geräte werden abgemeldet. Du bekommst einen Code, mit dem die Person einmal ein neues Passwort festlegen kann.
    .yes = Zurücksetzen
code-for-them = Ein Code zum Weitergeben
    .about = Mit diesem Wiederherstellungscode kann die Person einmal ein neues Passwort festlegen: auf der Anmeldeseite unter „Passwort vergessen“. Er wird nur jetzt gezeigt.
    .close = Ich habe ihn notiert
persons = Leute
    .find = Nach Namen suchen
    .none = So heißt hier niemand.
person-admin = Admin
person-account = ein Konto
person-guest = ein Gast
person-here = gerade hier
person-about = { $kind }, { $here }; Kennung { $id }
person-signed-out = { $name } ist überall abgemeldet.
refusals = Ablehnungen
    .none = Bisher wurde nichts abgelehnt, weil eine Grenze erreicht war.
    .since = Seit { $date }: { $what }.
    .nothing = nichts
    .row = Grenze <b>{ $limit }</b>: { $address } { $count ->
            [one] einmal
           *[other] { $count }-mal
        } abgelehnt<soft>, zuletzt { $when }</soft>
rooms = Tische
    .find = Nach Code oder Spiel suchen
    .none = So einen Tisch gibt es nicht.
room-in = { $game }, { $phase ->
        [gathering] vor der Partie
        [playing] die Partie läuft
        [over] Partie zu Ende
       *[closed] geschlossen
    }
room = Gastgeber: { $host }; { $seated ->
        [some] am Tisch: { $players }
       *[none] niemand am Tisch
    }; { $windows ->
        [one] ein Fenster
       *[other] { $windows } Fenster
    } offen; geändert { $when }
    .close-label = Tisch { $code } schließen
    .close-title = Tisch { $code } schließen?
    .close-about = Er bleibt geschlossen, und eine laufende Partie endet ohne Ergebnis. Alle am Tisch erfahren, warum.
    .close-yes = Endgültig schließen
    .close-why = Grund (alle am Tisch sehen ihn)
    .closed = Tisch { $code } ist geschlossen.
audit = Protokoll
    .none = Noch wurde nichts getan.
    .host = Der Betreiber, auf der Kommandozeile,
act-ban = hat { $whom } gesperrt
act-unban = hat { $whom } entsperrt
act-sign_out = hat { $whom } abgemeldet
act-reset_password = hat das Passwort von { $whom } zurückgesetzt
act-close_room = hat Tisch { $on } geschlossen
act-delete_class = hat Klasse { $on } gelöscht
act-correct_result = hat ein Ergebnis des Turniers { $on } berichtigt
act-remove_player = hat jemanden aus dem Turnier { $on } entfernt
act-cancel_tournament = hat das Turnier { $on } abgesagt
act-mute = hat { $whom } stumm geschaltet
act-unmute = hat die Stummschaltung von { $whom } aufgehoben
act-settle_report = hat Meldung { $on } erledigt
