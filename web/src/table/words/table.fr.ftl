### The table: a game and everything beside the board.

your-turn = À vous de jouer
your-table = Votre table
you = Vous
somebody = Quelqu’un
players = À la table
score = Points
who-plays = Qui joue
entering = On rejoint la table…
board-loading = On installe le plateau…
game-begins = La partie commence.
cancel = Annuler
close = Fermer
back = Retour
back-to-table = Retour à la table

## The status above the board

status-mine = À vous de jouer.
status-turn = { $name } { $now ->
        [away] n’est pas là
       *[thinking] réfléchit
    }.
status-resigned = Vous avez abandonné. { $turn }
status-watching = Vous regardez. { $turn }
status-past = Vous revoyez la partie.
status-sending = Envoi de votre coup…
status-unconfirmed = On attend que la salle confirme votre coup…
status-kept = { $why } Votre coup est gardé.
status-late = Votre temps est écoulé : un bot joue ce tour.
status-behind = Vous voyez cette partie avec { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } de retard.{ $begun ->
        [true] {""}
       *[false] {" "}Aucun tour à montrer pour l’instant.
    }
headline-shared = Vous partagez la victoire
headline-over = La partie est finie
move-on-its-way = Votre dernier coup est encore en route. Réessayez dans un instant.
move-confirmed = La salle a confirmé votre coup.
rated = Classée
    .about = Le résultat change les classements. Pas d’indices dans les parties classées.
    .no-hints = sans indices

## Buttons and menus

hint = Indice
take-back = Reprendre mon dernier tour
    .short = Reprendre
