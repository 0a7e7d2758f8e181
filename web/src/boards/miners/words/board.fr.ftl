### The board of Miners.

dwarf = { $seat ->
        [0] Thorin Goldbeard
        [1] Gimli Ironfoot
        [2] Dwalin Rockfist
        [3] Balin Gemseeker
       *[4] Bofur Pickaxe
    }
    .first = { $seat ->
            [0] Thorin
            [1] Gimli
            [2] Dwalin
            [3] Balin
           *[4] Bofur
        }

## The list of keys: what a key does

key-digit = choisir une carte, ou tourner celle qui est choisie
key-rotate = tourner d’un demi-tour la carte choisie
key-enter = sur une case : y poser la carte choisie

## Cards, for screen readers

card = { $shape ->
        [cross] croisement
        [straight] ligne droite, { $ways }
        [bend] virage, { $ways }
        [fork] embranchement, { $ways }
       *[dead-end] cul-de-sac, { $ways }
    }
card-way = { $sides ->
        [T] amorce en haut
        [R] amorce à droite
        [B] amorce en bas
        [L] amorce à gauche
        [TB] haut-bas
        [RL] droite-gauche
        [TR] haut-droite
        [RB] droite-bas
        [BL] bas-gauche
        [TL] haut-gauche
        [TRB] haut-droite-bas
        [RBL] droite-bas-gauche
        [TBL] haut-bas-gauche
       *[TRL] haut-droite-gauche
    }
held-turned = à l’envers
held-there = va là
    .not = ne va pas là
held-fits = { $count ->
        [one] va sur { $count } case
       *[other] va sur { $count } cases
    }
    .rotated = va dans l’autre sens
    .nowhere = ne va nulle part pour le moment
hand = Vos cartes
    .still = Les cartes en main

## The cells, for screen readers. at: the beginning of all of them.

mine = La mine
at = Ligne { $row }, colonne { $column }
cell-rock = { at } : roche
cell-start = { at } : le départ
cell-sealed = { at } : destination { $number }, scellée
cell-reached = { at } : destination { $number }, atteinte par { $who } ({ $dwarf })
cell-card = { at } : { $card }, { $lit ->
        [true] dans la lumière
       *[false] dans l’ombre
    }, carte posée par { $who } ({ $dwarf })
cell-barred = { at } : une carte ici couperait l’accès à une destination
cell-fits = { at } : votre carte va ici

## The players and the piles

crew = Les nains
you = Vous
crew-holds = <dwarf/>{ $you ->
        [true] , vous
       *[false] { "" }
    } · { $count ->
        [one] { $count }{ "\u00a0" }carte
       *[other] { $count }{ "\u00a0" }cartes
    }
resigned = Abandon
gold = { $count } { $count ->
        [one] pièce d’or
       *[other] pièces d’or
    }
deck = Pioche
    .count = { $count ->
            [one] Pioche : { $count } carte
           *[other] Pioche : { $count } cartes
        }
    .word = dans la pioche
discards = Défausse
    .newest = Défausse : { $count }, dessus : { $card }
    .none = Défausse vide
    .word = à la défausse

## The sentence beside the buttons: what must be done, or what happened. At most two lines of a phone.

none-fits = Aucune de vos cartes ne peut être posée. Défaussez-en une.
cuts-off = Ici, une carte couperait l’accès à une destination.
over = Il n’y a plus rien à creuser.
hand-empty = Votre main est vide : passez.
plan = Préparez déjà la suite.
choose = Choisissez une carte, ou une case.
fits-rotated = Dans ce sens, elle ne va nulle part : tournez-la.
fits-nowhere = Elle ne va nulle part pour le moment.
fits-lit = { $count ->
        [one] Elle va sur la case éclairée.
       *[other] Elle va sur les { $count } cases éclairées.
    }
fits-both = Les deux sens conviennent : tournez-la, ou activez la case.
fit-there = { $count ->
        [one] Une de vos cartes va là : choisissez-la.
       *[other] { $count } de vos cartes vont là : choisissez-en une.
    }
    .not = Elle ne va pas là.
    .lit = Elle ne va pas là ; les cases où elle va sont éclairées.
    .none = Aucune de vos cartes ne va là. Essayez une case éclairée.
not-yet = Ce n’est pas encore à vous.
same-rotated = Cette carte est la même dans les deux sens.
cheer = { $you ->
        [true] Vous ({ $dwarf }) atteignez
       *[false] { $who } ({ $dwarf }) atteint
    } la destination { $number } ! Un filon de { $count } { $count ->
        [one] carte
       *[other] cartes
    } rapporte de l’or.

## Buttons. Short.

pass = Passer
discard = Défausser
rotate = Tourner
    .key = Tourner ({ $key })
    .choose = Choisissez d’abord une carte

## The log

