### 矿工（Miners）的盘面。

dwarf = { $seat ->
        [0] Thorin Goldbeard
        [1] Gimli Ironfoot
        [2] Dwalin Rockfist
        [3] Balin Gemseeker
       *[4] Bofur Pickaxe
    }
    .first = { $seat ->
            [0] Thorin
            [1] Gimli
            [2] Dwalin
            [3] Balin
           *[4] Bofur
        }

## 按键表

key-digit = 选一张牌，或旋转选中的牌
key-rotate = 把选中的牌旋转半圈
key-enter = 在格子上：把选中的牌放在那里

## 牌

card = { $shape ->
        [cross] 十字
        [straight] 直道（{ $ways }）
        [bend] 弯道（{ $ways }）
        [fork] 岔道（{ $ways }）
       *[dead-end] 死路（{ $ways }）
    }
card-way = { $sides ->
        [T] 上断头路
        [R] 右断头路
        [B] 下断头路
        [L] 左断头路
        [TB] 上下
        [RL] 左右
        [TR] 右上
        [RB] 右下
        [BL] 左下
        [TL] 左上
        [TRB] 上下右
        [RBL] 左右下
        [TBL] 上下左
       *[TRL] 左右上
    }
held-turned = 已旋转
held-there = 能放在那里
    .not = 不能放在那里
held-fits = 可放{ $count }格
    .rotated = 旋转后可放
    .nowhere = 现在无处可放
hand = 你的牌
    .still = 手牌

## 格子

mine = 矿井
at = 第{ $row }行第{ $column }列
cell-rock = { at }：岩石
cell-start = { at }：起点
cell-sealed = { at }：目的地{ $number }，封闭
cell-reached = { at }：目的地{ $number }，由{ $who }（{ $dwarf }）到达
cell-card = { at }：{ $card }，{ $lit ->
        [true] 亮
       *[false] 暗
    }，由{ $who }（{ $dwarf }）放置
cell-barred = { at }：在这里放牌会切断通往目的地的路
cell-fits = { at }：你的牌可以放在这里

## 玩家和牌堆

crew = 矮人
you = 你
crew-holds = <dwarf/>{ $you ->
        [true] ，你
       *[false] { "" }
    } · { $count }张牌
resigned = 已认输
gold = { $count }块金子
deck = 牌库
    .count = 牌库：{ $count }张
    .word = 牌库
discards = 弃牌
    .newest = 弃牌：{ $count }张，最新的是{ $card }
    .none = 没有弃牌
    .word = 弃牌

## 按钮旁边的句子

none-fits = 你的牌都放不下，请弃一张。
cuts-off = 在这里放牌会切断通往目的地的路。
over = 挖掘结束。
hand-empty = 你没有手牌了，请跳过。
plan = 先想想下一步。
choose = 先选一张牌，或一个格子。
fits-rotated = 这样放不下，旋转试试。
fits-nowhere = 这张牌现在无处可放。
fits-lit = 可以放在{ $count ->
        [1] 亮起的格子
       *[other] 亮起的{ $count }个格子
    }。
fits-both = 正放倒放都可以：可以旋转，也可以直接点格子。
fit-there = 能放在那里的牌有{ $count }张，请选{ $count ->
        [1] 它
       *[other] 一张
    }。
    .not = 这张牌不能放在那里。
    .lit = 这张牌不能放在那里；能放的格子已亮起。
    .none = 你的牌都不能放在那里。试试亮起的格子。
not-yet = 还没轮到你。
same-rotated = 这张牌旋转后没有变化。
cheer = { $you ->
        [true] 你（{ $dwarf }）到达
       *[false] { $who }（{ $dwarf }）到达
    }目的地{ $number }！矿脉上的{ $count }张牌各得1块金子。

## 按钮

pass = 跳过
discard = 弃牌
rotate = 旋转
    .key = 旋转（{ $key }）
    .choose = 请先选一张牌

## 记录

log-lays = { $you ->
        [true] <who>你</who>放置
       *[false] <who/>放置
    } <card/><spoken>，{ at }</spoken>{ log-draws }
