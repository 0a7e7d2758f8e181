### 四子棋在列表和标题中的文字。

summary = 往棋架里投棋子，四子连成一线即胜。
aim = 连成{ $line }子
seat-name = { $seat ->
        [0] 红方
       *[1] 黄方
    }

## 模式

mode-four = 四子连线
    .summary = 标准玩法。
mode-five = 五子连线
    .summary = 棋架更大，对局更长。

## 选项

option-columns = 列数
    .description = 棋架有多少列。
option-rows = 行数
    .description = 每列能放多少棋子。
option-line = 连线长度
    .description = 多少子连成一线获胜。

## 结局

ending-line = 连成了一线。
ending-full = 棋架已满。

## 机器人的问候

greeting-easy = 啪嗒！
greeting-medium = 中间归我了。
greeting-hard = 斜线我也看得见。
