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
  11 Thorin Goldbeard lays a straight (top-bottom) at 6,4.
  12 Thorin Goldbeard draws a card.
  13 Gimli Ironfoot lays a fork (top-bottom-left) at 5,4.
  14 Gimli Ironfoot draws a card.
  15 Thorin Goldbeard lays a fork (top-right-bottom) at 4,4.
  16 Thorin Goldbeard draws a card.
  17 Gimli Ironfoot lays a straight (top-bottom, stub left) at 3,4.
  18 Gimli Ironfoot draws a card.
  19 Thorin Goldbeard lays a fork (right-bottom-left) at 2,4.
  20 Thorin Goldbeard draws a card.
  21 Gimli Ironfoot lays a dead end (stub bottom, stub left) at 7,5.
  22 Gimli Ironfoot draws a card.
  23 Thorin Goldbeard lays a bend (top-left) at 2,5.
  24 Thorin Goldbeard draws a card.
  25 Gimli Ironfoot lays a cross at 1,5.
  25 Gimli Ironfoot reaches the middle destination at 1,4. Gold: Thorin Goldbeard 4, Gimli Ironfoot 6.
  25 Gimli Ironfoot reaches the right destination at 1,6. Gold: Thorin Goldbeard 4, Gimli Ironfoot 6.
  26 Gimli Ironfoot draws a card.
  27 Thorin Goldbeard lays a straight (right-left, stub bottom) at 0,5.
  28 Thorin Goldbeard draws a card.
  29 Gimli Ironfoot lays a fork (top-right-bottom) at 2,3.
  30 Gimli Ironfoot draws a card.
  31 Thorin Goldbeard lays a cross at 1,3.
  31 Thorin Goldbeard reaches the left destination at 1,2. Gold: Thorin Goldbeard 7, Gimli Ironfoot 3.
  31 Gimli Ironfoot wins, 15 to 15.
