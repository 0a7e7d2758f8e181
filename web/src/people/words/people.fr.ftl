### People: accounts, profiles, ratings, friends, bot accounts, and the screens of admins.

looking = On regarde…
loading = On ouvre le registre…
not-now = Pas maintenant
all-right = D’accord
    .label = D’accord : { $name }
later = Plus tard
back = Retour
cancel = Annuler
close = Fermer
copy = Copier
game = Jeu
    .all = Jeux
result = Résultat
player = Nom
place = Rang
day = Jour
score = Score
rating = Classement
    .none = pas encore de classement
    .new = nouveau
    .words = classement { $rating }{ $provisional ->
            [true] , provisoire
           *[false] {""}
        }{ $change ->
            [up] , en hausse de { $by }
            [down] , en baisse de { $by }
            [none] , inchangé
           *[unknown] {""}
        }
you = (vous)
play = Jouer une partie
review = Analyse
    .label = Analyse : { $game }, { $date }
to-the-table = Aller à la table
to-all-games = Voir tous les jeux
my-games = Mes parties
classes-go = Classes
my-account = Mon compte
try-again = Réessayer
show-more = En voir plus
seen = dernière visite { $when }

## Signing in

sign-in = Connexion
sign-out = Déconnexion
    .title = Se déconnecter pour de bon ?
    .about = Vous jouez sans compte ni mot de passe : vous ne pourrez plus revenir sous le nom { $name }. Vous perdez ce nom, vos parties et vos classements.
    .keep = Pour les garder, choisissez d’abord un mot de passe :
    .no = Rester
    .yes = Se déconnecter quand même
come-in = Entrer
    .join = Entrer et jouer
    .about = Choisissez le nom que les autres verront. C’est tout.
    .table-about = Choisissez le nom que les autres verront, et vous êtes à la table.
welcome-back = Quel plaisir de vous revoir
invited = On vous invite à la table <b>{ $code }</b>
way-guest = Juste un nom
way-account = J’ai un compte
way-new = Créer un compte
other-ways = Autres façons d’entrer
sign-up-button = Créer un compte
sign-up-about = Avec un compte, vos tables et vos parties vous suivent sur tous vos appareils. Aucune adresse mail nécessaire.
sign-up-accounts-only = Dans cette salle, il faut un compte. Avec lui, vos tables et vos parties vous suivent sur tous vos appareils. Aucune adresse mail nécessaire.
recover-about = Le code de secours que vous avez noté vous fait entrer une fois, avec un nouveau mot de passe.
recover-button = Le changer et entrer

## The account

since = { $kind ->
        [guest] Ici sans compte depuis le { $day }
       *[account] Compte depuis le { $day }
    }
name = Nom
    .change = Changer de nom
    .changed = Votre nom est maintenant { $name }.
    .label = Le nom que les autres voient
devices = Mes appareils
    .this = Sur celui-ci :
    .one = Un appareil
    .this-one = celui-ci
    .sign-out = Déconnecter mes autres appareils
    .signed-out = { $count ->
            [one] { $count } appareil est déconnecté.
           *[other] { $count } appareils sont déconnectés.
        }
turn = À vous de jouer
research = Recherche
    .label = Mes parties finies peuvent être publiées pour la recherche, sans noms, si tout le monde à la table est d’accord ; ce qui est publié ne peut plus être retiré
    .on = Vos parties peuvent désormais servir à la recherche.
    .off = Les nouveaux jeux de données ne contiendront aucune de vos parties.
    .guest = Les parties jouées sans compte ne servent jamais à la recherche.
shared-reviews = Analyses partagées
keep = Garder ce nom
    .about = Sans compte, vous ne pouvez jouer que dans ce navigateur. Choisissez un mot de passe pour garder votre nom, vos tables et vos parties sur tous vos appareils.
    .button = Garder mon compte
password = Mot de passe
    .hint = Au moins huit caractères.
    .hint-no-mail = Au moins huit caractères. Aucune adresse mail nécessaire.
    .change = Changer de mot de passe
    .changed = Votre mot de passe est changé. Tous les autres appareils sont déconnectés.
    .old = Ancien mot de passe
    .new = Nouveau mot de passe
    .confirm = Confirmez votre mot de passe
    .forgot = Mot de passe oublié
    .recover = Un nouveau mot de passe
