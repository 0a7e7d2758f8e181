### What a browser and a system say of the installed page.

description = Juegos de fichas y de mesa con amigos, en el navegador.
desktop = Todos los juegos en pantalla grande
phone = Todos los juegos en el teléfono
puzzles = Retos
learn = Aprender
my-games = Mis partidas
search = Tilehall: juegos de fichas y de mesa con amigos, en el navegador.
