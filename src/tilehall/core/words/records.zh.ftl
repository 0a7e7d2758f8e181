### 棋谱哪里不对：棋谱是文字写成的一局游戏，玩家可以把它加到大厅里。

record-line = 第{ $line }行：{ $why }
record-step = 第{ $number }步：{ $why }
record-step-unfit = 第{ $number }步{ $step }不合规则：{ $why }
record-too-long = 棋谱最多{ $most }个字符，这份有{ $count }个。

## “第5行：”之后

record-line-first = 这不是棋谱：棋谱以“{ $first }”开头。
record-line-format = 棋谱的格式是{ $given }；这里只能读“{ $first }”。
record-line-number = “{ $word }”后面应是数字，不是{ $given }。
record-line-header = 开头部分只有{ $lines }这几行，每行一次，没有{ $given }。
record-line-missing = 开头部分缺少“{ $word } …”这一行。
record-line-after-end = “{ $word } …”之后不应再有内容。
record-line-checksums = 有些行的“;”后面有校验和，这一行却不一样：棋谱被改过。
record-line-checksum = 校验和不符：{ $since ->
        [header] 开头部分或这一行
       *[line] 这一行
    }被改过或截断了。
record-line-cut-short = 棋谱不完整：缺少最后一行“over …”或“open …”。
record-line-count = 棋谱写着{ $said }步，实际有{ $count }步：棋谱被截断或改过。
record-line-over = 棋谱写着对局还在继续，其实已经结束。
record-line-result = 棋谱写着{ $said }，重放的结果却是{ $result }。
record-goes-on = 还在继续的对局
record-players = “players”后面应是名字的列表，如{ $example }。
record-names = 有{ $seats }个座位，却有{ $names }个名字。
record-played = “played”后面应是“offline”，不是{ $given }。
record-dice = “dice”后面应是大厅写下的骰子证明，包含{ $parts }。
record-dice-values = 有{ $seats }个座位，骰子的数值却有{ $values }个。

## JSON格式的棋谱

record-outcome = 棋谱写的结果与重放的结果不同：棋谱被截断或改过。
record-part-missing = 这不是棋谱：缺少“{ $part }”。
record-part-unknown = 棋谱没有{ $part }这一项；有的是{ $parts }。
record-part-unreadable = 读不懂棋谱的“{ $part }”：内容不对。
record-none = 这不是棋谱：棋谱以“{ $first }”开头，或者包含{ $parts }。
record-too-deep = 这不是棋谱：嵌套太深。
record-format = 棋谱的格式是{ $given }；这里只能读格式{ $reads }。
