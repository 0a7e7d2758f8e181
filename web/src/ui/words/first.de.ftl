### Der Rahmen aller Seiten.

one-moment = Einen Moment …
part-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Vielleicht wurde der Spieletreff aktualisiert: Lade die Seite neu.
load-again = Neu laden
about-tilehall = Über Tilehall
language = Sprache
just-now = gerade eben
not-copied = Dieser Browser lässt die Seite nichts kopieren. Markiere den Text und kopiere ihn selbst.
