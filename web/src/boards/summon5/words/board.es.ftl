### The board of SUMMON5.

threads = { $count ->
        [one] un Hilo Rúnico
       *[other] { $count } Hilos Rúnicos
    }
somebody = Alguien

## The list of keys: what a key does

key-digit = elegir un Hilo Rúnico, o ponerlo en la casilla seleccionada
key-enter = en una casilla: poner el Hilo Rúnico elegido, o retirarlo
key-back = retirar el último Hilo Rúnico
key-undo = deshacer el turno o una pista, o rehacerlo
key-end = terminar el turno

## The line above the loom: the goal and how far the game is

goal = Suma múltiplos de { $sacred }
    .more = Cualquier múltiplo puntúa: cuanto mayor es la suma, más da.
target = Meta <b>{ $points }</b>
round = { $last ->
        [true] Última ronda
       *[false] Ronda { $round }
    }
phase = { $stage ->
        [refill] Fase de Recolección
       *[play] Fase de Tejido
    }
pile = Montón <b>{ $count }</b>
holds = { $who } tiene { threads }.

## The sentence above the loom: what is missing, or what was earned

loom-waits = El Gran Telar espera su primer Hilo Rúnico.
none-scores = Con tus Hilos Rúnicos no se puede formar ninguna secuencia que puntúe. Declara que no puedes tejer.
worth = { $more ->
        [true] Este turno vale { $points } de Energía Mística. Termínalo o sigue tejiendo.
       *[false] Este turno vale { $points } de Energía Mística. Termínalo.
    }
where-to = ¿Dónde va el { $tile }?
which-thread = ¿Qué Hilo Rúnico va ahí?
place-some = Coloca de uno a cinco Hilos Rúnicos en una fila o columna, junto al sol.
channelled = { $you ->
        [true] Has canalizado { $points } de Energía Mística.
       *[false] <who/> ha canalizado { $points } de Energía Mística.
    }
perfect = La Reserva de Hilos queda vacía y sin repuesto, partida perfecta: { $bonus } de energía más.
sum-earns = Suma { $sum }: { $points ->
        [0] sin energía
       *[other] { $points } de energía
    }.

## The loom

loom = El Gran Telar, { $size } por { $size }
    .caption = Gran Telar
whole-loom = Todo el telar
    .closer = Acercar
at = Fila { $row }, columna { $column }
cell-own = { at }: tu { $tile }, colocado en este turno; pulsa para retirarlo
    .back = { at }: tu { $tile }, colocado en este turno; la pista lo retira; pulsa para retirarlo
cell-thread = { at }: { $tile }
    .sun = { at }: { $tile }, el sol del centro
    .new = { at }: { $tile }, nuevo
cell-portal = { at }: portal ×2, vale 0, duplica la energía
cell-knot = { at }: bloqueada
cell-empty = { at }: vacía
    .earns = { at }: vacía, aquí el turno daría { $points }
    .ghost = { at }: vacía, aquí iría el { $tile }
    .gap = { at }: vacía, un hueco por llenar
    .open = { at }: vacía, aquí puede ir un Hilo Rúnico
portal = portal
sum = suma { $sum }
forms = Lo que forma este turno
    .last = Lo que formó el último turno

## The Thread Reservoir

reservoir = Tu Reserva de Hilos
    .empty = Tu Reserva de Hilos está vacía.
thread = Hilo Rúnico { $tile }
    .place = Colocar { $tile } en { $cell }
    .earns = Colocar { $tile } en { $cell }, por { $points }

## Buttons, below the loom

stuck = No puedo tejer: no hay turno posible
redo-turn = Rehacer turno
undo-turn = Deshacer turno
undo-hint = Deshacer pista
end-turn = Terminar turno
    .earns = Terminar turno, +{ $points }

## The log

wove = { $you ->
        [true] Tejes { threads }
       *[false] { $who } teje { threads }
    }
wove-threads = : { $threads }
wove-where = { $tile } en la fila { $row }, columna { $column }.
score-now = ahora { $score }
gathered = Fase de Recolección: { threads }.
loom-holds = { $what ->
        [portals] En el Gran Telar: { portals }.
        [knots] En el Gran Telar: { knots }.
       *[both] En el Gran Telar: { portals } y { knots }.
    }
portals = { $portals ->
        [one] { $portals } portal
       *[other] { $portals } portales
    }
knots = { $knots ->
        [one] { $knots } nudo
       *[other] { $knots } nudos
    }
begins = { $you ->
        [true] Empiezas tú. En cada Reserva de Hilos: { threads }.
       *[false] Empieza { $who }. En cada Reserva de Hilos: { threads }.
    }
no-turn = { $you ->
        [true] No tienes ningún turno posible.
       *[false] { $who } no tiene ningún turno posible.
    }
resigns = { $you ->
        [true] Te rindes.
       *[false] { $who } se rinde.
    }

## How to play

how-example = { $tiles } suman { $sum }, lo que da { $points ->
        [0] nada
       *[other] { $points } de energía
    }.
