### Tournois : listes, classement, rondes, organisation et écrans pour un téléviseur.

tournament = Tournoi
tournaments = Tournois
loading = Recherche des tournois…
new = Nouveau tournoi
start-of-class = Lancer un tournoi
players-count = { $count ->
        [one] { $count } inscription
       *[other] { $count } inscriptions
    }
players-none = Personne ne s’est encore inscrit.
show-all = Tout afficher ({ $count })

## Les listes

list-mine = Vos tournois
list-running = En ce moment
list-open = Bientôt
list-over = Terminés
list-none = Aucun tournoi n’est prévu. Créez-en un : cela prend une minute.
phase-open = Ouvert
phase-running = En cours
phase-paused = En pause
phase-ended = Terminé
phase-cancelled = Annulé
starts-by-hand = Commence au signal de l’organisation
starts-at = Commence le { $when }

## Formats

format-swiss = Système suisse
format-about-swiss = Un nombre fixe de rondes. Tout le monde joue toutes les rondes, contre des adversaires qui ont autant de points.
format-arena = Arène
format-about-arena = Une durée fixe. Une partie finie, la suivante arrive aussitôt.
format-robin = Toutes rondes
format-about-robin = Tout le monde rencontre tout le monde.
format-knockout = Élimination directe
format-about-knockout = Une défaite, et c’est fini.
length-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
length-rounds = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }

## Un tournoi

organised-by = Organisation : <person>{ $name }</person>
week-before = La semaine précédente
week-after = La semaine suivante
to-class = Vers la classe
now = Ce qui se passe
now-open = Vous pouvez participer.
now-entered = Vous participez.
now-called = Votre table est ouverte : vous jouez contre { $names }.
now-opening = Vous jouez contre { $names }. Votre table ouvre dans un instant.
now-running = { $count ->
        [0] Les prochaines parties commencent bientôt.
        [one] { $count } partie est en cours.
       *[other] { $count } parties sont en cours.
    }
now-wait = Vous êtes libre. Votre prochaine partie viendra à la fin des autres.
now-pairing = Votre prochaine partie est en cours d’appariement.
now-bye = Vous avez une exemption pour cette ronde.
now-away = Vous avez manqué une partie. Revenez pour jouer de nouveau.
now-out = Vous êtes hors course. Regardez les autres parties.
now-paused = Le tournoi est en pause.
now-frozen = Tous les plateaux de la classe sont arrêtés.
now-cancelled = Annulé. { $why }
now-won = { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la première place !
    }
    .of = { $title } : { $result }
next-start = Début dans
next-pair = Prochaine ronde dans
next-end = Fin dans
round-of = Ronde { $round } sur { $rounds }
my-place = Votre rang : { $place }. Points : { $points }.
go-to-table = Aller à ma table
come-before = Temps pour venir :
join = Participer
come-back = Revenir
withdraw = Se retirer

## Classement

standings = Classement
place = Rang
place-number = { $place }.
player = Nom
points = Points
    .short = Pts
played = Parties jouées
    .short = P
bot = Bot
status-away = absence
status-withdrawn = retrait
status-removed = exclusion
ties = Ce que signifient les abréviations
    .about = À égalité de points, elles départagent, de gauche à droite.
tie-buchholz-cut-1 = Buchholz tronqué
tie-short-buchholz-cut-1 = BT
tie-about-buchholz-cut-1 = Les points des adversaires, sans le plus faible.
tie-buchholz = Buchholz
tie-short-buchholz = BH
tie-about-buchholz = Les points des adversaires.
tie-sonneborn-berger = Sonneborn-Berger
tie-short-sonneborn-berger = SB
tie-about-sonneborn-berger = Les points des adversaires battus, et la moitié après une partie nulle.
tie-head-to-head = Confrontation directe
tie-short-head-to-head = CD
tie-about-head-to-head = Les points entre les personnes à égalité.
tie-wins = Victoires
tie-short-wins = V
tie-about-wins = Les parties gagnées.
tie-last-place = Dernière table
tie-short-last-place = DT
tie-about-last-place = Le rang à la dernière table, en nombre négatif.

