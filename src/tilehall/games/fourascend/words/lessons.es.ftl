### Lessons of 4ascend. A title has at most 40 characters, a .text 120, a .task 80, and the other texts 400.

lesson-line-up-four = Alinea cuatro
    .text = Cuatro piedras tuyas en línea son una cadena. Sale del tablero y ataca: un punto de daño por casilla.
    .task = Juegas con negras. Completa la línea de cuatro.
    .praise = Atacan cuatro casillas. Las blancas responden en una y se ahorran un punto: pierden tres PV.
    .otherwise = Tus tres piedras están en la fila central. Pon la cuarta en uno de sus extremos.

lesson-any-direction = En cualquier dirección
    .text = Valen filas, columnas y diagonales, y la piedra que añades puede cerrar un hueco.
    .task = Encuentra la casilla que completa cuatro.
    .praise = Una diagonal, completada por el medio.
    .otherwise = Mira la diagonal que baja desde arriba a la izquierda: le falta una casilla.
    .gap = La diagonal es esa, pero queda un hueco: las cuatro tienen que estar seguidas.

lesson-plants = Las plantas dan fuerza
    .text = Una planta en una casilla de tu cadena suma uno a su fuerza. Una piedra puede ponerse sobre una planta.
    .task = Ataca con fuerza 6.
    .praise = Cuatro casillas y dos plantas: 6. Las blancas quitan 2 al responder sobre una planta.
    .otherwise = Completa las cuatro, y hazlo en la casilla de la planta.
    .other-end = Así atacas con 5. En el otro extremo de la línea espera una planta: con ella son 6.

lesson-answer = Responde a un ataque
    .text = En la fase de Ataque y Defensa respondes con una piedra. En una casilla del ataque, le quita esa casilla y su planta.
    .task = Juegas con blancas. Pierde lo menos posible.
    .praise = La casilla de la planta valía 2: pierdes 3 PV en vez de 5.
    .otherwise = Eso queda lejos del ataque, que te llega entero. Responde en una de sus casillas marcadas.
    .one-point = Has quitado un punto y pierdes 4 PV. Una de las casillas vale 2.

lesson-two-chains = Dos cadenas con una piedra
    .text = Una piedra puede completar dos líneas. Atacan las dos a la vez, y una sola respuesta no basta para pararlas.
    .task = A las blancas les quedan 6 PV. Gana ahora.
    .praise = Atacan siete casillas a la vez. Respondan donde respondan las blancas, pierden seis PV.
    .otherwise = A una fila y a una columna tuyas les falta la misma casilla. ¿Cuál es?
    .no-chain = Todavía no hay cadena. A la fila y a la columna les falta una casilla, y es la misma.

lesson-counter = Una defensa que contraataca
    .text = Una respuesta que forma tu propia cadena contraataca. El bando más fuerte hiere al otro.
    .task = Juegas con blancas. Responde y hiere a las negras.
    .praise = La respuesta quita una casilla, quedan 3, y tu cadena golpea con 4: las negras pierden 1 PV.
    .otherwise = Tienes tres piedras en una columna. ¿Qué casilla del ataque las convierte en cuatro?
    .even = Un contraataque: 4 contra 4, y nadie sale herido. En el otro extremo de la columna quitarías además una casilla al ataque.
