### A game in the terminal: `tilehall play`, and `tilehall replay`.

## What a player is told

your-turn = { $player }, it is your turn.
# Several people play at one keyboard, and the next one is to act. The prompt waits for the Enter key.
hand-over = Hand the keyboard to { $player }, then press Enter.
# $steps: the steps of this turn, in the notation of records.
so-far = So far: { $steps }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $why is a whole sentence.
still-missing = Still missing: { $why }
# $why is a whole sentence.
no = No: { $why }
not-listed = No: there is no step { $number } in the list.
# Below the steps that are listed. `all` is what the player types.
more-steps = … and { $count } more: type `all`.
stopped = The game stops here.
record-written = The record is in { $file }.
# $why comes from the operating system, without a full stop.
record-not-written = The record could not be written to { $file }: { $why }.

## Help

# The words in the first column are typed as they are. Keep the columns.
help =
    Type a step, or its number. Also:
      all           list every legal step
      back, undo    take back the last step of this turn, or all of them
      resign        give up
      save FILE     write the record so far
      quit          leave
# The letters are typed as they are.
help-replay = Enter: next step, b: back, a number: go to that step, e: end, q: quit
