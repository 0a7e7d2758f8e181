### 班级：老师和学生看到的内容。

## 学生登录

door-join = 加入班级
    .about = 选一个昵称和一个 PIN 码。请记住：有了它们，你在任何设备上都能回来。
door-back = 进入
    .about = 用你的昵称和 PIN 码回来。
door-was-here = 我以前加入过
door-is-new = 我是第一次来
door-closed = 这个班级现在不收新学生。如果进不来，请问老师。
door-over = 这个班级已经结束。
door-other = 你现在以{ $name }的身份登录。以学生身份进入后，会退出该身份。
nickname = 昵称
pin = PIN 码
    .new = 四到六位数字，只有你知道
    .back = 忘了的话，老师可以给你一个新的。

## 学生的班级

class = 班级
own-about = 你是{ $name } · 老师：{ $teacher }
sign-out = 退出登录
frozen = 所有棋盘已暂停。
    .about = 请看老师：时间不会走。
called = 老师给你安排了一张牌桌。
to-my-table = 去我的牌桌
homework = 作业
homework-none = 没有作业。
homework-finished = 已完成
homework-done = 已完成{ $done }/{ $of }
due = { $when }前
task-lesson = 课程：{ $lesson }（{ $game }）
task-puzzle = 谜题{ $number }（{ $game }）
task-games = 玩{ $count }局{ $game }
task-done = ，已完成
play = 玩
game = 游戏
play-classmates = 开一张牌桌
    .about = 在牌桌上，把牌桌码发给同学。只有本班能进来。
play-bots = 与机器人玩

## 老师的班级

classes = 班级
classes-mine = 我的班级
class-about = { $code } · { $pupils }名学生
class-ends = { $when }结束
class-frozen = 棋盘已暂停
class-new = 新班级
    .about = 学生用班级码、昵称和 PIN 码加入，不需要账号和邮箱，只有本班能看到他们。
class-open = 开设班级
class-title = 名称
    .hint = 学生进入前就能看到。
class-end = 最后一天（可不填）
    .hint = 之后学生会退出登录，30天后删除全部内容。
class-may-not = 在这个大厅里，只有大厅主人指定的老师可以开设班级。
class-needs-account = 开设班级需要账号。
class-most = 你有{ $most }个班级，不能再多了。
to-account = 去我的账号
