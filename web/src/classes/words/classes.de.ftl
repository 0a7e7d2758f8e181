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
    .about = Schau zu deiner Lehrkraft: Es läuft keine Zeit.
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
class-frozen = Partien angehalten
class-new = Neue Klasse
    .about = Wer in der Klasse ist, meldet sich mit Code, Spitzname und PIN an. Das braucht kein Konto und keine E-Mail-Adresse, und nur die Klasse sieht es.
class-open = Klasse eröffnen
class-title = Titel
    .hint = Er ist schon vor dem Hereinkommen zu sehen.
class-end = Letzter Tag (freiwillig)
    .hint = Danach werden alle abgemeldet, und 30 Tage später wird alles gelöscht.
class-may-not = In diesem Spieletreff eröffnen nur Lehrkräfte Klassen, die der Betreiber benannt hat.
class-needs-account = Um eine Klasse zu eröffnen, brauchst du ein Konto.
class-most = Du hast { $most } Klassen, mehr sind nicht möglich.
to-account = Zu meinem Konto
