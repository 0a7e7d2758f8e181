### 心牌（Heart Tiles）的盘面。

colour = { $colour ->
        [w] 白色
        [r] 红色
        [y] 黄色
       *[g] 绿色
    }
heart = { $colour ->
        [w] 白
        [r] 红
        [y] 黄
       *[g] 绿
    }{ $value }
magic = { $kind ->
        [wind] 风
        [recycle] 回收
       *[shield] 护盾
    }
somebody = 某人

## 按键表

key-card = 先选手牌，再选格子：把牌用在那里
key-tile = 先选格子，再选手牌：效果相同

## 牌

card-heart = { heart }爱心
card-magic = { $kind ->
        [wind] 风，吹走对方的一颗爱心
        [recycle] 回收，把一个带颜色的空格变白
       *[shield] 护盾，保护己方两个回合
    }
card-hidden = 一张暗牌
card-earns = { $card }，放在那里得{ $points }分

## 格子

tiles = 格子
tile = 格子{ $at }：{ $what }
    .open = 格子{ $at }：{ $what }，可以在这里出牌
    .earns = 格子{ $at }：{ $what }，在这里出牌得{ $points }分
tile-once = 原为{ colour }
tile-heart = { $you ->
        [true] 你的{ heart }爱心
       *[false] { $who }的{ heart }爱心
    }
tile-counts = 计{ $points }分
tile-empty = 空
tile-shielded = 护盾还有{ turns }
turns = { $count }回合
spot = 格子{ $at }

## 玩家

you = 你
seat = 座位{ $seat }
score = { $score }<sr>分</sr>
cover = { $count }<unit>回合</unit>
raise = 升起护盾
holds = { $you ->
        [true] 你的手牌：{ $cards }
       *[false] 手牌：{ $cards }
    }
    .none = { $you ->
            [true] 你没有手牌
           *[false] 没有手牌
        }
    .hidden = 手中有{ $hearts }张爱心牌和{ $magic }张魔法牌
hand = 你的手牌
hand-none = { $kind ->
        [heart] 没有爱心
       *[magic] 没有魔法
    }

## 牌库和结束回合的按钮

deck = { $kind ->
        [heart] 爱心
       *[magic] 魔法
    }
    .draw = 摸牌
deck-draw = { $kind ->
        [heart] 摸一张爱心牌，还剩{ $count }张
       *[magic] 摸一张魔法牌，还剩{ $count }张
    }
    .left = { $kind ->
            [heart] 剩余爱心牌：{ $count }
           *[magic] 剩余魔法牌：{ $count }
        }
end-turn = 结束回合
end-turn-first = { $missing ->
        [heart] 先摸爱心牌
        [magic] 先摸魔法牌
       *[both] 先摸两种牌
    }

## 格子下方的句子

over-tiles = 每个格子都有爱心了。双方亮出手牌。
over-decks = 两个牌库都空了。双方亮出手牌。
over-resigned = 有玩家认输了。双方亮出手牌。
thinking = <who/>正在思考。
where-heart = { heart }放在哪里？
no-tile = 没有空格了。
no-more-hearts = 这一回合不能再放爱心了。
magic-blocked = <whole><who/>的</whole>护盾挡住了所有魔法。
magic-used = 这一回合你已经用过魔法牌了。
where-shield = 点按钮升起护盾，或把牌拖到格子上。
where-wind = 用“风”吹走<whole><who/>的</whole>哪颗爱心？
    .nowhere = <who/>没有可以吹走的爱心。
where-recycle = 把哪个格子变白？
    .nowhere = 没有带颜色的空格。
which-card = 这里用哪张牌？
    .none = 你的牌现在都不能用在那里。
hearts = { $hearts }颗爱心
may = { $what ->
        [hearts] 你可以放{ hearts }。
        [magic] 你可以用一张魔法牌。
       *[both] 你可以放{ hearts }，并用一张魔法牌。
    }
    .blocked = { $what ->
            [hearts] 你可以放{ hearts }，但对方的护盾挡住了魔法。
            [magic] 你可以用一张魔法牌，但对方的护盾挡住了魔法。
           *[both] 你可以放{ hearts }并用一张魔法牌，但对方的护盾挡住了魔法。
        }
done = 能做的都做了，可以结束回合。
    .draw = 先摸牌，再结束回合。
