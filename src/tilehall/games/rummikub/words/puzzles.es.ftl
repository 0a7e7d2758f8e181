### Puzzles of Rummikub: a theme has at most 40 characters, a task 100.

theme-everything = Bájalo todo
theme-most = Baja lo máximo
theme-joker = Libera un comodín
theme-opening = Abre con lo máximo

puzzle-lay-all = Baja tus { $tiles } fichas y gana.
    .praise = El atril está vacío: el turno que gana.
    .otherwise = En este turno se pueden bajar tus { $tiles } fichas.{ $joker ->
        [true] { " " }Hace falta tu comodín.
       *[false] { "" }
    }
    .close = Ha quedado una sola ficha. Se pueden bajar todas.
    .idle = { idle } { puzzle-lay-all.otherwise }
puzzle-lay-some = Baja todas las fichas que puedas: { $tiles } de tus { $held }.
    .praise = { $tiles } fichas: ninguna otra jugada baja tantas.
    .otherwise = En este turno se pueden bajar { $tiles } fichas.
    .close = Por poco: se puede bajar una ficha más.{ $joker ->
        [true] { " " }Hace falta tu comodín.
       *[false] { "" }
    }
    .idle = { idle } { puzzle-lay-some.otherwise }
idle = { $idle ->
        [draw] Has robado una ficha: eso es para cuando no se puede bajar nada.
       *[pass] Has pasado.
    }
