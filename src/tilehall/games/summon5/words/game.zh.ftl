### SUMMON5在列表和标题中的文字。

title = SUMMON5
summary = 把符文线织成连线，让总和成为圣数的倍数。
default-turn = 自动织出第一个能得分的回合
aim = 凑出{ $sacred }的倍数

## 模式

mode-sacred-5 = 圣数5
    .summary = 总和为5、10、15等都得分。
mode-sacred-3 = 圣数3
    .summary = 总和为3、6、9等都得分。
mode-sacred-7 = 圣数7
    .summary = 总和为7、14、21等都得分。
mode-mixed-paths = 混合之路
    .summary = 3、5、7的倍数都得分。
mode-small-loom = 小织机
    .summary = 在11×11格的大织机上速战速决。
mode-obstacles = 障碍
    .summary = 十个线结会截断连线。
mode-portals = 传送门
    .summary = 四个传送门，让经过它的连线得分加倍。

## 结局

ending-pile = 符文线用完了。
ending-stuck = 有玩家无法再编织。
ending-target = 已达到约定的秘能。

## 机器人的问候

greeting-first = 两根线，三根线，够了。
greeting-easy = 短的也能积少成多。
greeting-medium = 我偶尔能找到一条长的。
greeting-strong = 能拿的分，我一分不落。
greeting-hard = 给你留下什么，也很要紧。
greeting-master = 你的下一手牌，我已经在想了。
