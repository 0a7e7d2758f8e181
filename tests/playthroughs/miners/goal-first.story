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
  11 Thorin Goldbeard lays a cross at 6,4.
  12 Thorin Goldbeard draws a card.
  13 Gimli Ironfoot lays a cross at 5,4.
  14 Gimli Ironfoot draws a card.
  15 Thorin Goldbeard lays a cross at 4,4.
  16 Thorin Goldbeard draws a card.
  17 Gimli Ironfoot lays a straight (top-bottom, stub left) at 3,4.
  18 Gimli Ironfoot draws a card.
  19 Thorin Goldbeard lays a cross at 2,4.
  19 Thorin Goldbeard reaches the middle destination at 1,4. Gold: Thorin Goldbeard 6, Gimli Ironfoot 2.
  19 Thorin Goldbeard wins, 6 to 2.
