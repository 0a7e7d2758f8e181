### Classes : ce qui est refusé aux enseignants et aux élèves.

class-not-allowed = Seuls les comptes autorisés par l’hôte de cette salle peuvent ouvrir des classes.
too-many-classes = Vous avez { $most } classes et ne pouvez pas en ouvrir d’autre. Supprimez-en une d’abord.
no-class = Aucune classe n’a ce code.
class-over = Cette classe est terminée.
class-closed = Cette classe n’accepte personne pour le moment.
class-full = Cette classe compte { $most } élèves ; elle est complète.
class-text-length = Ce texte doit avoir de { $least } à { $most } caractères.
no-pupil = Cet élève n’est pas dans la classe.
pin-digits = Un code PIN a de { $least } à { $most } chiffres.
pin-wrong = Surnom ou code PIN incorrect. En cas d’oubli, demandez un nouveau code PIN en classe.
class-talk-off = Le chat est désactivé dans votre classe.
not-for-pupils = Cela n’existe pas dans une classe.
nobody-to-pair = Il n’y a personne à répartir : personne n’est en ligne, ou tout le monde joue.
pairing-seats = Ce jeu ne se joue pas à { $seats } par table.
homework-empty = Un devoir contient au moins une leçon, un problème ou une partie.
too-much-homework = Une classe a au plus { $most } devoirs. Retirez-en d’abord un ancien.
no-homework = Ce devoir a été retiré.

## Limits

limit-class-codes = Trop de codes de classe erronés
limit-class-joins = Beaucoup d’élèves sont arrivés depuis votre adresse
limit-class-pairings = La répartition des élèves est déjà en cours
