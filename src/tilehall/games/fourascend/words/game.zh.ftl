### 4ascend在列表和标题中的文字。

title = 4ascend
summary = 连成四子就进攻，遭到进攻就当场应对，别让生命值归零。
unit = 生命值
    .amount = { $count }点生命值
default-turn = 自动在第一个空格落子
aim = 连成四子

## 模式

mode-hp-15 = 生命值15
    .summary = 速战速决。
mode-hp-20 = 生命值20
    .summary = 标准对战。
mode-hp-30 = 生命值30
    .summary = 持久战。

## 选项

option-hp = 生命值
    .description = 双方开局时的生命值。
option-plants-start = 开局植物
    .description = 第一手之前长出多少株植物。
option-sprout-every = 生长间隔
    .description = 连续落多少子而不成链，就会长出植物；0表示不长。
option-sprout = 生长数量
    .description = 每次长出多少株植物。
option-regrow = 战后再生
    .description = 每次攻防结束后长出多少株植物。
option-max-turns = 手数上限
    .description = 下满这么多手，对局结束；0表示不限。
option-on-limit = 到上限时
    .description = 达到手数上限或棋盘已满时，怎样分胜负。
    .value-hp = 生命值多的一方获胜
    .value-draw = 平局

## 结局

ending-hp = 一方的生命值耗尽了。
ending-limit = 已达到手数上限。
ending-full = 棋盘已满。

## 机器人的问候

greeting-first = 听说四子连线就能进攻。
greeting-easy = 我喜欢连线，你呢？
greeting-medium = 小心我的三连。
greeting-strong = 先看植物，再落子。
greeting-hard = 两处威胁，你可防不过来。
greeting-master = 这棋盘下满的样子，我见过。
