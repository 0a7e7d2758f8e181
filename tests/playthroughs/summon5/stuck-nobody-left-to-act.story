   1 Player 1 begins.
   2 Player 1 gathers a Rune Thread.
   3 Player 1 gathers a Rune Thread.
   4 Player 1 gathers a Rune Thread.
   5 Player 2 gathers a Rune Thread.
   6 Player 2 gathers a Rune Thread.
   7 Player 2 gathers a Rune Thread.
   8 Player 3 gathers a Rune Thread.
   9 Player 3 gathers a Rune Thread.
  10 Player 3 gathers a Rune Thread.
  11 Player 1 cannot weave and takes no further part.
  11 The game ends with this round.
  12 Player 2 cannot weave and takes no further part.
  13 Player 3 resigns.
  13 Player 1 and Player 2 share the win, 0 to 0 to 0.
