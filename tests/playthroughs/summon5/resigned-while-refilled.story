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
  16 Player 3 gathers a Rune Thread.
  17 Player 3 gathers a Rune Thread.
  18 Player 3 gathers a Rune Thread.
  19 Player 3 gathers a Rune Thread.
  20 Player 3 gathers a Rune Thread.
  21 Player 3 gathers a Rune Thread.
  22 Player 3 gathers a Rune Thread.
  25 Player 1 places Rune Thread 2 on 7,6.
  25 Player 1 places Rune Thread 3 on 7,5.
  25 Player 1 ends the Weaving phase.
  25 Player 1 weaves 3 2 5, sum 10: 20 energy.
  25 Player 1 channels 20 Mystical Energy and has 20.
  26 Player 1 gathers a Rune Thread.
  27 Player 1 resigns.
  30 Player 2 places Rune Thread 4 on 7,4.
  30 Player 2 places Rune Thread 1 on 7,8.
  30 Player 2 ends the Weaving phase.
  30 Player 2 weaves 4 3 2 5 1, sum 15: 30 energy.
  30 Player 2 channels 30 Mystical Energy and has 30.
  31 Player 2 gathers a Rune Thread.
  32 Player 2 gathers a Rune Thread.
  33 Player 2 resigns.
  33 Player 3 wins, 20 to 30 to 0.
