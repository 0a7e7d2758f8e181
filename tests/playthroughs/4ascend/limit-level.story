   1 A plant grows on 7,5.
   2 A plant grows on 6,6.
   3 A plant grows on 3,6.
   4 A plant grows on 2,2.
   5 Black places a stone on 4,5.
   6 White places a stone on 3,5.
   7 Black places a stone on 7,0.
   8 White places a stone on 2,5.
   9 Black places a stone on 4,2.
  10 White places a stone on 5,3.
  11 A plant grows on 8,2.
  12 A plant grows on 4,4.
  13 Black places a stone on 2,3.
  14 White places a stone on 6,7.
  15 Black places a stone on 5,6.
  16 White places a stone on 2,0.
  17 Black places a stone on 8,2.
  18 White places a stone on 8,7.
  18 Nobody wins, 20 to 20.
