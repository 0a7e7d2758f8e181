### 4ascend im Terminal.

health = { $hp }/{ $full } LP
attack = { $player } greift mit Stärke { $power } an; jede Zahl ist der Wert ihres Felds.
    .alone = { $player } greift mit Stärke { $power } an.
