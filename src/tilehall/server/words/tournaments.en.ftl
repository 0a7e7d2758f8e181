### Tournaments: who may create, enter and manage them.

no-tournament = There is no tournament with that code.
tournament-changed-often = Much is happening in this tournament at the moment. Try again.
tournament-needs-account = Create an account first: only accounts organise tournaments.
tournaments-of-admins = In this hall, only admins create tournaments.
organiser-only = Only the organiser of a tournament and admins may do this.
too-many-tournaments = { $most ->
        [one] You can have { $most } unfinished tournament at a time.
       *[other] You can have { $most } unfinished tournaments at a time.
    }
tournament-too-large = A tournament may have at most { $most } players.
too-many-tournament-bots = A tournament may have at most { $most } bots of the hall. Admins can add more.
