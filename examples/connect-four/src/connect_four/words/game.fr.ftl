### Connect Four in lists and headings.

summary = Lâchez des jetons dans la grille : quatre jetons alignés gagnent.
aim = Alignez { $line } jetons
seat-name = { $seat ->
        [0] Rouge
       *[1] Jaune
    }

## Modes

mode-four = Quatre à la suite
    .summary = La partie habituelle.
mode-five = Cinq à la suite
    .summary = Une partie plus longue, sur une grille plus grande.

## Options

option-columns = Colonnes
    .description = Colonnes de la grille.
option-rows = Rangées
    .description = Jetons que contient une colonne.
option-line = Alignement
    .description = Jetons à aligner pour gagner.

## Endings

ending-line = Un alignement est complet.
ending-full = La grille est pleine.

## Greetings of bots, by level

greeting-easy = Ploc !
greeting-medium = Le milieu est à moi.
greeting-hard = Je vois les diagonales.
