### Lessons of Connect Four: title, explanation (.text), task, and the answers to tries.

lesson-line-up-four = Aligner quatre jetons
    .text = Quatre de vos jetons alignés gagnent : en ligne, en colonne ou en diagonale.
    .task = Vous jouez Rouge. Gagnez maintenant.
    .praise = Quatre sur la ligne du bas.
    .otherwise = Vos trois jetons sont sur la ligne du bas. Où va le quatrième ?

lesson-block = Bloquer un alignement
    .text = Là où l’autre camp compléterait quatre jetons, lâchez d’abord un jeton à vous.
    .task = Vous jouez Jaune. Empêchez Rouge de gagner.
    .praise = L’alignement est bloqué.
    .otherwise = Rouge a complété quatre jetons sur la ligne du bas. Lâchez-y d’abord votre jeton.
