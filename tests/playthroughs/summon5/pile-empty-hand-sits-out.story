   1 Player 1 begins.
   2 Player 1 gathers a Rune Thread.
   3 Player 1 gathers a Rune Thread.
   4 Player 1 gathers a Rune Thread.
   5 Player 1 gathers a Rune Thread.
   6 Player 1 gathers a Rune Thread.
   7 Player 2 gathers a Rune Thread.
   8 Player 2 gathers a Rune Thread.
   9 Player 2 gathers a Rune Thread.
  10 Player 2 gathers a Rune Thread.
  11 Player 2 gathers a Rune Thread.
  12 Player 3 gathers a Rune Thread.
  13 Player 3 gathers a Rune Thread.
  14 Player 3 gathers a Rune Thread.
  15 Player 3 gathers a Rune Thread.
  16 Player 3 gathers a Rune Thread.
  17 Player 4 gathers a Rune Thread.
  18 Player 4 gathers a Rune Thread.
  19 Player 4 gathers a Rune Thread.
  20 Player 4 gathers a Rune Thread.
  21 Player 4 gathers a Rune Thread.
  27 Player 1 places Rune Thread 0 on 6,7.
  27 Player 1 places Rune Thread 1 on 6,6.
  27 Player 1 places Rune Thread 2 on 6,5.
  27 Player 1 places Rune Thread 3 on 6,4.
  27 Player 1 places Rune Thread 4 on 6,3.
  27 Player 1 ends the Weaving phase.
  27 Player 1 weaves 4 3 2 1 0, sum 10: 20 energy.
  27 Player 1 weaves 0 5, sum 5: 10 energy.
  27 Player 1 channels 30 Mystical Energy and has 30.
  28 Player 1 gathers a Rune Thread.
  29 Player 1 gathers a Rune Thread.
  30 Player 1 gathers a Rune Thread.
  31 Player 1 gathers a Rune Thread.
  32 Player 1 gathers a Rune Thread.
  38 Player 2 places Rune Thread 0 on 5,3.
  38 Player 2 places Rune Thread 1 on 5,2.
  38 Player 2 places Rune Thread 2 on 5,1.
  38 Player 2 places Rune Thread 3 on 5,0.
  38 Player 2 places Rune Thread 4 on 5,4.
  38 Player 2 ends the Weaving phase.
  38 Player 2 weaves 3 2 1 0 4, sum 10: 20 energy.
  38 Player 2 channels 20 Mystical Energy and has 20.
  39 Player 2 gathers a Rune Thread.
  40 Player 2 gathers a Rune Thread.
  41 Player 2 gathers a Rune Thread.
  42 Player 2 gathers a Rune Thread.
  43 Player 2 gathers a Rune Thread.
  49 Player 3 places Rune Thread 0 on 4,0.
  49 Player 3 places Rune Thread 1 on 4,1.
  49 Player 3 places Rune Thread 2 on 4,2.
  49 Player 3 places Rune Thread 3 on 4,3.
  49 Player 3 places Rune Thread 4 on 4,4.
  49 Player 3 ends the Weaving phase.
  49 Player 3 weaves 0 1 2 3 4, sum 10: 20 energy.
  49 Player 3 channels 20 Mystical Energy and has 20.
  50 Player 3 gathers a Rune Thread.
  51 Player 3 gathers a Rune Thread.
  52 Player 3 gathers a Rune Thread.
  53 Player 3 gathers a Rune Thread.
  54 Player 3 gathers a Rune Thread.
  56 Player 4 places Rune Thread 2 on 3,0.
  56 Player 4 ends the Weaving phase.
  56 Player 4 weaves 2 0 3, sum 5: 10 energy.
  56 Player 4 channels 10 Mystical Energy and has 10.
  57 Player 4 gathers a Rune Thread.
  61 Player 1 places Rune Thread 5 on 2,0.
  61 Player 1 places Rune Thread 5 on 2,1.
  61 Player 1 places Rune Thread 5 on 2,2.
  61 Player 1 ends the Weaving phase.
  61 Player 1 weaves 5 5 5, sum 15: 30 energy.
  61 Player 1 weaves 5 2 0 3, sum 10: 20 energy.
  61 Player 1 channels 50 Mystical Energy and has 80.
  62 Player 1 gathers a Rune Thread.
  63 Player 1 gathers a Rune Thread.
  64 Player 1 gathers a Rune Thread.
  64 The Draw Pile is empty. After this round one more is played.
  70 Player 2 places Rune Thread 7 on 3,2.
  70 Player 2 places Rune Thread 6 on 3,3.
  70 Player 2 places Rune Thread 6 on 3,4.
  70 Player 2 places Rune Thread 7 on 3,5.
  70 Player 2 places Rune Thread 7 on 3,6.
  70 Player 2 ends the Weaving phase.
  70 Player 2 weaves 5 7 2 1, sum 15: 30 energy.
  70 Player 2 has emptied the Thread Reservoir, a perfect game: 50 energy.
  70 Player 2 channels 80 Mystical Energy and has 100.
  72 Player 3 places Rune Thread 7 on 2,3.
  72 Player 3 ends the Weaving phase.
  72 Player 3 weaves 7 6 3 0 4, sum 20: 40 energy.
  72 Player 3 channels 40 Mystical Energy and has 60.
  74 Player 4 places Rune Thread 0 on 1,0.
  74 Player 4 ends the Weaving phase.
  74 Player 4 weaves 0 5 2 0 3, sum 10: 20 energy.
  74 Player 4 channels 20 Mystical Energy and has 30.
  76 Player 1 places Rune Thread 9 on 5,6.
  76 Player 1 ends the Weaving phase.
  76 Player 1 weaves 9 1, sum 10: 20 energy.
  76 Player 1 channels 20 Mystical Energy and has 100.
  78 Player 3 places Rune Thread 8 on 2,4.
  78 Player 3 ends the Weaving phase.
  78 Player 3 weaves 5 5 5 7 8, sum 30: 60 energy.
  78 Player 3 weaves 8 6 4 4 3, sum 25: 50 energy.
  78 Player 3 channels 110 Mystical Energy and has 170.
  80 Player 4 places Rune Thread 3 on 2,6.
  80 Player 4 ends the Weaving phase.
  80 Player 4 weaves 3 7, sum 10: 20 energy.
  80 Player 4 channels 20 Mystical Energy and has 50.
  80 Player 3 wins, 100 to 100 to 170 to 50.
