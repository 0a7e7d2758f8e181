### Un enregistrement dans le terminal : `tilehall review` et `tilehall verify`.

## Une analyse

review-thinking = Réflexion sur chaque tour
review-turn = tour
    .played = joué
    .mark = avis
    .adviser = conseil
    .chance = chances de gagner
review-same = la même chose.
review-mark = { $mark ->
        [good] bon
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }
review-count = Tours que le conseiller aurait joués de la même façon : { $same } sur { $turns }.
review-no-seat = Il n’y a pas de place { $seat } dans cette partie à { $seats }.

## The proof of the dice

verified = { $chance ->
        [Plants] Plantes vérifiées
        [Dice] Dés vérifiés
       *[Deal] Donne vérifiée
    }. Actions du hasard : { $rolls }. Toutes découlent de la graine et des valeurs des places.
verified-continues = Actions d’une autre partie, non vérifiées : { $steps }.
verified-takebacks = Tours repris : { $turns }. L’enregistrement contient les tours qui restent.
verified-commitment = Comparez ce sceau avec celui qui a été montré avant la partie : { $commitment }
verified-value = La valeur de la place { $seat } : { $value ->
        [none] aucune (un bot)
       *[other] { $value }
    }
no-proof = L’enregistrement n’a pas de preuve : aucune salle n’a distribué dans cette partie, ou elle n’est pas finie.

## Files and steps

file-unreadable = Impossible de lire { $file } : { $why }.
not-text = ce n’est pas du texte
no-step = Il n’y a pas d’action { $step } dans cet enregistrement de { $last ->
        [one] { $last } action
       *[other] { $last } actions
    }.
