### Tournois : raisons d’un refus ou d’une annulation.

## Réglages

title-length = Le titre d’un tournoi a de 1 à { $most } caractères.
seats-of-tables = Une table de tournoi a de 2 à { $most } places, si le jeu le permet.
scoring-of-tables = Les trois points par victoire n’existent qu’aux tables de deux.
knockout-sizes = L’élimination directe demande un jeu jouable à deux et à tout nombre jusqu’à une table pleine.
arena-minutes = Une arène dure de { $least } à { $most } minutes.
cycles-bounds = En toutes rondes, on se rencontre au plus { $most } fois.
rounds-bounds = Un tournoi a au plus { $most } rondes.
max-players-bounds = Ici, la limite se situe entre { $least } et { $most } personnes.
class-missing = Choisissez la classe qui peut participer.
class-stays = Un tournoi ne peut ni entrer dans une classe ni en sortir.
rating-range = Le classement minimal dépasse le classement maximal.
weekly-needs-start = Un tournoi hebdomadaire a besoin d’une heure de début.
times-bounds = Une pause dure au plus une semaine, et on n’attend personne plus d’un jour.
start-is-past = Le début doit être à venir.
more-have-entered = Il y a déjà { $players } personnes inscrites.

## S’inscrire et partir

no-bots = Les bots ne peuvent pas participer à ce tournoi.
no-such-bot = Il n’y a pas de bot de ce niveau.
class-only = Ce tournoi est réservé à une classe.
rating-too-low = Ce tournoi demande un classement stable d’au moins { $rating }.
rating-too-high = Ce tournoi est réservé aux classements jusqu’à { $rating }.
entry-refused = Vous ne pouvez pas participer à ce tournoi.
removed-from-tournament = Votre participation à ce tournoi a été retirée.
entered-already = Vous participez déjà.
knockout-is-over-for-you = En élimination directe, on ne peut pas revenir.
no-late-entries = Le tournoi a commencé : on ne peut plus s’inscrire.
last-round = La dernière ronde a commencé.
tournament-full = Le tournoi est complet.
not-entered = Vous ne participez pas à ce tournoi.
player-not-entered = Cette personne ne participe pas au tournoi.

## Diriger un tournoi

too-few-players = Le tournoi demande au moins { $least } personnes.
started-already = Le tournoi a déjà commencé.
not-running = Le tournoi n’est pas en cours.
paused-already = Le tournoi est déjà en pause.
not-paused = Le tournoi n’est pas en pause.
tournament-over = Le tournoi est terminé.
round-is-past = La ronde suivante est appariée : ce résultat ne peut plus changer.
no-such-table = Il n’y a pas de table { $table } dans ce tournoi.
table-open-already = Cette table est déjà ouverte.
table-finished-already = Cette table a déjà un résultat.
table-not-finished = Cette table n’a pas encore de résultat.
places-do-not-fit = Un résultat donne un rang à chacune des { $players } personnes. À égalité, on partage le meilleur rang.
reason-missing = Indiquez un motif.
repeated-already = Le tournoi de la semaine suivante existe déjà.
cancelled-too-few = Le tournoi a été annulé, faute d’inscriptions.
cancelled = Le tournoi a été annulé.
