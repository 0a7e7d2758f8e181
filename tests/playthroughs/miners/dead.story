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
  21 Gimli Ironfoot lays a straight (top-bottom, stub left) at 4,4.
  22 Gimli Ironfoot draws a card.
  23 Thorin Goldbeard lays a straight (top-bottom, stub left) at 3,4.
  24 Thorin Goldbeard draws a card.
  25 Gimli Ironfoot lays a straight (top-bottom, stub left) at 2,4.
  25 Gimli Ironfoot reaches the middle destination at 1,4. Gold: Thorin Goldbeard 2, Gimli Ironfoot 6.
  26 Gimli Ironfoot draws a card.
  27 Thorin Goldbeard lays a fork (top-right-left) at 7,6.
  28 Thorin Goldbeard draws a card.
  29 Gimli Ironfoot lays a bend (top-left, stub bottom) at 8,4.
  30 Gimli Ironfoot draws a card.
  31 Thorin Goldbeard lays a bend (right-bottom, stub top) at 6,6.
  32 Thorin Goldbeard draws a card.
  33 Gimli Ironfoot lays a fork (top-right-left) at 7,7.
  34 Gimli Ironfoot draws a card.
  35 Thorin Goldbeard lays a bend (bottom-left) at 6,7.
  36 Thorin Goldbeard draws a card.
  37 Gimli Ironfoot lays a bend (top-right) at 8,3.
  38 Gimli Ironfoot draws a card.
  39 Thorin Goldbeard lays a dead end (stub right, stub left) at 7,8.
  40 Thorin Goldbeard draws a card.
  41 Gimli Ironfoot lays a fork (top-right-bottom) at 7,3.
  42 Gimli Ironfoot draws a card.
  43 Thorin Goldbeard lays a dead end (stub bottom) at 6,3.
  43 The mine is dead: no card fits any cell.
  43 Gimli Ironfoot wins, 2 to 6.
