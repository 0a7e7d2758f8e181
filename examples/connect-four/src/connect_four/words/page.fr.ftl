### Le plateau de Connect Four, ses touches et son journal.

board = Connect Four
rack = La grille
column = Colonne { $number } : { $discs }, de bas en haut
    .empty = Colonne { $number } : vide
disc = { $colour ->
        [red] rouge
       *[yellow] jaune
    }
discs-more = { $discs }, { $disc }
own-name = { $name } (vous)
dropped = { $colour ->
        [red] jeton rouge :
       *[yellow] jeton jaune :
    }

## The list of keys: what a key does

key-beside = vers la colonne voisine
key-digit = vers la colonne qui porte ce numéro
key-drop = lâcher un jeton dans cette colonne
    .keys = Entrée, Espace
