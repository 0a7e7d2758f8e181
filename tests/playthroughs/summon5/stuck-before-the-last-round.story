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
  38 Player 1 places Rune Thread 2 on 7,6.
  38 Player 1 places Rune Thread 3 on 7,5.
  38 Player 1 places Rune Thread 2 on 7,8.
  38 Player 1 places Rune Thread 3 on 7,9.
  38 Player 1 ends the Weaving phase.
  38 Player 1 weaves 3 2 5 2 3, sum 15: 10 energy.
  38 Player 1 channels 10 Mystical Energy and has 10.
  39 Player 1 gathers a Rune Thread.
  40 Player 1 gathers a Rune Thread.
  41 Player 1 gathers a Rune Thread.
  42 Player 1 gathers a Rune Thread.
  47 Player 2 places Rune Thread 6 on 6,8.
  47 Player 2 places Rune Thread 7 on 5,8.
  47 Player 2 places Rune Thread 7 on 8,8.
  47 Player 2 places Rune Thread 8 on 9,8.
  47 Player 2 ends the Weaving phase.
  47 Player 2 weaves 7 6 2 7 8, sum 30: 20 energy.
  47 Player 2 channels 20 Mystical Energy and has 20.
  48 Player 2 gathers a Rune Thread.
  49 Player 2 gathers a Rune Thread.
  50 Player 2 gathers a Rune Thread.
  50 The Draw Pile is empty. After this round one more is played.
  51 Player 3 cannot weave and takes no further part.
  51 The game ends with this round.
  56 Player 4 places Rune Thread 2 on 5,7.
  56 Player 4 places Rune Thread 2 on 4,7.
  56 Player 4 places Rune Thread 3 on 3,7.
  56 Player 4 places Rune Thread 3 on 6,7.
  56 Player 4 ends the Weaving phase.
  56 Player 4 weaves 3 2 2 3 5, sum 15: 10 energy.
  56 Player 4 channels 10 Mystical Energy and has 10.
  56 Player 2 wins, 10 to 20 to 0 to 10.
