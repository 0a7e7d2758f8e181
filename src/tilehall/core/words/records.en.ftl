### What is wrong with a record: a game as text, which a player adds to a hall.
### Names of lines and parts stand in quotation marks. They are written in English in every record, like 'players'.

# $why: one of the sentences below, or a refusal.
record-line = Line { $line }: { $why }
record-step = Step { $number }: { $why }
record-step-unfit = Step { $number }, { $step }, does not fit: { $why }
record-too-long = A record has at most { $most } characters; this one has { $count }.

## After "Line 5:"

record-line-first = this is not a record: one begins with '{ $first }'.
record-line-format = the record is written as { $given }; this release reads '{ $first }'.
record-line-number = '{ $word }' takes a number, not { $given }.
record-line-header = the header has the lines { $lines }, each once, not { $given }.
record-line-missing = the header ends without a line '{ $word } …'.
record-line-after-end = nothing comes after '{ $word } …'.
record-line-checksums = some lines have a checksum after ';' and this one differs: the record was edited.
record-line-checksum = the checksum does not fit: { $since ->
        [header] the header or this line
       *[line] this line
    } was edited or cut.
record-line-cut-short = the record is cut short: a last line 'over …' or 'open …' is missing after this one.
record-line-count = the record says it has { $said } steps, but has { $count }: it was cut or edited.
record-line-over = the record says the game goes on, but it is over.
record-line-result = the record says { $said }, but replaying it gives { $result }.
record-goes-on = a game that goes on
record-players = 'players' takes a list of names, like { $example }.
record-names = there are { $seats } seats, but { $names } names.
record-played = 'played' takes the word 'offline', not { $given }.
record-dice = 'dice' takes the proof of the dice as a hall writes it, with { $parts }.
record-dice-values = there are { $seats } seats, but { $values } values for the dice.

## Records in JSON

record-outcome = The record's outcome is not the one that replaying it gives: it was cut or edited.
record-part-missing = This is not a record: '{ $part }' is missing.
record-part-unknown = A record has no { $part }; it has { $parts }.
record-part-unreadable = The record's '{ $part }' cannot be read: it is not what a record has there.
record-none = This is not a record: one begins with '{ $first }', or has the parts { $parts }.
record-too-deep = This is not a record: it is nested too deeply.
record-format = The record is written in format { $given }; this release reads { $reads }.
