### Lists of tables, levels of bots and options, as far as the home page needs them.

level-first = Débutant
level-easy = Facile
level-medium = Moyen
level-strong = Fort
level-hard = Difficile
level-master = Maître
opponent = { $name } (bot { $level ->
        [first] débutant
        [easy] facile
        [medium] moyen
        [strong] fort
        [hard] difficile
       *[master] maître
    })
opponents = { $count } bots { $level ->
        [first] débutants
        [easy] faciles
        [medium] moyens
        [strong] forts
        [hard] difficiles
       *[master] maîtres
    }
seats-taken = { $taken } { $taken ->
        [one] place prise
       *[other] places prises
    } sur { $seats }
free-seats = { $count } { $count ->
        [one] place libre
       *[other] places libres
    }
look-on = Regarder
comma-room = , table { $code }
delete = Supprimer
    .label = Supprimer : { $game }, table { $code }
no-answer = La salle ne répond pas. Essayez encore une fois.
with-people = Jouer à plusieurs
find-people = Trouver avec qui jouer
way-match = Partie rapide
    .about = avec la prochaine personne qui veut le même jeu
way-tables = Tables ouvertes
    .about = à rejoindre, ou à regarder
way-friends = Amis
    .about = à défier, ou à inviter par un lien

## Values of options

value-yes = oui
value-no = non
value-all = tout à { $value }
value-range = { $from } à { $to }
value-bounds = un nombre entier de { $least } à { $most }
brief = entrée avec le code
    .listed = entrée libre
    .watch = { $watch ->
            [off] sans public
           *[on] { $turns ->
                [0] public admis
                [one] public avec { $turns } tour de retard
               *[other] public avec { $turns } tours de retard
            }
        }
    .hints = { $hints ->
            [bots] indices contre les bots
            [always] avec indices
           *[never] sans indices
        }
