### Connect Four at the table.

## The log

step-drop = { $who } drops a disc into column { $number }.

## Refusals

no-such-column = There is no column { $column }: they run from 0 to { $last }.
column-full = Column { $number } is full.
