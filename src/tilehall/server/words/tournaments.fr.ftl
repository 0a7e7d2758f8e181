### Tournois : qui peut en créer, s’y inscrire et les diriger.

no-tournament = Aucun tournoi n’a ce code.
tournament-changed-often = Il se passe beaucoup de choses dans ce tournoi. Réessayez.
tournament-needs-account = Créez d’abord un compte : il en faut un pour organiser un tournoi.
tournaments-of-admins = Dans cette salle, seule l’administration crée des tournois.
organiser-only = Seule la personne qui organise le tournoi ou l’administration peut faire cela.
too-many-tournaments = { $most ->
        [one] Vous pouvez avoir { $most } tournoi non terminé à la fois.
       *[other] Vous pouvez avoir { $most } tournois non terminés à la fois.
    }
tournament-too-large = Un tournoi accueille au plus { $most } personnes.
too-many-tournament-bots = Un tournoi accueille au plus { $most } bots de la salle. L’administration peut en ajouter davantage.
