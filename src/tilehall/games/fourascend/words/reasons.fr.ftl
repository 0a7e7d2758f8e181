### Why a bot of 4ascend places a stone there: in hints and reviews.
###
### The subject of a reason-… is the stone.

seat-name = { $seat ->
        [0] Noir
       *[1] Blanc
    }

## Numbers in words, as parts of the sentences below

size = { $cells ->
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
       *[other] { $cells }
    }
chain = une chaîne de { size }{ $plants ->
        [0] { "" }
       *[other] { " " }avec { plants }
    }
plants = { $plants ->
        [1] une plante
        [2] deux plantes
        [3] trois plantes
        [4] quatre plantes
        [5] cinq plantes
        [6] six plantes
        [7] sept plantes
        [8] huit plantes
        [9] neuf plantes
        [10] dix plantes
       *[other] { $plants } plantes
    }
lines = { $lines ->
        [1] un alignement
        [2] deux alignements
        [3] trois alignements
        [4] quatre alignements
        [5] cinq alignements
        [6] six alignements
        [7] sept alignements
        [8] huit alignements
        [9] neuf alignements
        [10] dix alignements
        [11] onze alignements
        [12] douze alignements
        [13] treize alignements
        [14] quatorze alignements
        [15] quinze alignements
        [16] seize alignements
       *[other] { $lines } alignements
    }
ways = { $ways ->
        [1] une façon
        [2] deux façons
        [3] trois façons
        [4] quatre façons
        [5] cinq façons
        [6] six façons
        [7] sept façons
        [8] huit façons
        [9] neuf façons
        [10] dix façons
       *[other] { $ways } façons
    }

## A stone that attacks

reason-wins = retire { chain }, et aucune réponse ne peut { $reader ->
        [opponent] vous sauver
       *[none] sauver { $other }
    }.
reason-deals = retire { chain } et inflige au moins { $damage } { $damage ->
        [one] point
       *[other] points
    } de dégâts, quelle que soit la réponse.
reason-attacks = retire { chain } pour une puissance de { $power }, que seule une autre chaîne peut arrêter.

## A stone that answers an attack

reason-strikes-back = répond par { chain } et riposte avec { $defence } contre { $attack }.
reason-cancels = répond par { chain } et annule l’attaque.
reason-weakens = répond par { chain } et réduit les dégâts de { $whole } à { $through }.
reason-takes = ôte à l’attaque { $taken ->
        [cell] une case
       *[plant] une case et sa plante
    } et réduit les dégâts de { $whole } à { $attack }{ $saved ->
        [true] , juste assez pour survivre
       *[false] { "" }
    }.
reason-accepts = encaisse { $whole } points de dégâts en vue de mieux : { $does }.

## Another stone, with one or more of these parts

reason-quiet = { $does }.
does-block-chain = bloque { $reader ->
        [opponent] votre chaîne de { size }
       *[none] la chaîne de { size } que prépare { $other }
    }
does-block-way = bloque une des { ways } de former une chaîne { $reader ->
        [opponent] pour vous
       *[none] pour { $other }
    }
does-threaten = menace{ $ways ->
        [1] { "" }
       *[other] , de { ways },
    } de former une chaîne de { size }
does-cut = coupe { lines } en cours { $reader ->
        [opponent] de votre côté
       *[none] chez { $other }
    }
does-build = développe { lines }
does-stand-on-plant = se pose sur une plante
does-stand-open = se pose là où { lines } { $lines ->
        [1] peut
       *[other] peuvent
    } encore devenir une chaîne
does-keep-open = garde { lines } en réserve
does-wait = attend sans rien céder
