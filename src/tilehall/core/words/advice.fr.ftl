### What the hall says about playing well, in every game: hints, reviews, lessons and puzzles.

## Hints and reviews

best-move = Meilleur coup : { $reason }
    .found = Vous avez trouvé le meilleur coup : il { $reason }
    .found-alone = Vous avez trouvé le meilleur coup.
others-as-good = { $others ->
        [1] Un autre est aussi bon.
        [2] Deux autres sont aussi bons.
        [3] Trois autres sont aussi bons.
        [4] Quatre autres sont aussi bons.
       *[other] Plusieurs autres sont aussi bons.
    }
turning-point = Le tournant a été le tour { $turn }, { $yours ->
        [true] joué par vous
       *[false] joué par { $who }
    } : chances de gagner { $before } % → { $after } %.
    .better = Un meilleur coup { $reason }
    .because = Ce coup { $reason }

## Reasons for turns

reason-does-well = réussit dans { $percent } % des parties essayées à partir d’ici.
advice-any-step = n’importe quelle action convient.

## Lessons and puzzles

puzzle-source = { $origin ->
        [bots] D’une partie entre bots, tour { $turn }.
        [hall] D’une partie jouée dans cette salle, tour { $turn }.
       *[record] D’une partie déjà jouée, tour { $turn }.
    }

## Refusals

try-over = Cet essai est fini. Recommencez la leçon.
too-many-turns = Une leçon a au plus { $most } tours.
unknown-level = Il n’y a pas de niveau { $level } ; les niveaux sont { $levels }.