log-lays = { $you ->
        [true] <who>Vous</who> posez
       *[false] <who/> pose
    } <card/><spoken>en ligne { $row }, colonne { $column }</spoken>{ log-draws }
log-discards = { $you ->
        [true] <who>Vous</who> ne pouvez rien poser et défaussez
       *[false] <who/> ne peut rien poser et défausse
    } <card/>{ log-draws }
log-draws = { $drawn ->
        [none] { "" }
       *[some] { " " }{ $you ->
            [true] et piochez
           *[false] et pioche
        } { $drawn ->
            [shown] <drawn/>
           *[hidden] une carte
        }
    }
log-passes = { $you ->
        [true] <who>Vous</who> n’avez plus de cartes et passez
       *[false] <who/> n’a plus de cartes et passe
    }
log-resigns = { $you ->
        [true] <who>Vous</who> abandonnez
       *[false] <who/> abandonne
    }
log-dealt = Chaque main reçoit { $count } cartes.
    .own = Chaque main reçoit { $count } cartes. Les vôtres : <drawn/>
log-reaches = { $you ->
        [true] Vous ({ dwarf }) atteignez la destination { $number } !
       *[false] <name/> ({ dwarf }) atteint la destination { $number } !
    }
log-pay = { $you ->
        [true] Vous
       *[false] { $who }
    } +{ $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }
log-dead = Plus aucune carte ne va dans la mine.
log-stuck = La pioche est vide, et personne ne peut poser de carte.
log-over = La partie est finie. { $how ->
        [nobody] Personne ne gagne.
        [you] Vous gagnez !
        [you-shared] Vous partagez la victoire avec { $who }.
        [shared] { $who } se partagent la victoire.
       *[other] { $who } gagne.
    }

## How to play

how = Miners
    .aim = Vous creusez une seule mine ensemble, mais chacun cherche son propre or. Depuis la lanterne, en bas, posez des galeries jusqu’aux trois destinations scellées, en haut.
how-cards = Les cartes
    .straight = ligne droite
    .bend = virage
    .fork = embranchement
    .cross = croisement
    .stub = avec une amorce
    .end = cul-de-sac
    .about = Une <b>amorce</b> finit dans les éboulis : elle peut toucher le chemin, mais rien ne continue derrière elle. Toute carte peut être <b>tournée</b> d’un demi-tour.
how-turn = Votre tour
    .lay = Posez une de vos cinq cartes, puis piochez-en une. Si vous pouvez poser, c’est obligatoire. Si vous ne pouvez rien poser, défaussez une carte et piochez ; si votre main est vide, passez.
    .scene = Où un croisement peut aller maintenant. Les galeries éclairées sont reliées à la lanterne : une carte doit rejoindre l’une d’elles. Là où deux cartes se touchent, un côté ouvert rejoint un côté ouvert, un côté fermé un côté fermé. À droite de l’amorce, il fait sombre : rien ne va là.
    .beside = À côté d’une destination, d’une case vide ou du bord du plateau, un côté peut être ouvert ou fermé.
how-open = La voie reste libre
    .scene = Personne ne peut couper l’accès à une destination. Vers chaque destination scellée, une voie par des cases vides doit rester libre depuis un bout éclairé. Ici, il reste un seul bout : on peut y continuer à creuser, mais pas y poser un cul-de-sac. Une telle case est marquée d’une croix.
    .last = Une carte qui atteint une destination peut toujours être posée : elle termine la partie.
how-gold = L’or
    .scene = Thorin (●) atteint la destination 2 : <b>3 pièces d’or</b> pour cela, et <b>1 par carte</b> du chemin le plus court, pour qui l’a posée. Thorin en reçoit 6, Gimli (■) 2.
how-end = La fin
how-over = La partie est finie quand { $goal ->
        [first] la première destination est atteinte,
       *[all] les trois destinations sont atteintes,
    }{ $open ->
        [true] { "" }
       *[false] { " " }quand plus aucune carte ne pourrait aller nulle part,
    } ou quand la pioche est vide et que, tour à tour, personne n’a rien pu poser. Qui a le plus d’or gagne ; à égalité, qui a atteint le plus de destinations. Si aucune destination n’a été atteinte, personne ne gagne.
how-controls = Commandes
    .keys = <key>1</key>–<key>5</key> choisissent une carte, <key>R</key> la tourne, les flèches parcourent la mine, <key>Entrée</key> pose, <key>Échap</key> remet la carte en main.
how-pointer = { $press ->
        [tap] Touchez une carte et une case éclairée, dans l’ordre que vous voulez, ou faites-y glisser la carte. Touchez de nouveau une carte choisie pour la tourner.
       *[click] Cliquez sur une carte et sur une case éclairée, dans l’ordre que vous voulez, ou faites-y glisser la carte. Cliquez de nouveau sur une carte choisie pour la tourner.
    }
