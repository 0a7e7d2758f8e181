### 终端里的对局：`tilehall play`和`tilehall replay`。

## 告诉玩家的话

your-turn = { $player }，轮到你了。
hand-over = 请把键盘交给{ $player }，然后按Enter。
so-far = 目前：{ $steps }；{ $points }分。
still-missing = 还缺：{ $why }
no = 不行：{ $why }
not-listed = 不行：列表里没有{ $number }号走法。
more-steps = 另有{ $count }种走法：输入`all`查看。
stopped = 对局到此为止。
record-written = 棋谱已写入{ $file }。
record-not-written = 棋谱没能写入{ $file }：{ $why }。

## 帮助

help =
    输入一步走法或它的编号。还可以输入：
      all           列出所有走法
      back, undo    收回这一回合的最后一步，或整个回合
      resign        认输
      save FILE     保存到目前为止的棋谱
      quit          退出
help-replay = Enter：下一步，b：后退，数字：跳到那一步，e：结尾，q：退出
