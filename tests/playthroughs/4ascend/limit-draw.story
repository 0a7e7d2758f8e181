   1 A plant grows on 7,1.
   2 A plant grows on 7,3.
   3 A plant grows on 4,2.
   4 A plant grows on 2,2.
   5 Black places a stone on 0,0.
   6 White places a stone on 6,0.
   7 Black places a stone on 4,2.
   8 White places a stone on 6,8.
   9 Black places a stone on 3,2.
  10 White places a stone on 7,0.
  11 A plant grows on 2,3.
  12 A plant grows on 7,2.
  13 Black places a stone on 6,4.
  14 White places a stone on 3,5.
  15 Black places a stone on 4,7.
  16 White places a stone on 6,1.
  17 Black places a stone on 1,5.
  18 White places a stone on 4,8.
  19 A plant grows on 7,5.
  20 A plant grows on 2,0.
  21 Black places a stone on 7,4.
  22 White places a stone on 5,8.
  23 Black places a stone on 7,7.
  24 White places a stone on 2,6.
  25 Black places a stone on 0,7.
  26 White places a stone on 7,3.
  27 A plant grows on 6,7.
  28 A plant grows on 3,6.
  29 Black places a stone on 0,6.
  30 White places a stone on 1,7.
  31 Black places a stone on 5,4.
  32 White places a stone on 2,4.
  33 Black places a stone on 8,6.
  34 White places a stone on 5,1.
  35 A plant grows on 1,3.
  36 A plant grows on 5,5.
  37 Black places a stone on 3,0.
  38 White places a stone on 8,4.
  39 Black places a stone on 8,2.
  40 White places a stone on 4,1.
  41 Black places a stone on 5,5.
  42 White places a stone on 6,2.
  42 White lifts a chain of 4: power 5.
  43 Black places a stone on 7,3.
  43 Black lifts a chain of 4: power 6.
  43 Attack-Defense Phase: attack 3 (5 less 2 for the occupied cell), defence 6. White loses 3 HP and has 17.
  43 Nobody wins, 20 to 17.
