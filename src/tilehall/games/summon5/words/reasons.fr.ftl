### Why a bot of SUMMON5 plays a turn: in hints and reviews.
###
### The subject of a reason-… is the turn.

## Parts of the sentences below

threads = { $threads ->
        [1] un Fil runique
        [2] deux Fils runiques
        [3] trois Fils runiques
        [4] quatre Fils runiques
        [5] cinq Fils runiques
       *[other] { $threads } Fils runiques
    }
reservoir = { $reader ->
        [player] votre Réserve de fils
       *[none] la Réserve de fils
    }

## Reasons

reason-scores-with = rapporte { $points } d’énergie avec { threads }.
reason-reaches-target = rapporte { $points } d’énergie et atteint l’objectif.
reason-empties = rapporte { $points } d’énergie et vide { reservoir }.
reason-scores = rapporte { $points } d’énergie.
reason-scores-most = rapporte { $points } d’énergie, le maximum possible.
reason-scores-most-tried = rapporte { $points } d’énergie, le maximum parmi quelques tours essayés.
reason-leaves-nothing = rapporte { $points } d’énergie et ne laisse presque rien au tour suivant.
reason-leaves-less = rapporte { $points } d’énergie, { $fewer } de moins que le maximum, mais ne laisse au tour suivant qu’environ { $reply } au lieu de { $other }.
reason-leaves-little = rapporte { $points } d’énergie, le maximum possible, et ne laisse au tour suivant qu’environ { $reply }.
reason-keeps = rapporte { $points } d’énergie et garde { $threads } pour plus tard.
reason-gathers-whole = rapporte { $points } d’énergie et renouvelle toute la Réserve de fils.
reason-finishes = termine le tour commencé.
advice-stuck = déclarez le blocage, car aucun Fil runique de { reservoir } ne fait rapporter une séquence.
