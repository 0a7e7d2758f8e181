### Playing on this device, without a network or with several people.

## Starting

start = Mise en place sur cet appareil
    .title = Démarrage
    .loaded = Chargé
    .first-time = La première fois, cela prend un moment.
    .soon = On démarre…
start-missing = Rien à jouer ici
    .why = Cette page est fournie sans les jeux pour cet appareil.
start-unloaded = Les jeux n’ont pas pu être chargés
    .why = Avant la première partie sur cet appareil, la page charge environ 8 Mo. Vérifiez votre connexion.
start-broken = Les jeux ne tournent pas dans ce navigateur
    .why = Le navigateur est peut-être trop ancien, ou à court de mémoire. Fermez d’autres onglets ou utilisez un navigateur plus récent. Les parties commencées sont gardées.
start-elsewhere = Les jeux sont ouverts dans un autre onglet
    .why = Un seul onglet à la fois joue sur cet appareil, pour qu’aucun coup ne se perde.
    .here = Continuer ici
try-again = Réessayer
to-the-hall = Vers la salle en ligne
entering = On rejoint la table…

## A game on this device

new = { $game } : nouvelle partie
    .begin = Commencer
    .busy = On prépare la table…
players = Qui joue
player = Joueur { $number }
    .name = Nom du joueur { $number }
    .person = Quelqu’un ici
    .bot = Bot, { $level }
pass = Passez l’appareil à { $name }
    .here = C’est moi, { $name }
thinking = { $name } réfléchit
    .bot = Un bot réfléchit
not-kept = Cette fenêtre ne garde pas les parties : elles disparaissent avec la page.
record = Ouvrir un enregistrement…
    .file = Le fichier d’un enregistrement

## Keeping the games

megabytes = { $size } Mo
keep = Jouer hors ligne ({ $size })
    .heading = Hors ligne
    .about = Gardez tous les jeux sur cet appareil : jouez contre des bots ou à tour de rôle, suivez des leçons et résolvez des problèmes, même dans le train ou l’avion.
    .loading = Chargement des jeux : { $loaded } sur { $size }
    .cancel = Annuler
    .kept = Tous les jeux sont sur cet appareil. Ils marchent hors ligne.
    .remove = Les retirer ({ $size })
    .removed = Les jeux ne sont plus sur cet appareil.
    .missing = Cette salle est fournie sans les jeux hors ligne.
    .good = D’accord
install = Installer l’application
    .by-menu = Pour installer Tilehall, touchez Partager, puis « Sur l’écran d’accueil ».

## Adding games to an account

home = { $count ->
        [one] Une partie que vous avez terminée sur cet appareil n’est pas encore dans vos parties ici.
       *[other] { $count } parties que vous avez terminées sur cet appareil ne sont pas encore dans vos parties ici.
    }
    .games = Parties sur cet appareil
    .add = Choisir lesquelles ajouter
    .not-now = Pas maintenant
    .never = Ne plus demander
add = Ajouter des parties à votre historique
    .about = Elles sont notées comme jouées hors ligne et ne comptent pour aucun classement. Personne d’autre ne les voit.
    .guest = Vous jouez ici sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils.
    .account = Créer un compte
    .closed = Les parties de cet appareil ne peuvent pas être ouvertes pour le moment.
    .loading = On ouvre les parties de cet appareil…
    .seat = J’étais
    .games = { $count ->
            [one] Ajouter { $count } partie
           *[other] Ajouter { $count } parties
        }
    .added = Ajouté à vos parties.
close = Fermer
one-moment = Un instant…
