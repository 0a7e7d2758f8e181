### Heart Tiles dans le terminal.

seat-name = Joueur { $number }

colour = { $colour ->
        [w] blanche
        [r] rouge
        [y] jaune
       *[g] verte
    }
hidden-hand = { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }, { $magic ->
        [one] { $magic } carte magie
       *[other] { $magic } cartes magie
    }
decks = Pioches : { hidden-hand }.
cards-gone = Hors jeu :
magic = { $card ->
        [wind] Vent
        [recycle] Recyclage
       *[shield] Bouclier
    }
shield-lasts = S : le Bouclier levé par { $player } tient encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
    .alone = Le Bouclier levé par { $player } tient encore { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }.
may-still = { $player } peut encore { $actions }.
    .draw-heart = piocher un cœur
    .draw-magic = piocher une carte magie
    .hearts = placer { $count ->
            [one] { $count } cœur
           *[other] { $count } cœurs
        }
    .magic = utiliser { $count ->
            [one] { $count } carte magie
           *[other] { $count } cartes magie
        }
    .end = terminer le tour
