### 拉密（Rummikub）的谜题：主题、任务和回答。

theme-everything = 全部出完
theme-most = 出最多的牌
theme-joker = 换出百搭牌
theme-opening = 用最多的牌破冰

puzzle-lay-all = 把你的{ $tiles }张牌全部出完，赢下这一局。
    .praise = 牌架空了：这一回合赢下对局。
    .otherwise = 你的{ $tiles }张牌可以在这一回合全部出完。{ $joker ->
        [true] 要用上百搭牌。
       *[false] { "" }
    }
    .close = 只差一张：其实能全部出完。
    .idle = { idle }{ puzzle-lay-all.otherwise }
puzzle-lay-some = 尽量多出牌：你的{ $held }张牌中出{ $tiles }张。
    .praise = 出了{ $tiles }张，换别的牌都出不了这么多。
    .otherwise = 这一回合可以出{ $tiles }张牌。
    .close = 就差一点：还能多出一张。{ $joker ->
        [true] 要用上百搭牌。
       *[false] { "" }
    }
    .idle = { idle }{ puzzle-lay-some.otherwise }
idle = { $idle ->
        [draw] 你摸了一张牌：出不了牌才需要摸。
       *[pass] 你跳过了。
    }
