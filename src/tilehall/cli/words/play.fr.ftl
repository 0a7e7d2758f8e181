### A game in the terminal: `tilehall play`, and `tilehall replay`.

## What a player is told

your-turn = { $player }, à vous de jouer.
hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée.
so-far = Jusqu’ici : { $steps } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
still-missing = Il manque encore ceci : { $why }
no = Non : { $why }
not-listed = Non : il n’y a pas d’action { $number } dans la liste.
more-steps = … et { $count } de plus : tapez `all`.
stopped = La partie s’arrête ici.
record-written = L’enregistrement est dans { $file }.
record-not-written = L’enregistrement n’a pas pu être écrit dans { $file } : { $why }.

## Help

help =
    Tapez une action, ou son numéro. Et aussi :
      all           afficher toutes les actions permises
      back, undo    reprendre la dernière action de ce tour, ou toutes
      resign        abandonner
      save FILE     écrire l’enregistrement de la partie jusqu’ici
      quit          partir
help-replay = Entrée : action suivante, b : retour, un nombre : aller à cette action, e : fin, q : quitter
