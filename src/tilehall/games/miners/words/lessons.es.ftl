### Lessons of Miners. A title has at most 40 characters, a .text 120, a .task 80, and the other texts 400.

lesson-dig = Cava desde la salida
    .text = Coloca una carta junto a la salida o a otra carta. Donde se tocan, los dos lados están abiertos o los dos cerrados.
    .task = Coloca una carta para que de la salida parta un camino.
    .praise = La luz del farol lo sigue: los caminos iluminados están unidos a la salida.
    .otherwise = Elige una carta y después una de las casillas que se iluminan junto a la salida.

lesson-reach = Llega a un destino
    .text = Una carta abierta hacia un destino y unida a la salida llega a él: 3 de oro para ti.
    .task = Llega al destino del centro.
    .praise = 3 de oro por llegar, y 1 por cada carta del camino para quien la colocó: dos eran tuyas.
    .otherwise = El camino acaba debajo del destino del centro. ¿Qué carta sube recta?
    .closed = La casilla es esa, pero esta carta está cerrada por arriba. El camino tiene que entrar en el destino.

lesson-turn = Gira una carta
    .text = Puedes dar media vuelta a una carta antes de colocarla: una curva derecha-abajo pasa a ser izquierda-arriba.
    .task = Llega al destino del centro con una carta que hay que girar.
    .praise = Girada, la curva va de la izquierda hacia arriba y entra en el destino.
    .otherwise = El camino viene por la izquierda. Gira la curva y llevará de la izquierda hacia arriba.
    .elsewhere = Colócala en la casilla de debajo del destino del centro, al final del camino.

lesson-stubs = Ramales ciegos
    .text = Un lado que acaba en roca es un ramal ciego. Puede tocar un camino, pero no lleva a ninguna parte.
    .task = Llega al destino del centro. Ojo con la roca.
    .praise = En esta carta, arriba y abajo están unidos; el ramal ciego del lado no estorba.
    .otherwise = Solo una de tus cartas tiene un camino de abajo arriba sin roca en medio.
    .rock = Dentro de esta carta hay roca: arriba y abajo no están unidos. Busca una en la que sí.

lesson-two-doors = Dos destinos con una carta
    .text = Una sola carta puede llegar a dos destinos, y los dos pagan.
    .task = Llega a dos destinos con una carta.
    .praise = 3 y 3 de oro, y tus cartas del camino han pagado dos veces.
    .otherwise = El camino sube entre el destino de la izquierda y el del centro. ¿Qué carta se abre hacia los dos?
    .one-reached = Has llegado a uno. Una sola carta puede llegar a los dos, desde la casilla que hay entre ellos.
    .not-open = La casilla entre los dos es la buena. La carta tiene que estar abierta por la izquierda y por la derecha.

lesson-open-way = El camino sigue abierto
    .text = No se puede dejar aislado un destino: un extremo iluminado debe poder llegar a él por casillas vacías.
    .task = Queda un extremo abierto. Sigue cavando desde ahí.
    .praise = El camino sigue. Tus callejones sin salida también encajan ahí, pero habrían cortado el paso a todos los destinos.
    .otherwise = Elige la recta que va de izquierda a derecha.

lesson-block = Bloquea una veta
    .text = No siempre puedes llegar antes. Una carta que acaba en roca, donde otros quieren seguir, los obliga a dar un rodeo.
    .task = El otro enano está a punto de llegar al destino. Impídelo.
    .praise = La veta está bloqueada: todas esas cartas se han colocado para nada, hasta que alguien dé un rodeo.
    .otherwise = El otro enano ha llegado al destino y ha cobrado por todo su camino. Coloca tu callejón sin salida en la última casilla de ese camino.