recovery = Code de secours
    .title = Votre code de secours
    .about = Il permet de vous connecter une fois si vous oubliez votre mot de passe. Un nouveau code remplace l’ancien.
    .renew = Afficher un nouveau code
    .shown = Si vous oubliez votre mot de passe, ce code vous permet de vous connecter une fois. Il n’est affiché que maintenant : notez-le.
    .copied = Code de secours copié.
    .written = C’est noté
phone = Continuer sur mon téléphone
data = Mes données
    .about = Téléchargez tout ce que cette salle garde sur vous, ou supprimez-le.
    .download = Télécharger mes données
delete = Supprimer mon compte
    .title = Supprimer { $name } ?
    .about = Votre nom, vos connexions et vos messages sont supprimés pour de bon. Vos parties restent, sans votre nom.
    .yes = Supprimer pour de bon
deleted = Votre compte est supprimé. Bonne chance, où que vous jouiez.
privacy = Privé : les autres n’en voient rien, et je ne figure dans aucun palmarès
    .on = Désormais, personne d’autre ne voit votre profil.
    .off = Les autres peuvent de nouveau voir votre profil.
    .guest = Tant que vous n’avez pas de compte, personne d’autre ne voit votre profil.
presence = Mes amis et moi voyons qui est ici et à quoi chacun joue
    .shown = Vos amis et vous pouvez voir qui est ici.
    .hidden = Vos amis et vous ne pouvez pas voir qui est ici.
    .now = { $presence ->
            [playing] Joue à { $game }
            [here] Ici
           *[away] Pas là
        }

## Notifications

notices = Recevez une notification quand une partie vous attend, { $when ->
        [always] même quand cette page est fermée
       *[open] tant que cette page est ouverte dans un onglet
    }. Elle nomme la table et ne montre rien de la partie.
    .on = Ce navigateur vous prévient quand une partie vous attend, { $when ->
            [always] même quand cette page est fermée
           *[open] tant que cette page est ouverte dans un onglet
        }.
    .begin = Me prévenir dans ce navigateur
    .end = Désactiver les notifications ici
    .impossible = Ce navigateur n’affiche pas de notifications.
    .denied = Votre navigateur n’affiche pas les notifications de cette page. Ses réglages peuvent le permettre.
    .body = { $game } vous attend.
mail = Les mails vont à { $address } : quand c’est à vous aux tables avec des heures ou des jours par tour, quand on vous défie et quand votre table de tournoi s’ouvre.
    .begin = Me prévenir par mail
    .address = Adresse mail
    .hint = Quand c’est à vous aux tables avec des heures ou des jours par tour, quand on vous défie ou quand votre table de tournoi s’ouvre. Seulement en votre absence.
    .sent = Un code a été envoyé à { $address }.
    .code = Le code
    .confirm = Confirmer l’adresse
    .forget = Oublier l’adresse
    .end = Plus de mails

## Profiles and ratings

profile = Profil
    .go = Voir mon profil
    .loading = On ouvre le profil…
    .private = privé : personne d’autre ne le voit
    .no-games = Aucune partie n’a encore été terminée.
    .no-games-mine = Les parties finies sont comptées ici. La vôtre sera la première.
member-since = { $kind ->
        [program] Programme géré par { $owner } depuis le { $day }
        [account] Membre depuis le { $day }
       *[guest] Sans compte, depuis le { $day }
    }
program-of = programme géré par { $owner }
games = { $count } { $count ->
        [one] partie
       *[other] parties
    }
    .label = Parties
    .won = { games }, { $won ->
            [one] { $won } gagnée
           *[other] { $won } gagnées
        }
head-to-head = Face à face
against = Contre
    .names = contre <names/>
bots = Bots ({ $level })
won = Gagnées
lost = Perdues
alone = Solo
result-won = Victoire
result-lost = Défaite
result-shared = Victoire partagée
result-drawn = Personne n’a gagné
result-resigned = Abandon
result-place = { $place } sur { $of }
filter-all = Tous
filter-any = Peu importe
filter-anyone = Tout le monde
filter-from = Du
filter-to = Au
filter-none = Aucune partie ne correspond à ces filtres.
not-rated = Non classée. { $why }
earlier = Parties précédentes
tally-leaderboard = { $game } : palmarès
tally-rating = classement <rating/>
tally-rated = { $count } { $count ->
            [one] partie classée
           *[other] parties classées
        }{ $provisional ->
            [true] {"\u202f"}; encore quelques-unes, et le classement sera fixé
           *[false] {""}
        }.
