### 4ascend的盘面。

name = 4ascend
side = { $side ->
        [b] 黑方
       *[w] 白方
    }

## 按键表

key-enter = 在格子上：落子

## 玩家

tone = <side>{ side }</side>
    .you = <side>{ side }，</side>你
hp = 生命值
hp-of = { $who }（{ side }）的生命值
    .now = { $hp }/{ $most }

## 格子

board = 棋盘，九行九列
cell = 第{ $row }行第{ $column }列：{ $what }
cell-stone = { $side ->
        [b] 黑子
       *[w] 白子
    }
cell-empty = 空
cell-vacated = 刚空出
cell-plant = 有植物
cell-takes = 可减去{ $power }点威力
cell-power = 威力{ $power }
cell-counter = 反击链，威力{ $power }
cell-last = 最后一子
cell-pending = 你的棋子正在发送
cell-hinted = 提示的格子
    .near = 在提示的格子附近

## 棋盘上方的句子

attacks = { $you ->
        [true] 你发起进攻，威力<power/>
       *[false] <who/>发起进攻，威力<power/>
    }
answer = { $counters ->
        [true] 攻防阶段。用一子应对：占住有标记的格子，减去威力；或者成链反击：标有+的格子能连成相应威力的链。
       *[false] 攻防阶段。用一子应对：占住有标记的格子，减去威力；或者成链反击。
    }
    .other = 攻防阶段：等<who/>应对。标记是占住那一格能减去的威力。
clash-attack = { $taken ->
        [0] 进攻<power/>
       *[other] 进攻<power/>（原{ $whole }）
    }
    .taken = 应对减去了{ $taken }点威力。
clash-against = 对
clash-defence = 防守<power/>
unhurt = 双方都没有失去生命值。
hurt = { $you ->
        [true] 你失去{ $damage }点生命值。
       *[false] <who/>失去{ $damage }点生命值。
    }
moves-next = { $you ->
        [true] 接下来你走。
       *[false] 接下来<who/>走。
    }
your-move = 轮到你：在任意空格落一子。
    .other = 轮到<who/>落子。
aim = <b>连成四子</b>即可进攻。
plants-wait = 再落{ $wait }子而不成链，就会长出植物。
end-limit = 这是最后一子。
end-full = 棋盘已满。
end-hp = { $you ->
        [true] 你的生命值耗尽了。
       *[false] <who/>的生命值耗尽了。
    }
end-resigned = { $you ->
        [true] 你认输了。
       *[false] <who/>认输了。
    }

## 记录

log-stone = { $you ->
        [true] 你落下一子
       *[false] <who/>落下一子
    }<spoken>，{ side }，{ on }</spoken>{ $chain ->
        [back] ，以{ $count }子链反击。
        [attack] ，以{ $count }子链进攻：威力<b>{ $power }</b>。
       *[none] 。
    }
on = 第{ $row }行第{ $column }列
resigns = { $you ->
        [true] 你认输。
       *[false] <who/>认输。
    }
log-clash = 攻防阶段：进攻<b>{ $attack }</b>{ $taken ->
        [0] { "" }
       *[other] （{ $whole }减去被占格子的{ $taken }）
    }，防守<b>{ $defence }</b>：{ $loser ->
        [nobody] 双方都没有失去生命值。
        [you] 你失去<hurt>{ $damage }</hurt>点生命值，还剩{ $left }点。
       *[other] <who/>失去<hurt>{ $damage }</hurt>点生命值，还剩{ $left }点。
    }
plants-grow = 长出{ $count }株植物<spoken>：{ $where }</spoken>。
wins = { $you ->
        [true] 你赢了。
       *[false] <who/>获胜。
    }
draw = 平局。
begins = 对局开始。

## 玩法

how = { name }玩法
how-begin = 黑方先手，双方各有{ $hp }点生命值。双方轮流在空格上落一子。也可以落在植物上，植物会留在棋子下面。
how-plants = 开局时棋盘上有{ $count }株植物。
how-sprout = 每落{ $every }子而不成链，空格上就会再长出{ $count }株。

how-attack = 进攻
    .chain = 四颗或更多自己的棋子连成一线（横、竖或斜），就是一条<b>链</b>。成链就会进攻，如图中的黑方：<b>攻防阶段</b>由此开始。
    .scene = 四颗黑子并排，第一颗下面有植物，最后一颗是刚落下的。
    .power = 整条链离开棋盘。每个空出的格子算1点威力，格上有植物再加1：总威力5。

how-defence = 防守
    .answer = 对方立刻用一子应对，可落在任意空格。标记是占住那一格能减去的威力。
    .scene = 四个空出的格子。占住第一格能减去2，占住其余任一格能减去1。
    .counter = 白方占住有植物的格子，进攻只剩3。如果应对的一子自己也成链，效果更强：那条链同样离开棋盘，连同植物一起抵消进攻。
    .after = 白方应对的棋子落在植物上，其余空出的格子仍是空的。

how-blow = 结算
    .loses = 威力小的一方失去差额的生命值：这里进攻3、防守0，白方失去3点。空出的格子上的植物全部消失；应对的棋子如果还在棋盘上，它下面的植物会保留。
how-next = 接下来由进攻方走。
    .regrow = 新长出{ $count }株植物，接下来由进攻方走。

how-end = 结束
    .hp = 生命值耗尽，立刻判负。
how-limit = { $turns ->
        [0] 棋盘下满时，
       *[other] 棋盘下满或落下第{ $turns }子后，
    }{ $limit ->
        [draw] 即使生命值不同也算平局。
       *[hp] 生命值多的一方获胜，相等则为平局。
    }

how-controls = 操作
how-keys = { $press ->
        [tap] 点格子即可落子。
       *[click] 单击格子即可落子。
    }用键盘时，方向键在棋盘上移动，Enter落子。
