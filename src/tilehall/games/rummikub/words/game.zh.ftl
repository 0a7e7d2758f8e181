### 拉密（Rummikub）在列表和标题中的文字。

title = 拉密
summary = 组顺子和群组，重组桌面，抢先出完你的牌。
unit = 罚分
default-turn = 自动摸一张牌
notice = Rummikub是其所有者的商标。本项目与商标所有者没有任何关系，并非由其制作，也未获其授权或认可。大厅主人可以给这个游戏另取名字。
aim = 出完牌架上的牌

## 模式

mode-one-round = 一轮
    .summary = 最先出完牌的人获胜。
mode-four-rounds = 四轮
    .summary = 四轮后总罚分最低的人获胜。
mode-to-500-points = 打到500分
    .summary = 有人罚分满500，对局结束。

## 选项

option-initial-meld = 破冰分数
    .description = 每轮第一次出牌至少要凑够多少分。
option-rounds = 轮数
    .description = 一局打多少轮。0表示不定，这时须设分数上限。
option-point-limit = 分数上限
    .description = 有人的总罚分达到这个数，打完这一轮就结束；至少50。0表示不设。

## 结局

ending-emptied = 有人出完了牌。
ending-passed = 牌池已空，所有人都跳过了。
ending-rounds = 约定的轮数已打完。
ending-limit = 有人的罚分达到了上限。

## 机器人的问候

greeting-first = 三十分才能破冰，对吧？
greeting-easy = 我看到什么就出什么。
greeting-medium = 牌组是可以拆开的哦。
greeting-strong = 能出的牌，我都会出。
greeting-hard = 有些牌要等时机。
greeting-master = 数数我的牌架吧，我也在数你的。
