### Why a bot of Miners makes a move: in hints and reviews.
###
### The subject of a reason-… is the move.

## Parts of the sentences below

destination = { $place ->
        [left] la destination de gauche
        [middle] la destination du milieu
       *[right] la destination de droite
    }
gold = pour { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }{ $others ->
        [0] , sans rien laisser aux autres
       *[other] , tandis que les autres en reçoivent { $others }
    }
cards = { $cards ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
        [7] sept cartes
        [8] huit cartes
        [9] neuf cartes
        [10] dix cartes
       *[other] { $cards } cartes
    }
own-cards = { $own ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
        [7] sept cartes
        [8] huit cartes
        [9] neuf cartes
        [10] dix cartes
       *[other] { $own } cartes
    }

## Reasons

reason-reaches = atteint { destination } { gold }.
reason-reaches-several = atteint { $destinations ->
        [2] deux
       *[3] trois
    } destinations à la fois { gold }.
reason-closes-for-all = ferme la mine pour de bon : personne ne gagne.
reason-closes-ahead = ferme la mine pour de bon, avec de l’avance en or.
reason-closes = ferme la mine, car il n’y a rien de mieux à poser.
reason-blocks = bloque le chemin vers { destination }, qu’une seule carte de plus aurait atteinte.
reason-opens = ouvre le chemin vers { destination } et garde une carte qui l’atteint.
reason-digs-up = creuse jusqu’au bord de { destination }, que peu de cartes peuvent atteindre de là.
reason-digs = creuse jusqu’à { cards } de { destination }{ $own ->
        [0] { "" }
       *[other] , avec { own-cards } { $reader ->
            [player] à vous
           *[none] à soi
        } sur le chemin
    }.
reason-closes-tunnel = ferme la galerie vers { destination }.
reason-lengthens = allonge le chemin vers { destination }, de { $was ->
        [one] { $was } carte
       *[other] { $was } cartes
    } à { $now }.
reason-waits-carefully = attend, car s’approcher maintenant pourrait offrir une destination au prochain nain.
reason-waits = attend sans rapprocher personne d’une destination.
advice-pass = passez, car { $reader ->
        [player] votre
       *[none] la
    } main est vide.
advice-discard = défaussez cette carte, car aucune ne va nulle part.
