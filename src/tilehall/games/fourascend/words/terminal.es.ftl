### 4ascend en la terminal.

health = { $hp }/{ $full } PV
attack = { $player } ataca con fuerza { $power }; cada número es lo que vale esa casilla.
    .alone = { $player } ataca con fuerza { $power }.
