### What a browser and a system say of the installed page.

description = Des jeux de tuiles et de plateau entre amis, dans le navigateur.
desktop = Tous les jeux sur un ordinateur
phone = Tous les jeux sur un téléphone
puzzles = Problèmes
learn = Apprendre
my-games = Mes parties
search = Tilehall : des jeux de tuiles et de plateau entre amis, dans le navigateur.
