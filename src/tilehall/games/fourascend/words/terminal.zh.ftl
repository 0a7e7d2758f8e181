### 终端里的4ascend。

health = 生命值{ $hp }/{ $full }
attack = { $player }进攻，威力{ $power }；每个数字是那一格的价值。
    .alone = { $player }进攻，威力{ $power }。