other-one = 对手

## 记录

log-start = <does>每人{ $count }张牌。{ $you ->
        [true] <who>你</who>先手。
       *[false] <who/>先手。
    }格子的颜色：</does> <tile/>
log-placed = <does>{ $you ->
        [true] <who>你</who>放置
       *[false] <who/>放置
    }</does> <heart/> <tile/>
log-blown = <does>{ $you ->
        [true] <who>你</who>吹走
       *[false] <who/>吹走
    }</does> <heart/> <tile/>
log-score = { $you ->
        [true] 你有{ $score }分
       *[false] 现有{ $score }分
    }
log-washed = <does>{ $you ->
        [true] <who>你</who>把{ colour }格子变白
       *[false] <who/>把{ colour }格子变白
    }</does> <tile/>
log-shield-falls = { $you ->
        [true] 你的护盾消失
       *[false] 护盾消失
    }
log-shield-lasts = { $you ->
        [true] 你的护盾还有{ turns }
       *[false] 护盾还有{ turns }
    }
log-raises = { $you ->
        [true] <who>你</who>升起护盾
       *[false] <who/>升起护盾
    }
log-ends = { $you ->
        [true] <who>你</who>结束回合
       *[false] <who/>结束回合
    }
log-draws = { $you ->
        [true] <who>你</who>摸到
       *[false] <who/>摸到
    }
    .heart = { $you ->
            [true] <who>你</who>摸了一张爱心牌
           *[false] <who/>摸了一张爱心牌
        }
    .magic = { $you ->
            [true] <who>你</who>摸了一张魔法牌
           *[false] <who/>摸了一张魔法牌
        }
log-hidden = 暗牌
log-resigns = { $you ->
        [true] <who>你</who>认输。
       *[false] <who/>认输。
    }

## 玩法

how = 心牌（Heart Tiles）
    .aim = 八个格子，两位玩家。把爱心放在颜色合适的格子上，再守住它们。分数高者获胜。
how-points = 计分
    .scene = 红2放在红色格子上得4分，放在白色格子上得2分，放在黄色格子上不得分
    .counts = 爱心放在同色格子上，分数<b>加倍</b>；放在白色格子上，按点数计；放在其他颜色的格子上，不得分。
how-turn = 你的回合
    .order = 顺序不限：
    .draw = 摸<b>一张爱心牌</b>和<b>一张魔法牌</b>：只要牌库里还有牌，结束回合前就必须摸；
    .place = 在没有爱心的格子上放爱心，最多<b>两颗</b>；
    .use = 用<b>一张魔法牌</b>；
    .end = 结束回合。一张牌不出也可以。
how-reading = 看懂格子
    .scene = 你的绿3在绿色格子上，计6分，护盾还有2回合；对手的黄1在白色格子上，计1分
    .ring = <b>完整的绿圈</b>：你的爱心。<b>断开的红圈</b>：对手的爱心。
    .upper = <b>右上角</b>：分数。<b>左上角</b>：护盾和剩余的回合数。
    .lower = <b>右下角</b>：格子原来的颜色。左下角：格子编号。
how-wind = 风
    .scene = “风”把对手的绿3从绿色格子上吹走，格子又空了，仍是绿色
    .does = 吹走对手的一颗爱心，分数也随之消失。格子恢复原来的颜色。
how-recycle = 回收
    .scene = “回收”把一个黄色空格变白，它的小方块仍是黄色
    .does = 把一个带颜色的空格变白，之后一直是白色。
how-shield = 护盾
    .scene = 护盾保护你的红3和一个绿色空格，共2回合
    .does = 保护你两个回合：对手的下一回合和你自己的下一回合。在此期间，对手不能用“风”、“回收”和“护盾”，双方仍可放爱心。你再用一张护盾，就重新算两回合；同一时间只有一方能有护盾。
how-end = 结束
    .when = 八个格子都有爱心时立刻结束；或者有人结束回合时两个牌库都空了，也会结束。分数相同为平局。
how-controls = 操作
how-keys = { $press ->
        [tap] 先点一张牌，再点亮起的格子，或者把牌拖过去。
       *[click] 先单击一张牌，再单击亮起的格子，或者把牌拖过去。
    }用键盘时，方向键在手牌和格子之间移动，Enter拿起和放下牌，Esc把牌放回手中。
