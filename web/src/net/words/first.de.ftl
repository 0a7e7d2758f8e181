### Anfragen an den Spieletreff.

unreachable = Der Spieletreff ist nicht erreichbar. Prüfe deine Verbindung.
went-wrong = Da ist etwas schiefgegangen.
