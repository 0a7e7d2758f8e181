### Miners in lists and headings.

title = Miners
summary = Cava desde la salida hasta tres destinos: hay oro por llegar y por cada carta del camino.
unit = de oro
    .amount = { $count } de oro
default-turn = se coloca la primera carta posible y, si no hay ninguna, se descarta una
aim = Cava hasta el oro

## Modes

mode-all-destinations = Todos los destinos
    .summary = Se cava hasta llegar a los tres destinos.
mode-first-destination = Primer destino
    .summary = El primer destino termina la partida.

## Options

option-goal = Final
    .description = Cuándo termina la partida.
    .value-all = Con los tres destinos
    .value-first = Con el primer destino
option-keep-open = El camino sigue abierto
    .description = Nadie puede colocar una carta que corte el paso a un destino desde los extremos abiertos de la mina.

## Endings

ending-goal = Se ha llegado a los destinos que hacían falta.
ending-dead = Ya no encaja ninguna carta en la mina.
ending-stuck = El mazo está vacío y nadie ha podido colocar ninguna carta.

## Greetings of bots, by level

greeting-first = ¿Por dónde se va al oro?
greeting-easy = Cavo donde me queda cerca.
greeting-medium = Cuidado: me fijo en quién viene detrás.
greeting-strong = Yo no abro camino para nadie.
greeting-hard = Hay caminos que están mejor cerrados.
greeting-master = Sé lo que no tienes en la mano.
