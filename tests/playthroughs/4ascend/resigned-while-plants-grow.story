   1 Black resigns.
   1 White wins, 20 to 20.
