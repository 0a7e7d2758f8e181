### Times and clocks, which the lists of tables on the home page show.

seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes }
clock-none = Sans pendule
clock-brief = { $time } par tour
    .bank = { $time } par personne
    .increment = { $time } + { $more } par tour
clock-sentence = { $kind ->
        [turn] { $time } pour chaque tour.
        [increment] { $time } pour toute la partie, plus { $more } après chaque tour.
       *[bank] { $time } pour toute la partie.
    } { $end ->
        [bot] Le temps écoulé, un bot joue le tour.
        [resign] Le temps écoulé, c’est un abandon.
       *[step] Le temps écoulé, { $step }.
    }
