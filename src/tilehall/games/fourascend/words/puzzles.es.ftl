### Puzzles of 4ascend: a theme has at most 40 characters, a task 100.
### $me and $other are `seat-name`: las negras, las blancas.

theme-winning-attack = El ataque que gana
theme-win-in-two = Gana en dos
theme-only-defence = La única defensa
theme-only-answer = La única respuesta
theme-winning-answer = La respuesta que gana

puzzle-winning-attack = Juegas con { $me }. A { $other } les { $hp ->
        [one] queda
       *[other] quedan
    } { $hp } PV. Gana con este ataque.
    .praise = Ninguna respuesta salva a { $other }.
    .otherwise = Así sobreviven { $other }. Hay un ataque sin respuesta posible.
puzzle-win-in-two = Juegas con { $me }. Gana con dos piedras, hagan lo que hagan { $other }.
    .praise = Hagan lo que hagan ahora { $other }, hay un ataque que gana.
    .otherwise = Eso aún pueden pararlo { $other }. Busca una piedra que amenace con ganar de más de una forma.
puzzle-only-defence = Juegas con { $me }, y { $other } están a punto de ganar. Busca la única piedra que lo impide.
    .praise = Ahora no gana ningún ataque de { $other }. Con cualquier otra piedra habrías perdido.
    .otherwise = Ahora { $other } tienen un ataque imparable. Una piedra lo habría evitado.
puzzle-only-answer = Juegas con { $me }, te { $hp ->
        [one] queda
       *[other] quedan
    } { $hp } PV y te atacan con { $power }. Sobrevive.
    .praise = Por los pelos: cualquier otra respuesta habría perdido la partida.
    .otherwise = El ataque se ha llevado tus últimos PV. Hay una respuesta que deja pasar menos.
puzzle-winning-answer = Juegas con { $me } y te atacan. Responde de modo que { $other } se queden sin PV.
    .praise = La respuesta ha golpeado más fuerte que el ataque: ganas.
    .otherwise = Así { $other } siguen en la partida. Una cadena tuya contraataca.
