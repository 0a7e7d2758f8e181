### 终端里的心牌。

seat-name = 玩家{ $number }

colour = { $colour ->
        [w] 白
        [r] 红
        [y] 黄
       *[g] 绿
    }
hidden-hand = { $hearts }颗爱心，{ $magic }张魔法牌
decks = 牌库：{ hidden-hand }。
cards-gone = 已出局的牌：
magic = { $card ->
        [wind] 风
        [recycle] 回收
       *[shield] 护盾
    }
shield-lasts = S：{ $player }的护盾还能持续{ $turns }个回合。
    .alone = { $player }的护盾还能持续{ $turns }个回合。
may-still = { $player }还可以{ $actions }。
    .draw-heart = 摸一张爱心牌
    .draw-magic = 摸一张魔法牌
    .hearts = 放{ $count }颗爱心
    .magic = 用{ $count }张魔法牌
    .end = 结束回合
