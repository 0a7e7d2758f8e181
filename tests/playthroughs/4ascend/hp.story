   1 A plant grows on 4,7.
   2 A plant grows on 4,0.
   3 A plant grows on 5,3.
   4 A plant grows on 4,3.
   5 Black places a stone on 8,0.
   6 White places a stone on 2,4.
   7 Black places a stone on 3,1.
   8 White places a stone on 3,3.
   9 Black places a stone on 1,1.
  10 White places a stone on 1,5.
  11 A plant grows on 0,4.
  12 A plant grows on 0,5.
  13 Black places a stone on 1,3.
  14 White places a stone on 8,6.
  15 Black places a stone on 6,5.
  16 White places a stone on 7,0.
  17 Black places a stone on 0,5.
  18 White places a stone on 4,8.
  19 A plant grows on 5,7.
  20 A plant grows on 2,5.
  21 Black places a stone on 1,4.
  22 White places a stone on 4,7.
  23 Black places a stone on 6,0.
  24 White places a stone on 1,2.
  25 Black places a stone on 0,4.
  26 White places a stone on 5,7.
  27 A plant grows on 4,5.
  28 A plant grows on 3,0.
  29 Black places a stone on 8,4.
  30 White places a stone on 2,5.
  31 Black places a stone on 5,3.
  32 White places a stone on 0,1.
  33 Black places a stone on 7,8.
  34 White places a stone on 4,5.
  35 A plant grows on 7,3.
  36 A plant grows on 7,4.
  37 Black places a stone on 6,6.
  38 White places a stone on 0,7.
  39 Black places a stone on 2,0.
  40 White places a stone on 1,6.
  41 Black places a stone on 2,7.
  42 White places a stone on 8,8.
  43 A plant grows on 7,2.
  44 A plant grows on 8,7.
  45 Black places a stone on 4,0.
  46 White places a stone on 6,3.
  47 Black places a stone on 5,1.
  48 White places a stone on 8,7.
  49 Black places a stone on 6,8.
  50 White places a stone on 3,5.
  50 White lifts a chain of 4: power 6.
  51 Black places a stone on 6,2.
  51 Attack-Defense Phase: attack 6, defence 0. Black loses 6 HP and has 14.
  52 A plant grows on 7,1.
  53 A plant grows on 5,8.
  54 White places a stone on 5,6.
  55 A plant grows on 5,2.
  56 A plant grows on 6,1.
  57 Black places a stone on 4,4.
  58 White places a stone on 7,4.
  59 Black places a stone on 4,1.
  60 White places a stone on 2,2.
  61 Black places a stone on 2,1.
  61 Black lifts a chain of 5: power 5.
  62 White places a stone on 1,5.
  62 Attack-Defense Phase: attack 5, defence 0. White loses 5 HP and has 15.
  63 A plant grows on 1,7.
  64 A plant grows on 2,3.
  65 Black places a stone on 3,7.
  66 White places a stone on 0,3.
  67 A plant grows on 3,4.
  68 A plant grows on 2,8.
  69 Black places a stone on 6,7.
  69 Black lifts a chain of 4: power 4.
  70 White places a stone on 7,7.
  70 Attack-Defense Phase: attack 4, defence 0. White loses 4 HP and has 11.
  71 A plant grows on 8,3.
  72 A plant grows on 6,4.
  73 Black places a stone on 5,4.
  74 White places a stone on 0,6.
  74 White lifts a chain of 4: power 4.
  75 Black places a stone on 3,2.
  75 Attack-Defense Phase: attack 4, defence 0. Black loses 4 HP and has 10.
  76 A plant grows on 5,0.
  77 A plant grows on 1,1.
  78 White places a stone on 0,0.
  79 Black places a stone on 1,8.
  80 White places a stone on 4,1.
  81 Black places a stone on 2,3.
  81 Black lifts a chain of 4: power 6.
  82 White places a stone on 4,2.
  82 Attack-Defense Phase: attack 6, defence 0. White loses 6 HP and has 5.
  83 A plant grows on 7,5.
  84 A plant grows on 3,2.
  85 Black places a stone on 8,5.
  86 White places a stone on 1,7.
  87 A plant grows on 5,1.
  88 A plant grows on 3,1.
  89 Black places a stone on 6,6.
  90 White places a stone on 3,8.
  91 Black places a stone on 5,5.
  92 White places a stone on 0,8.
  93 Black places a stone on 7,1.
  93 Black lifts a chain of 5: power 7.
  94 White places a stone on 7,5.
  94 Attack-Defense Phase: attack 7, defence 0. White loses 7 HP and has -2.
  94 Black wins, 10 to -2.
