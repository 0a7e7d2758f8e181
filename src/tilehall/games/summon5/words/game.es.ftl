### SUMMON5 in lists and headings.

title = SUMMON5
summary = Teje Hilos Rúnicos en secuencias cuya suma sea múltiplo del Número Sagrado.
default-turn = se teje el primer turno que puntúa
aim = Suma múltiplos de { $sacred }

## Modes

mode-sacred-5 = Sagrado 5
    .summary = Puntúan las sumas de 5, 10, 15, etcétera.
mode-sacred-3 = Sagrado 3
    .summary = Puntúan las sumas de 3, 6, 9, etcétera.
mode-sacred-7 = Sagrado 7
    .summary = Puntúan las sumas de 7, 14, 21, etcétera.
mode-mixed-paths = Caminos Mixtos
    .summary = Puntúan los múltiplos de 3, de 5 y de 7.
mode-small-loom = Telar pequeño
    .summary = Una partida más rápida en un Gran Telar de 11 por 11 casillas.
mode-obstacles = Obstáculos
    .summary = Diez nudos en la tela cortan las secuencias.
mode-portals = Portales
    .summary = Cuatro portales duplican lo que pasa por ellos.

## Endings

ending-pile = Se acabaron los Hilos Rúnicos.
ending-stuck = Alguien ya no podía tejer.
ending-target = Se ha llegado a la Energía Mística acordada.

## Greetings of bots, by level

greeting-first = Dos hilos, tres hilos, con eso basta.
greeting-easy = Las cortas también suman.
greeting-medium = De vez en cuando encuentro una larga.
greeting-strong = Me llevo todos los puntos que puedo.
greeting-hard = También importa lo que te dejo.
greeting-master = Yo pienso en tu próxima mano.
