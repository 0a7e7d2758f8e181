### What happens in every room: refusals at a table, the log, results in lists, and why a game is not rated.

## The log

fact-timeup = { $at_zero ->
        [bot] Temps écoulé pour { $player } ; un bot joue ce tour.
       *[other] Temps écoulé pour { $player }.
    }
fact-takenback = { $player } reprend un tour.

## Names

somebody = Quelqu’un
player-number = Joueur { $number }

## Seats

seats-before-game = On prend place avant le début de la partie.
seats-from-quick-match = C’est « Partie rapide » qui attribue les places de cette table : cherchez-y ce jeu.
every-seat-taken = Toutes les places sont prises.
seat-taken = La place { $seat } est prise.
seat-free-already = La place { $seat } est déjà libre.
seat-not-there = Il n’y a pas de place { $seat } ici.
seat-kept = On garde sa place pendant la partie ; vous pouvez abandonner.
seat-of-tournament = Dans un tournoi, on garde sa place ; vous pourrez abandonner une fois la partie commencée.
seated-already = Vous avez déjà une place ; quittez-la d’abord.
no-seat = Vous n’avez pas de place à cette table.
removed-from-table = L’hôte vous a fait quitter votre place. Vous pouvez regarder, et reprendre place quand l’hôte le permet.
removed-in-game = On ne peut écarter personne pendant la partie.
removed-from-quick-match = On ne peut écarter personne d’une partie rapide.
readmitted-already = Cette personne peut déjà prendre place ici.
no-such-level = Un bot de { $game } joue au niveau { $levels }.

## Before the game

game-has-begun = La partie a commencé.
not-begun = La partie n’a pas commencé.
nothing-begun = Aucune partie n’a encore commencé.
game-over-rematch = La partie est finie ; demandez d’abord une revanche.
ready-value = Un feu vert porte de 8 à { $most } lettres et chiffres, choisis au hasard de votre côté.
ready-already = Vous avez déjà donné votre feu vert.
not-ready-yet = Vous n’avez pas encore donné votre feu vert.
not-everyone-ready = Tout le monde n’a pas encore donné son feu vert.
options-fixed = Les options ne changent plus une fois la partie commencée.
options-of-quick-match = Les options d’une partie rapide ne changent pas.
options-of-position = Cette partie se joue à partir d’une position : ses règles sont fixées.
removed-seat-taken = Une place qui disparaîtrait est occupée. Libérez-la d’abord.

## The host

host-only = Seul l’hôte peut faire cela.
host-already = C’est déjà vous, l’hôte.
host-not-seated = L’hôte doit avoir une place à la table.
host-bot-account = Un compte de bot ne peut pas être l’hôte.
mute-yourself = Vous ne pouvez pas vous couper la parole.
muted-already = La parole est déjà coupée pour cette personne.
not-muted = La parole n’est pas coupée pour cette personne.
muted = L’hôte vous a coupé la parole à cette table.
close-in-game = Une partie est en cours : on peut l’abandonner, pas la fermer.
close-with-others = D’autres attendent à cette table ; vous pouvez la quitter.
closed-by-host = L’hôte a fermé cette table.
no-room = Aucune table n’a ce code.
frozen = Tous les plateaux de la classe sont arrêtés pour un instant.
not-frozen = Le plateau de cette table n’est pas arrêté.
closed-by-admin = L’administration a fermé cette table.

with-reason = { $ended ->
        [true] { $sentence } Motif : { $reason }
       *[false] { $sentence } Motif : { $reason }.
    }

## Turns