tally-drawn = Nulles
tally-best = Meilleur score en solo : <b>{ $score }</b> { $unit }, le { $day }.
tally-points = points
graph = { $game } : classement { $first } le { $then }, { $last } le { $now } ; en tout, entre { $low } et { $high }.
    .span = { $low } à { $high }
ratings = Palmarès
    .of = { $game } : palmarès
    .mine = Votre classement : <rating/>
    .private = Votre profil est privé : vous ne figurez pas dans la liste.
    .provisional = Il est provisoire et figurera dans la liste une fois fixé : après dix à vingt parties.
    .none = Aucun classement n’est encore fixé. Il faut pour cela dix à vingt parties classées.
solo-time = Sur quelle période
solo-week = Sept jours
solo-always = Depuis toujours
solo-none = Personne n’a encore terminé de partie classée en solo.
solo-none-lately = Personne n’a terminé de partie classée en solo au cours des sept derniers jours.

## Friends

friends = Amis
    .go = Mes amis, et des liens pour en inviter d’autres
    .mine = Mes amis
    .none = Personne pour l’instant. Créez un lien et envoyez-le à quelqu’un avec qui vous aimez jouer, ou faites une demande après une partie.
    .now = { $name } et vous êtes maintenant amis.
friend-more = Plus sur { $name }
friend-since = Amis depuis le { $day }.
befriend = Ajouter à mes amis
    .label = Ajouter à mes amis : { $name }
    .accept = Devenir amis
    .accept-label = Devenir amis : { $name }
    .asked = Demande envoyée
    .sent = { $name } a reçu votre demande. Vous serez amis si elle est acceptée.
unfriend = Ne plus être amis
    .done = { $name } et vous n’êtes plus amis.
look-on = Regarder
    .label = Regarder la partie : { $name }
requests = Demandes
asked = { $who ->
        [they] vous a fait une demande { $when }
       *[you] a reçu votre demande { $when }
    }
    .yes-label = Devenir amis : { $name }
    .no = Non
    .no-label = Non, pas avec { $name }
opponents = Dernières rencontres
    .none = Les personnes avec qui vous terminez une partie sont affichées ici, pour que vous puissiez les défier de nouveau.
friend-link = Un lien d’amitié
    .about = La personne qui l’ouvre et accepte rejoint vos amis. Un lien vaut pour une seule personne.
    .make = Créer un lien
    .another = En créer un autre
    .made = Pour une seule personne : faites-le scanner, ou envoyez-le. Il sert une fois, pendant une semaine.
    .qr = Code QR du lien
    .label = Lien pour rejoindre mes amis
    .title = Soyons amis sur Tilehall
    .copy = Copier le lien
    .copied = Lien copié.
    .waiting = { $count ->
            [one] { $count } lien attend
           *[other] { $count } liens attendent
        } quelqu’un.
    .revoke = { $count ->
            [one] Le retirer
           *[other] Les retirer
        }
    .revoked = Aucun de vos liens ne marche plus.
opened-link = Un lien pour devenir amis
    .loading = On ouvre le lien…
    .own = C’est votre propre lien. Envoyez-le à quelqu’un.
    .already = { $name } et vous êtes déjà amis.
    .ask = <b>{ $name }</b> vous propose de devenir amis ici
    .about = Entre amis, on voit qui est ici et à quoi l’autre joue, et on peut se défier.
    .yes = Oui, devenir amis
    .no = Non merci

## Challenges

challenge = Défier
    .title = Défier { $names }
    .again = { $game }, comme la dernière fois
    .or = ou autre chose
    .rated = Défier en partie classée
    .options = Choisir les options et la pendule
rated = Classée
    .about = Le résultat change vos classements. Pas d’indices dans les parties classées.
challenges = Défis
challenged-to-me = { $name } vous défie à { $game }.
challenged-accepted = { $name } accepte : { $game }.
challenged-declined = { $name } décline { $game } cette fois.
challenge-row = Vous défiez { $name }
    .to-me = { $name } vous défie
    .about = { $game }, { $when }{ $answer ->
            [accepted] {"\u00a0"}: accepté
            [declined] {"\u00a0"}: décliné
           *[open] {""}
        }
accept = Accepter
    .label = Accepter le défi lancé par { $name }
decline = Décliner
    .label = Décliner le défi lancé par { $name }
    .done = Vous avez décliné le défi lancé par { $name }.
