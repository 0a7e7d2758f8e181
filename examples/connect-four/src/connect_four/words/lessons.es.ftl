### Lessons of Connect Four: title, explanation (.text), task, and the answers to tries.

lesson-line-up-four = Alinea cuatro
    .text = Ganas con cuatro fichas en línea: en una fila, en una columna o en una diagonal.
    .task = Juegas con rojas. Gana ahora.
    .praise = Cuatro en la fila de abajo.
    .otherwise = Tus tres fichas están en la fila de abajo. ¿Dónde va la cuarta?

lesson-block = Bloquea una línea
    .text = Si el otro bando está a punto de completar cuatro, ocupa antes ese hueco.
    .task = Juegas con amarillas. No dejes que ganen las rojas.
    .praise = La línea está bloqueada.
    .otherwise = Las rojas han completado cuatro en la fila de abajo. Ocupa antes ese hueco.
