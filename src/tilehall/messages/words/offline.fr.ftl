### What the hall in the page says, which is on one device and needs no server.

failed-here = Quelque chose n’a pas fonctionné sur cet appareil ; rien n’a changé.
people-here = Seules les personnes devant cet appareil peuvent faire cela : `person-1`, `person-2` et ainsi de suite, ou un `onlooker`.
unrated-here = Les parties sur cet appareil ne sont pas classées.
no-clock-here = Les parties sur cet appareil n’ont pas de pendule.
no-talk-here = Tout le monde est devant cet appareil : il n’y a donc pas de chat.

## Players of a new game

player-is-one-of-two = À chaque place, une personne avec un nom, ou un bot d’un certain niveau.
no-such-level-here = Sur cet appareil, un bot de { $game } joue au niveau { $levels }.
name-length = Un nom a de 1 à { $most } caractères.
name-like-a-bot = Seuls les noms de bots se terminent ainsi.
nobody-plays = Il faut au moins une personne.
same-names = Deux personnes ont le même nom.

## The storage of the device

not-stored = Cet appareil n’a pas pu enregistrer cela : rien n’a changé. Son espace est peut-être plein : supprimez d’anciennes parties dans Mes parties.
played-in-other-tab = Cette partie a continué dans un autre onglet. Rechargez la page pour la voir ici.
storage-not-read = L’espace de cet appareil est illisible pour le moment. Réessayez dans un instant.
saved-by-newer-release = Cette partie a été enregistrée par une version plus récente, que celle-ci ne peut pas lire. Elle est gardée.
