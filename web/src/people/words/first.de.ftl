### Leute: was die erste Ansicht braucht.

you-are = Du bist
my-account-after = : mein Konto
your-name = Dein Name
    .suggest = Anderen Namen vorschlagen
    .another = Anderer Name
# Alle Tiere sind männlich, damit jede Stimmung passt.
suggestion = { $mood } { $animal }
moods = Fröhlicher Stiller Kluger Flinker Mutiger Sonniger Geduldiger Schneller Sanfter Kühner Munterer Witziger
animals = Otter Dachs Reiher Fuchs Igel Hase Uhu Luchs Biber Marder Fink Specht
challenged = { $name } fordert dich heraus, { $game }: siehe „Freunde“ im Menü.
    .declined = { $name } lehnt { $game } diesmal ab.
