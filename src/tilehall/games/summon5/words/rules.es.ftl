### SUMMON5 at the table: the log, refusals, and what a turn still needs.

## The log

step-place = { $who } coloca el Hilo Rúnico { $tile } en { $cell }.
step-end = { $who } termina la fase de Tejido.
step-stuck = { $who } no puede tejer y queda fuera de la partida.
step-block = La casilla { $cell } queda bloqueada.
step-portal = Se abre un portal en { $cell }.
step-deal = { $tile ->
        [hidden] { $seat } recoge un Hilo Rúnico.
       *[other] { $seat } recoge el Hilo Rúnico { $tile }.
    }

fact-scored = { $seat } teje { $threads }, suma { $sum }: { $points } de energía.
fact-perfect = { $seat } ha vaciado su Reserva de Hilos, partida perfecta: { $bonus } de energía.
fact-total = { $seat } canaliza { $points } de Energía Mística y tiene { $score }.
fact-closing = { $why ->
        [pile] El Montón está vacío. { rounds-left }
        [hand] Una Reserva de Hilos está vacía. { rounds-left }
       *[stuck] { rounds-left }
    }
rounds-left = { $rounds ->
        [1] La partida termina con esta ronda.
       *[other] Después de esta ronda se juega una más.
    }

## Refusals of a placement

thread-there = En esa casilla ya está el Hilo Rúnico { $tile }.
portal-there = En esa casilla hay un portal.
cell-blocked = Esa casilla está bloqueada: ahí no puede ir ningún Hilo Rúnico.
not-in-reservoir = No tienes ningún { $tile } en tu Reserva de Hilos.
out-of-line = Todos los Hilos Rúnicos de un turno van en una misma fila o columna. Esa casilla no está en línea con los demás.
gap-blocked = Entre tus Hilos Rúnicos quedaría un hueco: hay una casilla bloqueada en medio.
gap-closed = Entre tus Hilos Rúnicos quedaría un hueco: hay una casilla en medio que no admite ninguno.
too-long = Una secuencia tiene como mucho cinco Hilos Rúnicos. Esta tendría { $count }.
out-of-reach = Para llegar a esa casilla necesitarías { $needed } Hilos Rúnicos, y solo tienes { $held }.
first-turn-too-far = El primer turno debe poner un Hilo Rúnico junto al centro del Gran Telar. Esa casilla está demasiado lejos.
too-far = Tus Hilos Rúnicos deben unirse a alguno del Gran Telar. No hay ninguno bastante cerca de esa casilla.
not-beside-thread = Esa casilla aún no está junto a ningún Hilo Rúnico. Empieza al lado de uno y avanza desde ahí.
no-turn-scores = Con ese Hilo Rúnico ahí, ninguno de tus turnos podría puntuar.

## What a turn still needs

place-thread = Coloca un Hilo Rúnico.
fill-gaps = { $count ->
        [one] Llena el hueco que hay entre tus Hilos Rúnicos.
       *[other] Llena los huecos que hay entre tus Hilos Rúnicos.
    }
join-threads = Une tus Hilos Rúnicos a alguno que ya estuviera en el Gran Telar.
begin-at-centre = Pon un Hilo Rúnico junto al centro: el primer turno empieza ahí.
every-sum = Cada secuencia debe sumar un múltiplo de { $sacred }. { $threads } suma { $sum }.
some-sum = Teje una secuencia que sume un múltiplo de { $sacred }.
say-stuck = No puedes tejer. Decláralo.

## Other refusals

turn-has-ended = El turno terminó con el paso anterior.
only-chance = Eso solo lo hace el azar.
take-threads-back = Retira antes tus Hilos Rúnicos.
take-back = Retira antes { $threads }.
equal-threads = { $count ->
        [1] el { $tile }
        [2] los dos { $tile }
       *[other] los { $tile }
    }
can-weave = Todavía puedes tejer.
gathering = La fase de Recolección no ha terminado; espera.
cannot-begin = El asiento { $seat } no puede empezar.
no-place-for-obstacle = En { $cell } no puede haber un obstáculo.
no-place-for-portal = En { $cell } no puede haber un portal.
dealt-to-other = Ahora se reparte al asiento { $next }, no al asiento { $seat }.
not-in-pile = En el Montón no queda ningún { $tile }.
no-thread = { $word } no es un Hilo Rúnico: son números del 0 al 9.
no-such-thread = No existe el Hilo Rúnico { $tile }: los números van del 0 al 9.
sacred-numbers-differ = Los Números Sagrados deben ser distintos entre sí; { $numbers } no lo son.
hands-too-large = Entre todas las Reservas de Hilos puede haber como mucho { $most } Hilos Rúnicos; { $seats } reservas de { $hand } son { $all }.
