### The board of SUMMON5.

threads = { $count ->
        [one] { $count } Fil runique
       *[other] { $count } Fils runiques
    }
somebody = Quelqu’un

## The list of keys: what a key does

key-digit = choisir un Fil runique, ou le placer sur la case active
key-enter = sur une case : y placer le Fil runique choisi, ou le reprendre
key-back = reprendre le dernier Fil runique
key-undo = annuler le tour ou un indice, ou le rétablir
key-end = terminer le tour

## The line above the loom: the goal and how far the game is. There is little room.

goal = Multiples de { $sacred }
    .more = Chaque multiple rapporte : plus la somme est grande, plus elle rapporte.
target = Objectif <b>{ $points }</b>
round = { $last ->
        [true] Dernière manche
       *[false] Manche { $round }
    }
phase = { $stage ->
        [refill] Phase de Collecte
       *[play] Phase de Tissage
    }
pile = Pioche <b>{ $count }</b>
holds = { $who } a { threads }.

## The sentence above the loom: what is missing, or what was earned. It should fit two lines of a phone.

loom-waits = Le Grand Métier attend son premier Fil runique.
none-scores = Aucun de vos Fils runiques ne peut former de séquence qui rapporte. Déclarez le blocage.
worth = { $more ->
        [true] Ce tour rapporte { $points } d’Énergie mystique. Terminez-le, ou continuez à tisser.
       *[false] Ce tour rapporte { $points } d’Énergie mystique. Terminez-le.
    }
where-to = Où placer le { $tile } ?
which-thread = Quel Fil runique placer là ?
place-some = Placez de un à cinq Fils runiques en ligne ou en colonne, à côté du soleil.
channelled = { $you ->
        [true] Vous avez canalisé { $points } d’Énergie mystique.
       *[false] <who/> a canalisé { $points } d’Énergie mystique.
    }
perfect = La Réserve de fils est vide pour de bon, une partie parfaite : { $bonus } d’énergie en plus.
sum-earns = Somme { $sum } : { $points ->
        [0] pas d’énergie
       *[other] { $points } d’énergie
    }.

## The loom

loom = Le Grand Métier, { $size } sur { $size }
    .caption = Grand Métier
whole-loom = Tout le métier
    .closer = De plus près
at = Ligne { $row }, colonne { $column }
cell-own = { at } : votre { $tile }, placé à ce tour ; activez pour le reprendre
    .back = { at } : votre { $tile }, placé à ce tour ; l’indice le reprend ; activez pour le reprendre
cell-thread = { at } : { $tile }
    .sun = { at } : { $tile }, le soleil au centre
    .new = { at } : { $tile }, nouveau
cell-portal = { at } : portail ×2, vaut 0, double l’énergie
cell-knot = { at } : bloquée
cell-empty = { at } : vide
    .earns = { at } : vide, le tour rapporterait { $points } ici
    .ghost = { at } : vide, { $tile } irait ici
    .gap = { at } : vide, un trou à combler
    .open = { at } : vide, un Fil runique peut aller ici
portal = portail
sum = somme { $sum }
forms = Ce que forme ce tour
    .last = Ce qu’a formé le dernier tour

## The Thread Reservoir

reservoir = Votre Réserve de fils
    .empty = Votre Réserve de fils est vide.
thread = Fil runique { $tile }
    .place = Placer { $tile } en { $cell }
    .earns = Placer { $tile } en { $cell }, pour { $points }

## Buttons, below the loom. The first is alone in its row; of the others, two share the width of a phone.

stuck = Blocage : aucun tour possible
redo-turn = Rétablir le tour
undo-turn = Annuler le tour
undo-hint = Annuler l’indice
end-turn = Terminer le tour
    .earns = Terminer le tour, +{ $points }

## The log

wove = { $you ->
        [true] Vous tissez { threads }
       *[false] { $who } tisse { threads }
    }
wove-threads = { "\u00a0" }: { $threads }
wove-where = { $tile } en ligne { $row }, colonne { $column }.
score-now = désormais { $score }
gathered = Phase de Collecte : { threads }.
loom-holds = { $what ->
        [portals] Sur le Grand Métier : { portals }.
        [knots] Sur le Grand Métier : { knots }.
       *[both] Sur le Grand Métier : { portals } et { knots }.
    }
portals = { $portals ->
        [one] { $portals } portail
       *[other] { $portals } portails
    }
knots = { $knots ->
        [one] { $knots } nœud
       *[other] { $knots } nœuds
    }
begins = { $you ->
        [true] Vous commencez. Tout le monde a { threads }.
       *[false] { $who } commence. Tout le monde a { threads }.
    }
no-turn = { $you ->
        [true] Vous n’avez aucun tour possible.
       *[false] { $who } n’a aucun tour possible.
    }
resigns = { $you ->
        [true] Vous abandonnez.
       *[false] { $who } abandonne.
    }

## How to play

how-example = { $tiles } : la somme est { $sum }, ce qui { $points ->
        [0] ne rapporte rien
       *[other] rapporte { $points } d’énergie
    }.
