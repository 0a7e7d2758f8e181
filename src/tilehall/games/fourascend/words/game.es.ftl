### 4ascend in lists and headings.

title = 4ascend
summary = Alinea cuatro piedras para atacar, responde al momento a los ataques y no te quedes sin PV.
unit = PV restantes
    .amount = { $count } PV
default-turn = se coloca una piedra en la primera casilla libre
aim = Alinea cuatro

## Modes

mode-hp-15 = 15 PV
    .summary = Un combate corto.
mode-hp-20 = 20 PV
    .summary = El combate de siempre.
mode-hp-30 = 30 PV
    .summary = Un combate largo.

## Options

option-hp = PV
    .description = PV de cada bando al empezar.
option-plants-start = Plantas al empezar
    .description = Plantas que crecen antes de la primera jugada.
option-sprout-every = Pausa entre brotes
    .description = Jugadas tranquilas tras las que brotan plantas; 0: nunca.
option-sprout = Brotes
    .description = Plantas que brotan cada vez.
option-regrow = Rebrote
    .description = Plantas que crecen tras resolverse cada ataque.
option-max-turns = Límite de turnos
    .description = Turnos tras los que termina la partida; 0: sin límite.
option-on-limit = Resultado en el límite
    .description = Quién gana al llegar al límite de turnos o al llenarse el tablero.
    .value-hp = Gana quien tenga más PV
    .value-draw = Empate

## Endings

ending-hp = Un bando se ha quedado sin PV.
ending-limit = Se han colocado las piedras acordadas.
ending-full = El tablero está lleno.

## Greetings of bots, by level

greeting-first = Con cuatro en línea se ataca, me han dicho.
greeting-easy = Me gustan las líneas. ¿Y a ti?
greeting-medium = Ojo con mis tres en línea.
greeting-strong = Primero las plantas, luego las piedras.
greeting-hard = Dos amenazas son una de más para ti.
greeting-master = No es el primer tablero que veo llenarse.
