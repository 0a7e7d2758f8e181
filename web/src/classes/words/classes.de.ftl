### Klassen: was Lehrkräfte sehen, und wer in der Klasse ist.

## Mit Spitzname und PIN anmelden

door-join = Der Klasse beitreten
    .about = Wähl einen Spitznamen und eine PIN. Merk dir beides: Damit kommst du auf jedem Gerät wieder herein.
door-back = Hereinkommen
    .about = Komm mit deinem Spitznamen und deiner PIN wieder herein.
door-was-here = Ich war schon hier
door-is-new = Ich bin neu hier
door-closed = Diese Klasse nimmt gerade niemanden mehr auf. Wenn du nicht hereinkommst, frag deine Lehrkraft.
door-over = Diese Klasse ist beendet.
door-other = Du bist als { $name } angemeldet. Wenn du hier hereinkommst, wirst du dort abgemeldet.
nickname = Spitzname
pin = PIN
    .new = Vier bis sechs Ziffern, die nur du kennst
    .back = Wenn du sie vergessen hast, gibt dir deine Lehrkraft eine neue.

## Meine Klasse

class = Klasse
own-about = Du bist { $name } · Lehrkraft: { $teacher }
sign-out = Abmelden
frozen = Alle Partien sind angehalten.
    .about = Schau zu deiner Lehrkraft: Die Uhren stehen still.
called = Deine Lehrkraft hat einen Tisch für dich.
to-my-table = Zu meinem Tisch
homework = Hausaufgaben
homework-none = Es gibt keine Hausaufgaben.
homework-finished = Erledigt
homework-done = { $done } von { $of } erledigt
due = Bis { $when }
task-lesson = Lektion: { $lesson } ({ $game })
task-puzzle = Rätsel { $number } ({ $game })
task-games = { $count ->
        [one] Spiel eine Partie { $game }
       *[other] Spiel { $count } Partien { $game }
    }
task-done = , erledigt
play = Spielen
game = Spiel
play-classmates = Tisch eröffnen
    .about = Schick den Code deines Tischs an jemanden aus der Klasse. Nur deine Klasse kommt herein.
play-bots = Gegen Bots spielen

## Die Klassen einer Lehrkraft

classes = Klassen
classes-mine = Meine Klassen
class-about = { $code } · { $pupils ->
        [one] eine Person
       *[other] { $pupils } Personen
    }
class-ends = endet am { $when }
class-new = Neue Klasse
    .about = Wer in der Klasse ist, meldet sich mit Code, Spitzname und PIN an. Ein Konto oder eine Mailadresse braucht niemand, und nur die Klasse sieht, wer dabei ist.
class-open = Klasse eröffnen
class-title = Titel
    .hint = Er ist schon vor dem Hereinkommen zu sehen.
class-end = Letzter Tag (optional)
    .hint = Danach werden alle abgemeldet, und 30 Tage später wird alles gelöscht.
class-may-not = In diesem Spieletreff können nur vom Betreiber benannte Lehrkräfte Klassen eröffnen.
class-needs-account = Um eine Klasse zu eröffnen, brauchst du ein Konto.
class-most = Du hast { $most } Klassen, mehr sind nicht möglich.
to-account = Zu meinem Konto

## Eine Klasse, für ihre Lehrkraft

class-code = Klassencode
class-frozen = Partien angehalten
    .about = Alle Partien und Uhren der Klasse sind angehalten.
freeze = Alle Partien anhalten
thaw = Alle Partien fortsetzen
lesson = Im Unterricht
talk = Chat erlauben
    .about = an den Tischen der Klasse
admits = Neue dürfen beitreten
    .about = mit dem Klassencode
pupils = { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }, { $here } da
pupils-none = Noch ist niemand beigetreten. Verteil die Karten oder schreib den Code { $code } an die Tafel.
here = Da
away = Nicht da
done-lessons = { $count ->
        [one] 1 Lektion
       *[other] { $count } Lektionen
    }
done-puzzles = { $count ->
        [one] 1 Rätsel
       *[other] { $count } Rätsel
    }
done-games = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
spent-minutes = { $minutes } min
spent-hours = { $hours } h { $minutes } min
watch = Zuschauen
    .label = Am Tisch von { $name } zuschauen
show-on-wall = Auf den Beamer
    .label = Auf den Beamer: Tisch von { $name }
wall = Beamer
wall-none = Gerade wird kein Tisch gezeigt.
details = Mehr
    .label = Mehr über { $name }
pair = { $count ->
        [one] Eine Person an einen Tisch setzen
       *[other] { $count } Personen an Tische setzen
    }
clock = Bedenkzeit
clock-none = Keine Uhr
more = Mehr
threes = Zu dritt am Tisch
larger = Bleibt jemand übrig, bekommt ein Tisch einen Platz mehr
    .about = Sonst spielt ein Bot mit.
bot-level = Stufe der Bots
paired = { $tables ->
        [one] Ein Tisch ist bereit.
       *[other] { $tables } Tische sind bereit.
    }{ $busy ->
        [0] {""}
        [one] {" "}Eine Person bleibt in ihrer Partie.
       *[other] {" "}{ $busy } Personen bleiben in ihrer Partie.
    }
homework-finished-by = { $finished } von { $of } fertig
homework-finished-at = Erledigt am { $when }
homework-withdraw = Zurückziehen
homework-set = Hausaufgaben aufgeben
homework-give = Der Klasse aufgeben
homework-part = { $game }: { $count }
homework-empty = Noch ist nichts ausgewählt.
homework-puzzles = Rätsel
homework-theme = Thema der Rätsel
    .any = Beliebig
homework-links = Bestimmte Rätsel (optional)
    .hint = Öffne ein Rätsel und kopiere seine Adresse. Trenne mehrere durch Leerzeichen.
    .wrong = Das ist nicht die Adresse eines Rätsels: { $link }
homework-games = Partien
homework-due = Bis einschließlich
homework-note = Notiz (optional)
lessons = Lektionen
settings = Die Klasse
save = Speichern
saved = Gespeichert
export = Alles exportieren
class-delete = Klasse löschen
    .about = Die Klasse, alle darin, ihre Partien und der ganze Chat werden gelöscht. Das lässt sich nicht rückgängig machen.
    .sure = Alles löschen
class-deleted = Die Klasse ist gelöscht.
to-class = Zur Klasse
pupil = Person
pupil-about = beigetreten am { $joined } · zuletzt da { $seen } · { $spent }
pupil-remove = Aus der Klasse entfernen
    .about = { $name } wird gelöscht. In Partien mit anderen steht dann „Jemand“.
    .sure = Entfernen
real-name = Echter Name (optional)
    .hint = Nur du siehst ihn.
pin-new = Neue PIN
    .hint = Alle Geräte dieser Person werden abgemeldet.
pin-set = PIN festlegen
pin-changed = Die neue PIN gilt.
puzzle-solved = gelöst am { $when }
puzzle-tried = versucht am { $when }

## Karten zum Drucken

cards = Karten zum Drucken
    .about = Auf jeder Karte stehen der Klassencode und ein QR-Code, und es ist Platz für den Spitznamen.
cards-named = Eine für jede Person, die beigetreten ist
print = Drucken
qr = Der Link zur Klasse als QR-Code