## Rondes et parties

games = Parties
games-earlier = Parties précédentes
games-of = Parties de { $name }
games-mine = Mes parties
games-all = Toutes les parties
round = Ronde { $round }
rounds = Rondes
round-before = Ronde précédente
round-after = Ronde suivante
watch = Regarder
    .label = Regarder : { $who }
replay = Analyse
    .label = Analyse : { $who }
absent = (absence)
how-no-show = Personne n’est venu.
how-decided = Décision de l’organisation.
corrected = Corrigé par { $name } : { $why }
replayed = Partie nulle : rejouée à la table { $table }.
byes = Exemption : { $names }
walkovers = Victoire par forfait : { $names }

## Inviter

invite = Inviter
admission-everyone = Tout le monde peut participer.
admission-link = Qui a le lien peut participer.
admission-class = Seule la classe peut participer.
admission-rating = { $most ->
        [0] Pour les classements à partir de { $least }.
       *[other] Pour les classements de { $least } à { $most }.
    }
wall = Afficher sur un téléviseur
qr = Le lien du tournoi en code QR
qr-room = Le lien de la table en code QR

## Organiser

organise = Organiser
start = Commencer
pause = Mettre en pause
resume = Reprendre
edit = Modifier
cancel = Annuler le tournoi
    .title = Annuler le tournoi ?
    .about = Les parties en cours continuent, mais ne comptent pas.
    .why = Pourquoi ? Tout le monde le lira.
bots-add = Ajouter des bots
    .go = Ajouter
bots-level = Niveau
bots-count = Combien
correct = Corriger
    .label = Corriger le résultat : { $who }
    .title = Corriger le résultat
    .about = Tout le monde voit votre nom et le motif. Les classements ne changent pas.
    .save = Enregistrer
remove = Exclure
    .label = Exclure { $name }
    .about = Après une exclusion, on ne peut pas revenir.
reason = Motif

## Un nouveau tournoi

title = Titre
title-usual = Tournoi chez { $name }
game = Jeu
clock = Pendule
format = Format
minutes = Minutes
rounds-auto = Selon le nombre d’inscriptions
cycles = Combien de fois on se rencontre
start-when = Début
    .about = Laissez vide pour commencer à la main.
    .now = Laissez vide pour commencer tout de suite.
admission = Qui peut participer
admit-everyone = Tout le monde
admit-link = Avec le lien
admit-rating = Selon le classement
rating-min = Classement minimal
rating-max = Classement maximal (0 : sans limite)
more = Plus
seats = Places par table
rated = Classé
    .about = Les parties changent les classements, avec les règles habituelles.
bots = Les bots peuvent participer
    .about = On voit que ce sont des bots.
late = Inscriptions tardives
    .about = On peut encore rejoindre une arène ou un système suisse après le début.
weekly = Chaque semaine
    .about = Le même tournoi a lieu chaque semaine. Il faut une heure de début.
scoring = Points par victoire
scoring-one = 1, et ½ pour une partie nulle
scoring-three = 3, et 1 pour une partie nulle
max-players = Nombre maximal (0 : autant que possible)
break = Secondes entre les rondes
no-show = Secondes pour venir à la table
needs-account = Il faut un compte pour organiser un tournoi.
to-account = Créer un compte
create = Créer
start-with = { $count ->
        [one] Commencer avec { $count } élève
       *[other] Commencer avec { $count } élèves
    }
save = Enregistrer

## À une table

called = Votre table est ouverte.
next-table = Aller à ma prochaine table
# The name of the tournament and the round, above a board.
line = { $title } · Ronde { $round }

## Sur un téléviseur

wall-join = Scannez le code pour jouer
wall-waiting = Ça va commencer
wall-closed = Cette table est fermée.
wall-free = Place libre
wall-players = À la table
wall-turn = À { $name } de jouer
