   1 7,2 is blocked.
   2 8,8 is blocked.
   3 9,2 is blocked.
   4 10,5 is blocked.
   5 8,6 is blocked.
   6 A portal opens on 10,2.
   7 A portal opens on 0,2.
   8 A portal opens on 4,9.
   9 A portal opens on 10,6.
  10 Player 2 begins.
  11 Player 1 gathers a Rune Thread.
  12 Player 1 gathers a Rune Thread.
  13 Player 1 gathers a Rune Thread.
  14 Player 1 gathers a Rune Thread.
  15 Player 1 gathers a Rune Thread.
  16 Player 1 gathers a Rune Thread.
  17 Player 2 gathers a Rune Thread.
  18 Player 2 gathers a Rune Thread.
  19 Player 2 gathers a Rune Thread.
  20 Player 2 gathers a Rune Thread.
  21 Player 2 gathers a Rune Thread.
  22 Player 2 gathers a Rune Thread.
  23 Player 3 gathers a Rune Thread.
  24 Player 3 gathers a Rune Thread.
  25 Player 3 gathers a Rune Thread.
  26 Player 3 gathers a Rune Thread.
  27 Player 3 gathers a Rune Thread.
  28 Player 3 gathers a Rune Thread.
  33 Player 2 places Rune Thread 3 on 4,5.
  33 Player 2 places Rune Thread 2 on 4,6.
  33 Player 2 places Rune Thread 9 on 4,7.
  33 Player 2 places Rune Thread 1 on 4,8.
  33 Player 2 ends the Weaving phase.
  33 Player 2 weaves 3 2 9 1 *, sum 15: 300 energy.
  33 Player 2 channels 300 Mystical Energy and has 300.
  34 Player 2 gathers a Rune Thread.
  35 Player 2 gathers a Rune Thread.
  36 Player 2 gathers a Rune Thread.
  37 Player 2 gathers a Rune Thread.
  41 Player 3 places Rune Thread 6 on 10,1.
  41 Player 3 places Rune Thread 8 on 10,3.
  41 Player 3 places Rune Thread 0 on 10,4.
  41 Player 3 ends the Weaving phase.
  41 Player 3 weaves 6 * 8 0, sum 14: 80 energy.
  41 Player 3 channels 80 Mystical Energy and has 80.
  42 Player 3 gathers a Rune Thread.
  43 Player 3 gathers a Rune Thread.
  44 Player 3 gathers a Rune Thread.
  50 Player 1 places Rune Thread 9 on 1,2.
  50 Player 1 places Rune Thread 2 on 1,1.
  50 Player 1 places Rune Thread 5 on 1,0.
  50 Player 1 places Rune Thread 6 on 1,3.
  50 Player 1 places Rune Thread 1 on 1,4.
  50 Player 1 ends the Weaving phase.
  50 Player 1 weaves * 9, sum 9: 180 energy.
  50 Player 1 channels 180 Mystical Energy and has 180.
  51 Player 1 gathers a Rune Thread.
  52 Player 1 gathers a Rune Thread.
  53 Player 1 gathers a Rune Thread.
  54 Player 1 gathers a Rune Thread.
  55 Player 1 gathers a Rune Thread.
  61 Player 2 places Rune Thread 0 on 3,5.
  61 Player 2 places Rune Thread 5 on 3,6.
  61 Player 2 places Rune Thread 9 on 3,7.
  61 Player 2 places Rune Thread 6 on 3,8.
  61 Player 2 places Rune Thread 2 on 3,9.
  61 Player 2 ends the Weaving phase.
  61 Player 2 weaves 5 2, sum 7: 11 energy.
  61 Player 2 weaves 9 9, sum 18: 198 energy.
  61 Player 2 weaves 6 1, sum 7: 11 energy.
  61 Player 2 channels 220 Mystical Energy and has 520.
  62 Player 2 gathers a Rune Thread.
  63 Player 2 gathers a Rune Thread.
  64 Player 2 gathers a Rune Thread.
  65 Player 2 gathers a Rune Thread.
  66 Player 2 gathers a Rune Thread.
  70 Player 3 places Rune Thread 2 on 0,0.
  70 Player 3 places Rune Thread 1 on 0,1.
  70 Player 3 places Rune Thread 3 on 0,3.
  70 Player 3 ends the Weaving phase.
  70 Player 3 weaves 2 1 * 3, sum 6: 44 energy.
  70 Player 3 weaves 2 5, sum 7: 11 energy.
  70 Player 3 weaves 1 2, sum 3: 11 energy.
  70 Player 3 weaves 3 6, sum 9: 33 energy.
  70 Player 3 channels 99 Mystical Energy and has 179.
  71 Player 3 gathers a Rune Thread.
  72 Player 3 gathers a Rune Thread.
  73 Player 3 gathers a Rune Thread.
  78 Player 1 places Rune Thread 6 on 10,0.
  78 Player 1 places Rune Thread 4 on 9,0.
  78 Player 1 places Rune Thread 4 on 8,0.
  78 Player 1 places Rune Thread 4 on 7,0.
  78 Player 1 ends the Weaving phase.
  78 Player 1 weaves 4 4 4 6, sum 18: 66 energy.
  78 Player 1 channels 66 Mystical Energy and has 246.
  79 Player 1 gathers a Rune Thread.
  79 The Draw Pile is empty. The game ends with this round.
  84 Player 2 places Rune Thread 7 on 7,1.
  84 Player 2 places Rune Thread 0 on 6,1.
  84 Player 2 places Rune Thread 8 on 8,1.
  84 Player 2 places Rune Thread 5 on 9,1.
  84 Player 2 ends the Weaving phase.
  84 Player 2 weaves 4 8, sum 12: 96 energy.
  84 Player 2 weaves 4 5, sum 9: 36 energy.
  84 Player 2 channels 132 Mystical Energy and has 652.
  90 Player 3 places Rune Thread 1 on 2,1.
  90 Player 3 places Rune Thread 4 on 2,2.
  90 Player 3 places Rune Thread 0 on 2,3.
  90 Player 3 places Rune Thread 7 on 2,4.
  90 Player 3 places Rune Thread 9 on 2,5.
  90 Player 3 ends the Weaving phase.
  90 Player 3 weaves 1 4 0 7 9, sum 21: 360 energy.
  90 Player 3 weaves 3 6 0, sum 9: 36 energy.
  90 Player 3 channels 396 Mystical Energy and has 575.
  94 Player 1 places Rune Thread 3 on 5,6.
  94 Player 1 places Rune Thread 3 on 5,7.
  94 Player 1 places Rune Thread 8 on 5,8.
  94 Player 1 ends the Weaving phase.
  94 Player 1 weaves 9 9 3, sum 21: 360 energy.
  94 Player 1 weaves 6 1 8, sum 15: 120 energy.
  94 Player 1 has emptied the Thread Reservoir, a perfect game: 100 energy.
  94 Player 1 channels 580 Mystical Energy and has 826.
  94 Player 1 wins, 826 to 652 to 575.
