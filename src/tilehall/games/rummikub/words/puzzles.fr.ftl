### Puzzles of Rummikub: their themes, tasks and answers.
###
### A theme has at most 40 characters, a task 100.

theme-everything = Tout poser
theme-most = Poser le maximum
theme-joker = Libérer un joker
theme-opening = Ouvrir en grand

puzzle-lay-all = Posez vos { $tiles } tuiles, et gagnez.
    .praise = Le chevalet est vide : le tour qui gagne.
    .otherwise = Vos { $tiles } tuiles peuvent toutes être posées à ce tour.{ $joker ->
        [true] { " " }Il y faut votre joker.
       *[false] { "" }
    }
    .close = Il ne restait qu’une tuile. Toutes peuvent être posées.
    .idle = { idle } { puzzle-lay-all.otherwise }
puzzle-lay-some = Posez le plus de tuiles possible : { $tiles } sur vos { $held }.
    .praise = { $tiles } tuiles, et aucun autre choix n’en pose autant.
    .otherwise = { $tiles } tuiles peuvent être posées à ce tour.
    .close = Tout près : une tuile de plus peut être posée.{ $joker ->
        [true] { " " }Il y faut votre joker.
       *[false] { "" }
    }
    .idle = { idle } { puzzle-lay-some.otherwise }
idle = { $idle ->
        [draw] Vous avez pioché une tuile : on pioche quand rien ne peut être posé.
       *[pass] Vous avez passé.
    }
