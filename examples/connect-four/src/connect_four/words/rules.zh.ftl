### 四子棋牌桌上的文字。

## 记录

step-drop = { $who }在第{ $number }列落子。

## 拒绝的理由

no-such-column = 没有第{ $column }列：列从0到{ $last }。
column-full = 第{ $number }列已满。
