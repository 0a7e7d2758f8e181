### 班级：老师和学生看到的内容。

## 学生登录

door-join = 加入班级
    .about = 取个昵称，设个PIN码。请记住它们，换任何设备都能回来。
door-back = 进入
    .about = 用你的昵称和PIN码回来。
door-was-here = 我以前加入过
door-is-new = 我是第一次来
door-closed = 这个班级现在不收新学生。如果进不来，请问老师。
door-over = 这个班级已经结束。
door-other = 你现在的身份是{ $name }。以学生身份进入后，会退出这个身份。
nickname = 昵称
pin = PIN码
    .new = 四到六位数字，只有你知道
    .back = 忘了的话，请老师给你一个新的。

## 学生的班级

class = 班级
own-about = 你是{ $name } · 老师：{ $teacher }
sign-out = 退出登录
frozen = 所有对局已暂停。
    .about = 请看老师，计时也停了。
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
    .about = 开桌后把牌桌码发给同学。只有本班同学能进来。
play-bots = 和机器人玩

## 老师的班级

classes = 班级
classes-mine = 我的班级
class-about = { $code } · { $pupils }名学生
class-ends = { $when }结束
class-new = 新班级
    .about = 学生用班级码、昵称和PIN码加入，不需要账号和邮箱。学生只有本班的人看得到。
class-open = 开设班级
class-title = 名称
    .hint = 学生进入前就能看到。
class-end = 最后一天（可不填）
    .hint = 之后学生会退出登录，30天后删除全部内容。
class-may-not = 在本大厅，只有大厅主人指定的老师才能开设班级。
class-needs-account = 有账号才能开设班级。
class-most = 你已有{ $most }个班级，不能再开了。
to-account = 去我的账号

## 老师看到的班级

class-code = 班级码
class-frozen = 对局已暂停
    .about = 全班的对局和计时都已暂停。
freeze = 暂停所有对局
thaw = 继续所有对局
lesson = 课堂
talk = 学生可以聊天
    .about = 在本班的牌桌上
admits = 新学生可以加入
    .about = 用班级码
pupils = { $count }名学生，{ $here }名在线
pupils-none = 还没有人加入。请分发卡片，或把班级码{ $code }写在黑板上。
here = 在线
away = 离线
done-lessons = { $count }节课程
done-puzzles = { $count }道谜题
done-games = { $count }局
spent-minutes = { $minutes }分钟
spent-hours = { $hours }小时{ $minutes }分钟
watch = 观战
    .label = 观战{ $name }的牌桌
show-on-wall = 投屏
    .label = 投屏：{ $name }的牌桌
wall = 投屏
wall-none = 老师现在没有投屏。
details = 详情
    .label = { $name }的详情
pair = 给{ $count }名学生配对
clock = 计时
clock-none = 不计时
more = 更多
threes = 每桌三人
larger = 有人落单时，让一张牌桌多坐一人
    .about = 不选则由机器人陪着玩。
bot-level = 机器人的级别
paired = { $tables }张牌桌已就绪。{ $busy ->
        [0] {""}
       *[other] { $busy }名学生仍在对局中。
    }
homework-finished-by = { $of }人中{ $finished }人已完成
homework-finished-at = { $when }完成
homework-withdraw = 撤回
homework-set = 布置作业
homework-give = 布置给全班
homework-part = { $game }：{ $count }
homework-empty = 还没有选任何内容。
homework-puzzles = 谜题
homework-theme = 谜题的主题
    .any = 不限
homework-links = 指定谜题（可不填）
    .hint = 打开谜题，复制网址。多个网址用空格隔开。
    .wrong = 这不是谜题的网址：{ $link }
homework-games = 要完成的对局
homework-due = 截止日期
homework-note = 备注（可不填）
lessons = 课程
settings = 班级设置
save = 保存
saved = 已保存
export = 导出全部
class-delete = 删除班级
    .about = 班级、学生、学生的对局和所有聊天都会删除，无法撤销。
    .sure = 全部删除
class-deleted = 班级已删除。
to-class = 回到班级
pupil = 学生
pupil-about = { $joined }加入 · 最近在线：{ $seen } · { $spent }
pupil-remove = 移出学生
    .about = { $name }的账号会删除。和别人的对局里会显示“某人”。
    .sure = 移出
real-name = 真实姓名（可不填）
    .hint = 只有你能看到。
pin-new = 新的PIN码
    .hint = 这名学生的所有设备都会退出登录。
pin-set = 设置PIN码
pin-changed = 学生的PIN码已更改。
puzzle-solved = { $when }解出
puzzle-tried = { $when }尝试

## 打印用的卡片

cards = 打印卡片
    .about = 每张卡片上有班级码和二维码，并留有写昵称的位置。
cards-named = 给每名已加入的学生打印一张
print = 打印
qr = 班级链接的二维码
