### The review of a finished game, and its record as a document.

review = Analyse
    .of = Analyse : { $game }
    .empty = Personne n’a joué de tour dans cette partie : il n’y a rien à revoir.
loading = On ouvre le registre…

## How good a turn was

mark-good = Bon
mark-inaccuracy = Imprécision
mark-mistake = Erreur
mark-blunder = Gaffe
chance = { $whose ->
        [own] Vos chances de gagner :
       *[other] Chances de gagner pour { $name } :
    } <chance>{ $chance }.</chance>
note-same = Le conseiller aurait joué pareil. { $why }
note-good = Aussi bon que le choix du conseiller. { $why }
note-better = <b>Mieux :</b> { $why }
note-failed = Ce tour n’a pas pu être analysé.
note-thinking = Le conseiller réfléchit à ce tour…
analysed = Tours analysés : { $known } sur { $of }
turning-point-none = Aucun tour n’a décidé à lui seul de la partie.
turning-point-loading = On cherche le tournant…

## Turns

turn = Tour { $number }
    .of = Tour { $number } sur { $of },
    .number = <spoken>Tour </spoken>{ $number }
turns = Tour par tour
    .all = Tous les tours
    .loading = On revient à la première page…
round = Manche { $number }
you = Vous
    .lower = vous

## The board and its controls

board = Le plateau au tour { $number }
    .loading = On installe le plateau…
look = Ce que montre le plateau
    .played = Joué
    .before = Avant
    .better = Mieux
    .adviser = Conseil
bar = Tours
    .first = Premier tour
    .before = Tour précédent
    .play = Dérouler le film
    .pause = Mettre le film en pause
    .next = Tour suivant
    .last = Dernier tour
story = Le film
    .open = Film
notes = À propos de ce tour
    .said = Ce qui est dit de ce tour

## The graph of win chances

graph = Le cours de la partie
    .label = Le cours de la partie : { $lines }
    .line = { $name } de { $from } à { $to }
    .turn = Tour
    .at = Tour { $number } sur { $of }

## Playing on from a position

from = Jouer à partir d’ici
    .about = { $seat ->
            [taken] Vous prenez la place occupée par { $name }, dont c’est le tour.
           *[own] Vous rejouez ce tour.
        }{ $bots ->
            [true] { " Des bots ont les autres places." }
           *[false] { "" }
        } C’est une partie amicale, marquée « À partir d’une position ».
    .level = Niveau des bots : <level/>
    .level-label = Niveau de jeu des bots
    .play = Jouer
    .back = Retour à l’analyse
from-over = La partie est finie ici.
special = { $mark }.
to-table = Retour à la table
play-yourself = Jouer à { $game }

## Sharing

share = Partager
    .heading = Partager cette analyse
    .title = { $game } : { $result }
    .about = Créez un lien avec lequel n’importe qui peut ouvrir cette analyse sans se connecter : tous les tours, toutes les mains et tous les noms ; pas le chat. Vous pouvez le retirer à tout moment.
    .make = Créer un lien
    .made = Qui a ce lien peut ouvrir l’analyse sans se connecter :
    .link = Le lien
    .link-button = Partager le lien
    .revoke = Le retirer
    .revoke-label = Le retirer : { $game }, table { $code }
    .revoked = Le lien ne marche plus.
shared = { $game }, table { $code }, partie { $match }
    .none = Vous ne partagez aucune analyse. Une partie que vous avez jouée a le bouton « Partager » dans son analyse.
    .loading = On regarde…
close = Fermer

## The record

record = Enregistrement
    .of = Enregistrement : { $game }
    .none = Pas d’enregistrement ici
    .to-games = Voir mes parties
    .my-games = Mes parties
    .about = { $date } · table { $code }{ $place ->
            [later] , partie { $match }
           *[first] { "" }
        }
    .download = Télécharger
    .result = Résultat
    .text = Version texte
    .text-about = La même partie dans la notation, une action par ligne : ce que lisent <code>tilehall replay</code> et <code>tilehall verify</code>.
    .text-loading = On va le chercher…
    .text-label = L’enregistrement sous forme de texte
