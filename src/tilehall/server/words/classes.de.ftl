### Klassen: was Lehrkräften und Lernenden nicht möglich ist.

class-not-allowed = Klassen eröffnen können nur Konten, denen dieser Spieletreff es erlaubt.
too-many-classes = Du hast { $most } Klassen und kannst keine weitere eröffnen. Lösche zuerst eine.
no-class = Es gibt keine Klasse mit diesem Code.
class-over = Diese Klasse ist beendet.
class-closed = Diese Klasse nimmt gerade niemanden auf.
class-full = Diese Klasse hat { $most } Plätze, und alle sind vergeben.
class-text-length = Dieser Text hat { $least } bis { $most } Zeichen.
no-pupil = Diese Person gibt es in der Klasse nicht.
pin-digits = Eine PIN hat { $least } bis { $most } Ziffern.
pin-wrong = Der Spitzname oder die PIN ist falsch. Deine Lehrkraft kann dir eine neue PIN geben.
class-talk-off = Deine Lehrkraft hat den Chat ausgeschaltet.
not-for-pupils = Das gibt es in einer Klasse nicht.
nobody-to-pair = Niemand kann an einen Tisch gesetzt werden: Niemand ist verbunden, oder alle spielen.
pairing-seats = Dieses Spiel lässt sich nicht mit { $seats } Personen an einem Tisch spielen.
homework-empty = Zu Hausaufgaben gehört mindestens eine Lektion, ein Rätsel oder eine Partie.
too-much-homework = Eine Klasse hat höchstens { $most } Hausaufgaben. Zieh zuerst eine alte zurück.
no-homework = Diese Hausaufgabe wurde zurückgezogen.

## Limits

limit-class-codes = Zu viele falsche Klassencodes
limit-class-joins = Von deiner Adresse sind gerade viele beigetreten
limit-class-pairings = Die Klasse wird gerade schon auf Tische verteilt
