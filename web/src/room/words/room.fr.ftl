### A room before its game, new games, and finding other players.

## A new game

new = { $game } : nouvelle partie
    .with = Pour vous et { $names }.
    .challenge = Défier { $names }
    .alone = Jouer en solo
    .bots = Contre des bots
    .room = Créer une table
    .room-rated = Classée · avec un code
    .room-code = Avec un code pour vos amis
one-moment = Un instant…

## Options

options = Options
    .loading = On lit les règles…
    .host = Les changements s’appliquent aussitôt, et tout le monde les voit.
    .guest = C’est { $host } qui décide.
    .none = Ce jeu n’a pas d’options.
options-changed = { $by ->
        [you] Vous avez changé les options ; appuyez sur « Feu vert ».
       *[host] { $host } a changé les options ; regardez-les de nouveau et appuyez sur « Feu vert ».
    }
got-it = Compris
more-rules = Autres règles : { $count }
option-value = { $label } : { $value }
option-bounds = Valeur attendue : { $bounds }.
option-changed = (modifiée)
option-from = { $label }, de
option-to = à
    .label = { $label }, à
option-place = { $label }, { $place }
option-number = { $label }, nombre { $number }
option-more = Un de plus : { $label }
option-less = Un de moins : { $label }
players = Joueurs
    .about = Combien de personnes jouent.
bots = Bots
    .about = Le niveau de jeu des bots.
table = Table
join = Qui peut entrer
    .about = Une table visible est affichée dans Tables ouvertes.
    .code = Qui a le code
    .anyone = Tout le monde : table visible
hints = Indices
    .about = Un indice montre un coup fort.
    .bots = Dans les parties contre des bots
    .always = Pour tout le monde
    .never = Sans indices
    .rated = Pas d’indices dans les parties classées.
spectators = Public
    .about = Le public ne voit jamais ce qui est caché.
    .watch = Peut regarder
    .none = Personne ne peut regarder
    .delay = Retard en tours
    .delay-about = Le public voit la partie avec ce nombre de tours de retard : il ne peut donc aider personne. 0 : aucun retard.
rated = Classée
    .heading = Classement
    .about = Le résultat change les classements. Pas d’indices dans les parties classées.
    .account = Les parties classées demandent un compte.
    .default-rules = Les parties classées se jouent avec les règles de base.
casual = Amicale
    .about = Les classements ne changent pas.

## The clock

clock = Pendule
    .about = Le temps de réflexion. Choisissez des jours si vous n’êtes pas en ligne en même temps.
clock-none = Sans pendule
clock-turn = Un temps par tour
clock-bank = Un temps pour toute la partie
clock-days = Des jours pour chaque tour
clock-seconds = Secondes par tour
    .about = La durée maximale d’un tour.
clock-days-a-turn = Jours par tour
    .about = La durée maximale d’un tour. Une notification peut annoncer à chaque personne que c’est à elle de jouer.
clock-minutes = Minutes pour la partie
    .about = Le temps de réflexion de chaque personne pour toute la partie.
clock-increment = Incrément
    .about = Les secondes gagnées à chaque tour.
clock-end = Quand le temps est écoulé
    .about = Ce qui se passe pour la personne dont le temps est écoulé.
    .bot = Un bot joue le tour
    .resign = C’est un abandon

## The room

room = { $game }, table { $code }
    .match = Partie { $number } à cette table.
the-host = L’hôte
invite = Inviter
challenged = On attend { $names }. Votre défi est affiché sur leur page.
who-plays = Qui joue
talk = Chat de la table
talk-new = { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    } dans le chat
leave = Quitter
note-casual = <b>Partie amicale.</b> { $why }
note-rated = <b>Partie classée.</b> Le résultat change les classements. Pas d’indices dans les parties classées.
    .accounts = <b>Partie classée</b> si tout le monde a un compte. Pas d’indices dans les parties classées.
note-clock = <b>Pendule :</b> { $clock }
note-late = <b>Le public</b> voit la partie avec { $turns ->
        [one] { $turns } tour de retard
       *[other] { $turns } tours de retard
    }.
# $chance is an English word: deal, dice or plants.
note-fair = <b>Hasard honnête :</b> la salle a mis sous scellés sa moitié de ce qui détermine { $chance ->
        [dice] les dés
        [plants] les plantes
       *[deal] la donne
    } (<seal>{ $seal }…</seal>). Votre feu vert ajoute l’autre moitié, et après la partie tout le monde peut vérifier.
    .browser = <b>Hasard honnête :</b> la salle a mis sous scellés sa moitié de ce qui détermine { $chance ->
        [dice] les dés
        [plants] les plantes
       *[deal] la donne
    } (<seal>{ $seal }…</seal>). Votre navigateur ajoute l’autre moitié, et après la partie tout le monde peut vérifier.
