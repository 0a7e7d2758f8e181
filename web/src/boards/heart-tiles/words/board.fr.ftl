### The board of Heart Tiles.

# Agrees with "case", which is feminine.
colour = { $colour ->
        [w] blanche
        [r] rouge
        [y] jaune
       *[g] verte
    }
heart = { $value } { $colour ->
        [r] rouge
        [y] jaune
       *[g] vert
    }
magic = { $kind ->
        [wind] Vent
        [recycle] Recyclage
       *[shield] Bouclier
    }
somebody = Quelqu’un

## The list of keys: what a key does

key-card = sur une carte, puis sur une case : l’y jouer
key-tile = sur une case, puis sur une carte : de même

## Cards, for screen readers

card-heart = cœur { heart }
card-magic = { $kind ->
        [wind] Vent, souffle un cœur adverse
        [recycle] Recyclage, rend blanche une case colorée vide
       *[shield] Bouclier, vous protège pendant deux tours
    }
card-hidden = une carte cachée
card-earns = { $card }, pour { $points } ici

## Tiles, for screen readers

tiles = Cases
tile = Case { $at }, { $what }
    .open = Case { $at }, { $what }, vous pouvez jouer ici
    .earns = Case { $at }, { $what }, vous pouvez jouer ici pour { $points }
tile-once = au départ { colour }
tile-heart = { $you ->
        [true] votre cœur { heart }
       *[false] cœur { heart }, à { $who }
    }
tile-counts = compte { $points }
tile-empty = vide
tile-shielded = protégée pendant { turns }
turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
spot = case { $at }

## The players

you = Vous
seat = Place { $seat }
score = { $score }<sr> points</sr>
cover = { $count }<unit> { $count ->
        [one] tour
       *[other] tours
    }</unit>
raise = Se protéger
holds = { $you ->
        [true] Vous avez en main { $cards }
       *[false] En main : { $cards }
    }
    .none = { $you ->
            [true] Vous n’avez aucune carte en main
           *[false] Aucune carte en main
        }
    .hidden = En main : { $hearts ->
            [one] { $hearts } cœur
           *[other] { $hearts } cœurs
        } et { $magic ->
            [one] { $magic } carte magie
           *[other] { $magic } cartes magie
        }
hand = Votre main
hand-none = { $kind ->
        [heart] Aucun cœur
       *[magic] Aucune magie
    }

## The decks and the button that ends the turn. All short.

deck = { $kind ->
        [heart] Cœurs
       *[magic] Magie
    }
    .draw = Pioche
deck-draw = { $kind ->
        [heart] Piocher un cœur, reste { $count }
       *[magic] Piocher une carte magie, reste { $count }
    }
    .left = { $kind ->
            [heart] Cœurs restants : { $count }
           *[magic] Cartes magie restantes : { $count }
        }
end-turn = Terminer le tour
end-turn-first = { $missing ->
        [heart] Piochez d’abord un cœur
        [magic] Piochez d’abord une carte magie
       *[both] Piochez d’abord les deux cartes
    }

## The sentence below the tiles: what can be done. At most two lines of a phone.

over-tiles = Chaque case a son cœur. Les deux mains sont montrées.
over-decks = Les deux pioches sont vides. Les deux mains sont montrées.
over-resigned = Il y a eu abandon. Les deux mains sont montrées.
thinking = <who/> réfléchit.
where-heart = Où va le { heart } ?
no-tile = Aucune case n’est vide.
no-more-hearts = Plus de cœurs à ce tour.
magic-blocked = <whole><who/> a</whole> un Bouclier : aucune magie ne passe.
magic-used = Vous avez déjà utilisé une carte magie à ce tour.
where-shield = Protégez-vous avec le bouton, ou déposez-le sur les cases.
where-wind = Quel cœur le Vent doit-il prendre à <whole><who/> ?</whole>
    .nowhere = <who/> n’a aucun cœur à souffler.
where-recycle = Quelle case doit devenir blanche ?
    .nowhere = Il n’y a aucune case colorée vide.
which-card = Quelle carte va là ?
    .none = Aucune de vos cartes ne peut aller là maintenant.
hearts = { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }
may = { $what ->
        [hearts] Vous pouvez placer { hearts }.
        [magic] Vous pouvez utiliser une carte magie.
       *[both] Vous pouvez placer { hearts } et utiliser une carte magie.
    }
    .blocked = { $what ->
            [hearts] Vous pouvez placer { hearts }, mais le Bouclier adverse bloque la magie.
            [magic] Vous pouvez utiliser une carte magie, mais le Bouclier adverse la bloque.
           *[both] Vous pouvez placer { hearts } et utiliser une carte magie, mais le Bouclier adverse bloque la magie.
        }
done = Tout est fait : terminez votre tour.
    .draw = Piochez, puis terminez votre tour.
