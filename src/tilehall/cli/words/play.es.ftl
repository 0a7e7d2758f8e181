### A game in the terminal: `tilehall play`, and `tilehall replay`.

## What a player is told

your-turn = { $player }, te toca.
hand-over = Pásale el teclado a { $player } y pulsa Intro.
so-far = De momento: { $steps }; { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
still-missing = Aún falta algo: { $why }
no = No: { $why }
not-listed = No: en la lista no hay ningún paso { $number }.
more-steps = … y { $count } más: escribe `all`.
stopped = La partida se detiene aquí.
record-written = El registro está en { $file }.
record-not-written = No se ha podido escribir el registro en { $file }: { $why }.

## Help

# The words in the first column are typed as they are. Keep the columns.
help =
    Escribe un paso o su número. Además:
      all           muestra todos los pasos posibles
      back, undo    deshace el último paso de este turno, o todos
      resign        rendirse
      save FILE     guarda el registro hasta ahora en FILE
      quit          salir
help-replay = Intro: paso siguiente, b: atrás, un número: ir a ese paso, e: final, q: salir
