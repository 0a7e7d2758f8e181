### What is wrong with a record: a game as text, which a player adds to a hall.

record-line = Ligne { $line } : { $why }
record-step = Action { $number } : { $why }
record-step-unfit = L’action { $number }, { $step }, n’est pas jouable : { $why }
record-too-long = Un enregistrement a au plus { $most } caractères ; celui-ci en a { $count }.

## After "Line 5:"

record-line-first = ce n’est pas un enregistrement, qui commence par « { $first } ».
record-line-format = l’enregistrement est écrit comme { $given } ; ici, on lit « { $first } ».
record-line-number = « { $word } » attend un nombre, pas { $given }.
record-line-header = l’en-tête a les lignes { $lines }, une fois chacune, pas { $given }.
record-line-missing = il manque à l’en-tête la ligne « { $word } … ».
record-line-after-end = rien ne vient après « { $word } … ».
record-line-checksums = certaines lignes ont une somme de contrôle après « ; » et celle-ci est différente : l’enregistrement a été modifié.
record-line-checksum = la somme de contrôle est fausse : { $since ->
        [header] l’en-tête ou cette ligne
       *[line] cette ligne
    } a été modifiée ou coupée.
record-line-cut-short = l’enregistrement est coupé : il manque ensuite la dernière ligne, « over … » ou « open … ».
record-line-count = l’enregistrement annonce { $said } actions, mais en a { $count } : il a été coupé ou modifié.
record-line-over = d’après l’enregistrement, la partie continue, mais elle est finie.
record-line-result = l’enregistrement annonce { $said }, mais en le rejouant on trouve { $result }.
record-goes-on = une partie qui continue
record-players = « players » attend une liste de noms, comme { $example }.
record-names = il y a { $seats } places, mais { $names } noms.
record-played = « played » attend le mot « offline », pas { $given }.
record-dice = « dice » attend la preuve des dés telle qu’une salle l’écrit, avec { $parts }.
record-dice-values = il y a { $seats } places, mais { $values } valeurs pour les dés.

## Records in JSON

record-outcome = Le résultat de l’enregistrement n’est pas celui qu’on trouve en le rejouant : il a été coupé ou modifié.
record-part-missing = Ce n’est pas un enregistrement : il manque « { $part } ».
record-part-unknown = Un enregistrement n’a pas de champ « { $part } » ; ses champs : { $parts }.
record-part-unreadable = Dans l’enregistrement, « { $part } » est illisible : ce n’est pas ce qu’on y attend.
record-none = Ce n’est pas un enregistrement, qui commence par « { $first } » ou a les champs { $parts }.
record-too-deep = Ce n’est pas un enregistrement : il est trop imbriqué.
record-format = L’enregistrement est au format { $given } ; ici, on lit le format { $reads }.
