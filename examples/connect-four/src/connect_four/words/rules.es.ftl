### Connect Four at the table.

## The log

step-drop = { $who } deja caer una ficha en la columna { $number }.

## Refusals

no-such-column = No existe la columna { $column }: van de la 0 a la { $last }.
column-full = La columna { $number } está llena.
