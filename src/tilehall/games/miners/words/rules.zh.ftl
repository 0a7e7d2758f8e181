### 矿工（Miners）牌桌上的文字：记录和拒绝的理由。

## 记录

step-deal = { $card ->
        [hidden] { $seat }摸了一张牌。
       *[other] { $seat }摸到{ $face }。
    }
step-lay = { $who }把{ $face }放在{ $cell }。
step-discard = { $who }无牌可放，弃掉{ $face }。
step-pass = { $who }没有手牌，跳过。

fact-reach = { $dwarf ->
        [none] { $seat }
       *[other] { $dwarf }（{ $seat }）
    }到达{ $cell }的{ $destination ->
        [dest_1] 左侧
        [dest_2] 中间
       *[dest_3] 右侧
    }目的地。金子：{ $pay }。
fact-dead = 矿井挖到头了：哪里都再也放不下牌。
fact-stuck = 牌库已空，谁也放不了牌。

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

## 拒绝的理由

hidden-card = 暗牌不能发，请说明是哪张牌。
no-such-card = 牌库里没有{ $card }这种牌。
no-such-card-upright = 没有{ $card }这种牌；{ $kind }旋转后就是这样，请写作{ $turned }。
hand-empty = 你没有手牌了，请跳过。
not-held = 你手中没有{ $card }。
start-there = 那一格是起点。
destination-there = 那一格是目的地。
card-there = 那一格已经有牌了。
not-beside-card = 那一格旁边没有牌（目的地不算）。
sides-differ = 你的牌{ $side ->
        [T] 上边
        [R] 右边
        [B] 下边
       *[L] 左边
    }是{ $mine ->
        [open] 开的
       *[closed] 闭的
    }，而{ $neighbour ->
        [start] 起点
       *[card] { $side ->
            [T] 上方的牌
            [R] 右侧的牌
            [B] 下方的牌
           *[L] 左侧的牌
        }
    }在那里是{ $mine ->
        [open] 闭的
       *[closed] 开的
    }。
cuts-off-destination = 在那里放牌会切断通往目的地的路。
not-joined-to-start = 放在那里，接不上与起点相通的路。
card-fits = 你还有牌能放，不能弃牌。试试{ $card }。
cards-being-dealt = 正在发牌，请稍等。
hand-not-empty = 没有手牌时才能跳过。请放一张牌；都放不下就弃一张。
dwarf-resigned = { $dwarf }已经认输。
no-card-dealt = 现在不该发牌。
next-card-for = 下一张牌发给{ $dwarf }。
not-in-deck = 牌库里没有{ $card }了。
no-card = { $word }不是牌：牌用开口的边T、R、B、L分组表示，如TB或TB+R。
no-turned-card-held = { $word }不是手牌：牌在放置时才旋转。
