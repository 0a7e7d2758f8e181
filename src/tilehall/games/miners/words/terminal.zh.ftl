### 终端里的矿工。

gold-of = 金子{ $gold }
hidden-hand = { $cards }张牌
no-cards = 没有牌
deck = 牌库{ $cards }
discards = 弃牌
draws = { $player }摸牌。
