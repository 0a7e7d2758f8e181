### Connect Four am Tisch.

## The log

step-drop = { $who } wirft eine Scheibe in Spalte { $number }.

## Refusals

no-such-column = Es gibt keine Spalte { $column }: Die Spalten haben die Nummern 0 bis { $last }.
column-full = Spalte { $number } ist voll.
