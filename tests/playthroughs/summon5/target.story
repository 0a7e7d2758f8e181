   1 Player 1 begins.
   2 Player 1 gathers a Rune Thread.
   3 Player 1 gathers a Rune Thread.
   4 Player 1 gathers a Rune Thread.
   5 Player 1 gathers a Rune Thread.
   6 Player 1 gathers a Rune Thread.
   7 Player 1 gathers a Rune Thread.
   8 Player 1 gathers a Rune Thread.
   9 Player 2 gathers a Rune Thread.
  10 Player 2 gathers a Rune Thread.
  11 Player 2 gathers a Rune Thread.
  12 Player 2 gathers a Rune Thread.
  13 Player 2 gathers a Rune Thread.
  14 Player 2 gathers a Rune Thread.
  15 Player 2 gathers a Rune Thread.
  18 Player 1 places Rune Thread 2 on 7,6.
  18 Player 1 places Rune Thread 3 on 7,5.
  18 Player 1 ends the Weaving phase.
  18 Player 1 weaves 3 2 5, sum 10: 20 energy.
  18 Player 1 channels 20 Mystical Energy and has 20.
  19 Player 1 gathers a Rune Thread.
  20 Player 1 gathers a Rune Thread.
  22 Player 2 places Rune Thread 5 on 7,4.
  22 Player 2 ends the Weaving phase.
  22 Player 2 weaves 5 3 2 5, sum 15: 30 energy.
  22 Player 2 channels 30 Mystical Energy and has 30.
  23 Player 2 gathers a Rune Thread.
  26 Player 1 places Rune Thread 0 on 6,4.
  26 Player 1 places Rune Thread 5 on 5,4.
  26 Player 1 ends the Weaving phase.
  26 Player 1 weaves 5 0 5, sum 10: 20 energy.
  26 Player 1 channels 20 Mystical Energy and has 40.
  26 Player 1 wins, 40 to 30.
