### Rummikub in lists and headings.

title = Rummikub
summary = Baja escaleras y series, reorganiza la mesa y vacía tu atril antes que nadie.
unit = puntos en contra
default-turn = se roba una ficha
notice = Rummikub es una marca registrada de su titular. Este proyecto no tiene relación con dicho titular, que ni lo ha creado, ni lo ha autorizado, ni lo respalda. Quien administra una sala puede dar otro nombre al juego.
aim = Vacía tu atril

## Modes

mode-one-round = Una ronda
    .summary = Gana quien primero vacía su atril.
mode-four-rounds = Cuatro rondas
    .summary = Gana el total más bajo tras cuatro rondas.
mode-to-500-points = A 500 puntos
    .summary = La partida termina cuando alguien llega a 500 puntos.

## Options

option-initial-meld = Primera bajada
    .description = Puntos que necesita la primera bajada de cada ronda.
option-rounds = Rondas
    .description = Rondas de una partida. 0: sin número fijo, hasta el límite de puntos.
option-point-limit = Límite de puntos
    .description = La partida termina tras la ronda en la que un total llega a estos puntos (50 o más). 0: sin límite.

## Endings

ending-emptied = Un atril está vacío.
ending-passed = El pozo está vacío y todos han pasado.
ending-rounds = Se han jugado las rondas acordadas.
ending-limit = Se ha llegado a los puntos acordados.

## Greetings of bots, by level

greeting-first = Treinta puntos para abrir, ¿verdad?
greeting-easy = Bajo lo que veo.
greeting-medium = Las combinaciones se pueden deshacer, ¿sabes?
greeting-strong = Si se puede bajar, lo bajo.
greeting-hard = Hay fichas que esperan su momento.
greeting-master = Cuenta mi atril, que yo cuento el tuyo.
