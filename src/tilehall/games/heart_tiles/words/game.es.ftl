### Heart Tiles in lists and headings.

title = Heart Tiles
summary = Coloca corazones en casillas de su color para puntuar doble; usa Viento, Reciclaje y Escudo.
default-turn = se roba lo que haya que robar y el turno termina
aim = Une corazones y colores

## Endings

ending-tiles = Hay un corazón en cada casilla.
ending-decks = Los dos mazos están vacíos.

## Greetings of bots, by level

greeting-first = Rojo sobre rojo, ¿no?
greeting-easy = Mis Vientos los guardo para luego.
greeting-medium = En su color valen el doble.
greeting-strong = Un Escudo a tiempo, y listo.
greeting-hard = Coloca lo que quieras. Tengo Viento.
greeting-master = Cuento los corazones que quedan.
