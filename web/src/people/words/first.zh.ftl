### 用户：第一个画面所需的文字。

you-are = 你是
my-account-after = ：我的账号
your-name = 你的名字
    .suggest = 换个推荐的名字
    .another = 换个名字
suggestion = { $mood }{ $animal }
moods = 快乐 安静 聪明 幸运 勇敢 阳光 耐心 敏捷 温柔 大胆 惬意 机智
animals = 水獭 蜜獾 苍鹭 狐狸 鹪鹩 野兔 猫头鹰 猞猁 知更鸟 紫貂 雀鸟 刺猬
challenged = { $name }向你发起挑战：{ $game }。请看菜单中的“好友”。
    .declined = { $name }这次谢绝了{ $game }。
