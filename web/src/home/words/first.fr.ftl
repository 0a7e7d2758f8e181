### The home page and the top bar.

## Top bar

home = Tilehall, accueil
pages = Pages
play = Jouer
puzzles = Problèmes
learn = Apprendre
my-games = Parties
ratings = Palmarès
friends = Amis
    .waiting = {"\u00a0"}: { $count } en attente
about = À propos
to-the-hall = Vers la salle
sign-in = Connexion
my-account = {"\u00a0"}: mon compte
open-reports = Signalements
    .count = { $count } { $count ->
        [one] signalement à traiter
       *[other] signalements à traiter
    }
colours = Couleurs : { $now ->
        [auto] comme le système
        [light] claires
       *[dark] sombres
    }
    .change = { colours }. Passer aux couleurs { $next ->
        [auto] du système
        [light] claires
       *[dark] sombres
    }.

## The whole page

welcome-too = Bienvenue ici aussi, { $name }.
hall-is-back = La salle est de retour.

## Home

welcome = Bienvenue
    .title = Prenez place.
    .hall = Des tuiles et des cartes, entre amis ou contre des bots.
    .device = Des tuiles et des cartes sur cet appareil, contre des bots ou à plusieurs.
not-kept = <b>Cette fenêtre ne garde pas les parties.</b> Le navigateur n’enregistre rien ici ; elles disparaissent avec la page.
bots-play = Bots
    .label = Niveau de jeu des bots
games = Jeux
code = J’ai un code
    .join = Entrer

## The card of a game

deal = donne

players = { $count } { $count ->
        [one] joueur
       *[other] joueurs
    }
    .range = { $fewest }–{ $most } joueurs
continue = Continuer
    .game = Continuer { $game } : { $whose ->
        [mine] à vous de jouer
       *[theirs] aux autres de jouer
    }{ $count ->
        [one] {""}
       *[other] {" "}· { $count } parties
    }
turn = { $whose ->
        [mine] À vous
       *[theirs] Aux autres
    }{ $count ->
        [one] {""}
       *[other] {"\u00a0"}({ $count })
    }
mode-of = Variante de { $game }
standard-rules = Règles de base
play-now = Jouer
    .against = contre { $against }
    .game = Jouer : { $game }, contre { $against }
    .busy = On prépare la table…
create-room = Créer une table
    .game = Créer une table : { $game }
    .busy = On ouvre la table…
pass-and-play = À tour de rôle
    .game = À tour de rôle : { $game }
way-options = Options<more> de { $game }</more>
way-learn = Leçons<more> de { $game }</more>
way-puzzles = Problèmes<more> de { $game }</more>

## The user's tables

my-tables = Mes tables
    .all = Tout afficher ({ $count })
    .wait = On cherche vos tables…
with-players = avec { $names }
with-bots = avec des bots
free-seats = { $count } { $count ->
        [one] place libre
       *[other] places libres
    }
your-turn = À vous
    .left = À vous : { $time }
about-to-begin = Commence bientôt
table-gathering = On attend du monde
table-playing = En cours
table-over = Terminée
