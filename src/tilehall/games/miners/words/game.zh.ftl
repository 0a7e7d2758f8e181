### 矿工（Miners）在列表和标题中的文字。

title = 矿工
summary = 从起点挖向三个目的地：到达就有金子，沿途每张牌也有金子。
unit = 金子
    .amount = { $count }块金子
default-turn = 自动放第一张能放的牌；都放不下就弃一张
aim = 挖到金子

## 模式

mode-all-destinations = 全部目的地
    .summary = 一直挖到三个目的地全部到达。
mode-first-destination = 首个目的地
    .summary = 到达第一个目的地即结束。

## 选项

option-goal = 结束条件
    .description = 对局怎样结束。
    .value-all = 到达全部三个目的地
    .value-first = 到达第一个目的地
option-keep-open = 保持通路
    .description = 放牌不能切断目的地与矿井坑道口之间的路。

## 结局

ending-goal = 目的地已到达。
ending-dead = 矿井里再也放不下任何牌了。
ending-stuck = 牌库已空，谁也放不了牌。

## 机器人的问候

greeting-first = 金子在哪边？
greeting-easy = 哪里近，我就挖哪里。
greeting-medium = 小心，我会盯着下家。
greeting-strong = 我可不给别人开路。
greeting-hard = 有些路还是堵上好。
greeting-master = 你手里没有什么，我一清二楚。
