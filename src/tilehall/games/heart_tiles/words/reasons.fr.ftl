### Why a bot of Heart Tiles takes a step: in hints and reviews.
### The subject of a reason-… is the step.

## Parts of the sentences below

heart = { $colour ->
        [r] le { $value } rouge
        [y] le { $value } jaune
       *[g] le { $value } vert
    }
a-tile = { $colour ->
        [w] une case blanche
        [r] une case rouge
        [y] une case jaune
       *[g] une case verte
    }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
blows = { $lost ->
        [0] souffle un cœur adverse
        [one] souffle { $lost } point adverse
       *[other] souffle { $lost } points adverses
    }
fills = { $tiles ->
        [one] remplit la dernière case
       *[other] remplit les dernières cases
    }
scores = { $more ->
        [0] rapporte { points }
       *[other] rapporte { $points } + { $more } points
    }
standing = { $standing ->
        [ahead] avec { points } d’avance
        [behind] avec { points } de retard
       *[level] à égalité
    }

## Reasons

reason-draws-first = pioche d’abord, pour avoir plus de choix.
reason-blows-and-wins = { blows }, puis remplit les cases et gagne.
reason-blows-for-heart = { blows } et fait de la place pour { $heart }, qui y vaut { $worth }.
reason-blows = { blows } et libère { a-tile }.
reason-protects = protège { points } du Vent pendant le prochain tour.
reason-shields = empêche l’autre camp d’utiliser la magie au prochain tour.
reason-recycles-for-heart = rend blanche { a-tile } pour faire de la place pour { $heart }.
reason-recycles = rend blanche { a-tile } : les cœurs { $colour ->
        [r] rouges
        [y] jaunes
       *[g] verts
    } n’y comptent plus double.
reason-fills-and-wins = { fills } et gagne de { points }.
reason-fills-and-loses = { fills } et perd de { points }.
reason-fills-for-draw = { fills } et fait match nul.
reason-gives-up = sacrifie { $heart } pour enlever { a-tile } à l’autre camp.
reason-scores-double = { scores }, car { $colour ->
        [r] rouge sur rouge
        [y] jaune sur jaune
       *[g] vert sur vert
    } compte double.
reason-scores-on-white = { scores }, car tous les cœurs comptent sur du blanc.
reason-ends-game = termine la partie { standing }.
reason-keeps-hearts = garde { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    } pour la suite, { standing }.
advice-end = terminez le tour, car il n’y a plus rien à placer.
