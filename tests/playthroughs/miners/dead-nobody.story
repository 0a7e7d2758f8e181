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
  11 Thorin Goldbeard lays a dead end (stub bottom, stub left) at 7,5.
  12 Thorin Goldbeard draws a card.
  13 Gimli Ironfoot lays a straight (right-left, stub top) at 8,4.
  14 Gimli Ironfoot draws a card.
  15 Thorin Goldbeard lays a straight (right-left, stub bottom) at 6,4.
  16 Thorin Goldbeard draws a card.
  17 Gimli Ironfoot lays a dead end (stub top, stub right) at 7,3.
  17 The mine is dead: no card fits any cell.
  17 Nobody wins, 0 to 0.
