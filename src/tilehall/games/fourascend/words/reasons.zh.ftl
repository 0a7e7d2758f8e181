### 4ascend的机器人为什么落在那里：用于提示和复盘。

seat-name = { $seat ->
        [0] 黑方
       *[1] 白方
    }

## 数量，作为下面句子的组成部分

size = { $cells }
chain = { size }子链{ $plants ->
        [0] { "" }
       *[other] （含{ plants }）
    }
plants = { $plants }株植物
lines = { $lines }条线
ways = { $ways ->
        [2] 两条
       *[other] { $ways }条
    }

## 进攻的一子

reason-wins = 以{ chain }进攻，{ $reader ->
        [opponent] 你
       *[none] { $other }
    }怎么应对都无济于事。
reason-deals = 以{ chain }进攻，无论怎么应对，至少造成{ $damage }点伤害。
reason-attacks = 以{ chain }进攻，威力{ $power }，只有另一条链才能挡住。

## 应对进攻的一子

reason-strikes-back = 以{ chain }应对，以{ $defence }对{ $attack }反击。
reason-cancels = 以{ chain }应对，抵消进攻。
reason-weakens = 以{ chain }应对，{ $whole }点伤害只承受{ $through }点。
reason-takes = 占住进攻的{ $taken ->
        [cell] 一格
       *[plant] 一格和它的植物
    }，把伤害从{ $whole }降到{ $attack }{ $saved ->
        [true] ，刚好能活下来
       *[false] { "" }
    }。
reason-accepts = 宁可承受{ $whole }点伤害，也要{ $does }。

## 其他落子

reason-quiet = 可以{ $does }。
does-block-chain = 挡住{ $reader ->
        [opponent] 你
       *[none] { $other }
    }的{ size }子链
does-block-way = 堵住{ $reader ->
        [opponent] 你
       *[none] { $other }
    }的{ ways }成链路线之一
does-threaten = { $ways ->
        [1] 威胁连成{ size }子链
       *[other] 从{ ways }路线威胁连成{ size }子链
    }
does-cut = 切断{ $reader ->
        [opponent] 你
       *[none] { $other }
    }已开始的{ lines }
does-build = 延伸{ lines }
does-stand-on-plant = 占住一株植物
does-stand-open = 落在仍有{ lines }可成链的位置
does-keep-open = 为以后保留{ lines }
does-wait = 稳住局面，不给机会