resigned = Vous avez abandonné.
turns-stand-players = On ne peut reprendre un tour que dans une partie contre des bots.
turns-stand-rated = Dans une partie classée, aucun tour ne se reprend.
turns-stand-clock = Dans une partie avec pendule, aucun tour ne se reprend.
turns-stand-late = Dans une partie que le public voit en retard, aucun tour ne se reprend.
too-many-takebacks = Vous avez repris { $most } tours de cette partie ; les autres restent.
nothing-to-take-back = Vous n’avez encore joué aucun tour : il n’y a rien à reprendre.
no-such-turn = Aucun tour de la partie n’a ce numéro.
no-bot-needed = Cette place n’a pas besoin de bot.
no-bot-in-tournament = Dans un tournoi, personne ne reprend la place de quelqu’un d’autre.
bot-plays-already = Un bot joue déjà à cette place.
not-away-long-enough = On peut appeler un bot après { $seconds } secondes d’absence.
agreed-already = Vous avez déjà donné votre accord.
rematch-after-game = Vous pouvez demander une revanche après la partie.
no-rematch-in-tournament = Dans un tournoi, il n’y a pas de revanche.
hints-in-turn = Vous ne pouvez demander un indice qu’à votre tour.
hints-rated = Une partie classée se joue sans indices.
hints-never = Pas d’indices à cette table : l’hôte en a décidé ainsi.
hints-bots = Les indices sont réservés aux parties contre des bots : l’hôte en a décidé ainsi.

## Spectators

bot-account-watching = Un compte de bot ne peut entrer qu’à une table où il joue, ou peut prendre place.
no-spectators = Cette table n’est pas ouverte au public.
games-of-players = Seules les personnes qui y jouent peuvent voir les parties de cette table.

## Clocks

clock-bounds = Une pendule va de { $seconds } secondes à { $days } jours.
clock-increment-of-turn = Un incrément va avec un temps de partie : un temps par tour est le même à chaque tour.
clock-increment-bounds = Un incrément va de 0 seconde à un jour.
clock-bank-alone = Sans incrément, il ne reste plus de temps une fois à zéro : ce doit alors être un abandon.

## Records and dice

game-not-over = La partie n’est pas finie. Seules les parties finies peuvent être ajoutées.
continues-in-turn = L’enregistrement part d’une position qui n’est pas le début d’un tour.
step-does-not-fit = L’action { $number }, `{ $step }`, n’est pas jouable : { $why }
seed-differs = La graine ne correspond pas au sceau : son SHA-256 est différent.
roll-differs = L’action { $number } est `{ $step }`, mais la graine donne `{ $due }` : elle a été changée.

## Results in the list of a player's games, where the player is addressed. They have no full stop.

result-resigned = Vous avez abandonné
result-alone = Vous avez fait { $amount }
result-nobody = Personne n’a gagné
result-shared = Victoire partagée avec { $who }
result-others-resigned = { $others ->
        [one] Victoire : { $who } a abandonné
       *[other] Victoire : tout le monde a abandonné en face
    }
result-won = Victoire
result-won-ahead = Victoire, { $amount } d’avance
result-lost = Défaite
result-lost-behind = Défaite, { $amount } de retard
result-place = { place } sur { $players }
result-place-behind = { place } sur { $players }, { $amount } de retard
place = { $place ->
        [1] 1er
       *[other] { $place }e
    }

points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount = { $count } { $unit }

## What is unusual about a game, in lists and headings

mark = { $offline ->
        [true] { $position ->
            [true] { $takebacks ->
                [true] Hors ligne, à partir d’une position, avec reprises
               *[false] Hors ligne, à partir d’une position
            }
           *[false] { $takebacks ->
                [true] Hors ligne, avec reprises
               *[false] Hors ligne
            }
        }
       *[false] { $position ->
            [true] { $takebacks ->
                [true] À partir d’une position, avec reprises
               *[false] À partir d’une position
            }
           *[false] Avec reprises
        }
    }

## Why a game is not rated

unrated-by-host = L’hôte a choisi de ne pas classer cette partie.
unrated-position = Une partie jouée à partir d’une position n’est pas classée.
unrated-options = Seules les parties avec les options par défaut sont classées.
unrated-guests = { $guests ->
        [one] Seules les parties entre comptes sont classées : { $names } joue sans compte.
       *[other] Seules les parties entre comptes sont classées : { $names } jouent sans compte.
    }
unrated-level = { $bot } n’a pas de classement à ce jeu.
unrated-only-bots = Seuls des bots jouent ici.
unrated-own-bots = Une partie entre un compte de bot et la personne qui le gère, ou entre deux comptes de bot de la même personne, n’est pas classée.
unrated-bot-account = { $bot } est un compte de bot : la partie n’est classée que si tout le monde est d’accord.
unrated-too-short = La partie a été abandonnée avant que le camp gagnant ait joué { $turns } tours.