log-discards = { $you ->
        [true] <who>你</who>无牌可放，弃掉
       *[false] <who/>无牌可放，弃掉
    } <card/>{ log-draws }
log-draws = { $drawn ->
        [none] { "" }
        [shown] ，摸到 <drawn/>
       *[hidden] { $you ->
            [true] ，你摸了一张牌
           *[false] ，摸了一张牌
        }
    }
log-passes = { $you ->
        [true] <who>你</who>没有手牌，跳过
       *[false] <who/>没有手牌，跳过
    }
log-resigns = { $you ->
        [true] <who>你</who>认输
       *[false] <who/>认输
    }
log-dealt = 每人发{ $count }张牌。
    .own = 每人发{ $count }张牌。你的牌：<drawn/>
log-reaches = { $you ->
        [true] 你（{ dwarf }）到达目的地{ $number }！
       *[false] <name/>（{ dwarf }）到达目的地{ $number }！
    }
log-pay = { $you ->
        [true] 你 +{ $gold }块金子
       *[false] { $who } +{ $gold }块金子
    }
log-dead = 矿井里再也放不下任何牌了。
log-stuck = 牌库已空，谁也放不了牌。
log-over = 对局结束。{ $how ->
        [nobody] 无人获胜。
        [you] 你赢了！
        [you-shared] 你和{ $who }并列获胜。
        [shared] { $who }并列获胜。
       *[other] { $who }获胜。
    }

## 玩法

how = 矿工（Miners）
    .aim = 大家合挖一座矿井，金子各归各。从底部的提灯出发，把坑道铺向顶部三个封闭的目的地。
how-cards = 牌
    .straight = 直道
    .bend = 弯道
    .fork = 岔道
    .cross = 十字
    .stub = 带断头路
    .end = 死路
    .about = <b>断头路</b>的尽头是岩石：可以和道路相接，但过不去。任何牌都可以<b>旋转</b>，倒过来放。
how-turn = 你的回合
    .lay = 从五张手牌中放一张，然后摸一张。能放就必须放；一张也放不了，就弃一张再摸一张；没有手牌，就跳过。
    .scene = 这张十字现在能放在哪里。亮起的坑道与提灯相通，新牌必须接上其中一条。相邻的边要一致：开对开，闭对闭。断头路右边是暗的，所以那里什么也不能放。
    .beside = 与目的地、空格或盘面边缘相邻的那一边，可开可闭。
how-open = 保持通路
    .scene = 谁也不许切断目的地。每个封闭的目的地，都要有一条经过空格的路通到某个亮起的坑道口。图中只剩一个坑道口：可以从那里继续挖，但不能放死路。这样的格子标有叉号。
    .last = 能到达目的地的牌随时可以放：那会结束对局。
how-gold = 金子
    .scene = Thorin（●）到达目的地2，得<b>3块金子</b>；最短路线上<b>每张牌</b>再给放置它的玩家<b>1块金子</b>。Thorin共得6块，Gimli（■）得2块。
how-end = 结束
how-over = { $goal ->
        [first] 到达第一个目的地
       *[all] 三个目的地全部到达
    }后，对局结束；{ $open ->
        [true] { "" }
       *[false] 哪里都再也放不下牌时，也会结束；
    }牌库已空、所有人依次都无牌可放时，也会结束。金子最多者获胜，相同则比到达的目的地数量。如果一个目的地也没有到达，则无人获胜。
how-controls = 操作
    .keys = <key>1</key>–<key>5</key>选牌，<key>R</key>旋转，方向键在矿井里移动，<key>Enter</key>放置，<key>Esc</key>把牌放回。
how-pointer = { $press ->
        [tap] 点一张牌和一个亮起的格子，先后不限，或者把牌拖过去。再点一次选中的牌可以旋转它。
       *[click] 单击一张牌和一个亮起的格子，先后不限，或者把牌拖过去。再单击一次选中的牌可以旋转它。
    }
