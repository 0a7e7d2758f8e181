### Accounts: names, passwords, devices, bans, blocks and bot accounts.

## Names

guest = Anonyme

name-characters = Un nom se compose de caractères visibles, sur une seule ligne, sans caractères de contrôle ni invisibles.
name-length = Un nom a de 1 à { $most } caractères.
name-marks = Un nom commence par une lettre, et aucune lettre ne porte plus de { $most } signes.
name-alphabets = Un nom ne mélange pas, dans un même mot, des lettres d’alphabets différents qui se ressemblent.
name-taken = Ce nom est pris. Choisissez-en un autre.
name-looks-taken = Ce nom ressemble à un nom déjà pris. Choisissez-en un autre.
name-misleading = Ce nom pourrait tromper les autres : la salle elle-même l’utilise. Choisissez-en un autre.
name-of-admin = Ce nom est réservé à l’administration de cette salle. Choisissez-en un autre.
name-kept-for-admin = L’hôte vous a confié l’administration sous ce nom. Il faut d’abord que l’hôte le retire des réglages.

## Passwords and signing in

password-length = Un mot de passe a de { $least } à { $most } caractères.
password-wrong = Ce n’est pas votre mot de passe.
password-changed = Votre mot de passe vient d’être changé. Réessayez avec le nouveau.
no-password = { $name } n’a pas de mot de passe.
guest-without-password = Vous jouez sans compte ni mot de passe. Créez d’abord un compte.
sign-in-wrong = Nom ou mot de passe incorrect.
recovery-wrong = Nom ou code de secours incorrect, ou code déjà utilisé.
link-used = Ce lien ne marche plus : il a servi ou a expiré.
account-deleted = Ce compte a été supprimé.
account-already = Vous avez déjà un compte.
many-signing-in = Beaucoup de monde se connecte en ce moment ; réessayez dans un instant.

device = { $browser } sur { $system }
device-unknown = Un autre programme
device-unknown-on = Un autre programme sur { $system }

## Bans

banned = L’accès à cette salle vous est interdit.
banned-until = L’accès à cette salle vous est interdit jusqu’au { $day } { month } { $year } à { $time } UTC.
month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }

## Blocks

nobody-there = Il n’y a personne de ce nom. Le compte a peut-être été supprimé.
blocked = Vous avez bloqué cette personne. Débloquez-la d’abord, dans Amis.
host-blocked = Vous avez bloqué l’hôte de cette table. Débloquez ce compte d’abord, dans Amis.
too-many-blocks = Vous avez déjà bloqué { $most } personnes. Débloquez-en une d’abord.
block-yourself = Vous ne pouvez pas vous bloquer vous-même.

## Bot accounts, which programs play

bot-only-plays = Un compte de bot ne sait que jouer : il ne peut pas faire cela.
bot-unknown = Vous n’avez pas de compte de bot avec cet identifiant.
bot-token-unknown = Ce compte de bot n’a pas de jeton avec cet identifiant.
bot-token-wrong = Ce jeton est inconnu, ou il a été révoqué.
bot-needs-account = Il faut un compte pour avoir des comptes de bot. Créez d’abord un compte.
too-many-bots = Vous avez déjà { $most } comptes de bot. Supprimez-en un d’abord.
too-many-tokens = Ce compte de bot a déjà { $most } jetons. Révoquez-en un d’abord.
bot-name-length = Le nom d’un compte de bot a au plus { $most } caractères.
bot-label-empty = Une étiquette a au moins un caractère visible.
bot-game-unknown = Cette salle n’a pas de jeu nommé { $game }.
bot-deleted = Ce compte de bot a été supprimé.
bot-plays-other-games = { $bot } ne joue pas à { $game }.
bot-plays-other-clocks = { $bot } ne joue pas avec cette pendule.
bot-plays-unrated = { $bot } ne joue pas de parties classées.
bot-plays-friends = { $bot } ne joue qu’avec la personne qui le gère et ses amis.
bot-plays-owner = { $bot } ne joue qu’avec la personne qui le gère.
bot-busy = { $bot } a déjà d’autres parties en cours. Réessayez plus tard.