withdraw = Retirer
    .label = Retirer : { $name }

## Blocking

block = Bloquer
    .name = Bloquer { $name }
    .ask = Bloquer { $name }…
    .title = Bloquer { $name } ?
    .talk = Vous ne voyez plus ce qu’écrit { $name }, à aucune table.
    .tables = Vous ne pouvez plus vous défier ni vous asseoir l’un à la table de l’autre. Si vous étiez amis, c’est fini.
    .quiet = { $name } n’en saura rien. Vous pouvez débloquer dans Amis.
    .mute = Pour ne plus lire { $name } à cette table seulement, choisissez plutôt Masquer.
    .done = Vous avez bloqué { $name }. Vous pouvez débloquer dans Amis.
block-seat = { $name } garde sa place à cette table. Si vous ne voulez pas jouer ensemble, quittez-la.
    .any = À une table dont vous êtes l’hôte et où la partie n’a pas commencé, cette personne perd sa place. Une partie en cours continue.
    .none = { $name } ne peut pas s’asseoir à cette table.
    .playing = Cette partie continue.
    .loses = { $name } perd sa place à cette table.
blocked = Personnes bloquées
    .players = Personnes bloquées
    .none = Vous ne bloquez personne. Vous pouvez bloquer quelqu’un sur son profil, ou à une table sous « Qui est là ».
unblock = Débloquer
    .label = Débloquer : { $name }
    .done = Vous ne bloquez plus { $name }.

## Bot accounts: programs of players

bot-accounts = Comptes de bot
    .about = Un programme à vous peut jouer ici avec son propre compte. Tout le monde voit que c’est un programme, et qu’il est à vous.
    .create = Créer un compte de bot
    .name = Nom du bot
    .name-hint = La salle y ajoute « (bot) ».
programs = Programmes personnels
    .none = Aucun programme personnel n’est en ligne pour le moment.
    .mine = Votre programme
    .of = Programme géré par { $owner }
own-bot-running = en marche
own-bot-stopped = à l’arrêt
own-bot-profile = Son profil
own-bot-save = Enregistrer ses règles
own-bot-saved = Les règles sont changées pour { $name }. Les parties commencées continuent.
own-bot-delete = Supprimer { $name }
own-bot-delete-about = Il abandonne ses parties, ses jetons ne marchent plus, et son nom disparaît des parties finies.
own-bot-delete-yes = Supprimer pour de bon
own-bot-deleted = { $name } est supprimé.
own-bot-keep = Le garder
rules-every-game = Aucun : tous les jeux.
rules-any-game = Tous les jeux
rules-clocks = Pendules
rules-every-clock = Aucune : toutes les pendules.
rules-who = Qui peut jouer avec lui
rules-at-once = Parties à la fois
rules-rated = Joue des parties classées
rules-rated-too = aussi classées
clock-none = Sans pendule
clock-lower-none = sans pendule
clock-quick = Rapide
clock-lower-quick = rapide
clock-relaxed = Tranquille
clock-lower-relaxed = tranquille
clock-days = En jours
clock-lower-days = en jours
who-owner = Juste moi
who-friends = Mes amis et moi
who-everyone = Tout le monde
tokens = Jetons
    .none = Aucun pour l’instant. Le programme qui joue se connecte avec un jeton.
token-create = Créer un jeton
token-label = À quoi il sert
token-example = Mon portable
token-title = Jeton pour { $bot }
token-shown = Il n’est affiché que maintenant. Un programme qui l’a peut jouer sous le nom { $bot }, et rien d’autre.
token-use = Mettez-le dans la variable <code>TILEHALL_TOKEN</code>, puis lancez <code>tilehall bot run --hall { $hall } bot.py</code>
token-copied = Jeton copié.
token-kept = Je l’ai gardé
token-used = utilisé { $when }
token-revoke = Révoquer
token-revoke-label = Révoquer { $label }, jeton pour { $bot }
token-revoked = Le jeton « { $label } » ne marche plus.

## Looking after the hall, for admins

admin = Administration de la salle
    .go = Administrer la salle
    .lists = Listes
deleted-user = un compte supprimé
reports = Signalements
    .settled = Afficher ceux qui sont traités
    .none = Aucun signalement à traiter. Tout est calme.
    .none-settled = Aucun signalement n’a encore été traité.
