### 终端里的拉密。

seat-name = 玩家{ $number }

heading = 第{ $round }轮{ $rounds ->
        [0] { "" }
       *[other] ，共{ $rounds }轮
    }{ $limit ->
        [0] { "" }
       *[other] ，打到{ $limit }分
    }。牌池：{ $pool }。
table-empty = 桌上没有牌。
laid-now = 本回合出了{ $sets }个牌组，共{ $points }分{ $needed ->
        [0] { "" }
       *[other] ，破冰需要{ $needed }分
    }。
from-rack = 从牌架：
loose = 散牌：
no-set-yet = 还不成牌组：
player-has = { $tiles }张牌，{ $points }分{ $state ->
        [resigned] ，已认输
        [opened] ，已破冰
       *[closed] { "" }
    }{ $passed ->
        [true] ，已跳过
       *[false] { "" }
    }
