   1 Thorin Goldbeard draws a card.
   2 Thorin Goldbeard draws a card.
   3 Thorin Goldbeard draws a card.
   4 Thorin Goldbeard draws a card.
   5 Dwalin Rockfist resigns.
   6 Thorin Goldbeard draws a card.
   7 Gimli Ironfoot draws a card.
   8 Gimli Ironfoot draws a card.
   9 Gimli Ironfoot draws a card.
  10 Gimli Ironfoot draws a card.
  11 Gimli Ironfoot draws a card.
  12 Thorin Goldbeard lays a straight (top-bottom, stub right) at 8,4.
  13 Thorin Goldbeard draws a card.
  14 Gimli Ironfoot lays a dead end (stub bottom, stub left) at 6,4.
  15 Gimli Ironfoot draws a card.
  16 Thorin Goldbeard lays a dead end (stub right, stub bottom, stub left) at 7,5.
  17 Thorin Goldbeard draws a card.
  18 Gimli Ironfoot lays a straight (top-bottom, stub right) at 7,3.
  18 The mine is dead: no card fits any cell.
  18 Nobody wins, 0 to 0 to 0.
