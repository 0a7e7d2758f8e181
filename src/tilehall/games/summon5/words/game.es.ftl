### SUMMON5 in lists and headings.

title = SUMMON5
summary = Teje Hilos Rúnicos en secuencias cuya suma sea múltiplo del Número Sagrado.
default-turn = se teje el primer turno que puntúa
aim = Suma múltiplos de { $sacred }
unit = de energía
    .amount = { $count } puntos de Energía Mística

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

## Options

option-sacred = Números Sagrados
    .description = Puntúa toda suma que sea múltiplo de alguno de ellos.
option-board = Telar
    .description = El tamaño del telar; con el pequeño, la partida es más rápida.
    .value-15 = 15 por 15
    .value-11 = 11 por 11
option-hand = Reserva de Hilos
    .description = Hilos Rúnicos de una Reserva de Hilos llena; entre todas, 32 como mucho.
option-endgame = Final
    .description = Qué pasa cuando el Montón se vacía.
    .value-last-round = Acabar la ronda y jugar otra
    .value-round = Acabar la ronda
    .value-pile = Parar al instante
    .value-play-out = Seguir hasta que se vacíe una Reserva de Hilos
option-target-score = Meta
    .description = La Energía Mística que termina la partida; 0: sin meta.
option-perfect-bonus = Extra por partida perfecta
    .description = Energía por una Reserva de Hilos que queda vacía y sin repuesto.
option-strict = Estricto
    .description = Todas las secuencias que se formen deben ser múltiplos de un Número Sagrado.
option-progressive = Progresivo
    .description = Las secuencias dan más con cada ronda terminada.
option-patterns = Patrones
    .description = Energía extra por las secuencias de tres o más que puntúan y son capicúas, van de uno en uno o repiten número.
option-multipliers = Factores
    .description = Factores de los Hilos Rúnicos del 0 al 9; el mayor de una secuencia multiplica lo que da.
    .place = Hilo { $place }
option-obstacles = Obstáculos
    .description = Casillas bloqueadas que cortan las secuencias.
option-portals = Portales
    .description = Portales en el telar: valen 0 y duplican lo que da una secuencia.

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
