### 4ascend的谜题：主题、任务和回答。

theme-winning-attack = 制胜的进攻
theme-win-in-two = 两步取胜
theme-only-defence = 唯一的防守
theme-only-answer = 唯一的应对
theme-winning-answer = 制胜的应对

puzzle-winning-attack = 你是{ $me }。{ $other }还剩{ $hp }点生命值。用一次进攻取胜。
    .praise = { $other }怎么应对都无济于事。
    .otherwise = { $other }还没输。有一种进攻让对方无法应对。
puzzle-win-in-two = 你是{ $me }。落一子，让{ $other }无论怎么走，你下一子都能取胜。
    .praise = 现在{ $other }无论怎么走，你都能用进攻取胜。
    .otherwise = { $other }还能拦住。找一个同时有多处取胜威胁的落点。
puzzle-only-defence = 你是{ $me }。{ $other }马上就要赢了。找出唯一能阻止的落点。
    .praise = { $other }的进攻都赢不了了。落在别处都会输。
    .otherwise = 现在{ $other }能发起一次你应对不了的进攻。有一个落点本可以阻止。
puzzle-only-answer = 你是{ $me }，还剩{ $hp }点生命值，正遭到威力{ $power }的进攻。守住，别输掉。
    .praise = 刚好够：别的应对都会输。
    .otherwise = 进攻耗尽了你的生命值。有一种应对能少受些伤害。
puzzle-winning-answer = 你是{ $me }，正遭到进攻。用应对让{ $other }的生命值耗尽。
    .praise = 反击比进攻更猛：你赢了。
    .otherwise = { $other }还没输。让自己也成链，就能反击。
