### 4ascend牌桌上的文字：记录和拒绝的理由。

## 记录

step-stone = { $who }在{ $cell }落子。
step-plant = { $cell }长出一株植物。
step-grow = 这次长出{ $plants }株植物。
step-wait = { $moves ->
        [0] 之后不会再长出植物。
       *[other] 再落{ $moves }子而不成链，就会长出植物。
    }

fact-chain = { $seat }的{ $cells-count }子链离开棋盘：威力{ $power }。
fact-clash = 攻防阶段：进攻{ $attack }{ $taken ->
        [0] { "" }
       *[other] （{ $whole }减去被占格子的{ $taken }）
    }，防守{ $defence }。{ $loser ->
        [none] 双方都没有失去生命值。
       *[other] { $loser }失去{ $damage }点生命值，还剩{ $left }点。
    }

## 拒绝的理由

plants-growing = 植物正在生长，请稍等。
cell-taken = 那一格已经有棋子了。
