### 矿工（Miners）的机器人为什么这样走：用于提示和复盘。

## 下面句子的组成部分

destination = { $place ->
        [left] 左侧目的地
        [middle] 中间目的地
       *[right] 右侧目的地
    }
gold = ，得{ $gold }块金子{ $others ->
        [0] ，其他人什么也得不到
       *[other] ，其他人得{ $others }块
    }
cards = { $cards }张牌
own-cards = { $own }张牌

## 理由

reason-reaches = 到达{ destination }{ gold }。
reason-reaches-several = 同时到达{ $destinations ->
        [2] 两个
       *[3] 三个
    }目的地{ gold }。
reason-closes-for-all = 彻底封死矿井，谁也赢不了。
reason-closes-ahead = 趁金子领先，彻底封死矿井。
reason-closes = 封死矿井，因为没有更好的放法。
reason-blocks = 堵住通往{ destination }的路，那里再放一张牌就能到达。
reason-opens = 打通去{ destination }的路，并留着一张能到达的牌。
reason-digs-up = 挖到{ destination }跟前，从那里只有少数牌能到达。
reason-digs = 挖到离{ destination }只差{ cards }{ $own ->
        [0] { "" }
       *[other] ，沿途有{ own-cards }是{ $reader ->
            [player] 你的
           *[none] 自己的
        }
    }。
reason-closes-tunnel = 封住通往{ destination }的坑道。
reason-lengthens = 让去{ destination }的路变长，从{ $was }张牌变为{ $now }张。
reason-waits-carefully = 先等等，因为现在靠近可能会让下家到达目的地。
reason-waits = 先等等，不让任何人更靠近目的地。
advice-pass = 跳过，因为{ $reader ->
        [player] 你没有手牌了
       *[none] 没有手牌了
    }。
advice-discard = 弃掉这张牌，因为手牌都无处可放。
