### Classes : ce que voient l’enseignant et ses élèves.

## Entrer comme élève

door-join = Rejoindre la classe
    .about = Choisissez un surnom et un code PIN. Retenez-les : ils vous permettent de revenir sur tout appareil.
door-back = Entrer
    .about = Revenez avec votre surnom et votre code PIN.
door-was-here = J’ai déjà rejoint la classe
door-is-new = C’est ma première fois
door-closed = Cette classe n’accepte plus personne pour l’instant. Si vous ne pouvez pas entrer, demandez de l’aide en classe.
door-over = Cette classe est terminée.
door-other = Vous jouez ici sous le nom { $name }. Entrer dans la classe met fin à cette session.
nickname = Surnom
pin = Code PIN
    .new = Quatre à six chiffres que vous ne dites à personne
    .back = En cas d’oubli, demandez-en un nouveau en classe.

## Ma classe

class = Classe
own-about = Vous êtes { $name }, en classe avec { $teacher }
sign-out = Se déconnecter
frozen = Tous les plateaux sont arrêtés.
    .about = Levez les yeux : les pendules sont arrêtées aussi.
called = Une table vous attend.
to-my-table = Aller à ma table
homework = Devoirs
homework-none = Il n’y a pas de devoirs.
homework-finished = Terminé
homework-done = { $done } sur { $of }
due = Pour le { $when }
task-lesson = Leçon : { $lesson } ({ $game })
task-puzzle = Problème { $number } ({ $game })
task-games = { $count ->
        [one] Jouer une partie de { $game }
       *[other] Jouer { $count } parties de { $game }
    }
task-done = , terminé
play = Jouer
game = Jeu
play-classmates = Ouvrir une table
    .about = À votre table, envoyez le code à quelqu’un de la classe. Seule votre classe peut entrer.
play-bots = Jouer contre des bots

## Les classes d’un enseignant

classes = Classes
classes-mine = Mes classes
class-about = { $code } · { $pupils ->
        [one] { $pupils } élève
       *[other] { $pupils } élèves
    }
class-ends = se termine le { $when }
class-new = Nouvelle classe
    .about = Les élèves entrent avec un code, un surnom et un code PIN, sans compte ni adresse mail, et seule la classe les voit.
class-open = Ouvrir la classe
class-title = Titre
    .hint = Les élèves le voient avant d’entrer.
class-end = Dernier jour (facultatif)
    .hint = Ensuite, les élèves sont déconnectés, et tout est effacé 30 jours plus tard.
class-may-not = Dans cette salle, seuls les comptes désignés par l’hôte ouvrent des classes.
class-needs-account = Il faut un compte pour ouvrir une classe.
class-most = Vous avez { $most } classes : il n’est pas possible d’en avoir plus.
to-account = Vers mon compte

## Une classe, pour son enseignant

class-code = Code de classe
class-frozen = Plateaux arrêtés
    .about = Tous les plateaux et toutes les pendules de la classe sont arrêtés.
freeze = Arrêter tous les plateaux
thaw = Reprendre toutes les parties
lesson = Pendant le cours
talk = Permettre le chat
    .about = aux tables de la classe
admits = Accepter de nouveaux élèves
    .about = avec le code de classe
pupils = { $count ->
        [one] { $count } élève
       *[other] { $count } élèves
    }, { $here } ici
pupils-none = Personne n’est encore entré. Distribuez les cartes, ou écrivez le code { $code } au tableau.
here = Ici
away = Pas là
done-lessons = { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
done-puzzles = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
done-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
spent-minutes = { $minutes } min
spent-hours = { $hours } h { $minutes } min
watch = Regarder
    .label = Regarder la table : { $name }
show-on-wall = Projeter
    .label = Projeter la table : { $name }
wall = Projection
wall-none = Aucune table n’est montrée pour l’instant.
details = Détails
    .label = Détails : { $name }
pair = { $count ->
        [one] Répartir { $count } élève
       *[other] Répartir { $count } élèves
    }
clock = Pendule
clock-none = Sans pendule
more = Plus
threes = Trois par table
larger = S’il reste quelqu’un, agrandir une table
    .about = Sinon, un bot joue avec cette personne.
bot-level = Niveau des bots
paired = { $tables ->
        [one] { $tables } table est prête.
       *[other] { $tables } tables sont prêtes.
    }{ $busy ->
        [0] {""}
        [one] {" "}{ $busy } élève reste dans sa partie.
       *[other] {" "}{ $busy } élèves restent dans leur partie.
    }
homework-finished-by = terminé par { $finished } sur { $of }
homework-finished-at = Terminé le { $when }
homework-withdraw = Retirer
homework-set = Donner un devoir
homework-give = Donner à la classe
homework-part = { $game } : { $count }
homework-empty = Rien n’est encore choisi.
homework-puzzles = Problèmes
homework-theme = Thème des problèmes
    .any = Tous
homework-links = Problèmes précis (facultatif)
    .hint = Ouvrez un problème et copiez son adresse. Séparez les adresses par des espaces.
    .wrong = Ce n’est pas l’adresse d’un problème : { $link }
homework-games = Parties à terminer
homework-due = Jusqu’à la fin du
homework-note = Note (facultative)
lessons = Leçons
settings = La classe
save = Enregistrer
saved = Enregistré
export = Tout exporter
class-delete = Supprimer la classe
    .about = La classe, ses élèves, leurs parties et tout ce qui a été dit sont effacés. C’est irréversible.
    .sure = Tout supprimer
class-deleted = La classe est supprimée.
to-class = Vers la classe
pupil = Élève
pupil-about = arrivée le { $joined } · dernière visite { $seen } · { $spent }
pupil-remove = Retirer de la classe
    .about = Le compte « { $name } » est supprimé. Dans les parties jouées avec d’autres, son nom devient « Quelqu’un ».
    .sure = Retirer
real-name = Vrai nom (facultatif)
    .hint = Personne d’autre ne le voit.
pin-new = Nouveau code PIN
    .hint = Tous les appareils de l’élève sont déconnectés.
pin-set = Changer le code PIN
pin-changed = L’élève a un nouveau code PIN.
puzzle-solved = résolu le { $when }
puzzle-tried = essayé le { $when }

## Cartes à imprimer

cards = Cartes à imprimer
    .about = Chaque carte porte le code de classe, aussi en code QR, et de la place pour le surnom.
cards-named = Une pour chaque élève de la classe
print = Imprimer
qr = Le lien vers la classe en code QR
