   1 Thorin Goldbeard draws a card.
   2 Thorin Goldbeard draws a card.
   3 Thorin Goldbeard draws a card.
   4 Thorin Goldbeard draws a card.
   5 Thorin Goldbeard draws a card.
   6 Gimli Ironfoot draws a card.
   7 Gimli Ironfoot draws a card.
   8 Gimli Ironfoot draws a card.
   9 Gimli Ironfoot draws a card.
  10 Gimli Ironfoot draws a card.
  11 Thorin Goldbeard lays a straight (right-left, stub top) at 7,5.
  12 Thorin Goldbeard draws a card.
  13 Gimli Ironfoot lays a fork (top-right-bottom) at 6,4.
  14 Gimli Ironfoot draws a card.
  15 Thorin Goldbeard lays a fork (top-bottom-left) at 5,4.
  16 Thorin Goldbeard draws a card.
  17 Gimli Ironfoot lays a dead end (stub top, stub right, stub left) at 5,3.
  18 Gimli Ironfoot draws a card.
  19 Thorin Goldbeard lays a straight (top-bottom, stub left) at 6,5.
  20 Thorin Goldbeard draws a card.
  21 Gimli Ironfoot resigns.
  21 Thorin Goldbeard wins, 0 to 0.
