   1 Thorin Goldbeard draws a card.
   2 Thorin Goldbeard draws a card.
   3 Thorin Goldbeard draws a card.
   4 Thorin Goldbeard draws a card.
   5 Thorin Goldbeard draws a card.
   6 Gimli Ironfoot draws a card.
   7 Gimli Ironfoot draws a card.
   8 Dwalin Rockfist resigns.
   9 Gimli Ironfoot draws a card.
  10 Gimli Ironfoot draws a card.
  11 Gimli Ironfoot draws a card.
  12 Thorin Goldbeard resigns.
  12 Gimli Ironfoot wins, 0 to 0 to 0.
