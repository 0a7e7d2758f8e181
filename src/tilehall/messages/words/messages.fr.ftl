### What the server and the hall in the page both say.

## Requests

nothing-here = Il n’y a rien à cette adresse.
wrong-method = Cette adresse n’accepte pas ce genre de requête.
request-too-long = La requête est trop longue.
request-does-not-fit = La requête n’est pas valable : { $detail }.
message-not-read = Ce message est illisible : { $detail }.
try-again-in = { $unit ->
        [seconds] { $count ->
            [one] { $what } ; réessayez dans { $count } seconde.
           *[other] { $what } ; réessayez dans { $count } secondes.
        }
       *[minutes] { $count ->
            [one] { $what } ; réessayez dans { $count } minute.
           *[other] { $what } ; réessayez dans { $count } minutes.
        }
    }

## Rooms

room-not-shown = Cette partie de la salle ne peut pas afficher la table ; cette page se reconnecte d’elle-même.
overtaken = Il s’est passé quelque chose entre-temps ; voici où en est la table.
enter-first = Entrez d’abord à une table.
nothing-under-way = Aucune partie n’est en cours.
not-your-turn-now = Ce n’est pas à vous de jouer.
time-up = Le temps de ce tour est écoulé : un bot le joue.
not-asked-of-a-table = Cela ne se demande pas à une table.
player-not-here = Cette personne n’est pas à cette table.
no-hint = Pas d’indice pour le moment. Réessayez.

## Games

game-not-begun = Cette partie n’a pas commencé.
log-after-game = Le journal complet peut être lu après la partie.
review-after-game = Une partie s’analyse une fois finie.
no-turn = Aucun tour de la partie n’a ce numéro.
no-game = Cette partie n’existe pas ici.
no-lesson = Cette leçon n’existe pas.
no-puzzle = Ce problème n’existe pas.
