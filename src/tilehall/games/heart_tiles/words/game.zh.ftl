### 心牌（Heart Tiles）在列表和标题中的文字。

title = 心牌
summary = 把爱心放在同色格子上，分数加倍；用魔法牌吹走对手的爱心，或保护自己的。
default-turn = 自动摸完该摸的牌，再结束回合
aim = 让爱心和格子同色

## 结局

ending-tiles = 每个格子都有爱心了。
ending-decks = 两个牌库都空了。

## 机器人的问候

greeting-first = 红配红，对吗？
greeting-easy = 我的“风”要留到后面用。
greeting-medium = 同色格子，分数加倍。
greeting-strong = 护盾用得及时，就稳了。
greeting-hard = 随你怎么放，我有“风”。
greeting-master = 还剩哪些爱心，我都数着呢。
