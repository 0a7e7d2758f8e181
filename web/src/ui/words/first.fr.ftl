### The frame of every screen.

one-moment = Un instant…
part-not-loaded = Cette partie de la page n’a pas pu être chargée. La salle a peut-être été mise à jour : rechargez la page.
load-again = Recharger
about-tilehall = À propos de Tilehall
language = Langue
just-now = à l’instant
not-copied = Ce navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le à la main.