report = <b>{ $name }</b>{ $banned ->
        [true] {" (accès interdit)"}
       *[false] {""}
    } à la table { $room }
    .reported = Message signalé :
    .by = Signalé par { $name }, { $date }
    .more = Et par { $count } de plus.
    .settle = Traité
    .settle-label = Signalement { $number } : traité
    .settled = Le signalement est traité.
    .mute = Couper la parole
    .mute-label = Couper la parole à { $name } à la table { $room }
    .muted = La parole est coupée pour { $name } à la table { $room }.
ban = Bannir
    .label = Bannir { $name }
    .title = Bannir { $name } ?
    .about = Tous ses appareils sont aussitôt déconnectés, et le motif est affiché. Cette personne garde ses places et compte comme absente.
    .reason = Motif (affiché à cette personne)
    .yes = Bannir
    .done = L’accès est interdit à { $name }.
banned = Accès interdit jusqu’à nouvel ordre
    .until = Accès interdit jusqu’au { $date }
because = { $said } : { $reason }
unban = Débannir
    .label = Débannir { $name }
    .done = { $name } a de nouveau accès à la salle.
span = Pour combien de temps
span-always = Jusqu’à nouvel ordre
span-hour = Une heure
span-day = Un jour
span-week = Une semaine
span-month = Trente jours
sign-them-out = Déconnecter
    .label = Déconnecter { $name }
    .title = Déconnecter { $name } ?
    .about = Tous les appareils de cette personne sont déconnectés. Sans compte, donc sans mot de passe, on ne peut pas revenir.
reset = Nouveau mot de passe
    .label = Nouveau mot de passe pour { $name }
    .title = Nouveau mot de passe pour { $name } ?
    .about = Le mot de passe ne marche plus, et tous les appareils sont déconnectés. Vous recevez un code avec lequel cette personne peut choisir une fois un nouveau mot de passe.
    .yes = Réinitialiser
code-for-them = Un code à transmettre
    .about = Avec ce code de secours, cette personne peut choisir une fois un nouveau mot de passe : sur la page de connexion, sous « Mot de passe oublié ». Il n’est affiché que maintenant.
    .close = C’est noté
persons = Personnes
    .find = Chercher quelqu’un par son nom
    .none = Personne ne correspond.
person-admin = administre la salle
person-account = un compte
person-guest = sans compte
person-here = ici en ce moment
person-about = { $kind }, { $here } ; id { $id }
person-signed-out = Tous les appareils sont déconnectés pour { $name }.
refusals = Refus
    .none = Aucune demande n’a été refusée.
    .since = Depuis le { $date } : { $what }.
    .nothing = rien
    .row = <b>{ $limit }</b> : refus pour { $address }, { $count } fois<soft>, la dernière { $when }</soft>
rooms = Tables
    .find = Chercher une table par son code ou son jeu
    .none = Aucune table de ce genre.
room-in = { $game }, { $phase ->
        [gathering] avant la partie
        [playing] partie en cours
        [over] partie terminée
       *[closed] fermée
    }
room = Hôte : { $host } ; { $seated ->
        [some] à la table : { $players }
       *[none] personne à la table
    } ; { $windows ->
        [one] { $windows } fenêtre ouverte
       *[other] { $windows } fenêtres ouvertes
    } ; dernier changement { $when }
    .close-label = Fermer la table { $code }
    .close-title = Fermer la table { $code } ?
    .close-about = Elle ne rouvrira pas, et une partie en cours s’arrête sans résultat. Tout le monde à la table saura pourquoi.
    .close-yes = Fermer pour de bon
    .close-why = Pourquoi, pour tout le monde à la table
    .closed = La table { $code } est fermée.
audit = Registre des actions
    .none = Rien n’a encore été fait.
    .host = L’hôte, en ligne de commande,
act-ban = a banni { $whom }
act-unban = a débanni { $whom }
act-sign_out = a déconnecté { $whom }
act-reset_password = a réinitialisé le mot de passe pour { $whom }
act-close_room = a fermé la table { $on }
act-delete_class = a supprimé la classe { $on }
act-correct_result = a corrigé un résultat du tournoi { $on }
act-remove_player = a exclu quelqu’un du tournoi { $on }
act-cancel_tournament = a annulé le tournoi { $on }
act-mute = a coupé la parole à { $whom }
act-unmute = a rendu la parole à { $whom }
act-settle_report = a traité le signalement { $on }
