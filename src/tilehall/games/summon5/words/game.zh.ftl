### SUMMON5在列表和标题中的文字。

title = SUMMON5
summary = 把符文线织成连线，让总和成为圣数的倍数。
default-turn = 自动走第一种能得分的走法
aim = 凑出{ $sacred }的倍数
unit = 秘能
    .amount = { $count }秘能

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
    .summary = 在11×11格的织机上速战速决。
mode-obstacles = 障碍
    .summary = 十个线结会截断连线。
mode-portals = 传送门
    .summary = 四个传送门，经过的连线得分加倍。

## 选项

option-sacred = 圣数
    .description = 总和是其中任何一个的倍数，就能得分。
option-board = 织机
    .description = 大织机的大小；小的打得更快。
    .value-15 = 15×15
    .value-11 = 11×11
option-hand = 线库
    .description = 线库补满时有多少根符文线；所有人合计最多32根。
option-endgame = 收尾
    .description = 线堆空了以后怎么打。
    .value-last-round = 打完这一轮，再打一轮
    .value-round = 打完这一轮
    .value-pile = 立刻结束
    .value-play-out = 打到有人的线库空了为止
option-target-score = 目标秘能
    .description = 达到这么多秘能，对局结束；0表示不设。
option-perfect-bonus = 完美奖励
    .description = 线库空了又无法再补时得到的秘能。
option-strict = 严格
    .description = 形成的每条连线，总和都必须是圣数的倍数。
option-progressive = 递增
    .description = 每打完一轮，连线的得分更高。
option-patterns = 图案
    .description = 三根或更长的得分连线，如果正读反读都一样、逐一递增或递减，或者全部相同，另有奖励。
option-multipliers = 倍率
    .description = 符文线0到9各自的倍率；连线得分乘以其中最大的倍率。
    .place = 符文线{ $place }
option-obstacles = 障碍
    .description = 封住的格子，会截断连线。
option-portals = 传送门
    .description = 大织机上的传送门：数值为0，经过的连线得分加倍。

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
