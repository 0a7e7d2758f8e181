   1 Player 2 begins.
   2 Player 1 gathers a Rune Thread.
   3 Player 1 gathers a Rune Thread.
   4 Player 1 resigns.
   5 Player 2 gathers a Rune Thread.
   6 Player 3 resigns.
   6 Player 2 wins, 0 to 0 to 0.
