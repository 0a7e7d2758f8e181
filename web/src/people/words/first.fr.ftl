### People: what the first view needs.

you-are = Votre nom
my-account-after = {"\u00a0"}: mon compte
your-name = Votre nom
    .suggest = Proposer un autre nom
    .another = Un autre nom
# The moods are the same in both genders.
suggestion = { $animal } { $mood }
moods = Calme Sage Habile Brave Tranquille Agile Alerte Rapide Aimable Intrépide Espiègle Fidèle
animals = Loutre Martre Mésange Chouette Hermine Belette Marmotte Grenouille Abeille Cigogne Alouette Tortue
challenged = { $name } vous défie à { $game } : voir Amis, dans le menu.
    .declined = { $name } décline { $game } cette fois.
