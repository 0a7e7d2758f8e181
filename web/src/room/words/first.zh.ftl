### 首页所需的牌桌列表、机器人级别和选项。

level-first = 入门
level-easy = 简单
level-medium = 中等
level-strong = 较强
level-hard = 困难
level-master = 大师
opponent = { $name }（{ $level ->
        [first] 入门
        [easy] 简单
        [medium] 中等
        [strong] 较强
        [hard] 困难
       *[master] 大师
    }机器人）
opponents = { $count }个{ $level ->
        [first] 入门
        [easy] 简单
        [medium] 中等
        [strong] 较强
        [hard] 困难
       *[master] 大师
    }机器人
seats-taken = { $seats }个座位，已坐{ $taken }人
free-seats = { $count }个空位
look-on = 观战
comma-room = ，牌桌{ $code }
delete = 删除
    .label = 删除：{ $game }，牌桌{ $code }
no-answer = 大厅没有响应，请再试一次。
with-people = 和真人一起玩
find-people = 找人一起玩
way-match = 快速匹配
    .about = 有人也想玩这个游戏，就马上开局
way-tables = 公开牌桌
    .about = 加入或观战
way-friends = 好友
    .about = 发起挑战，或用链接邀请

## 选项的值

value-yes = 是
value-no = 否
value-all = 全部为{ $value }
value-range = { $from }到{ $to }
value-bounds = { $least }到{ $most }的整数
brief = 凭牌桌码加入
    .listed = 任何人可加入
    .watch = { $watch ->
            [off] 不能观战
           *[on] { $turns ->
                [0] 可以观战
               *[other] 观战延迟{ $turns }个回合
            }
        }
    .hints = { $hints ->
            [bots] 对机器人时有提示
            [always] 人人有提示
           *[never] 没有提示
        }
