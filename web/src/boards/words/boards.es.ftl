### What is said about the board of any game.

## How to play

how-to-play = Cómo se juega
how-to-opening = Abriendo las reglas…
how-to-none = Este juego no tiene instrucciones.

## The log

you-take-back = Deshaces un turno.
said-times = { $say } ({ $count } veces)

## The plain board of a game without a board of its own

draft = De momento: { $steps }.
    .points = De momento: { $steps } ({ $points } puntos).
draft-back = Deshacer lo último
    .all = Deshacer todo
draft-step = Probar { $step }

## A board from a package that cannot be used

plain-instead = No se puede mostrar el tablero propio del juego. { $why } Este es uno sencillo.
unusable-stopped = Se ha detenido por un error.
unusable-not-loaded = No se ha podido cargar.
unusable-late = No se ha cargado a tiempo.
unusable-styles = No se han podido cargar sus estilos.
unusable-version = Está hecho para la versión { $version } de los tableros de esta página.
unusable-no-mount = No exporta ninguna función para montarlo.
unusable-no-update = No dice cómo actualizarlo ni cómo retirarlo.