other-one = L’adversaire

## The log: short sentences with pictures

log-start = <does>Les cases sont peintes</does> <tile/> <does>et chaque main a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. { $you ->
        [true] <who>Vous</who> commencez.
       *[false] <who/> commence.
    }</does>
log-placed = <does>{ $you ->
        [true] <who>Vous</who> placez
       *[false] <who/> place
    }</does> <heart/> <tile/>
log-blown = <does>{ $you ->
        [true] <who>Vous</who> soufflez
       *[false] <who/> souffle
    }</does> <heart/> <tile/>
log-score = { $you ->
        [true] vous avez { $score }
       *[false] désormais { $score }
    }
log-washed = <does>{ $you ->
        [true] <who>Vous</who> rendez blanche une case { colour }
       *[false] <who/> rend blanche une case { colour }
    }</does> <tile/>
log-shield-falls = { $you ->
        [true] votre Bouclier tombe
       *[false] le Bouclier tombe
    }
log-shield-lasts = { $you ->
        [true] votre Bouclier tient encore { turns }
       *[false] le Bouclier tient encore { turns }
    }
log-raises = { $you ->
        [true] <who>Vous</who> levez un Bouclier
       *[false] <who/> lève un Bouclier
    }
log-ends = { $you ->
        [true] <who>Vous</who> terminez le tour
       *[false] <who/> termine le tour
    }
log-draws = { $you ->
        [true] <who>Vous</who> piochez
       *[false] <who/> pioche
    }
    .heart = { $you ->
            [true] <who>Vous</who> piochez un cœur
           *[false] <who/> pioche un cœur
        }
    .magic = { $you ->
            [true] <who>Vous</who> piochez une carte magie
           *[false] <who/> pioche une carte magie
        }
log-hidden = cachée
log-resigns = { $you ->
        [true] <who>Vous</who> abandonnez.
       *[false] <who/> abandonne.
    }

## How to play

how = Heart Tiles
    .aim = Huit cases, un duel. Placez vos cœurs là où leur couleur compte, et veillez à ce qu’ils y restent. Qui a le plus de points gagne.
how-points = Les points
    .scene = Un 2 rouge sur une case rouge compte 4, sur une case blanche 2, sur une case jaune rien
    .counts = Sur sa propre couleur, un cœur compte <b>double</b> ; sur du blanc, sa valeur ; sur une autre couleur, rien.
how-turn = Votre tour
    .order = Dans n’importe quel ordre :
    .draw = piochez <b>un cœur</b> et <b>une carte magie</b> : c’est obligatoire avant de terminer le tour, tant que la pioche en question a des cartes ;
    .place = placez jusqu’à <b>deux cœurs</b> sur des cases qui n’en ont pas ;
    .use = utilisez <b>une carte magie</b> ;
    .end = terminez le tour. Vous pouvez aussi ne rien poser du tout.
how-reading = Lire une case
    .scene = Votre 3 vert sur du vert compte 6 et est protégé pendant 2 tours ; le 1 jaune adverse sur du blanc compte 1
    .ring = <b>Anneau vert plein</b> : votre cœur. <b>Anneau rouge brisé</b> : un cœur adverse.
    .upper = <b>En haut à droite</b> : ses points. <b>En haut à gauche</b> : un Bouclier et les tours qu’il tient.
    .lower = <b>En bas à droite</b> : la couleur de départ de la case. En bas à gauche : son numéro.
how-wind = Vent
    .scene = Le Vent enlève le 3 vert adverse d’une case verte, qui est de nouveau verte et vide
    .does = Souffle un cœur adverse, et ses points avec lui. La case montre de nouveau sa couleur.
how-recycle = Recyclage
    .scene = Le Recyclage rend blanche une case jaune vide ; son petit carré reste jaune
    .does = Rend blanche une case colorée vide, pour de bon.
how-shield = Bouclier
    .scene = Un Bouclier sur votre 3 rouge et sur une case verte vide, pendant 2 tours
    .does = Vous protège pendant deux tours : le prochain de l’adversaire et votre prochain à vous. D’ici là, l’adversaire ne peut utiliser ni Vent, ni Recyclage, ni Bouclier. Les deux camps peuvent placer des cœurs. Un autre de vos Boucliers remet le compte à deux ; un seul camp à la fois peut en avoir un.
how-end = La fin
    .when = Dès que les huit cases ont leur cœur, ou qu’un tour se termine avec les deux pioches vides. À égalité de points, c’est match nul.
how-controls = Commandes
how-keys = { $press ->
        [tap] Touchez une carte puis une case éclairée, ou faites-y glisser la carte.
       *[click] Cliquez sur une carte puis sur une case éclairée, ou faites-y glisser la carte.
    } Au clavier, les flèches parcourent la main et les cases, Entrée prend une carte et la pose, et Échap la remet en main.
