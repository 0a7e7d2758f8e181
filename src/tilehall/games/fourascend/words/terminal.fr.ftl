### 4ascend dans le terminal.

health = { $hp }/{ $full } PV
attack = { $player } attaque avec une puissance de { $power } ; chaque nombre est la valeur de sa case.
    .alone = { $player } attaque avec une puissance de { $power }.
