### 任何游戏的盘面都会用到的文字。

## 玩法

how-to-play = 玩法
how-to-opening = 正在打开规则…
how-to-none = 这个游戏没有玩法说明。

## 记录

you-take-back = 你悔棋，收回了一个回合。
said-times = { $say }（{ $count }次）

## 没有专用盘面的游戏：以文字显示局面，每一步一个按钮

draft = 目前：{ $steps }。
    .points = 目前：{ $steps }（{ $points }分）。
draft-back = 收回最后一步
    .all = 全部收回
draft-step = 试走{ $step }

## 扩展包带来的盘面无法使用

plain-instead = 显示不了这个游戏自带的盘面。{ $why }现在用的是简易盘面。
unusable-stopped = 盘面出错停止了。
unusable-not-loaded = 盘面没能载入。
unusable-late = 盘面没有及时载入。
unusable-styles = 盘面的样式没能载入。
unusable-version = 盘面是按第{ $version }版接口制作的。
unusable-no-mount = 盘面没有提供用于显示的函数。
unusable-no-update = 盘面没有提供更新和移除的函数。
