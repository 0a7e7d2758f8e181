   1 Player 1 begins.
   2 Player 1 gathers a Rune Thread.
   3 Player 1 gathers a Rune Thread.
   4 Player 1 gathers a Rune Thread.
   5 Player 1 gathers a Rune Thread.
   6 Player 1 gathers a Rune Thread.
   7 Player 1 gathers a Rune Thread.
   8 Player 1 gathers a Rune Thread.
  13 Player 1 places Rune Thread 1 on 7,6.
  13 Player 1 places Rune Thread 3 on 7,8.
  13 Player 1 places Rune Thread 6 on 7,9.
  13 Player 1 places Rune Thread 0 on 7,10.
  13 Player 1 ends the Weaving phase.
  13 Player 1 weaves 1 5 3 6 0, sum 15: 30 energy.
  13 Player 1 channels 30 Mystical Energy and has 30.
  14 Player 1 gathers a Rune Thread.
  15 Player 1 gathers a Rune Thread.
  16 Player 1 gathers a Rune Thread.
  17 Player 1 gathers a Rune Thread.
  23 Player 1 places Rune Thread 7 on 8,6.
  23 Player 1 places Rune Thread 8 on 8,5.
  23 Player 1 places Rune Thread 7 on 8,7.
  23 Player 1 places Rune Thread 3 on 8,8.
  23 Player 1 places Rune Thread 9 on 8,9.
  23 Player 1 ends the Weaving phase.
  23 Player 1 weaves 6 9, sum 15: 30 energy.
  23 Player 1 channels 30 Mystical Energy and has 60.
  24 Player 1 gathers a Rune Thread.
  25 Player 1 gathers a Rune Thread.
  26 Player 1 gathers a Rune Thread.
  27 Player 1 gathers a Rune Thread.
  28 Player 1 gathers a Rune Thread.
  32 Player 1 places Rune Thread 4 on 6,8.
  32 Player 1 places Rune Thread 2 on 5,8.
  32 Player 1 places Rune Thread 8 on 4,8.
  32 Player 1 ends the Weaving phase.
  32 Player 1 weaves 8 2 4 3 3, sum 20: 40 energy.
  32 Player 1 channels 40 Mystical Energy and has 100.
  33 Player 1 gathers a Rune Thread.
  34 Player 1 gathers a Rune Thread.
  35 Player 1 gathers a Rune Thread.
  39 Player 1 places Rune Thread 3 on 5,7.
  39 Player 1 places Rune Thread 9 on 6,7.
  39 Player 1 places Rune Thread 6 on 9,7.
  39 Player 1 ends the Weaving phase.
  39 Player 1 weaves 3 2, sum 5: 10 energy.
  39 Player 1 weaves 3 9 5 7 6, sum 30: 60 energy.
  39 Player 1 channels 70 Mystical Energy and has 170.
  40 Player 1 gathers a Rune Thread.
  41 Player 1 gathers a Rune Thread.
  42 Player 1 gathers a Rune Thread.
  45 Player 1 places Rune Thread 4 on 6,6.
  45 Player 1 places Rune Thread 9 on 9,6.
  45 Player 1 ends the Weaving phase.
  45 Player 1 weaves 9 6, sum 15: 30 energy.
  45 Player 1 channels 30 Mystical Energy and has 200.
  46 Player 1 gathers a Rune Thread.
  47 Player 1 gathers a Rune Thread.
  51 Player 1 places Rune Thread 6 on 9,5.
  51 Player 1 places Rune Thread 8 on 9,4.
  51 Player 1 places Rune Thread 6 on 9,3.
  51 Player 1 ends the Weaving phase.
  51 Player 1 weaves 6 8 6 9 6, sum 35: 70 energy.
  51 Player 1 channels 70 Mystical Energy and has 270.
  52 Player 1 gathers a Rune Thread.
  53 Player 1 gathers a Rune Thread.
  54 Player 1 gathers a Rune Thread.
  57 Player 1 places Rune Thread 5 on 6,9.
  57 Player 1 places Rune Thread 5 on 9,9.
  57 Player 1 ends the Weaving phase.
  57 Player 1 weaves 5 6 9 5, sum 25: 50 energy.
  57 Player 1 channels 50 Mystical Energy and has 320.
  58 Player 1 gathers a Rune Thread.
  59 Player 1 gathers a Rune Thread.
  65 Player 1 places Rune Thread 0 on 10,9.
  65 Player 1 places Rune Thread 3 on 10,8.
  65 Player 1 places Rune Thread 5 on 10,10.
  65 Player 1 places Rune Thread 2 on 10,11.
  65 Player 1 places Rune Thread 7 on 10,12.
  65 Player 1 ends the Weaving phase.
  65 Player 1 weaves 5 6 9 5 0, sum 25: 50 energy.
  65 Player 1 channels 50 Mystical Energy and has 370.
  66 Player 1 gathers a Rune Thread.
  67 Player 1 gathers a Rune Thread.
  68 Player 1 gathers a Rune Thread.
  69 Player 1 gathers a Rune Thread.
  70 Player 1 gathers a Rune Thread.
  76 Player 1 places Rune Thread 9 on 11,10.
  76 Player 1 places Rune Thread 2 on 11,11.
  76 Player 1 places Rune Thread 1 on 11,12.
  76 Player 1 places Rune Thread 7 on 11,13.
  76 Player 1 places Rune Thread 1 on 11,14.
  76 Player 1 ends the Weaving phase.
  76 Player 1 weaves 9 2 1 7 1, sum 20: 40 energy.
  76 Player 1 channels 40 Mystical Energy and has 410.
  77 Player 1 gathers a Rune Thread.
  78 Player 1 gathers a Rune Thread.
  79 Player 1 gathers a Rune Thread.
  80 Player 1 gathers a Rune Thread.
  81 Player 1 gathers a Rune Thread.
  81 The Draw Pile is empty. The game ends with this round.
  84 Player 1 places Rune Thread 2 on 5,6.
  84 Player 1 places Rune Thread 8 on 5,5.
  84 Player 1 ends the Weaving phase.
  84 Player 1 weaves 8 2 3 2, sum 15: 30 energy.
  84 Player 1 channels 30 Mystical Energy and has 440.
  84 Player 1 wins, 440.
