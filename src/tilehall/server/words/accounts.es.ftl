### Accounts: names, passwords, devices, bans, blocks and bot accounts.

## Names

guest = Invitado

name-characters = Un nombre se compone de caracteres visibles en una sola línea: sin caracteres de control ni invisibles.
name-length = Un nombre tiene de 1 a { $most } caracteres.
name-marks = Un nombre empieza por una letra, y ninguna letra lleva más de { $most } signos.
name-alphabets = Un nombre no mezcla en la misma palabra letras de un alfabeto que pasan por letras de otro.
name-taken = Ese nombre está ocupado. Elige otro.
name-looks-taken = Ese nombre se parece a uno que está ocupado. Elige otro.
name-misleading = Ese nombre podría confundir: lo usa la propia sala. Elige otro.
name-of-admin = Ese nombre está reservado para quien administra esta sala. Elige otro.
name-kept-for-admin = Con este nombre eres admin por decisión de quien aloja la sala, que antes debe quitarlo de la configuración.

## Passwords and signing in

password-length = Una contraseña tiene de { $least } a { $most } caracteres.
password-wrong = Esa no es tu contraseña.
password-changed = Tu contraseña acaba de cambiar. Inténtalo de nuevo con la nueva.
no-password = { $name } no tiene contraseña.
guest-without-password = Juegas sin cuenta ni contraseña. Crea antes una cuenta.
sign-in-wrong = Nombre o contraseña incorrectos.
recovery-wrong = Nombre o código de recuperación incorrectos, o el código ya se usó.
link-used = Este enlace ya no funciona: ya se usó o ha caducado.
account-deleted = Esta cuenta se ha borrado.
account-already = Ya tienes una cuenta.
many-signing-in = Ahora mismo está accediendo mucha gente; vuelve a intentarlo en un momento.

device = { $browser } en { $system }
device-unknown = Otro programa
device-unknown-on = Otro programa en { $system }

## Bans

banned = Tienes vetada la entrada a esta sala.
banned-until = Tienes vetada la entrada a esta sala hasta el { $day } de { $month } de { $year }, { $time } UTC.
month = { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }

## Blocks

nobody-there = No hay nadie con ese nombre. Quizá la cuenta se ha borrado.
blocked = Has bloqueado a esta persona. Desbloquéala antes, en Amigos.
host-blocked = Has bloqueado al anfitrión de esta mesa. Desbloquéalo antes, en Amigos.
too-many-blocks = Ya has bloqueado a { $most } personas. Desbloquea antes a alguien.
block-yourself = No puedes bloquearte.

## Bot accounts, which programs play

bot-only-plays = Una cuenta de bot solo puede jugar: esto no puede hacerlo.
bot-unknown = No tienes ninguna cuenta de bot con ese id.
bot-token-unknown = Esta cuenta de bot no tiene ningún token con ese id.
bot-token-wrong = Este token no existe o se ha revocado.
bot-needs-account = Solo una cuenta puede tener cuentas de bot. Crea antes una cuenta.
too-many-bots = Ya tienes { $most } cuentas de bot. Borra antes una.
too-many-tokens = Esta cuenta de bot ya tiene { $most } tokens. Revoca antes uno.
bot-name-length = El nombre de una cuenta de bot tiene como mucho { $most } caracteres.
bot-label-empty = Una etiqueta tiene al menos un carácter visible.
bot-game-unknown = Esta sala no tiene ningún juego que se llame { $game }.
bot-deleted = Esta cuenta de bot se ha borrado.
bot-plays-other-games = { $bot } no juega a { $game }.
bot-plays-other-clocks = { $bot } no juega con este reloj.
bot-plays-unrated = { $bot } no juega partidas puntuadas.
bot-plays-friends = { $bot } solo juega con quien lo creó y con sus amigos.
bot-plays-owner = { $bot } solo juega con quien lo creó.
bot-busy = { $bot } está en otras partidas. Inténtalo más tarde.
