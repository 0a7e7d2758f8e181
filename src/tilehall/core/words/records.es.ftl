### What is wrong with a record: a game as text, which a player adds to a hall.

record-line = Línea { $line }: { $why }
record-step = Paso { $number }: { $why }
record-step-unfit = El paso { $number }, { $step }, no encaja: { $why }
record-too-long = Un registro tiene como mucho { $most } caracteres; este tiene { $count }.

## After "Line 5:"

record-line-first = esto no es un registro: uno empieza por «{ $first }».
record-line-format = el registro está escrito como { $given }; aquí se lee «{ $first }».
record-line-number = «{ $word }» lleva un número, no { $given }.
record-line-header = la cabecera tiene las líneas { $lines }, una vez cada una, no { $given }.
record-line-missing = a la cabecera le falta la línea «{ $word } …».
record-line-after-end = después de «{ $word } …» no hay nada más.
record-line-checksums = algunas líneas llevan una suma de control después de «;» y esta es distinta: el registro se ha modificado.
record-line-checksum = la suma de control no cuadra: se ha modificado o cortado { $since ->
        [header] la cabecera o esta línea
       *[line] esta línea
    }.
record-line-cut-short = el registro está cortado: después de esta falta la última línea, «over …» u «open …».
record-line-count = el registro dice tener { $said } pasos, pero tiene { $count }: se ha cortado o modificado.
record-line-over = el registro dice que la partida sigue, pero ha terminado.
record-line-result = el registro dice { $said }, pero al reproducirlo sale { $result }.
record-goes-on = una partida que sigue
record-players = «players» lleva una lista de nombres, como { $example }.
record-names = hay { $seats } asientos, pero { $names } nombres.
record-played = «played» lleva la palabra «offline», no { $given }.
record-dice = «dice» lleva la prueba de los dados tal como la escribe una sala, con { $parts }.
record-dice-values = hay { $seats } asientos, pero { $values } valores para los dados.

## Records in JSON

record-outcome = El resultado del registro no es el que sale al reproducirlo: se ha cortado o modificado.
record-part-missing = Esto no es un registro: falta «{ $part }».
record-part-unknown = Un registro no tiene { $part }; tiene { $parts }.
record-part-unreadable = No se puede leer «{ $part }» en el registro: ahí va otra cosa.
record-none = Esto no es un registro: uno empieza por «{ $first }» o tiene las partes { $parts }.
record-too-deep = Esto no es un registro: tiene demasiados niveles anidados.
record-format = El registro está escrito en el formato { $given }; aquí se lee el { $reads }.
