### Times and clocks, which the lists of tables on the home page show.

seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
# The time that is left on a clock: "2 d 3 h" and "1 h 05". As short as can be.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes }
# A clock in a few words: a time per turn, or for the whole game, perhaps with more time after each turn.
clock-none = No clock
clock-brief = { $time } a turn
    .bank = { $time } each
    .increment = { $time } each + { $more } a turn
# $step is what happens then in this game, for example "a tile is drawn".
clock-sentence = { $kind ->
        [turn] { $time } for every turn.
        [increment] { $time } for the whole game, and { $more } more after each turn.
       *[bank] { $time } for the whole game.
    } { $end ->
        [bot] When the time is up, a bot plays the turn.
        [resign] When the time is up, the player resigns.
       *[step] When the time is up, { $step }.
    }
