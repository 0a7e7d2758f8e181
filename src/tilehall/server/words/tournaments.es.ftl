### Tournaments: who may create, enter and manage them.

no-tournament = No hay ningún torneo con ese código.
tournament-changed-often = Ahora mismo hay mucha actividad en este torneo. Inténtalo de nuevo.
tournament-needs-account = Crea antes una cuenta: solo con cuenta se organizan torneos.
tournaments-of-admins = En esta sala solo crean torneos quienes la administran.
organiser-only = Solo puede hacerlo quien organiza el torneo o administra la sala.
too-many-tournaments = { $most ->
        [one] Puedes tener { $most } torneo sin terminar a la vez.
       *[other] Puedes tener { $most } torneos sin terminar a la vez.
    }
tournament-too-large = Un torneo admite como máximo { $most } participantes.
too-many-tournament-bots = Un torneo admite como máximo { $most } bots de la sala. Los admins pueden añadir más.
