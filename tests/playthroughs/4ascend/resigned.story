   1 A plant grows on 5,5.
   2 A plant grows on 6,6.
   3 A plant grows on 7,1.
   4 A plant grows on 8,4.
   5 Black places a stone on 6,5.
   6 White places a stone on 8,2.
   7 Black places a stone on 0,2.
   8 White places a stone on 4,1.
   9 Black places a stone on 8,4.
  10 White places a stone on 5,6.
  11 A plant grows on 7,8.
  12 A plant grows on 1,0.
  13 Black places a stone on 4,0.
  14 White places a stone on 2,1.
  15 Black places a stone on 4,7.
  16 White places a stone on 5,1.
  17 Black places a stone on 0,0.
  18 White places a stone on 1,8.
  19 A plant grows on 2,4.
  20 A plant grows on 8,1.
  21 Black places a stone on 6,8.
  22 White places a stone on 1,3.
  23 Black places a stone on 7,2.
  24 White places a stone on 1,2.
  25 Black places a stone on 5,5.
  26 White places a stone on 1,1.
  27 A plant grows on 0,1.
  28 A plant grows on 7,6.
  29 Black places a stone on 2,2.
  30 White places a stone on 2,3.
  31 Black places a stone on 8,7.
  32 White places a stone on 7,7.
  33 Black places a stone on 2,8.
  34 White places a stone on 8,5.
  35 A plant grows on 4,5.
  36 A plant grows on 5,7.
  37 Black places a stone on 1,7.
  38 White places a stone on 8,1.
  39 Black places a stone on 6,0.
  40 White places a stone on 8,6.
  41 Black places a stone on 7,5.
  42 White places a stone on 2,7.
  43 A plant grows on 3,3.
  44 A plant grows on 1,4.
  45 Black places a stone on 1,0.
  46 White places a stone on 0,5.
  47 Black places a stone on 3,1.
  48 White places a stone on 5,2.
  49 Black places a stone on 0,1.
  50 White places a stone on 6,1.
  51 A plant grows on 3,4.
  52 A plant grows on 3,0.
  53 Black places a stone on 7,0.
  54 White places a stone on 4,3.
  55 Black places a stone on 3,2.
  56 White places a stone on 4,4.
  57 Black places a stone on 6,2.
  58 White places a stone on 0,6.
  59 A plant grows on 8,8.
  60 A plant grows on 0,3.
  61 Black places a stone on 6,6.
  62 White places a stone on 7,4.
  63 Black places a stone on 0,3.
  63 Black lifts a chain of 4: power 6.
  64 White resigns.
  64 Black wins, 20 to 20.
