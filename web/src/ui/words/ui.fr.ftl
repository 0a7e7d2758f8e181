### What several screens use, and the screens that belong to no game.

## Buttons

close = Fermer
back-to-board = Retour au plateau
to-the-hall = Retour à la salle
share = Partager
link-copied = Le lien est copié.

## Switches of this device

sound = Son et vibration
bots-say-a-word = Bots bavards
confirm-moves = Confirmer les coups au toucher

## Keys

keys = Raccourcis clavier
key-tab = Tab
    .does = aller à l’élément suivant
key-arrows = Flèches
    .does = de case en case, de tuile en tuile
key-enter = Entrée, Espace
    .does = activer
    .name = Entrée
key-backspace = Retour arrière
key-escape = Échap
    .does = reposer ce qui est choisi, fermer ce qui est ouvert
key-back = un tour en arrière, un tour en avant : revoir la partie
key-sheet = cette liste

## Continue on a phone

phone = Continuez à jouer sur un autre appareil : scannez-y un code, et votre session s’y ouvre.
    .show = Afficher le code
    .code = Code QR du lien
    .copy = Copier plutôt le lien
    .copied = Lien copié.
phone-scan = Visez ici avec l’appareil photo du téléphone. Le code sert une seule fois, encore pendant { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }.

## About

about = À propos
    .title = À propos de Tilehall
    .lead = Tilehall est une salle de jeux de tuiles et de plateau dans le navigateur. Jouez entre amis, avec des inconnus ou contre des bots, d’une traite ou sur plusieurs jours.
    .promises = Ce que nous vous garantissons
    .device = Sur cet appareil
    .offline = Hors ligne
    .version = Version et licence
    .trademarks = Marques
about-games = Tilehall est une salle de jeux de tuiles et de plateau dans le navigateur : { $games }. Jouez entre amis, avec des inconnus ou contre des bots, d’une traite ou sur plusieurs jours.
promise-hidden = <b>Ce qui est caché le reste.</b> Votre navigateur ne reçoit que ce que vous avez le droit de voir ; aucune astuce ne permet de voir votre main.
promise-fair = <b>Le hasard est honnête.</b> Avant le premier feu vert, la salle met sous scellés sa moitié de ce qui détermine la donne. Autour de la table, tout le monde contribue à l’autre moitié, et après la partie chacun peut vérifier.
promise-kept = <b>Rien ne se perd.</b> Chaque coup est noté avant d’être annoncé. Fermez la page, perdez le réseau, revenez : la partie est là où vous l’avez laissée.
promise-reason = <b>Chaque refus a sa raison.</b> Si un coup est impossible, la page dit pourquoi.
promise-data = <b>Vos données sont à vous.</b> Pas d’adresse mail, pas de traceurs, rien qui vienne d’autres sites. Emportez-les toutes ou supprimez-les sur la page de votre compte.
version-loading = Version…
version = Version { $version }.
version-unknown = La version est illisible pour le moment.
licence = Tilehall est un logiciel libre sous licence MIT : utilisez-le, modifiez-le, ouvrez votre propre salle.
programs = Les programmes peuvent jouer ici aussi : voyez <api>ce que l’on peut demander à la salle</api>.

## When there is nothing to show: the title and what can be done

error-page = Il n’y a rien ici
    .why = Aucune page à cette adresse.
error-room = Pas de table ici
error-unreachable = La salle ne répond pas
    .why = Soit le réseau est coupé, soit la salle redémarre. Cette page réessaie d’elle-même ; les parties reprendront là où elles en étaient.
error-link = Continuer sous un autre nom ?
    .account = Ce lien ouvre sur cet appareil la session de quelqu’un d’autre. Vous pourrez plus tard vous reconnecter sous le nom { $name }.
    .guest = Ce lien ouvre sur cet appareil la session de quelqu’un d’autre. Ici, vous êtes { $name }, sans compte ni mot de passe : vous ne pourriez pas revenir sous ce nom.
error-review = Pas d’analyse ici
error-lesson = Pas de leçon ici
error-puzzle = Pas de problème ici
error-banned = L’entrée vous est refusée
not-let-in = La salle ne vous a pas laissé entrer.
code-was = Le code était <b>{ $code }</b>. Un code a six caractères ; l’un d’eux a peut-être été mal lu.
to-all-games = Voir tous les jeux
to-my-games = Voir mes parties
sign-in-for-seat = Me connecter : j’y ai une place
play-on-device = Jouer sur cet appareil
    .why = Tous les jeux sont sur cet appareil : jouez contre des bots, à tour de rôle, ou résolvez des problèmes.
try-now = Réessayer
keep-games = Pour jouer hors ligne la prochaine fois, gardez les jeux sur cet appareil : <about>voir À propos</about>.
sign-in-as-other = Changer de session
stay = Garder ma session
continue = Continuer