menu = Menu
    .title = Cette table
    .watching = { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
    .friends = Amis
    .waiting = { $count } en attente
    .keys = Raccourcis clavier
colours = Couleurs
    .auto = Système
    .light = Claires
    .dark = Sombres
room = Table { $code }
    .go = Table
resign = Abandonner
    .title = Abandonner ?
    .ask = Voulez-vous vraiment abandonner ? { $rest ->
            [on] La partie continue sans vous.
           *[over] La partie s’arrête, et l’autre camp gagne.
        }
    .rated = <b>Cette partie est classée :</b> un abandon compte comme une défaite et fait baisser votre classement.
    .casual = C’est une partie amicale : votre classement ne change pas.
    .no = Non, continuer
    .yes = Oui, abandonner
confirm = Jouer ce coup ?
    .label = Confirmer votre coup
    .yes = Confirmer

## Hints

hint-bar = Un indice
    .thinking = On cherche un indice…
    .instead = Ce que vous avez posé pourrait rester. Le reprendre et jouer plutôt ceci ?
    .where = Regardez ce qui brille. Que feriez-vous là ?
    .show = Montrer
    .keep = Non, garder
    .yes = Oui
    .lay = Le poser
    .play = Le jouer
    .close = Fermer l’indice

## Beside the board

panel = À côté du plateau
    .more = Plus
    .unread = { $count }<spoken> à lire</spoken>
result = Bilan
    .label = Résultat :
log = Journal
    .label = Ce qui s’est passé
    .show = Montrer le tour { $number }
    .show-beginning = Montrer le début
    .empty = Il ne s’est encore rien passé.
talk = Chat
    .label = Chat de la table
    .late = Ce qui se dit à la table s’affiche après la partie.
    .empty = Dites bonjour.
    .field = Dites quelque chose
    .field-label = Dites quelque chose à la table
    .say = Envoyer
how-to = Règles
    .short = Règles
moves = Coups
round = Manche { $number }
since = Depuis votre dernier tour
    .count = Depuis votre dernier tour : { $at } sur { $of }
look-back = Retour en arrière
    .before = Le tour d’avant
    .after = Le tour d’après
    .turn = Tour { $number } sur { $of }
    .beginning = Le début
    .new = { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
    .skip = Passer
    .back = Retour<more>{"\u00a0"}à la partie</more>
    .back-label = Retour à la partie
react = Réagir
reactions = Réactions
    .none = Pas de réaction
    .by = { $name } : { $reaction }
    .shown = Réactions affichées
reaction-well_played = Bien joué
reaction-thank_you = Merci
reaction-good_luck = Bonne chance
reaction-wow = Waouh
reaction-oops = Oups
reaction-thinking = Je réfléchis
report = Signaler
    .label = Signaler ce que dit { $name } : { $words }
    .title = Signaler ce message ?
    .about = L’administration de cette salle voit le message, ceux qui l’entourent et votre nom.
    .reason = Motif (facultatif)
    .yes = Signaler
    .thanks = Merci. L’administration va regarder.

## Seats

note-late = Temps écoulé : un bot joue ce tour
note-bot = Un bot continue ({ $level })
note-away = Pas là<rest> depuis</rest> { $time }
note-others = On attend les autres
note-soon = Un bot peut prendre la suite dans { $seconds } s
note-call = <rest>Laisser un </rest>bot<rest> continuer</rest>
    .title = Laisser un bot continuer
note-program = Programme géré par { $owner }
note-level = <spoken>niveau </spoken>{ $level }
seat-clock = Temps pour { $name } : { $time }
    .own = Votre temps : { $time }
    .left = Temps restant : { $time }.

## Who is here

who-is-here = Qui est là
who-you = vous
who-host = hôte
who-muted = parole coupée
who-program = un programme géré par { $owner }
who-level = niveau { $level }
people = Qui est là
    .watching = Qui regarde : { $count }
    .nobody = Personne ne regarde
    .more = { $after ->
            [some] et { $count } de plus
           *[none] { $count } de plus
        }
    .talked = Qui a parlé ici
watching = { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
    .label = { watching } : qui est là
mute-me = Masquer pour moi
    .label = Masquer pour moi : { $name }
mute-all = Couper la parole
    .label = Couper la parole : { $name }
befriend = Ajouter à mes amis
    .label = Ajouter à mes amis : { $name }
    .name = Ajouter { $name } à mes amis
    .accept = Accepter { $name } parmi mes amis
block = Bloquer
    .label = Bloquer : { $name }

## After the game

after = Après la partie
challenge = Défier pour une autre partie
new-game = Rejouer
    .short = Rejouer
new-opponent = Autre adversaire
tournament-back = Retour au tournoi
    .short = Tournoi
review = Analyse
record = Enregistrement
    .read = Lire l’enregistrement
delete = Supprimer
labelled = { $what } : { $which }
finished = { $game } à la table { $code }{ $match ->
        [1] {""}
       *[other] , partie { $match }
    }
    .against = contre
rematch = Revanche
    .cancel = Appuyez encore pour annuler
    .waiting = {"\u00a0"}: en attente
rematch-prepared = Une revanche se prépare.
rematch-changed = Les options de la revanche ont changé.
rematch-left = Quelqu’un est parti. Ouvrez la table pour occuper la place libre.
rematch-offered = Une revanche est proposée.
rematch-wanted = { $names } { $count ->
        [one] veut
       *[other] veulent
    } une revanche.
rematch-away = Vous voulez une revanche. { $names } { $count ->
        [one] n’est pas là
       *[other] ne sont pas là
    } pour le moment.
rematch-waiting = Vous voulez une revanche. On attend { $names }.
rematch-begins = La revanche commence…
you-resigned = Vous avez abandonné.
ended-by = Fin de la partie : « { $reason } ».
not-rated = <b>Non classée.</b> { $why }
    .short = Non classée. { $why }
solo = Ce score compte pour <ladder>le palmarès en solo</ladder>.
marked = <b>{ $mark }.</b> Cette partie ne compte pas dans vos victoires et défaites.
held = Ce que les autres avaient
    .players = Ce que tout le monde avait
    .opponent = Ce que l’adversaire avait
    .nothing = plus rien
scores = Points
    .place = Rang
    .player = Nom
    .you = (vous)
    .resigned = abandon
ratings = Classements
    .leaderboard = Le palmarès
    .later = C’était une partie classée. Votre profil montre comment votre classement a changé.
share = Partager
    .title = Partager cette partie
    .link = Partager le lien
    .copy = Copier le lien
picture = { $result } : le plateau final et les points
    .words = { $game } : { $result }
    .drawing = On prépare l’image…
    .failed = L’image n’a pas pu être créée. Vous pouvez toujours partager le lien.
    .impossible = Ce navigateur ne crée pas d’images.
    .share = Partager l’image
    .save = Enregistrer l’image
    .saved = L’image est enregistrée.
# $chance is an English word: deal, dice or plants. At the beginning of a text, it has a capital.
proof = ✓ { $chance ->
        [Dice] Dés vérifiés
        [Plants] Plantes vérifiées
       *[Deal] Donne vérifiée
    }.
    .what = Qu’est-ce que c’est ?
    .about = Avant le premier feu vert, la salle a mis sous scellés sa moitié de ce qui détermine { $chance ->
            [dice] les dés
            [plants] les plantes
           *[deal] la donne
        }. Chaque feu vert donné à la table a contribué à l’autre moitié. Ce que la salle montre maintenant correspond à ce qui a été scellé : personne n’a donc pu choisir. Tout le monde peut le refaire à partir de l’enregistrement avec <code>tilehall verify</code>.
    .https = Un navigateur ne peut vérifier { $chance ->
            [dice] les dés
            [plants] les plantes
           *[deal] la donne
        } qu’en https. Gardez l’enregistrement et contrôlez-le avec <code>tilehall verify</code>.
    .wrong = { $chance ->
            [Dice] Dés non vérifiés
            [Plants] Plantes non vérifiées
           *[Deal] Donne non vérifiée
        }.
    .wrong-about = La moitié de la salle ne correspond pas au sceau montré avant la partie.
