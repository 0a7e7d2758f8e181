### Lessons of Heart Tiles. A title has at most 40 characters, a .text 120, a .task 80, and the other texts 400.

lesson-place-a-heart = Coloca un corazón
    .text = En una casilla blanca un corazón vale su número. Tus puntos son lo que valen tus corazones en las casillas.
    .task = Coloca un corazón que valga 3.
    .praise = El 3 rojo vale 3 en una casilla blanca.
    .otherwise = Elige el corazón con el 3 y después una casilla blanca.

lesson-double = En su color vale el doble
    .text = En una casilla de su color un corazón vale el doble; en una de otro color no vale nada.
    .task = Puedes colocar dos corazones por turno. Coloca dos que den 8 puntos.
    .praise = Rojo sobre rojo da 6, y un 1 en su propio color, 2.
    .otherwise = Coloca el 3 rojo en una casilla roja, y otro corazón en una casilla de su color.
    .other-colour = En otro color un corazón no vale nada. Busca una casilla de su color.
    .on-white = En blanco, el 3 rojo vale 3. En una casilla roja vale 6.
    .small-on-white = En blanco, un 1 vale 1. En una casilla de su color vale 2.

lesson-draw-and-end = Roba y después termina
    .text = En cada turno robas un corazón y una carta mágica, cuando quieras. Después puedes terminarlo.
    .task = Roba de los dos mazos y termina el turno.
    .praise = Primero roba y después coloca: el corazón nuevo puede ser el que encaja.
    .otherwise = Roba un corazón y una carta mágica, y después termina el turno.

lesson-wind = El Viento se lleva un corazón
    .text = El Viento se lleva de su casilla un corazón de tu rival, con sus puntos. Usas una carta mágica por turno.
    .task = Quítale a tu rival todos los puntos que puedas.
    .praise = Se han ido 6 puntos, y la casilla verde vuelve a estar libre para quien tenga un corazón verde.
    .otherwise = Usa Viento en el corazón que más vale.
    .smaller-heart = Has quitado 3 puntos. El 3 de la casilla verde vale el doble: eran 6.
    .shield = Un Escudo te protege, pero esta vez quieres quitar puntos: usa Viento.

lesson-recycle = Reciclaje borra el color
    .text = Reciclaje vuelve blanca para siempre una casilla de color vacía. Ahí cualquier corazón vale su número.
    .task = Consigue 3 puntos en este turno.
    .praise = El blanco admite todos los colores. Y además tu rival ya no puede puntuar doble ahí.
    .otherwise = Ninguno de tus corazones coincide con el color de una casilla. Vuelve blanca una y coloca en ella tu 3.
    .other-colour = En otro color un corazón no vale nada. Vuelve blanca antes una casilla.
    .shield = Una carta mágica por turno: con el Escudo usado, Reciclaje tiene que esperar. Y lo que necesitabas era Reciclaje.

lesson-shield = Un Escudo a tiempo
    .text = Un Escudo dura el próximo turno de tu rival y tu próximo turno. Úsalo cuando haya algo que proteger.
    .task = Coloca tu 3 por 6 puntos y consérvalos durante el turno de tu rival.
    .praise = Tu rival tenía Viento y no ha podido usarlo. Sin el Escudo, los 6 puntos se habrían ido.
    .otherwise = Después del turno de tu rival no tienes 6 puntos más. Coloca el 3 en su propio color y protégelo.
    .blown-away = El Viento se ha llevado tu corazón. Usa el Escudo en el mismo turno en que lo colocas.
    .recycle = Solo puedes usar una carta mágica por turno: guárdala para el Escudo.
