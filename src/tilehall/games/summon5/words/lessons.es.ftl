### Lessons of SUMMON5. A title has at most 40 characters, a .text 120, a .task 80, and the other texts 400.

lesson-a-sum-of-5 = Suma 5
    .text = En la fase de Tejido colocas Hilos Rúnicos junto a otros. Puntúa la secuencia cuya suma es múltiplo de 5.
    .task = Coloca juntos el 1 y el 4, uno de ellos tocando el 5, y termina el turno.
    .praise = 1 y 4 son 5: esa secuencia puntúa. Ahora la fase de Recolección completa tu Reserva de Hilos.
    .otherwise = Coloca el 1 y el 4 en una línea, de modo que juntos sumen 5 o, con el 5 del centro, 10.

lesson-bigger-sums = Las sumas grandes dan más
    .text = Una suma de 5 da 10 de Energía Mística; 10 da 20; 15 da 30. Los Hilos Rúnicos que ya estaban también cuentan.
    .task = Consigue 20 de energía en este turno.
    .praise = 3, 2 y 5 son 10: el doble de energía.
    .otherwise = Coloca el 2 y el 3 en una línea con el 5: juntos suman 10.
    .small-sum = Una suma de 5, y 10 de energía. En una línea con el 5 del centro, los mismos dos Hilos Rúnicos suman 10, que da 20.

lesson-two-lines = Puntúa en dos secuencias
    .text = Cuentan la fila y la columna. Un Hilo Rúnico donde se cruzan dos secuencias puede puntuar en las dos.
    .task = Consigue 50 de energía. Basta un Hilo Rúnico en la casilla adecuada.
    .praise = 7 y 8 suman 15 en la fila, 2 y 8 suman 10 en la columna: 30 y 20 de energía con un solo Hilo Rúnico.
    .otherwise = Basta un Hilo Rúnico: busca la casilla que toca el 7 a su izquierda y el 2 encima.

lesson-fill-the-gap = Llena un hueco
    .text = Un Hilo Rúnico en un hueco une lo que hay a ambos lados en una sola secuencia, y toda ella cuenta.
    .task = Consigue 50 de energía con un Hilo Rúnico entre otros dos.
    .praise = 2, 8 y 5 suman 15 en la fila, y 8 y 2 suman 10 en la columna.
    .otherwise = Hay un hueco en la fila de arriba, entre el 2 y el 5. ¿Qué Hilo Rúnico hace que ahí sumen 15?
    .too-much = El hueco es el sitio del 8, pero lo que has colocado al lado estropea una suma. Con el 8 basta.

lesson-five-at-most = Cinco Hilos Rúnicos como mucho
    .text = Ninguna secuencia pasa de cinco Hilos Rúnicos. La que está llena ya no da más, pero de ella pueden salir otras.
    .task = La fila está llena. Consigue 30 de energía en una columna.
    .praise = 3, 8 y 4 suman 15, y el 4 es de la fila llena.
    .otherwise = Sube o baja desde un Hilo Rúnico de la fila: con los dos adecuados, su columna suma 15.

lesson-score-again = Puntúa otra vez la misma secuencia
    .text = Una secuencia que alargas vuelve a puntuar entera: no solo el Hilo Rúnico nuevo, sino toda la suma.
    .task = Consigue 50 de energía con los Hilos Rúnicos que tienes.
    .praise = 25, es decir, 50 de energía, aunque 3, 2, 5 ya había puntuado. También puedes alargar las secuencias de los demás.
    .otherwise = Mira la secuencia 3, 2, 5. Ya suma 10; ¿qué hay que añadir para llegar a 25?
    .twenty = 40 de energía: bien, y la secuencia ha contado otra vez. Otros dos Hilos Rúnicos la llevan a 25 en vez de a 20.
    .new-sequence = Así empieza una secuencia nueva, que cuenta sola. Coloca los Hilos Rúnicos en los extremos de 3, 2, 5 para que toda ella cuente otra vez.
