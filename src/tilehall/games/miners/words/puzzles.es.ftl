### Puzzles of Miners: a theme has at most 40 characters, a task 100.

theme-keep-out = Corta el paso
theme-way-in = La única entrada
theme-gold = Todo el oro posible

puzzle-keep-out = Impide que el siguiente enano llegue a un destino, tenga la carta que tenga.
    .praise = Ahora el siguiente enano no puede llegar a un destino, tenga la carta que tenga.
    .otherwise = Alguna carta que falta por salir llega a un destino desde aquí. Hay una casilla que les corta el paso a todas.
puzzle-way-in = Se puede llegar a un destino, pero solo desde una casilla. Encuéntrala.
    .praise = La única entrada: ninguna otra casilla lleva a un destino.
    .otherwise = Con una de tus cartas se podía llegar a un destino.
puzzle-gold = Gana con una carta todo el oro posible: { $gold }.
    .praise = { $gold } de oro. La segunda mejor casilla da { $second }.
    .otherwise = Con una carta se pueden ganar { $gold } de oro.
