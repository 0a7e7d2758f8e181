### 拉密（Rummikub）的机器人为什么这样走：用于提示和复盘。

## 下面句子的组成部分

number-of-tiles = { $count }张牌
number-of-sets = { $sets }个牌组
keeps-jokers = { $jokers ->
        [0] { "" }
        [1] ，并留着百搭牌
       *[2] ，并留着两张百搭牌
    }
rack = { $reader ->
        [player] 你的牌架
       *[none] 牌架
    }
no-play = { $lacking ->
        [fit] { rack }上没有能接上桌面的牌
        [points] { rack }上的牌凑不出{ $needed }分的新牌组
       *[set] { rack }上的牌凑不出新牌组
    }

## 理由

reason-lays = 打出{ $tiles }{ keeps-jokers }。
reason-rearranges = 重组{ number-of-sets }，打出{ $tiles }{ keeps-jokers }。
reason-opens = 以{ $points }分破冰{ keeps-jokers }。
reason-goes-out = 打出最后{ $count ->
        [1] 一张牌
       *[other] { number-of-tiles }
    }，全部出完。
reason-ends = 就用已摆好的牌结束回合。
reason-draws = 摸一张牌，因为摆到一半的牌组凑不齐。
reason-sees-nothing = 没看到能出的牌。
reason-holds-back = 留着能出的{ number-of-tiles }，想在一回合里全部出完：{ $tiles }{ $stuck ->
        [1] 还接不上
       *[other] 都还接不上
    }。
advice-wait = 除了百搭牌，所有牌都能出：先等等，到时一回合全部出完。
advice-nothing = { rack }上没有能出的牌{ $pool ->
        [empty] ，牌池也空了
       *[full] { "" }
    }。
advice-draw = 摸一张牌，因为{ no-play }。
advice-pass = 跳过，因为{ no-play }，牌池也空了。
