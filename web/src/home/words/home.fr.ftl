### The list of finished games, the puzzle of the day, and how a result is said.

## My games

history = Mes parties
my-profile = Mon profil
leaderboards = Palmarès
add-games = Ajouter les parties de cet appareil
under-way = En cours
go-there = Y aller
try-again = Réessayer
played = Jouées
    .which = Quel jeu
    .all = Tous les jeux
    .wait = On ouvre le registre…
no-games = Pas encore de parties. Celles que vous terminez apparaissent ici, avec leur enregistrement et leur analyse.
choose-game = Choisir un jeu
earlier = Parties précédentes
    .busy = On tourne la page…
delete = Supprimer cette partie ?
    .why = La partie, sa revanche et leurs analyses sont supprimées de cet appareil pour de bon.
    .no = La garder
    .yes = La supprimer

## Puzzle of the day

daily = Problème du jour
    .done = Résolus aujourd’hui : { $done } sur { $count }.
    .solve = Résoudre
    .solved = ✓ Résolu
    .all = Tous les problèmes
streak = { $days } { $days ->
        [one] jour
       *[other] jours
    } de suite.
    .begin = Résolvez-en un par jour, sans en sauter un seul.

## Modes

mode = Variante
    .own = Vos propres règles

## Results

won-by = { $name } gagne
    .you = Vous gagnez !
    .all = { $names } se partagent la victoire
    .you-all = { $names } partagez la victoire
won-by-nobody = Personne ne gagne
    .alone = La partie est finie
you = Vous
place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