a-step-is-taken = une action est jouée
get-notified = Recevoir une notification quand c’est à vous
close-room = Fermer la table
    .title = Fermer cette table ?
    .about = Tout le monde quitte la table, et son code ne marche plus.
    .no = La laisser ouverte
    .yes = Fermer la table
closed = Cette table est fermée
    .title = Table fermée
    .by-host = L’hôte a éteint les lumières.
    .about = { $why } La table { $code } ne rouvrira pas, mais un clic suffit pour en créer une autre.
    .new = Nouvelle table de { $game }
to-all-games = Voir tous les jeux
share = Envoyez ce code, le code QR ou le lien à vos amis
    .copy = Copier le code
    .copied = Code copié.
    .local = Seul cet ordinateur peut ouvrir le lien. Pour que d’autres sur votre réseau puissent entrer, démarrez la salle avec <code>{ $command }</code>.
    .qr = Code QR du lien vers cette table
    .link = Lien vers cette table
    .copy-link = Copier le lien
    .link-copied = Lien copié.
    .title = { $game } sur Tilehall

## Seats

chair = Place libre
    .here = Ici
    .away-title = Pas là
    .you = vous
    .host = hôte
    .program = programme géré par { $owner }
    .level = niveau { $level }
    .away = pas là
    .muted = parole coupée
    .ready = Feu vert
    .not-ready = Pas encore
    .how-well = Niveau de jeu pour { $name }
somebody = Quelqu’un
sit-here = S’asseoir ici
    .label = S’asseoir ici, place { $number }
add-bot = Ajouter un bot
    .label = Ajouter un bot à la place { $number }
sit-down = S’asseoir
stand-up = Se lever
seat-free = Prenez une place, ou restez pour regarder.
seat-none = Toutes les places sont prises. Vous pouvez regarder.
seat-removed = L’hôte vous a fait quitter votre place.
    .watch = L’hôte vous a fait quitter votre place. Vous pouvez regarder, et reprendre place quand l’hôte le permet.
seat-filling = { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }. Après votre feu vert, des bots prennent les places que vos amis laissent libres.
seat-open = { $free ->
        [one] { $free } place est encore libre : des amis ou un bot peuvent la prendre.
       *[other] { $free } places sont encore libres : des amis ou des bots peuvent les prendre.
    }
ready = Feu vert
    .rated = partie classée
    .undo = Retirer mon feu vert
ready-ask = Toutes les places sont prises. Donnez votre feu vert.
ready-wait = On attend { $names }.
ready-go = C’est parti…
rate-with-programs = Classer cette partie
    .about = { $names } { $count ->
            [one] est un programme
           *[other] sont des programmes
        }. La partie n’est classée que si tout le monde est d’accord.
removed = Vous avez écarté <b>{ $name }</b>, qui ne peut plus s’asseoir ici.
    .allow = Réadmettre
    .allow-label = Réadmettre : { $name }
removed-list = Personnes écartées de cette table
menu = Actions pour { $name }
    .host = Nommer { $name } hôte
    .mute = Couper la parole à { $name }
    .unmute = Rendre la parole à { $name }
    .remove = Écarter { $name }
    .block = Bloquer { $name }…

## What bots say

says = « { $word } »
    .name = { $who } : « { $word } »
bot-first-begins = C’est ma première semaine ici. On découvre ensemble ?
bot-first-wins = Oh ! C’est moi qui gagne ? Encore une ?
bot-first-loses = Vous allez vite ! Encore une ?
bot-easy-begins = Bonne chance à tout le monde.
bot-easy-wins = La chance m’a souri. Encore une ?
bot-easy-loses = Joli coup.
bot-medium-begins = Je connais un peu ce jeu. On va bien voir.
bot-medium-wins = En regardant de près, ça paie.
bot-medium-loses = Vous avez vu plus loin que moi.
bot-strong-begins = Je regarde deux fois avant de jouer.
bot-strong-wins = Vous m’avez donné du fil à retordre.
bot-strong-loses = Bien joué, c’est mérité.
bot-hard-begins = Je ne fais pas de cadeaux.
bot-hard-wins = Revoyez donc ça dans l’analyse.
bot-hard-loses = Je ne l’ai pas vu venir.
bot-master-begins = Prenez votre temps. Je prendrai le mien.
bot-master-wins = Vous avez tenu plus longtemps que d’autres.
bot-master-loses = Souvenez-vous de cette partie. Je m’en souviendrai.

