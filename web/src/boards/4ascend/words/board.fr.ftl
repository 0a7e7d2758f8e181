### The board of 4ascend.

name = 4ascend
side = { $side ->
        [b] Noir
       *[w] Blanc
    }

## The list of keys: what a key does

key-enter = sur une case : poser une pierre

## The players

tone = <side>{ side }</side>
    .you = <side>{ side }, </side>vous
hp = PV
hp-of = PV pour { $who }, { side }
    .now = { $hp } sur { $most }

## The cells, for screen readers

board = Plateau, neuf sur neuf
cell = Ligne { $row }, colonne { $column } : { $what }
cell-stone = { $side ->
        [b] pierre noire
       *[w] pierre blanche
    }
cell-empty = vide
cell-vacated = libérée
cell-plant = avec une plante
cell-takes = ôte { $power }
cell-power = puissance { $power }
cell-counter = contre-chaîne de puissance { $power }
cell-last = la dernière pierre
cell-pending = votre pierre est en route
cell-hinted = la case de l’indice
    .near = près de la case de l’indice

## The sentences above the board. There is little room: at most three lines of a phone.

attacks = { $you ->
        [true] Vous attaquez : puissance <power/>
       *[false] <who/> attaque : puissance <power/>
    }
answer = { $counters ->
        [true] Phase d’attaque et de défense. Répondez avec une pierre : ôtez la puissance d’une case marquée, ou ripostez : une case marquée + complète une chaîne de cette puissance.
       *[false] Phase d’attaque et de défense. Répondez avec une pierre : ôtez la puissance d’une case marquée, ou ripostez avec une chaîne.
    }
    .other = Phase d’attaque et de défense : <who/> répond. Une case marquée ôterait la puissance indiquée.
clash-attack = { $taken ->
        [0] Attaque <power/>
       *[other] Attaque <power/> sur { $whole }
    }
    .taken = La réponse a ôté { $taken }.
clash-against = contre
clash-defence = défense <power/>
unhurt = Personne ne perd de PV.
hurt = { $you ->
        [true] Vous perdez { $damage } PV.
       *[false] <who/> perd { $damage } PV.
    }
moves-next = { $you ->
        [true] À vous de jouer ensuite.
       *[false] <who/> joue ensuite.
    }
your-move = À vous : posez une pierre sur n’importe quelle case vide.
    .other = <who/> pose la prochaine pierre.
aim = <b>Alignez quatre pierres</b> pour attaquer.
plants-wait = { $wait ->
        [1] Des plantes poussent après le prochain coup tranquille.
       *[other] Des plantes poussent dans { $wait } coups tranquilles.
    }
end-limit = C’était la dernière pierre.
end-full = Le plateau est plein.
end-hp = { $you ->
        [true] Vous n’avez plus de PV.
       *[false] <who/> n’a plus de PV.
    }
end-resigned = { $you ->
        [true] Vous avez abandonné.
       *[false] <who/> a abandonné.
    }

## The log

log-stone = { $you ->
        [true] Vous posez une pierre
       *[false] <who/> pose une pierre
    }<spoken> ({ side }) { on }</spoken>{ $chain ->
        [back] { " " }{ $you ->
            [true] et ripostez
           *[false] et riposte
        } avec une chaîne de { $count }.
        [attack] { " " }{ $you ->
            [true] et attaquez
           *[false] et attaque
        } avec une chaîne de { $count } : puissance <b>{ $power }</b>.
       *[none] .
    }
on = en ligne { $row }, colonne { $column }
resigns = { $you ->
        [true] Vous abandonnez.
       *[false] <who/> abandonne.
    }
log-clash = Phase d’attaque et de défense : attaque <b>{ $attack }</b>{ $taken ->
        [0] { "" }
       *[other] { " " }({ $whole } moins { $taken } pour la case occupée)
    }, défense <b>{ $defence }</b> ; { $loser ->
        [nobody] personne ne perd de PV.
        [you] vous perdez <hurt>{ $damage }</hurt> PV, il en reste { $left }.
       *[other] <who/> perd <hurt>{ $damage }</hurt> PV, il en reste { $left }.
    }
plants-grow = { $count ->
        [1] Une plante pousse
        [2] Deux plantes poussent
        [3] Trois plantes poussent
        [4] Quatre plantes poussent
        [5] Cinq plantes poussent
        [6] Six plantes poussent
        [7] Sept plantes poussent
        [8] Huit plantes poussent
        [9] Neuf plantes poussent
        [10] Dix plantes poussent
       *[other] { $count } plantes poussent
    }<spoken> { $where }</spoken>.
wins = { $you ->
        [true] Vous gagnez.
       *[false] <who/> gagne.
    }
draw = Match nul.
begins = La partie commence.

## How to play

how = Les règles de { name }
how-begin = Noir commence, et chaque camp a { $hp } PV. Chacun votre tour, vous posez une pierre sur une case vide. Vous pouvez poser une pierre sur une plante ; celle-ci reste dessous.
how-plants = La partie commence avec { $count ->
        [one] { $count } plante
       *[other] { $count } plantes
    }.
how-sprout = { $every ->
        [one] Après chaque coup tranquille,
       *[other] Tous les { $every } coups tranquilles,
    } { $count ->
        [one] { $count } nouvelle plante pousse sur une case vide
       *[other] { $count } nouvelles plantes poussent sur des cases vides
    }.

how-attack = L’attaque
    .chain = Quatre de vos pierres ou plus alignées (en ligne, en colonne ou en diagonale) forment une <b>chaîne</b>. Formez-en une et vous attaquez, comme Noir vient de le faire ici : la <b>phase d’attaque et de défense</b> commence.
    .scene = Quatre pierres noires côte à côte ; la première est sur une plante. La plus récente est la dernière.
    .power = Toute la chaîne quitte le plateau. Chaque case libérée compte 1, et 1 de plus si elle porte une plante : puissance 5.

how-defence = La défense
    .answer = L’autre camp répond aussitôt avec une pierre, sur n’importe quelle case vide. Les cases marquées montrent ce qu’une réponse y ôte.
    .scene = Quatre cases libérées. Une réponse sur la première ôte 2, sur chacune des autres 1.
    .counter = Blanc prend la case de la plante : il reste 3 à l’attaque. Une réponse qui forme sa propre chaîne est encore plus forte : cette chaîne quitte aussi le plateau et compte contre l’attaque, plantes comprises.
    .after = La réponse de Blanc est sur la plante. Les autres cases libérées sont de nouveau vides.

how-blow = Les dégâts
    .loses = Le camp qui a le moins de puissance perd la différence en PV : ici attaque 3, défense 0, donc Blanc perd 3. Les plantes de toutes les cases libérées sont consommées, sauf celle qui est sous une réponse encore en place.
how-next = Le camp qui a attaqué joue ensuite.
    .regrow = { $count ->
            [one] { $count } nouvelle plante pousse
           *[other] { $count } nouvelles plantes poussent
        }, et le camp qui a attaqué joue ensuite.

how-end = La fin
    .hp = Plus de PV, et c’est aussitôt perdu.
how-limit = { $turns ->
        [0] Si le plateau est plein,
       *[other] Si le plateau est plein, ou après la pierre numéro { $turns },
    } { $limit ->
        [draw] c’est match nul, même si un camp a plus de PV.
       *[hp] le camp qui a le plus de PV gagne ; à égalité de PV, c’est match nul.
    }

how-controls = Commandes
how-keys = { $press ->
        [tap] Touchez une case.
       *[click] Cliquez sur une case.
    } Au clavier, les flèches parcourent le plateau et Entrée pose la pierre.
