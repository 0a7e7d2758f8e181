   1 Thorin Goldbeard draws a card.
   2 Thorin Goldbeard draws a card.
   3 Dwalin Rockfist resigns.
   4 Thorin Goldbeard draws a card.
   5 Thorin Goldbeard draws a card.
   6 Thorin Goldbeard draws a card.
   7 Gimli Ironfoot draws a card.
   8 Gimli Ironfoot draws a card.
   9 Gimli Ironfoot draws a card.
  10 Gimli Ironfoot draws a card.
  11 Gimli Ironfoot draws a card.
  12 Thorin Goldbeard lays a cross at 6,4.
  13 Thorin Goldbeard draws a card.
  14 Gimli Ironfoot lays a fork (top-right-bottom) at 5,4.
  15 Gimli Ironfoot draws a card.
  16 Thorin Goldbeard lays a cross at 4,4.
  17 Thorin Goldbeard draws a card.
  18 Gimli Ironfoot lays a fork (top-bottom-left) at 3,4.
  19 Gimli Ironfoot draws a card.
  20 Thorin Goldbeard lays a fork (top-bottom-left, stub right) at 2,4.
  20 Thorin Goldbeard reaches the middle destination at 1,4. Gold: Thorin Goldbeard 6, Gimli Ironfoot 2.
  20 Thorin Goldbeard wins, 6 to 2 to 0.
