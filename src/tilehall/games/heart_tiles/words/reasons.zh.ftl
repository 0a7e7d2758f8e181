### 心牌（Heart Tiles）的机器人为什么这样走：用于提示和复盘。

## 下面句子的组成部分

heart = { $colour ->
        [r] 红{ $value }
        [y] 黄{ $value }
       *[g] 绿{ $value }
    }
a-tile = { $colour ->
        [w] 一个白色格子
        [r] 一个红色格子
        [y] 一个黄色格子
       *[g] 一个绿色格子
    }
points = { $points }分
blows = { $lost ->
        [0] 吹走对方的一颗爱心
       *[other] 吹走对方{ $lost }分
    }
fills = { $tiles ->
        [1] 填满最后一格
       *[other] 填满最后几格
    }
scores = { $more ->
        [0] 得{ points }
       *[other] 得{ $points }+{ $more }分
    }
standing = { $standing ->
        [ahead] 领先{ points }
        [behind] 落后{ points }
       *[level] 比分持平
    }

## 理由

reason-draws-first = 先摸牌，好有更多选择。
reason-blows-and-wins = { blows }，然后填满格子获胜。
reason-blows-for-heart = { blows }，给{ $heart }腾出位置，放在那里值{ $worth }分。
reason-blows = { blows }，空出{ a-tile }。
reason-protects = 护住{ points }，对方下一回合用“风”也吹不走。
reason-shields = 让对方在下一回合用不了魔法。
reason-recycles-for-heart = 把{ a-tile }变白，给{ $heart }腾出位置。
reason-recycles = 把{ a-tile }变白，使{ $colour ->
        [r] 红色
        [y] 黄色
       *[g] 绿色
    }爱心在那里不再加倍。
reason-fills-and-wins = { fills }，以{ points }优势获胜。
reason-fills-and-loses = { fills }，以{ points }之差落败。
reason-fills-for-draw = { fills }，打成平局。
reason-gives-up = 舍弃{ $heart }，占住{ a-tile }，不留给对方。
reason-scores-double = { scores }，因为{ $colour ->
        [r] 红配红
        [y] 黄配黄
       *[g] 绿配绿
    }加倍计分。
reason-scores-on-white = { scores }，因为任何爱心放在白色格子上都计分。
reason-ends-game = 结束对局，此时{ standing }。
reason-keeps-hearts = 留着{ $hearts }颗爱心以后用，此时{ standing }。
advice-end = 结束回合，因为没什么可放的了。
