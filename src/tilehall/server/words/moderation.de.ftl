### Was Admins und Betreiber beim Moderieren gesagt wird, und Meldungen aus dem Chat.

admins-only = Das können nur Admins dieses Spieletreffs.
host-token-wrong = Das ist nicht der Betreiber-Token dieses Spieletreffs.
no-person = Es gibt kein Konto mit dieser Kennung.
no-report = Es gibt keine offene Meldung mit dieser Nummer.
ban-yourself = Du kannst dich nicht selbst sperren.
ban-admin = { $name } ist Admin dieses Spieletreffs. Nimm den Namen zuerst aus der Einstellung admins.
ban-ended = Diese Zeit ist schon vorbei. Eine Sperre muss in der Zukunft enden.
not-banned = { $name } ist nicht gesperrt.
reset-guest = { $name } ist Gast und hat kein Passwort.
reset-bot-account = { $name } ist ein Bot-Konto und hat kein Passwort.
reset-admin = Auch { $name } ist Admin. Das geht nur auf der Kommandozeile des Spieletreffs.
reason-length = Ein Grund hat höchstens { $most } Zeichen.
room-closed-already = Dieser Tisch ist schon geschlossen.
room-game-not-read = Die Partie dieses Tischs ist nicht lesbar: { $why }
act-in-room = an Tisch { $room }

## Reports of talk

no-line = Diese Nachricht gibt es an diesem Tisch nicht.
report-own-line = Du kannst deine eigene Nachricht nicht melden.
too-many-reports = Es sind zu viele Meldungen offen. Versuch es morgen noch einmal.
