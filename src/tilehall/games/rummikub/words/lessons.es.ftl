### Lessons of Rummikub. A title has at most 40 characters, a .text 120, a .task 80, and the other texts 400.

lesson-a-run = Baja una escalera
    .text = Tres o más fichas del mismo color con números seguidos son una escalera.
    .task = Encuentra una escalera en tu atril, bájala y termina el turno.
    .praise = 4, 5 y 6 rojos: una escalera. Cuantas menos fichas te queden, mejor.
    .otherwise = Mira tus fichas rojas: tres de ellas van seguidas.
    .drawn = Has robado una ficha: eso es para cuando no puedes jugar. Tus 4, 5 y 6 rojos son una escalera.

lesson-a-group = Baja una serie
    .text = Tres o cuatro fichas del mismo número y de colores distintos son una serie.
    .task = Encuentra una serie en tu atril, bájala y termina el turno.
    .praise = Tres nueves de tres colores: una serie.
    .otherwise = Hay un número tres veces en tu atril, cada una de un color.
    .drawn = Has robado una ficha: eso es para cuando no puedes jugar. Tienes el número 9 en tres colores.

lesson-open-with-30 = Abre con 30
    .text = Tu primera bajada vale 30 puntos o más, solo con fichas de tu atril. Cada ficha vale su número.
    .task = Baja combinaciones por 30 puntos y termina el turno.
    .praise = 18 y 12 son 30. A partir de ahora puedes usar también las combinaciones de la mesa.
    .otherwise = Con una combinación no basta: tienes una escalera de 18 y una serie de 12.
    .drawn = Robar siempre se puede, pero ahora puedes abrir: 5, 6 y 7 rojos y tres cuatros son 30.

lesson-add-a-tile = Amplía una combinación
    .text = Cuando ya has abierto, puedes añadir fichas a cualquier combinación de la mesa, la bajara quien la bajara.
    .task = Añade una ficha de tu atril a una combinación y termina el turno.
    .praise = La escalera azul ha crecido y tu atril se ha reducido.
    .otherwise = ¿Qué ficha tuya sigue donde acaba la escalera azul?
    .drawn = Has robado una ficha. Pero el 6 azul encaja al final de la escalera azul.

lesson-split-a-run = Divide una escalera
    .text = Puedes deshacer combinaciones si al final cada ficha de la mesa está en una combinación de tres o más.
    .task = Coloca tu 5 rojo.
    .praise = De una escalera han salido dos, y las dos tienen un 5. Las escaleras largas merecen una segunda mirada.
    .otherwise = Divide la escalera roja por el medio: con tu 5 hay dos, uno para cada mitad.
    .drawn = Has robado una ficha. Divide la escalera roja por el medio: con tu 5 hay uno para cada mitad.

lesson-free-the-joker = Libera un comodín
    .text = Un comodín hace de una ficha. Pon esa ficha en su lugar y podrás usar el comodín en el mismo turno.
    .task = Deshaz una combinación, usa su comodín y baja todas tus fichas.
    .praise = El 7 azul ha liberado el comodín, y el comodín ha hecho una escalera con tus dos últimas fichas: has ganado.
    .otherwise = Pon el 7 azul donde está el comodín. ¿Qué les falta a tu 2 y tu 3 naranjas?
    .drawn = Has robado una ficha. El 7 azul puede ocupar el lugar del comodín, y el comodín va con tu 2 y tu 3 naranjas.
    .joker-left = Has colocado el 7 azul, pero el comodín sigue en la serie. Con tres sietes basta: sácalo para tus fichas naranjas.
