   1 A portal opens on 3,2.
   2 A portal opens on 8,11.
   3 A portal opens on 5,0.
   4 Player 2 begins.
   5 Player 1 gathers a Rune Thread.
   6 Player 1 gathers a Rune Thread.
   7 Player 1 gathers a Rune Thread.
   8 Player 1 gathers a Rune Thread.
   9 Player 1 gathers a Rune Thread.
  10 Player 1 gathers a Rune Thread.
  11 Player 1 gathers a Rune Thread.
  12 Player 2 gathers a Rune Thread.
  13 Player 2 gathers a Rune Thread.
  14 Player 2 gathers a Rune Thread.
  15 Player 2 gathers a Rune Thread.
  16 Player 2 gathers a Rune Thread.
  17 Player 2 gathers a Rune Thread.
  18 Player 2 gathers a Rune Thread.
  23 Player 2 places Rune Thread 4 on 7,6.
  23 Player 2 places Rune Thread 1 on 7,8.
  23 Player 2 places Rune Thread 6 on 7,9.
  23 Player 2 places Rune Thread 4 on 7,10.
  23 Player 2 ends the Weaving phase.
  23 Player 2 weaves 4 5 1 6 4, sum 20: 40 energy.
  23 Player 2 channels 40 Mystical Energy and has 40.
  24 Player 2 gathers a Rune Thread.
  25 Player 2 gathers a Rune Thread.
  26 Player 2 gathers a Rune Thread.
  27 Player 2 gathers a Rune Thread.
  30 Player 1 places Rune Thread 8 on 6,7.
  30 Player 1 places Rune Thread 2 on 8,7.
  30 Player 1 ends the Weaving phase.
  30 Player 1 weaves 8 5 2, sum 15: 30 energy.
  30 Player 1 channels 30 Mystical Energy and has 30.
  31 Player 1 gathers a Rune Thread.
  32 Player 1 gathers a Rune Thread.
  36 Player 2 places Rune Thread 9 on 5,1.
  36 Player 2 places Rune Thread 8 on 5,2.
  36 Player 2 places Rune Thread 3 on 5,3.
  36 Player 2 ends the Weaving phase.
  36 Player 2 weaves * 9 8 3, sum 20: 80 energy.
  36 Player 2 channels 80 Mystical Energy and has 120.
  37 Player 2 gathers a Rune Thread.
  38 Player 2 gathers a Rune Thread.
  39 Player 2 gathers a Rune Thread.
  44 Player 1 places Rune Thread 2 on 4,1.
  44 Player 1 places Rune Thread 9 on 6,1.
  44 Player 1 places Rune Thread 6 on 7,1.
  44 Player 1 places Rune Thread 9 on 8,1.
  44 Player 1 ends the Weaving phase.
  44 Player 1 weaves 2 9 9 6 9, sum 35: 70 energy.
  44 Player 1 channels 70 Mystical Energy and has 100.
  45 Player 1 gathers a Rune Thread.
  46 Player 1 gathers a Rune Thread.
  47 Player 1 gathers a Rune Thread.
  48 Player 1 gathers a Rune Thread.
  52 Player 2 places Rune Thread 8 on 7,2.
  52 Player 2 places Rune Thread 6 on 7,3.
  52 Player 2 places Rune Thread 5 on 7,4.
  52 Player 2 ends the Weaving phase.
  52 Player 2 weaves 6 8 6 5, sum 25: 50 energy.
  52 Player 2 channels 50 Mystical Energy and has 170.
  53 Player 2 gathers a Rune Thread.
  54 Player 2 gathers a Rune Thread.
  55 Player 2 gathers a Rune Thread.
  59 Player 1 places Rune Thread 3 on 4,3.
  59 Player 1 places Rune Thread 5 on 6,3.
  59 Player 1 places Rune Thread 3 on 8,3.
  59 Player 1 ends the Weaving phase.
  59 Player 1 weaves 3 3 5 6 3, sum 20: 40 energy.
  59 Player 1 channels 40 Mystical Energy and has 140.
  60 Player 1 gathers a Rune Thread.
  61 Player 1 gathers a Rune Thread.
  62 Player 1 gathers a Rune Thread.
  66 Player 2 places Rune Thread 7 on 8,12.
  66 Player 2 places Rune Thread 5 on 8,13.
  66 Player 2 places Rune Thread 8 on 8,14.
  66 Player 2 ends the Weaving phase.
  66 Player 2 weaves * 7 5 8, sum 20: 80 energy.
  66 Player 2 channels 80 Mystical Energy and has 250.
  67 Player 2 gathers a Rune Thread.
  68 Player 2 gathers a Rune Thread.
  69 Player 2 gathers a Rune Thread.
  74 Player 1 places Rune Thread 4 on 9,11.
  74 Player 1 places Rune Thread 4 on 10,11.
  74 Player 1 places Rune Thread 0 on 11,11.
  74 Player 1 places Rune Thread 7 on 12,11.
  74 Player 1 ends the Weaving phase.
  74 Player 1 weaves * 4 4 0 7, sum 15: 60 energy.
  74 Player 1 channels 60 Mystical Energy and has 200.
  75 Player 1 gathers a Rune Thread.
  76 Player 1 gathers a Rune Thread.
  77 Player 1 gathers a Rune Thread.
  77 The Draw Pile is empty. The game ends with this round.
  81 Player 2 places Rune Thread 7 on 2,2.
  81 Player 2 places Rune Thread 0 on 1,2.
  81 Player 2 places Rune Thread 0 on 4,2.
  81 Player 2 ends the Weaving phase.
  81 Player 2 weaves 2 0 3, sum 5: 10 energy.
  81 Player 2 weaves 0 7 * 0 8, sum 15: 60 energy.
  81 Player 2 channels 70 Mystical Energy and has 320.
  85 Player 1 places Rune Thread 2 on 12,12.
  85 Player 1 places Rune Thread 0 on 12,13.
  85 Player 1 places Rune Thread 6 on 12,14.
  85 Player 1 ends the Weaving phase.
  85 Player 1 weaves 7 2 0 6, sum 15: 30 energy.
  85 Player 1 channels 30 Mystical Energy and has 230.
  85 Player 2 wins, 230 to 320.
