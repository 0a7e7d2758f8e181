   1 Player 1 begins.
   2 Player 1 gathers a Rune Thread.
   3 Player 1 gathers a Rune Thread.
   4 Player 1 gathers a Rune Thread.
   5 Player 1 gathers a Rune Thread.
   6 Player 1 gathers a Rune Thread.
   7 Player 1 gathers a Rune Thread.
   8 Player 1 gathers a Rune Thread.
  11 Player 1 places Rune Thread 2 on 7,6.
  11 Player 1 places Rune Thread 3 on 7,5.
  11 Player 1 ends the Weaving phase.
  11 Player 1 weaves 3 2 5, sum 10: 20 energy.
  11 Player 1 channels 20 Mystical Energy and has 20.
  12 Player 1 gathers a Rune Thread.
  13 Player 1 gathers a Rune Thread.
  14 Player 1 resigns.
  14 Nobody wins, 20.
