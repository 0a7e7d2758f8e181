   1 Player 2 begins.
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
  17 Player 2 places Rune Thread 0 on 6,7.
  17 Player 2 ends the Weaving phase.
  17 Player 2 weaves 0 5, sum 5: 10 energy.
  17 Player 2 channels 10 Mystical Energy and has 10.
  18 Player 2 gathers a Rune Thread.
  23 Player 1 places Rune Thread 9 on 7,6.
  23 Player 1 places Rune Thread 1 on 7,5.
  23 Player 1 places Rune Thread 6 on 7,4.
  23 Player 1 places Rune Thread 4 on 7,8.
  23 Player 1 ends the Weaving phase.
  23 Player 1 weaves 6 1 9 5 4, sum 25: 50 energy.
  23 Player 1 channels 50 Mystical Energy and has 50.
  24 Player 1 gathers a Rune Thread.
  25 Player 1 gathers a Rune Thread.
  26 Player 1 gathers a Rune Thread.
  27 Player 1 gathers a Rune Thread.
  32 Player 2 places Rune Thread 8 on 6,5.
  32 Player 2 places Rune Thread 9 on 6,6.
  32 Player 2 places Rune Thread 7 on 6,8.
  32 Player 2 places Rune Thread 6 on 6,9.
  32 Player 2 ends the Weaving phase.
  32 Player 2 weaves 8 9 0 7 6, sum 30: 60 energy.
  32 Player 2 channels 60 Mystical Energy and has 70.
  33 Player 2 gathers a Rune Thread.
  34 Player 2 gathers a Rune Thread.
  35 Player 2 gathers a Rune Thread.
  36 Player 2 gathers a Rune Thread.
  39 Player 1 places Rune Thread 5 on 8,8.
  39 Player 1 places Rune Thread 4 on 9,8.
  39 Player 1 ends the Weaving phase.
  39 Player 1 weaves 7 4 5 4, sum 20: 40 energy.
  39 Player 1 channels 40 Mystical Energy and has 90.
  40 Player 1 gathers a Rune Thread.
  41 Player 1 gathers a Rune Thread.
  47 Player 2 places Rune Thread 3 on 5,5.
  47 Player 2 places Rune Thread 0 on 5,6.
  47 Player 2 places Rune Thread 8 on 5,7.
  47 Player 2 places Rune Thread 5 on 5,8.
  47 Player 2 places Rune Thread 4 on 5,9.
  47 Player 2 ends the Weaving phase.
  47 Player 2 weaves 3 0 8 5 4, sum 20: 40 energy.
  47 Player 2 weaves 5 7 4 5 4, sum 25: 50 energy.
  47 Player 2 weaves 4 6, sum 10: 20 energy.
  47 Player 2 channels 110 Mystical Energy and has 180.
  48 Player 2 gathers a Rune Thread.
  49 Player 2 gathers a Rune Thread.
  50 Player 2 gathers a Rune Thread.
  51 Player 2 gathers a Rune Thread.
  52 Player 2 gathers a Rune Thread.
  57 Player 1 places Rune Thread 7 on 9,7.
  57 Player 1 places Rune Thread 0 on 9,9.
  57 Player 1 places Rune Thread 4 on 9,10.
  57 Player 1 places Rune Thread 0 on 9,11.
  57 Player 1 ends the Weaving phase.
  57 Player 1 weaves 7 4 0 4 0, sum 15: 30 energy.
  57 Player 1 channels 30 Mystical Energy and has 120.
  58 Player 1 gathers a Rune Thread.
  59 Player 1 gathers a Rune Thread.
  60 Player 1 gathers a Rune Thread.
  61 Player 1 gathers a Rune Thread.
  63 Player 2 places Rune Thread 9 on 8,4.
  63 Player 2 ends the Weaving phase.
  63 Player 2 weaves 6 9, sum 15: 30 energy.
  63 Player 2 channels 30 Mystical Energy and has 210.
  64 Player 2 gathers a Rune Thread.
  70 Player 1 places Rune Thread 2 on 4,5.
  70 Player 1 places Rune Thread 1 on 4,4.
  70 Player 1 places Rune Thread 1 on 4,3.
  70 Player 1 places Rune Thread 8 on 4,6.
  70 Player 1 places Rune Thread 3 on 4,7.
  70 Player 1 ends the Weaving phase.
  70 Player 1 weaves 1 1 2 8 3, sum 15: 30 energy.
  70 Player 1 channels 30 Mystical Energy and has 150.
  71 Player 1 gathers a Rune Thread.
  72 Player 1 gathers a Rune Thread.
  73 Player 1 gathers a Rune Thread.
  74 Player 1 gathers a Rune Thread.
  74 The Draw Pile is empty. The game ends with this round.
  80 Player 2 places Rune Thread 2 on 3,3.
  80 Player 2 places Rune Thread 7 on 3,2.
  80 Player 2 places Rune Thread 1 on 3,4.
  80 Player 2 places Rune Thread 2 on 3,5.
  80 Player 2 places Rune Thread 3 on 3,6.
  80 Player 2 ends the Weaving phase.
  80 Player 2 weaves 7 2 1 2 3, sum 15: 30 energy.
  80 Player 2 channels 30 Mystical Energy and has 240.
  84 Player 1 places Rune Thread 3 on 8,11.
  84 Player 1 places Rune Thread 5 on 10,11.
  84 Player 1 places Rune Thread 2 on 11,11.
  84 Player 1 ends the Weaving phase.
  84 Player 1 weaves 3 0 5 2, sum 10: 20 energy.
  84 Player 1 channels 20 Mystical Energy and has 170.
  84 Player 2 wins, 170 to 240.
