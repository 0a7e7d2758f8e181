### What a browser and a system say of the installed page.

description = Tile and board games with friends, in the browser.
# Pictures in the browser's dialog before it installs the page.
desktop = All games on a desktop
phone = All games on a phone
# The menu of the installed page's icon. Each name should be short.
puzzles = Puzzles
learn = Learn
my-games = My games
# Of the page in search results.
search = Tilehall: tile and board games with friends, in the browser.