how-aim = Tissez des Fils runiques, des tuiles numérotées de 0 à 9, sur le Grand Métier de { $size } cases sur { $size }. Chaque fois que la somme d’une séquence est un multiple { $several ->
        [true] d’un Nombre sacré
       *[false] du Nombre sacré
    }, <b>{ $sacred }</b>, son Énergie mystique est à vous.

how-turn = Votre tour
    .weaving = <b>Phase de Tissage.</b> Placez de un à cinq Fils runiques de votre Réserve de fils sur <b>une seule ligne ou une seule colonne</b>, sans trou, à côté d’un Fil runique déjà en place. Puis terminez le tour.
    .gathering = <b>Phase de Collecte.</b> Votre Réserve de fils est complétée à { $hand }.

how-scores = Ce qui rapporte
how-sequence = Une <b>séquence</b> est une file ininterrompue de deux à cinq Fils runiques, en ligne ou en colonne. Sa somme divisée par { $several ->
        [true] le Nombre sacré
       *[false] { $sacred }
    }, fois 10 : voilà ce qu’elle rapporte.
how-each = Une somme multiple de plusieurs Nombres sacrés rapporte pour chacun.
how-counts = Toute séquence qui contient un nouveau Fil runique compte. Au moins une doit rapporter ; une séquence sans gain affiche sa somme en gris et ne coûte rien.
how-strict = Toute séquence qui contient un nouveau Fil runique compte. Au moins une doit rapporter ; et à cette table, <b>toutes</b> les séquences que vous formez doivent être des multiples { $several ->
        [true] de l’un des nombres
       *[false] de { $sacred }
    }. Une somme de 0 est permise et ne rapporte rien.

how-again = Rapporter de nouveau
    .longer = Allongez une séquence existante, et elle rapporte de nouveau tout entière. Cinq Fils runiques au plus.

how-end = La fin
how-pile = { $endgame ->
        [last_round] Quand la pioche est vide, on finit la manche et on en joue encore une.
        [round] Quand la pioche est vide, on finit la manche, et c’était la dernière.
        [pile] Quand la pioche est vide, la partie est aussitôt finie.
       *[play_out] Quand la pioche est vide, on continue avec les Réserves de fils ; dès que l’une est vide, la manche est la dernière.
    }
how-target = Qui atteint <b>{ $points }</b> d’Énergie mystique termine aussitôt la partie.
how-perfect = Une Réserve de fils vide qui ne peut plus être complétée est une partie parfaite : { $bonus } d’énergie en plus.
how-winner = Sans tour possible, c’est le blocage : on ne joue plus, et la partie s’arrête après cette manche. Qui a le plus d’Énergie mystique gagne ; à égalité, qui a le moins de Fils runiques dans sa Réserve de fils.

how-special = Sur ce métier
    .portals = Les <b>portails</b> ({ $count }) comptent 0, relient des Fils runiques, et chacun double ce que rapporte une séquence qui le traverse.
    .knots = Les <b>nœuds</b> ({ $count }) bloquent leur case et arrêtent les séquences.
    .rising = <b>Énergie croissante :</b> fois 10 à la première manche, fois 11 à la deuxième, et ainsi de suite.
    .patterns = <b>Motifs :</b> une séquence d’au moins trois Fils runiques qui rapporte gagne 10 de plus si elle se lit pareil dans les deux sens, 10 de plus si chaque Fil runique vaut un de plus (ou un de moins) que le précédent, et 10 de plus s’ils sont tous égaux.
    .before = Les images ci-dessus montrent ce que rapporte une séquence avant cela.
how-strong = <b>Fils runiques puissants :</b> { $strong }. Le plus puissant d’une séquence multiplie ce qu’elle rapporte.
how-factor = { $tile } compte ×{ $factor }

how-good = Bon à savoir
    .cross = Un seul Fil runique peut compléter deux séquences à la fois, une en ligne et une en colonne. Les deux rapportent.
    .long = Les séquences longues aux grandes sommes rapportent plus. Dépensez les grands Fils runiques, de 6 à 9, là où ils comptent.
    .save = Avant de tout dépenser à ce tour, demandez-vous si certains Fils runiques ne rapporteraient pas plus à un tour suivant.
    .block = Vous pouvez bloquer une séquence prometteuse que d’autres pourraient compléter, mais vous risquez alors de vous bloquer aussi.
    .stays = Une fois votre tour terminé, ses Fils runiques restent. Sans tour possible, on ne joue plus.

how-controls = Commandes
how-pointer = { $press ->
        [tap] Faites glisser un Fil runique sur une case, ou touchez un Fil runique et une case, dans l’ordre que vous voulez. Touchez un Fil runique de ce tour pour le reprendre.
       *[click] Faites glisser un Fil runique sur une case, ou cliquez sur un Fil runique et sur une case, dans l’ordre que vous voulez. Cliquez sur un Fil runique de ce tour pour le reprendre.
    } Faites glisser le métier pour en voir plus ; zoomez à deux doigts ou avec <key>Ctrl</key> et la molette.
how-keys = Au clavier, les flèches parcourent le métier, un chiffre place ce Fil runique, <key>Retour arrière</key> le reprend, <key>U</key> annule et rétablit le tour, et <key>E</key> le termine.
