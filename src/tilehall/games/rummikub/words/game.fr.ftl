### Rummikub in lists and headings.

title = Rummikub
summary = Posez des suites et des séries, réarrangez le tapis et videz votre chevalet avant les autres.
unit = points de pénalité
default-turn = une tuile est piochée
notice = Rummikub est une marque de son titulaire. Ce projet n’a aucun lien avec le titulaire de cette marque : il n’est ni réalisé, ni autorisé, ni approuvé par lui. L’hôte d’une salle peut donner un autre nom au jeu.
aim = Videz votre chevalet

## Modes

mode-one-round = Une manche
    .summary = Le premier chevalet vide gagne.
mode-four-rounds = Quatre manches
    .summary = Le plus petit total après quatre manches gagne.
mode-to-500-points = En 500 points
    .summary = La partie s’arrête quand quelqu’un a 500 points.

## Options

option-initial-meld = Ouverture
    .description = Points qu’il faut pour ouvrir, dans chaque manche.
option-rounds = Manches
    .description = Manches d’une partie. 0 : pas de nombre fixe, seulement avec une limite de points.
option-point-limit = Limite de points
    .description = La partie s’arrête après la manche où un total atteint ce nombre, à partir de 50. 0 : pas de limite.

## Endings

ending-emptied = Un chevalet est vide.
ending-passed = La pioche est vide, et tout le monde a passé.
ending-rounds = Les manches convenues sont jouées.
ending-limit = Les points convenus sont atteints.

## Greetings of bots, by level

greeting-first = Trente points pour ouvrir, c’est ça ?
greeting-easy = Je pose ce que je vois.
greeting-medium = Une combinaison, ça se défait, vous savez.
greeting-strong = Si ça peut se poser, je le pose.
greeting-hard = Certaines tuiles attendent leur heure.
greeting-master = Comptez mon chevalet, je compte le vôtre.
