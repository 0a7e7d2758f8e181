### 矿工（Miners）的谜题：主题、任务和回答。

theme-keep-out = 挡住下家
theme-way-in = 唯一的入口
theme-gold = 金子最多

puzzle-keep-out = 放一张牌，让下家无论拿着什么牌都到不了目的地。
    .praise = 现在，下家无论拿着什么牌都到不了目的地。
    .otherwise = 下家可能拿着能到达目的地的牌。有一格能全部挡住。
puzzle-way-in = 有一个目的地可以到达，但只能从一格进入。到达它。
    .praise = 唯一的入口：别的格子都通不进目的地。
    .otherwise = 你有一张牌本可以到达目的地。
puzzle-gold = 用一张牌赚到最多的金子：{ $gold }块。
    .praise = { $gold }块金子。第二好的格子得{ $second }块。
    .otherwise = 一张牌可以赚到{ $gold }块金子。
