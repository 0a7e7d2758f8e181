### 终端里的矿工。

gold-of = 金子{ $gold }
hidden-hand = { $cards }张牌
no-cards = 没有牌
deck = 牌库{ $cards }
discards = 弃牌
piles = 牌库{ $deck }张 · 弃牌{ $discards }张
draws = { $player }摸牌。
