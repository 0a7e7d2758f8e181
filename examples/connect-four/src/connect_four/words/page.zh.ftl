### 四子棋的棋盘、按键和记录。

board = 四子棋
rack = 棋架
column = 第{ $number }列，自下而上：{ $discs }
    .empty = 第{ $number }列：空
disc = { $colour ->
        [red] 红
       *[yellow] 黄
    }
discs-more = { $discs }、{ $disc }
own-name = { $name }（你）
dropped = { $colour ->
        [red] 红子：
       *[yellow] 黄子：
    }

## 按键表

key-beside = 移到相邻的一列
key-digit = 移到该编号的一列
key-drop = 在这一列落子
    .keys = Enter、空格键
