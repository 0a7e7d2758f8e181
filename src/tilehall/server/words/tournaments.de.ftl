### Turniere: Wer sie anlegen, spielen und leiten darf.

no-tournament = Es gibt kein Turnier mit diesem Code.
tournament-changed-often = In diesem Turnier passiert gerade viel. Versuch es noch einmal.
tournament-needs-account = Leg zuerst ein Konto an: Nur mit einem Konto kannst du Turniere veranstalten.
tournaments-of-admins = In diesem Spieletreff legen nur Admins Turniere an.
organiser-only = Das dürfen nur Admins und wer das Turnier veranstaltet.
too-many-tournaments = { $most ->
        [one] Du kannst höchstens { $most } laufendes oder geplantes Turnier haben.
       *[other] Du kannst höchstens { $most } laufende oder geplante Turniere haben.
    }
tournament-too-large = An einem Turnier können höchstens { $most } Personen teilnehmen.
too-many-tournament-bots = An einem Turnier können höchstens { $most } Bots des Spieletreffs teilnehmen. Admins können mehr hinzufügen.
