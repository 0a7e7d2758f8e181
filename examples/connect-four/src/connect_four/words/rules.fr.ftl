### Connect Four at the table.

## The log

step-drop = { $who } lâche un jeton dans la colonne { $number }.

## Refusals

no-such-column = Il n’y a pas de colonne { $column } : elles vont de 0 à { $last }.
column-full = La colonne { $number } est pleine.
