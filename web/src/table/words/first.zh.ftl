### 时间和计时，首页的牌桌列表也会用到。

seconds = { $count }秒
minutes = { $count }分钟
hours = { $count }小时
days = { $count }天
clock-days = { $days }天{ $hours }时
clock-hours = { $hours }时{ $minutes }分
clock-none = 不计时
clock-brief = 每回合{ $time }
    .bank = 每人{ $time }
    .increment = 每人{ $time }，每回合加{ $more }
clock-sentence = { $kind ->
        [turn] 每回合{ $time }。
        [increment] 全局{ $time }，每回合后再加{ $more }。
       *[bank] 全局{ $time }。
    }{ $end ->
        [bot] 时间用完时，由机器人代走这一回合。
        [resign] 超时判负。
       *[step] 时间用完时，{ $step }。
    }
