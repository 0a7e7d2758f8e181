### Puzzles of SUMMON5: their themes, tasks and answers.
###
### A theme has at most 40 characters, a task 100.

theme-most = Le meilleur gain
theme-few-threads = Un ou deux Fils runiques
theme-five-threads = Cinq Fils runiques

puzzle-score = Gagnez le plus possible avec vos Fils runiques : { $points } d’énergie à ce tour.
    .praise = { $points } d’énergie. Le deuxième meilleur tour en rapporte { $second }.
    .otherwise = On peut gagner { $points } d’énergie à ce tour, avec { $threads ->
        [one] { $threads } Fil runique
       *[other] { $threads } Fils runiques
    }.
    .second = { $second } d’énergie : le deuxième meilleur tour. Un autre en rapporte { $points }.
