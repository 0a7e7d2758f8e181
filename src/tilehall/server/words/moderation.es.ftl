### What admins and the host are told when they moderate the hall, and reports of talk.

admins-only = Eso solo pueden hacerlo quienes administran esta sala.
host-token-wrong = Ese no es el token de quien aloja esta sala.
no-person = No hay nadie con ese id.
no-report = No hay ninguna denuncia pendiente con ese número.
ban-yourself = No puedes vetarte.
ban-admin = { $name } es admin de esta sala. Quita antes el nombre del ajuste admins.
ban-ended = Ese momento ya pasó. Un veto debe terminar en el futuro.
not-banned = { $name } no tiene ningún veto.
reset-guest = { $name } juega sin cuenta y no tiene contraseña.
reset-bot-account = { $name } es una cuenta de bot y no tiene contraseña.
reset-admin = { $name } también es admin. Esto solo puede hacerlo quien aloja la sala, en la línea de comandos.
reason-length = Un motivo tiene como mucho { $most } caracteres.
room-closed-already = Esa mesa ya está cerrada.
room-game-not-read = No se puede leer la partida de esta mesa: { $why }
act-in-room = en la mesa { $room }

## Reports of talk

no-line = En esta mesa no existe ese mensaje.
report-own-line = No puedes denunciar tu propio mensaje.
too-many-reports = Hay demasiadas denuncias sin revisar. Inténtalo de nuevo mañana.
