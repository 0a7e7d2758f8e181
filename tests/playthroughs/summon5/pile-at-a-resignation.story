   1 Player 1 begins.
   2 Player 1 gathers a Rune Thread.
   3 Player 1 gathers a Rune Thread.
   4 Player 1 gathers a Rune Thread.
   5 Player 1 gathers a Rune Thread.
   6 Player 1 gathers a Rune Thread.
   7 Player 1 gathers a Rune Thread.
   8 Player 1 gathers a Rune Thread.
   9 Player 1 gathers a Rune Thread.
  10 Player 2 gathers a Rune Thread.
  11 Player 2 gathers a Rune Thread.
  12 Player 2 gathers a Rune Thread.
  13 Player 2 gathers a Rune Thread.
  14 Player 2 gathers a Rune Thread.
  15 Player 2 gathers a Rune Thread.
  16 Player 2 gathers a Rune Thread.
  17 Player 2 gathers a Rune Thread.
  18 Player 3 gathers a Rune Thread.
  19 Player 3 gathers a Rune Thread.
  20 Player 3 gathers a Rune Thread.
  21 Player 3 gathers a Rune Thread.
  22 Player 3 gathers a Rune Thread.
  23 Player 3 gathers a Rune Thread.
  24 Player 3 gathers a Rune Thread.
  25 Player 3 gathers a Rune Thread.
  26 Player 4 gathers a Rune Thread.
  27 Player 4 gathers a Rune Thread.
  28 Player 4 gathers a Rune Thread.
  29 Player 4 gathers a Rune Thread.
  30 Player 4 gathers a Rune Thread.
  31 Player 4 gathers a Rune Thread.
  32 Player 4 gathers a Rune Thread.
  33 Player 4 gathers a Rune Thread.
  39 Player 1 places Rune Thread 0 on 6,7.
  39 Player 1 places Rune Thread 1 on 6,6.
  39 Player 1 places Rune Thread 2 on 6,5.
  39 Player 1 places Rune Thread 3 on 6,4.
  39 Player 1 places Rune Thread 4 on 6,3.
  39 Player 1 ends the Weaving phase.
  39 Player 1 weaves 4 3 2 1 0, sum 10: 20 energy.
  39 Player 1 weaves 0 5, sum 5: 10 energy.
  39 Player 1 channels 30 Mystical Energy and has 30.
  40 Player 1 gathers a Rune Thread.
  41 Player 1 gathers a Rune Thread.
  42 Player 1 gathers a Rune Thread.
  43 Player 1 gathers a Rune Thread.
  44 Player 1 gathers a Rune Thread.
  50 Player 2 places Rune Thread 0 on 5,3.
  50 Player 2 places Rune Thread 1 on 5,2.
  50 Player 2 places Rune Thread 2 on 5,1.
  50 Player 2 places Rune Thread 3 on 5,0.
  50 Player 2 places Rune Thread 4 on 5,4.
  50 Player 2 ends the Weaving phase.
  50 Player 2 weaves 3 2 1 0 4, sum 10: 20 energy.
  50 Player 2 channels 20 Mystical Energy and has 20.
  51 Player 2 gathers a Rune Thread.
  52 Player 2 gathers a Rune Thread.
  52 The Draw Pile is empty. The game ends with this round.
  54 Player 3 places Rune Thread 2 on 4,0.
  54 Player 3 ends the Weaving phase.
  54 Player 3 weaves 2 3, sum 5: 10 energy.
  54 Player 3 channels 10 Mystical Energy and has 10.
  55 Player 4 resigns.
  55 Player 1 wins, 30 to 20 to 10 to 0.