how-aim = Teje Hilos Rúnicos, fichas con los números del 0 al 9, en el Gran Telar de { $size } por { $size } casillas. Cada vez que una línea sume un múltiplo { $several ->
        [true] de uno de los Números Sagrados
       *[false] del Número Sagrado
    }, <b>{ $sacred }</b>, su Energía Mística es tuya.

how-turn = Tu turno
    .weaving = <b>Fase de Tejido.</b> Coloca de uno a cinco Hilos Rúnicos de tu Reserva de Hilos en <b>una fila o una columna</b>, sin huecos, junto a un Hilo Rúnico que ya esté ahí. Después termina el turno.
    .gathering = <b>Fase de Recolección.</b> Tu Reserva de Hilos se completa otra vez hasta { $hand }.

how-scores = Qué puntúa
how-sequence = Una <b>secuencia</b> es una línea sin huecos de dos a cinco Hilos Rúnicos, en horizontal o en vertical. Da su suma dividida entre { $several ->
        [true] el Número Sagrado
       *[false] { $sacred }
    } y multiplicada por 10.
how-each = Una suma que es múltiplo de varios Números Sagrados puntúa por cada uno.
how-counts = Cuenta cada secuencia con un Hilo Rúnico nuevo. Al menos una tiene que puntuar; la que no puntúa muestra su suma en gris y no perjudica.
how-strict = Cuenta cada secuencia con un Hilo Rúnico nuevo. Al menos una tiene que puntuar y, en esta mesa, <b>todas</b> las secuencias que formes deben ser múltiplos de { $several ->
        [true] uno de los números
       *[false] { $sacred }
    }. Una suma de 0 se admite y no da nada.

how-again = Puntuar otra vez una secuencia
    .longer = Alarga una secuencia antigua y toda ella vuelve a puntuar. Como mucho, cinco Hilos Rúnicos.

how-end = El final
how-pile = { $endgame ->
        [last_round] Cuando el Montón se vacía, se termina la ronda y se juega una más.
        [round] Cuando el Montón se vacía, se termina la ronda, que es la última.
        [pile] Cuando el Montón se vacía, la partida termina al instante.
       *[play_out] Cuando el Montón se vacía, se sigue jugando con lo que hay en las Reservas de Hilos; cuando una se vacía, esa ronda es la última.
    }
how-target = Quien llega primero a <b>{ $points }</b> de Energía Mística termina la partida al instante.
how-perfect = Una Reserva de Hilos vacía que ya no se puede completar es una partida perfecta: { $bonus } de energía más.
how-winner = Quien no tiene ningún turno posible no vuelve a jugar, y la partida termina con esa ronda. Gana quien tenga más Energía Mística; en caso de empate, quien tenga menos Hilos Rúnicos en su Reserva de Hilos.

how-special = En este telar
    .portals = Los <b>portales</b> ({ $count }) valen 0, unen Hilos Rúnicos, y cada uno duplica lo que da una secuencia que pasa por él.
    .knots = Los <b>nudos</b> ({ $count }) bloquean su casilla y cortan las secuencias.
    .rising = <b>Energía creciente:</b> por 10 en la primera ronda, por 11 en la segunda, y así sucesivamente.
    .patterns = <b>Patrones:</b> una secuencia de tres o más que puntúa da 10 más si se lee igual en los dos sentidos, 10 más si cada Hilo Rúnico es uno más (o uno menos) que el anterior, y 10 más si todos son iguales.
    .before = Las imágenes de arriba muestran lo que da una secuencia sin contar esto.
how-strong = <b>Hilos Rúnicos fuertes:</b> { $strong }. El más fuerte de una secuencia multiplica lo que da.
how-factor = el { $tile } cuenta ×{ $factor }

how-good = Conviene saber
    .cross = Un solo Hilo Rúnico puede completar dos secuencias a la vez, una en horizontal y otra en vertical. Las dos puntúan.
    .long = Las secuencias largas con sumas grandes dan más. Gasta los Hilos Rúnicos altos, del 6 al 9, donde cuenten.
    .save = Compara la energía de este turno con guardar Hilos Rúnicos para uno mejor.
    .block = Puedes bloquear una secuencia valiosa que otros podrían completar, pero quizá te bloquees también.
    .stays = Cuando terminas el turno, sus Hilos Rúnicos se quedan. Quien no tiene ningún turno posible queda fuera de la partida.

how-controls = Controles
how-pointer = { $press ->
        [tap] Arrastra un Hilo Rúnico a una casilla, o toca un Hilo Rúnico y una casilla, en cualquier orden. Toca un Hilo Rúnico de este turno para retirarlo.
       *[click] Arrastra un Hilo Rúnico a una casilla, o haz clic en un Hilo Rúnico y en una casilla, en cualquier orden. Haz clic en un Hilo Rúnico de este turno para retirarlo.
    } Arrastra el telar para ver otras partes; acércalo con dos dedos o con <key>Ctrl</key> y la rueda.
how-keys = Con el teclado, las flechas recorren el telar, una cifra coloca ese Hilo Rúnico, <key>Retroceso</key> lo retira, <key>U</key> deshace y rehace el turno, y <key>E</key> lo termina.