## Invitations

invited = { $host } vous invite à jouer à
    .title = { $host } vous invite à jouer à { $game }
    .playing = La partie a commencé. Vous pouvez regarder.
    .over = La partie est finie ; vous pouvez la voir.
    .full = { $taken } { $taken ->
            [one] place prise
           *[other] places prises
        } sur { $seats } ; vous pouvez regarder
    .loading = On ouvre l’invitation…
    .join = Rejoindre la table
    .watch = Entrer et regarder
    .account = J’ai un compte
comma-room = , table { $code }

## Open tables

tables = Tables ouvertes
    .find = Trouver une table
    .which = Quelles tables
    .sign-in = Choisissez un nom pour voir les tables où vous pouvez entrer.
    .none = Personne n’a de table ouverte pour le moment.
    .none-like = Aucune table ouverte de ce genre pour le moment.
    .loading = On regarde…
    .more = En voir plus
tables-found = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }{ $more ->
        [true] { " " }et plus
       *[false] {""}
    }
filter-game = Jeu
    .any = Tous les jeux
filter-speed = Cadence
    .any = Toutes
filter-rated = Classement
    .any = Classée ou non
    .not = Non classée
filter-seats = Pour
    .any = Jouer ou regarder
    .free = Une place libre
    .watch = Regarder
programs = Programmes personnels

## Quick match

match = Partie rapide
    .game = Jeu
    .speed = Cadence
    .turn = { $time } par tour
    .no-clock = à votre rythme
    .people = { $people } en attente
    .find = Chercher une partie
    .busy = On cherche…
    .rated = classée
    .others = Qui d’autre attend
    .note = Les parties entre comptes sont classées et sans indices. Si quelqu’un joue sans compte, la partie est amicale.
match-nobody = Personne n’attend encore pour ce jeu. La partie commence dès que { $count } personnes sont là.
match-outlook = { $people ->
        [1] Une personne attend
        [2] Deux personnes attendent
        [3] Trois personnes attendent
        [4] Quatre personnes attendent
        [5] Cinq personnes attendent
        [6] Six personnes attendent
       *[other] { $people } personnes attendent
    } pour ce jeu. { $missing ->
        [0] Avec vous, la partie pourra commencer.
        [1] Avec vous, il manquera encore une personne.
       *[other] Avec vous, il manquera encore { $missing } personnes.
    }
match-mine = Vous attendez pour { $game }, { $speed } : y revenir
match-other = { $game }, { $speed } : { waiting }
waiting = { $people ->
        [0] personne n’attend
        [1] une personne attend
        [2] deux personnes attendent
        [3] trois personnes attendent
        [4] quatre personnes attendent
        [5] cinq personnes attendent
        [6] six personnes attendent
       *[other] { $people } personnes attendent
    }
    .title = En attente
    .who = Qui est là
    .seats = Places
    .you = { $name } (vous)
    .free = libre
    .time = Attente : { $time }
    .stop = Ne plus attendre
    .fill = { $missing ->
            [one] Jouer plutôt contre un bot
           *[other] Laisser les places libres aux bots
        }
    .go-on = Continuer ; l’attente reste dans « Mes tables »
    .longest = { $name } attend depuis le plus longtemps et peut laisser les places libres aux bots.
    .slow = Pas besoin de rester : dès que quelqu’un arrive, la partie commence.
    .stay = Restez sur cette page : vous perdez la place si vous la quittez quelques secondes. Vous pouvez regarder d’autres onglets ; un son vous appelle.
    .moved = On vous amène à une autre table…
    .ask = Demander aussi ce jeu
    .all-tables = Voir toutes les tables
wait-nobody = Plus personne n’attend ici.
wait-count = { $here } sur { $of } en attente ici.
wait-begins = Tout le monde est là : la partie commence…
wait-looking = On vous cherche des adversaires…
wait-first = Vous ouvrez la marche. Encore { $missing } { $missing ->
        [one] personne
       *[other] personnes
    }, et la partie commence.
wait-here = { $here } sur { $of } à la table : encore { $missing ->
        [one] { $missing } personne
       *[other] { $missing } personnes
    }, et la partie commence.
game-begins = La partie commence
    .with = La partie commence : vous jouez avec { $names }.

## Tournaments

to-tournament = Retour au tournoi
tournaments = Tournois
    .about = Jouez plusieurs parties contre des adversaires différents, avec un classement. Avec un compte, vous pouvez en organiser un.
    .all = Tous les tournois
    .new = Nouveau tournoi
