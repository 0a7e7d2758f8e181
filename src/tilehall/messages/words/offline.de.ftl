### Was der Spieletreff in der Seite sagt, der auf einem Gerät ist und keinen Server braucht.

failed-here = Auf diesem Gerät ist etwas schiefgegangen; es hat sich nichts geändert.
people-here = Das können nur die Leute an diesem Gerät: `person-1`, `person-2` und so weiter, oder ein `onlooker`.
unrated-here = Partien auf diesem Gerät werden nicht gewertet.
no-clock-here = Partien auf diesem Gerät haben keine Uhr.
no-talk-here = Alle sind an diesem Gerät, deshalb gibt es keinen Chat.

## Players of a new game

player-is-one-of-two = Es spielt entweder ein Mensch mit einem Namen oder ein Bot mit einer Stufe.
no-such-level-here = Auf diesem Gerät gibt es für { $game } Bots dieser Stufen: { $levels }.
name-length = Ein Name hat 1 bis { $most } Zeichen.
name-like-a-bot = Nur die Namen von Bots enden so.
nobody-plays = Mindestens ein Mensch muss mitspielen.
same-names = Zwei Namen sind gleich.

## The storage of the device

not-stored = Dieses Gerät konnte das nicht speichern, deshalb hat sich nichts geändert. Vielleicht ist der Speicher voll: Lösche unter „Meine Partien“ alte Partien.
played-in-other-tab = Diese Partie ist in einem anderen Tab weitergegangen. Lade die Seite neu, um sie hier zu sehen.
storage-not-read = Der Speicher dieses Geräts lässt sich gerade nicht lesen. Versuch es gleich noch einmal.
saved-by-newer-release = Diese Partie wurde von einer neueren Version gespeichert und lässt sich hier nicht lesen. Sie bleibt erhalten.
