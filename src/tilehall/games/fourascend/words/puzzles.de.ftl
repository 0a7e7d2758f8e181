### Rätsel von 4ascend: Themen (höchstens 40 Zeichen), Aufgaben (höchstens 100) und Antworten.

theme-winning-attack = Der Angriff, der gewinnt
theme-win-in-two = Gewinn in zwei Zügen
theme-only-defence = Die einzige Verteidigung
theme-only-answer = Die einzige Antwort
theme-winning-answer = Die Antwort, die gewinnt

puzzle-winning-attack = Du bist { $me }. { $other } hat noch { $hp } LP. Gewinne mit diesem Angriff.
    .praise = Keine Antwort kann { $other } retten.
    .otherwise = { $other } lebt noch. Ein Angriff lässt keine Antwort zu.
puzzle-win-in-two = Du bist { $me }. Setz so, dass dein nächster Stein gewinnt, was { $other } auch tut.
    .praise = Was { $other } jetzt auch tut, ein Angriff gewinnt.
    .otherwise = { $other } kann das noch verhindern. Such einen Stein, der auf mehr als eine Art zu gewinnen droht.
puzzle-only-defence = Du bist { $me }. { $other } gewinnt gleich. Finde den einzigen Stein, der das verhindert.
    .praise = Jetzt gewinnt kein Angriff von { $other }. Jeder andere Stein hätte verloren.
    .otherwise = Jetzt hat { $other } einen Angriff, den keine Antwort aufhält. Ein Stein hätte das verhindert.
puzzle-only-answer = Du bist { $me }, hast { $hp } LP und wirst mit { $power } angegriffen. Bleib im Spiel.
    .praise = Gerade genug: Jede andere Antwort hätte die Partie verloren.
    .otherwise = Der Angriff hat dir die letzten LP genommen. Eine Antwort lässt weniger davon durch.
puzzle-winning-answer = Du bist { $me } und wirst angegriffen. Antworte so, dass { $other } keine LP mehr hat.
    .praise = Die Antwort hat stärker zurückgeschlagen als der Angriff: Du gewinnst.
    .otherwise = { $other } ist noch im Spiel. Eine eigene Kette schlägt zurück.
