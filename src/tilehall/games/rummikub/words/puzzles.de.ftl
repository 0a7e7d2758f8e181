### Rätsel von Rummikub: Themen (höchstens 40 Zeichen), Aufgaben (höchstens 100) und Antworten.

theme-everything = Alles auslegen
theme-most = Das meiste auslegen
theme-joker = Einen Joker befreien
theme-opening = Mit den meisten Steinen eröffnen

puzzle-lay-all = Leg alle { $tiles } Steine von deinem Brett aus und gewinne.
    .praise = Das Brett ist leer: der Zug, der gewinnt.
    .otherwise = Alle { $tiles } Steine lassen sich in diesem einen Zug auslegen.{ $joker ->
        [true] { " " }Dazu brauchst du deinen Joker.
       *[false] { "" }
    }
    .close = Nur ein Stein blieb übrig. Alle lassen sich auslegen.
    .idle = { idle } { puzzle-lay-all.otherwise }
puzzle-lay-some = Leg so viele Steine wie möglich aus: { $tiles } von deinen { $held }.
    .praise = { $tiles } Steine, und keine andere Auswahl schafft so viele.
    .otherwise = In diesem Zug lassen sich { $tiles } Steine auslegen.
    .close = Ganz knapp: Einer mehr lässt sich auslegen.{ $joker ->
        [true] { " " }Dazu brauchst du deinen Joker.
       *[false] { "" }
    }
    .idle = { idle } { puzzle-lay-some.otherwise }
idle = { $idle ->
        [draw] Du hast einen Stein gezogen: Das musst du nur, wenn nichts geht.
       *[pass] Du hast gepasst.
    }
