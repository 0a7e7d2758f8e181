### 浏览器和系统对已安装页面的说明。

description = 在浏览器里和好友一起下棋打牌。
desktop = 电脑上的全部游戏
phone = 手机上的全部游戏
puzzles = 谜题
learn = 学习
my-games = 我的对局
search = Tilehall：在浏览器里和好友一起下棋打牌。
