### 班级：老师和学生不能做的事。

class-not-allowed = 只有大厅主人指定的账号才能开设班级。
too-many-classes = 你已有{ $most }个班级，不能再开设。请先删除一个。
no-class = 没有这个班级码对应的班级。
class-over = 这个班级已结束。
class-closed = 这个班级暂不接收新学生。
class-full = 这个班级已有{ $most }名学生，人数已满。
class-text-length = 这里要填{ $least }到{ $most }个字符。
no-pupil = 班里没有这名学生。
pin-digits = PIN码为{ $least }到{ $most }位数字。
pin-wrong = 昵称或PIN码不对。老师可以给你新的PIN码。
class-talk-off = 老师已关闭聊天。
not-for-pupils = 学生不能使用这项功能。
nobody-to-pair = 没有可以安排的学生：无人在线，或都在对局中。
pairing-seats = 这个游戏不能{ $seats }人同桌玩。
homework-empty = 作业至少要有一节课程、一道谜题或一局游戏。
too-much-homework = 一个班级最多有{ $most }份作业。请先撤回一份旧的。
no-homework = 这份作业已撤回。

## 限制

limit-class-codes = 输错的班级码太多
limit-class-joins = 从你的网络地址加入的学生太多
limit-class-pairings = 学生正在入座
