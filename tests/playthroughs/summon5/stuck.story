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
  13 Player 2 places Rune Thread 8 on 7,8.
  13 Player 2 ends the Weaving phase.
  13 Player 2 weaves 5 8, sum 13: 10 energy.
  13 Player 2 channels 10 Mystical Energy and has 10.
  14 Player 2 gathers a Rune Thread.
  17 Player 3 places Rune Thread 9 on 6,8.
  17 Player 3 places Rune Thread 9 on 5,8.
  17 Player 3 ends the Weaving phase.
  17 Player 3 weaves 9 9 8, sum 26: 20 energy.
  17 Player 3 channels 20 Mystical Energy and has 20.
  18 Player 3 gathers a Rune Thread.
  19 Player 3 gathers a Rune Thread.
  19 Player 3 wins, 0 to 10 to 20.
