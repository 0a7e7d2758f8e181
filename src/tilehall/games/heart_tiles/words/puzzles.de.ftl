### Rätsel von Heart Tiles: Themen (höchstens 40 Zeichen), Aufgaben (höchstens 100) und Antworten.

theme-win = Der Zug, der gewinnt
theme-most = Die meisten Punkte
theme-wind = Mit Wind
theme-recycle = Mit Recycling
theme-shield = Mit Schild

puzzle-win = Die Partie kann mit diesem Zug enden. Gewinne sie.
    .praise = Du gewinnst. Kein anderer Zug schafft das.
    .otherwise = Das gewinnt nicht. Zähl die Punkte auf den Feldern: Nach einem bestimmten Zug liegst du am Ende vorn.
puzzle-score = Hol mit diesem Zug { points } heraus. Was die andere Seite verliert, zählt mit.
    .praise = { points }: Der nächstbeste Zug bringt { $second }.
    .otherwise = Ein Zug bringt dir { points }. Was du der anderen Seite nimmst, zählt mit.
    .second = { $second ->
        [one] { $second } Punkt
       *[other] { $second } Punkte
    }: das Zweitbeste. { puzzle-score.otherwise }
