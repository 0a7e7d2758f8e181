   1 A plant grows on 2,8.
   2 A plant grows on 5,5.
   3 A plant grows on 0,0.
   4 A plant grows on 8,7.
   5 A plant grows on 7,3.
   6 A plant grows on 8,8.
   7 A plant grows on 2,2.
   8 A plant grows on 1,6.
   9 A plant grows on 0,4.
  10 A plant grows on 1,7.
  11 A plant grows on 0,2.
  12 A plant grows on 6,2.
  13 A plant grows on 3,5.
  14 A plant grows on 7,2.
  15 A plant grows on 6,6.
  16 A plant grows on 3,3.
  17 A plant grows on 1,4.
  18 A plant grows on 3,4.
  19 A plant grows on 0,3.
  20 A plant grows on 5,8.
  21 Black places a stone on 1,6.
  22 White places a stone on 1,2.
  23 Black places a stone on 8,0.
  24 White places a stone on 4,0.
  25 Black places a stone on 8,4.
  26 White places a stone on 8,7.
  27 A plant grows on 5,7.
  28 A plant grows on 2,4.
  29 Black places a stone on 1,3.
  30 White places a stone on 2,3.
  31 Black places a stone on 6,4.
  32 White places a stone on 4,5.
  33 Black places a stone on 2,7.
  34 White places a stone on 0,1.
  35 A plant grows on 3,8.
  36 A plant grows on 4,2.
  37 Black places a stone on 0,5.
  38 White places a stone on 2,4.
  39 Black places a stone on 3,0.
  40 White places a stone on 4,1.
  41 Black places a stone on 4,8.
  42 White places a stone on 5,4.
  43 A plant grows on 7,7.
  44 A plant grows on 3,2.
  45 Black places a stone on 0,7.
  46 White places a stone on 3,1.
  47 Black places a stone on 2,1.
  48 White places a stone on 5,6.
  49 Black places a stone on 4,7.
  50 White places a stone on 3,3.
  51 A plant grows on 1,1.
  52 A plant grows on 7,4.
  53 Black places a stone on 6,1.
  54 White places a stone on 6,0.
  55 Black places a stone on 6,7.
  56 White places a stone on 7,7.
  57 Black places a stone on 0,2.
  58 White places a stone on 1,7.
  59 A plant grows on 5,1.
  60 A plant grows on 7,1.
  61 Black places a stone on 5,0.
  62 White places a stone on 5,1.
  63 Black places a stone on 3,2.
  64 White places a stone on 2,2.
  65 Black places a stone on 8,1.
  66 White places a stone on 8,8.
  67 A plant grows on 4,6.
  68 A plant grows on 4,4.
  69 Black places a stone on 1,0.
  70 White places a stone on 5,8.
  71 Black places a stone on 2,0.
  72 White places a stone on 6,3.
  73 Black places a stone on 2,8.
  74 White places a stone on 4,4.
  75 A plant grows on 8,3.
  76 A plant grows on 3,6.
  77 Black places a stone on 5,3.
  78 White places a stone on 3,5.
  79 Black places a stone on 4,6.
  80 White places a stone on 7,8.
  81 Black places a stone on 5,2.
  82 White places a stone on 8,5.
  83 A plant grows on 3,7.
  84 A plant grows on 4,3.
  85 Black places a stone on 6,6.
  86 White places a stone on 4,3.
  87 Black places a stone on 6,8.
  88 White places a stone on 1,8.
  89 Black places a stone on 0,0.
  89 Black lifts a chain of 4: power 5.
  90 White places a stone on 3,4.
  90 White lifts a chain of 9: power 12.
  90 Attack-Defense Phase: attack 5, defence 12. Black loses 7 HP and has -4.
  90 White wins, -4 to 3.
