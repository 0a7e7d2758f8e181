### 心牌（Heart Tiles）牌桌上的文字：记录和拒绝的理由。

## 记录

step-draw = { $deck ->
        [heart] { $who }摸了一张爱心牌。
       *[magic] { $who }摸了一张魔法牌。
    }
step-heart = { $who }把{ $card }放在格子{ $tile }。
step-wind = { $who }对格子{ $tile }使用“风”。
step-recycle = { $who }对格子{ $tile }使用“回收”。
step-shield = { $who }升起护盾。
step-end = { $who }结束回合。
step-paint = 格子{ $tile }是{ $colour ->
        [w] 白色
        [r] 红色
        [y] 黄色
       *[g] 绿色
    }。
step-deal = { $seat }得到{ $drawn }。

fact-scored = 得{ $points }分：{ $seat }现有{ $score }分。
fact-blown = { $seat }失去{ $card }和它的{ $points }分，还剩{ $score }分。
fact-whitened = 格子{ $tile }从此变为白色。
fact-shielded = { $turns ->
        [0] { $seat }的护盾消失。
       *[other] { $seat }的护盾还有{ $turns }回合。
    }

## 牌

card = { $kind ->
        [r] 红{ $value }
        [y] 黄{ $value }
        [g] 绿{ $value }
        [wind] “风”
        [recycle] “回收”
        [shield] “护盾”
        [hidden-heart] 一张爱心牌
       *[hidden-magic] 一张魔法牌
    }

## 拒绝的理由

drawn-already = { $deck ->
        [heart] 这一回合你已经摸过爱心牌了。
       *[magic] 这一回合你已经摸过魔法牌了。
    }
deck-empty = { $deck ->
        [heart] 爱心牌库已空。
       *[magic] 魔法牌库已空。
    }
hearts-placed = 这一回合你已经放了{ $most }颗爱心。
not-held = 你手中没有{ $card }。
heart-there = 格子{ $tile }上已经有爱心了。
own-heart = 格子{ $tile }上的爱心是你的。“风”只能吹走对手的爱心。
no-heart-there = 格子{ $tile }上没有爱心。“风”要用来吹走对手的爱心。
heart-shielded = 对手的护盾保护着格子{ $tile }上的爱心。这张牌仍在你手中。
tile-not-empty = 格子{ $tile }上有爱心。“回收”只能用在空格上。
tile-white = 格子{ $tile }已经是白色。“回收”只能用在红色、黄色或绿色的格子上。
tiles-shielded = 对手的护盾还在，哪个格子都不能“回收”。这张牌仍在你手中。
one-shield = 对手的护盾还在，同一时间只能有一个护盾。这张牌仍在你手中。
draw-first = { $deck ->
        [heart] 结束回合前，请先摸一张爱心牌。
        [magic] 结束回合前，请先摸一张魔法牌。
       *[both] 结束回合前，请先摸爱心牌和魔法牌各一张。
    }
magic-used = 这一回合你已经用过魔法牌了。
no-such-place = 没有格子{ $tile }：编号从0到{ $last }。
being-dealt = 正在布置格子和发牌，请稍等。
tiles-painted-once = 格子只在开局时按顺序上色一次。
first-drawn-once = 全部格子上色后，只抽签一次决定先手。
rematch-begins = 这次再来一局，由座位{ $seat }先手。
no-card-owed = 现在不该发牌。
hidden-card = 暗牌不能发，请说明是哪张牌。
next-card-for = { $deck ->
        [heart] 下一张牌来自爱心牌库，发给座位{ $seat }。
       *[magic] 下一张牌来自魔法牌库，发给座位{ $seat }。
    }
none-left = 没有剩余的{ $card }可发。
no-heart = { $word }不是爱心：爱心写作r2、y1、g3。
no-such-colour = 没有爱心{ $heart }：颜色是r、y、g（红、黄、绿）。
no-such-value = 没有爱心{ $heart }：点数从1到3。
no-such-deck = 没有牌库{ $word }：牌库是heart和magic。
no-such-tile-colour = 没有颜色{ $word }：格子是w、r、y、g（白、红、黄、绿）。
