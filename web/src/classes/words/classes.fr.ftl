### Classes : ce que voient l'enseignant et ses élèves.

## Entrer comme élève

door-join = Rejoindre la classe
    .about = Choisissez un surnom et un code PIN. Retenez-les : ils vous permettent de revenir sur tout appareil.
door-back = Entrer
    .about = Revenez avec votre surnom et votre code PIN.
door-was-here = Je suis déjà venu
door-is-new = C'est ma première fois
door-closed = Cette classe n'accepte plus personne pour l'instant. Si vous ne pouvez pas entrer, demandez à votre enseignant.
door-over = Cette classe est terminée.
door-other = Vous êtes connecté sous le nom { $name }. Entrer dans la classe met fin à cette session.
nickname = Surnom
pin = Code PIN
    .new = Quatre à six chiffres connus de vous seul
    .back = En cas d'oubli, votre enseignant vous en donne un nouveau.

## Ma classe

class = Classe
own-about = Vous êtes { $name } · Enseignant : { $teacher }
sign-out = Se déconnecter
frozen = Tous les plateaux sont arrêtés.
    .about = Regardez votre enseignant : le temps ne court pas.
called = Votre enseignant a une table pour vous.
to-my-table = Aller à ma table
homework = Devoirs
homework-none = Il n'y a pas de devoirs.
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
    .about = À votre table, envoyez le code à un camarade. Seule votre classe peut entrer.
play-bots = Jouer contre des bots

## Les classes d'un enseignant

classes = Classes
classes-mine = Mes classes
class-about = { $code } · { $pupils ->
        [one] { $pupils } élève
       *[other] { $pupils } élèves
    }
class-ends = se termine le { $when }
class-frozen = Plateaux arrêtés
class-new = Nouvelle classe
    .about = Les élèves entrent avec un code, un surnom et un code PIN, sans compte ni adresse e-mail, et seule la classe les voit.
class-open = Ouvrir la classe
class-title = Titre
    .hint = Les élèves le voient avant d'entrer.
class-end = Dernier jour (facultatif)
    .hint = Ensuite, les élèves sont déconnectés, et tout est effacé 30 jours plus tard.
class-may-not = Dans cette salle, seuls les enseignants désignés par l'administrateur ouvrent des classes.
class-needs-account = Il faut un compte pour ouvrir une classe.
class-most = Vous avez { $most } classes : il n'est pas possible d'en avoir plus.
to-account = Vers mon compte
