### What the hall in the page says, which is on one device and needs no server.

failed-here = Algo ha salido mal en este dispositivo; nada ha cambiado.
people-here = Eso solo pueden hacerlo las personas que están en este dispositivo: `person-1`, `person-2`, etcétera, o un `onlooker`.
unrated-here = Las partidas en este dispositivo no son puntuadas.
no-clock-here = Las partidas en este dispositivo no tienen reloj.
no-talk-here = Todos están en este dispositivo, así que no hay chat.

## Players of a new game

player-is-one-of-two = En cada asiento juega una persona con nombre o un bot con su nivel.
no-such-level-here = En este dispositivo, un bot de { $game } juega a nivel { $levels }.
name-length = Un nombre tiene de 1 a { $most } caracteres.
name-like-a-bot = Solo los nombres de los bots acaban así.
nobody-plays = Tiene que jugar al menos una persona.
same-names = Dos personas tienen el mismo nombre.

## The storage of the device

not-stored = Este dispositivo no ha podido guardarlo, así que nada ha cambiado. Puede que su almacenamiento esté lleno: borra partidas antiguas en Mis partidas.
played-in-other-tab = Esta partida ha seguido en otra pestaña. Vuelve a cargar la página para verla aquí.
storage-not-read = Ahora mismo no se puede leer el almacenamiento de este dispositivo. Vuelve a intentarlo en un momento.
saved-by-newer-release = Esta partida la guardó una versión más nueva, que esta no puede leer. Se conserva.
