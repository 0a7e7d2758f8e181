### Lessons, puzzles and the rules of a game.

## Lessons

learn = Apprendre
    .heading = Apprendre en jouant
    .intro = Chaque leçon dure environ une minute, sur le vrai plateau. La réponse à votre coup est immédiate.
    .game = Apprendre { $game }
lesson = Leçon
    .title = { $lesson } · Leçon
    .card = La leçon
lessons = Leçons
lessons-all = Toutes les leçons
    .label = Toutes les leçons de { $game }
lessons-all-done = Les { $of } leçons sont faites
lessons-done = Leçons faites : { $done } sur { $of }
lessons-progress = { $done } sur { $of }.
lessons-count = { $of } leçons d’environ une minute chacune, sur le vrai plateau.
lessons-ticked = ✓ faites
lessons-none = Il n’y a pas encore de leçons pour { $game }.
lessons-loading = On ouvre les leçons…
lesson-begin = Commencer
    .label = Commencer { $game } : { $lesson }
lesson-continue = Continuer
    .label = Continuer { $game } : { $lesson }
    .with = Continuer : { $lesson }
lesson-next = Leçon suivante
lesson-shown = Voilà une façon de faire. À vous maintenant.
offer = Apprenez en jouant
    .new = Vous découvrez ?
    .short = Des leçons ?
    .hide = Masquer cette proposition
    .count = Apprenez en jouant : { $count } leçons d’une minute chacune

## Puzzles

puzzles = Problèmes
    .intro = Une position, un tour nettement meilleur que les autres. Chaque jour, il y en a un nouveau pour chaque jeu, le même pour tout le monde.
    .daily = Problèmes du jour
    .of = Problèmes de { $game }
    .all-of = Tous les problèmes de { $game }
    .none = Il n’y a pas encore de problèmes ici.
    .none-of = Il n’y a pas encore de problèmes pour { $game }.
    .loading = On ouvre les problèmes…
puzzle = Problème
    .daily = Problème du jour
    .card = Le problème
puzzle-solve = Résoudre
puzzle-solve-today = Le problème du jour
puzzle-solved-today = ✓ Résolu aujourd’hui
puzzle-next = Problème suivant
puzzle-at-my-level = Un problème à mon niveau
puzzles-solved = Résolus : { $solved } sur { $of }
    .short = { $solved } sur { $of }<spoken> résolus</spoken>
try-puzzles = Essayer ses problèmes
themes = Thèmes
    .of = Thèmes de { $game }
difficulty = Difficulté { $level }
position-missing = Sa position ne peut pas être affichée pour le moment.

## The player's level in puzzles

your-progress = Où vous en êtes
your-level = Votre niveau
    .meaning = { $settled ->
            [true] Votre niveau suit votre premier essai à chaque problème.
           *[false] Encore quelques problèmes, et votre niveau sera fixé.
        } Face à un problème dont la difficulté égale votre niveau, vous avez une chance sur deux.
your-level-is = Votre niveau { $level }
level-changed = Votre niveau : { $before } → { $level }.
level-stays = Votre niveau reste à { $level }. Seul votre premier essai compte.
solved = Résolus
    .count = { $solved } <rest>sur { $of }</rest>

## Days on which the puzzle of the day was solved

streak = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de suite
    .sentence = { streak }.
    .open = { streak } : résolvez-le pour continuer.
    .none = Résolvez-en un chaque jour, sans en sauter un seul.
    .daily = Un par jour
    .begin = Résolvez un problème du jour, à n’importe quel jeu, puis revenez chaque jour.
    .today = C’est fait pour aujourd’hui. De nouveaux problèmes arrivent demain.
    .more = Résolvez-en un aujourd’hui pour arriver à { $days }.

## A try at a lesson or a puzzle

task = Ce qu’il faut faire
try-done = Réussi.
try-missed = Pas encore.
try-again = Réessayer
once-more = Encore une fois
start-over = Recommencer
give-up = Renoncer
show-me = Montrer
    .again = Montrer encore
now-you = À vous
back-to-table = Retour à la table
board-loading = On installe le plateau…

## The rules of a game, and all screens

rules = Règles
    .title = Règles de { $game }
    .loading = On ouvre les règles…
play-a-game = Jouer une partie
play-game = Jouer à { $game }
table-loading = On prépare la table…
games = Jeux
games-all = Tous les jeux
count-of = { $count } sur { $of }
labelled = { $what } : { $game }
titled = { $title } · { $kind }
comma-done = , terminée
