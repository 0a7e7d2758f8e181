### Heart Tiles at the table: the log and refusals.

## The log

step-draw = { $deck ->
        [heart] { $who } pioche un cœur.
       *[magic] { $who } pioche une carte magie.
    }
step-heart = { $who } place { $card } sur la case { $tile }.
step-wind = { $who } utilise un Vent sur la case { $tile }.
step-recycle = { $who } utilise un Recyclage sur la case { $tile }.
step-shield = { $who } lève un Bouclier.
step-end = { $who } termine le tour.
step-paint = La case { $tile } est { $colour ->
        [w] blanche
        [r] rouge
        [y] jaune
       *[g] verte
    }.
step-deal = { $seat } reçoit { $drawn }.

fact-scored = Le cœur compte { $points } : { $seat } a { $score }.
fact-blown = { $seat } perd { $card } et { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } : il en reste { $score }.
fact-whitened = La case { $tile } est désormais blanche.
fact-shielded = { $turns ->
        [0] Le Bouclier levé par { $seat } tombe.
        [one] Le Bouclier levé par { $seat } tient encore { $turns } tour.
       *[other] Le Bouclier levé par { $seat } tient encore { $turns } tours.
    }

## Cards

card = { $kind ->
        [r] un { $value } rouge
        [y] un { $value } jaune
        [g] un { $value } vert
        [wind] un Vent
        [recycle] un Recyclage
        [shield] un Bouclier
        [hidden-heart] un cœur
       *[hidden-magic] une carte magie
    }

## Refusals

drawn-already = { $deck ->
        [heart] Vous avez déjà pioché un cœur à ce tour.
       *[magic] Vous avez déjà pioché une carte magie à ce tour.
    }
deck-empty = { $deck ->
        [heart] La pioche des cœurs est vide.
       *[magic] La pioche de magie est vide.
    }
hearts-placed = Vous avez déjà placé { $most } cœurs à ce tour.
not-held = Carte absente de votre main : { $card }.
heart-there = Il y a déjà un cœur sur la case { $tile }.
own-heart = Le cœur de la case { $tile } est à vous. Le Vent n’enlève que les cœurs adverses.
no-heart-there = Il n’y a pas de cœur sur la case { $tile }. Le Vent enlève un cœur adverse.
heart-shielded = Le Bouclier adverse protège le cœur de la case { $tile }. Vous gardez la carte.
tile-not-empty = Il y a un cœur sur la case { $tile }. Le Recyclage demande une case vide.
tile-white = La case { $tile } est déjà blanche. Le Recyclage demande une case rouge, jaune ou verte.
tiles-shielded = Le Bouclier adverse protège toutes les cases du Recyclage. Vous gardez la carte.
one-shield = Un Bouclier adverse est levé, et il ne peut y en avoir qu’un. Vous gardez la carte.
draw-first = { $deck ->
        [heart] Piochez un cœur avant de terminer votre tour.
        [magic] Piochez une carte magie avant de terminer votre tour.
       *[both] Piochez un cœur et une carte magie avant de terminer votre tour.
    }
magic-used = Vous avez déjà utilisé une carte magie à ce tour.
no-such-place = Il n’y a pas de case { $tile } : elles sont numérotées de 0 à { $last }.
being-dealt = Les cases et les cartes ne sont pas encore distribuées ; attendez.
tiles-painted-once = Les cases sont peintes une seule fois, dans l’ordre, avant toute autre chose.
first-drawn-once = La personne qui commence est tirée au sort une seule fois, quand toutes les cases sont peintes.
rematch-begins = Dans cette revanche, la place { $seat } commence.
no-card-owed = Aucune carte n’est due maintenant.
hidden-card = Une carte distribuée doit être nommée ; celle-ci est cachée.
next-card-for = { $deck ->
        [heart] La prochaine carte est pour la place { $seat }, de la pioche des cœurs.
       *[magic] La prochaine carte est pour la place { $seat }, de la pioche de magie.
    }
none-left = Plus aucune carte de ce genre à distribuer : { $card }.
no-heart = { $word } n’est pas un cœur : un cœur s’écrit comme r2, y1 ou g3.
no-such-colour = Il n’y a pas de cœur { $heart } : les couleurs sont r, y et g (rouge, jaune, vert).
no-such-value = Il n’y a pas de cœur { $heart } : les valeurs vont de 1 à 3.
no-such-deck = Il n’y a pas de pioche { $word } : les pioches sont heart et magic.
no-such-tile-colour = Il n’y a pas de couleur { $word } : les cases sont w, r, y ou g (blanche, rouge, jaune, verte).
