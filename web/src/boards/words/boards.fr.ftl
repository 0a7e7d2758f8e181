### What is said about the board of any game.

## How to play

how-to-play = Règles
how-to-opening = On ouvre les règles…
how-to-none = Ce jeu n’a pas de règles écrites.

## The log

you-take-back = Vous reprenez un tour.
said-times = { $say } ({ $count } fois)

## The plain board of a game without a board of its own: the position as text, and a button for each step

draft = Jusqu’ici : { $steps }.
    .points = Jusqu’ici : { $steps } ({ $points } points).
draft-back = Reprendre le dernier
    .all = Tout reprendre
draft-step = Essayer { $step }

## A board from a package that cannot be used

plain-instead = Le plateau propre à ce jeu ne peut pas être affiché. { $why } En voici un tout simple.
unusable-stopped = Une erreur l’a arrêté.
unusable-not-loaded = Il n’a pas pu être chargé.
unusable-late = Il n’a pas été chargé à temps.
unusable-styles = Ses styles n’ont pas pu être chargés.
unusable-version = Il a été fait pour la version { $version } des plateaux de cette page.
unusable-no-mount = Il n’exporte aucune fonction pour le mettre en place.
unusable-no-update = Il ne dit pas comment le mettre à jour ni comment l’enlever.
