   1 A plant grows on 5,1.
   2 A plant grows on 3,7.
   3 A plant grows on 5,2.
   4 A plant grows on 1,7.
   5 Black places a stone on 7,2.
   6 White places a stone on 7,3.
   7 Black places a stone on 5,6.
   8 White places a stone on 1,3.
   9 Black places a stone on 4,5.
  10 White places a stone on 2,7.
  11 A plant grows on 2,1.
  12 A plant grows on 8,5.
  13 Black places a stone on 8,8.
  14 White places a stone on 0,3.
  15 Black places a stone on 7,6.
  16 White places a stone on 5,2.
  17 Black places a stone on 3,3.
  18 White places a stone on 2,3.
  19 A plant grows on 6,1.
  20 A plant grows on 4,0.
  21 Black places a stone on 6,1.
  22 White places a stone on 5,8.
  23 Black places a stone on 1,0.
  24 White places a stone on 6,7.
  25 Black places a stone on 8,6.
  26 White places a stone on 8,5.
  27 A plant grows on 5,3.
  28 A plant grows on 0,2.
  29 Black places a stone on 0,0.
  30 White places a stone on 1,2.
  31 Black places a stone on 8,2.
  32 White places a stone on 2,6.
  33 Black places a stone on 3,2.
  34 White places a stone on 7,8.
  35 A plant grows on 2,8.
  36 A plant grows on 4,7.
  37 Black places a stone on 3,7.
  38 White places a stone on 0,5.
  39 Black places a stone on 5,0.
  40 White places a stone on 7,1.
  41 Black places a stone on 1,5.
  42 White places a stone on 2,0.
  43 A plant grows on 3,8.
  44 A plant grows on 0,4.
  45 Black places a stone on 4,3.
  46 White places a stone on 6,8.
  47 Black places a stone on 5,5.
  48 White places a stone on 4,4.
  49 Black places a stone on 7,5.
  50 White places a stone on 1,1.
  51 A plant grows on 5,4.
  52 A plant grows on 3,4.
  53 Black places a stone on 5,1.
  54 White places a stone on 0,7.
  55 Black places a stone on 6,5.
  55 Black lifts a chain of 4: power 4.
  56 White places a stone on 0,8.
  56 Attack-Defense Phase: attack 4, defence 0. White loses 4 HP and has 16.
  56 Black wins, 20 to 16.
