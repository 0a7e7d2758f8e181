### Clases: lo que no pueden hacer docentes y alumnado.

class-not-allowed = Solo pueden abrir clases las cuentas a las que esta sala lo permite.
too-many-classes = Tienes { $most } clases y no puedes abrir más. Borra antes una.
no-class = No hay ninguna clase con ese código.
class-over = Esta clase ha terminado.
class-closed = Esta clase no admite a nadie más por ahora.
class-full = Esta clase tiene { $most } plazas y está completa.
class-text-length = Este texto tiene de { $least } a { $most } caracteres.
no-pupil = Esta persona no está en la clase.
pin-digits = Un PIN tiene de { $least } a { $most } cifras.
pin-wrong = El apodo o el PIN no son correctos. Tu docente puede darte un PIN nuevo.
class-talk-off = Tu docente ha desactivado el chat.
not-for-pupils = Esto no está disponible en una clase.
nobody-to-pair = No hay a quién sentar: nadie está en línea, o todo el mundo está jugando.
pairing-seats = A este juego no pueden jugar { $seats } en una mesa.
homework-empty = Los deberes incluyen al menos una lección, un reto o una partida.
too-much-homework = Una clase tiene como máximo { $most } deberes. Retira antes unos antiguos.
no-homework = Estos deberes se han retirado.

## Limits

limit-class-codes = Demasiados códigos de clase incorrectos
limit-class-joins = Mucha gente se ha unido desde tu dirección
limit-class-pairings = Ya se está repartiendo la clase en mesas
