### Why a bot of Miners makes a move: in hints and reviews.

## Parts of the sentences below

# Without its article: al destino de la izquierda.
destination = { $place ->
        [left] destino de la izquierda
        [middle] destino del centro
       *[right] destino de la derecha
    }
gold = y gana { $gold } de oro{ $others ->
        [0] { " " }sin dejar nada a los demás
       *[other] ; los demás ganan { $others }
    }
cards = { $cards ->
        [1] una carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
        [7] siete cartas
        [8] ocho cartas
        [9] nueve cartas
        [10] diez cartas
       *[other] { $cards } cartas
    }
own-cards = { $own ->
        [1] una carta
        [2] dos cartas
        [3] tres cartas
        [4] cuatro cartas
        [5] cinco cartas
        [6] seis cartas
        [7] siete cartas
        [8] ocho cartas
        [9] nueve cartas
        [10] diez cartas
       *[other] { $own } cartas
    }

## Reasons

reason-reaches = llega al { destination } { gold }.
reason-reaches-several = llega a { $destinations ->
        [2] dos
       *[3] tres
    } destinos a la vez { gold }.
reason-closes-for-all = cierra la mina para siempre, y así no gana nadie.
reason-closes-ahead = cierra la mina para siempre con ventaja en oro.
reason-closes = cierra la mina, porque no hay nada mejor que colocar.
reason-blocks = bloquea el camino al { destination }, que estaba a una sola carta.
reason-opens = abre el camino al { destination } y guarda una carta que llega a él.
reason-digs-up = cava hasta quedar junto al { destination }, al que desde ahí solo llegan algunas cartas.
reason-digs = cava hasta quedar a { cards } del { destination }{ $own ->
        [0] { "" }
       *[other] , con { own-cards } { $reader ->
            [player] { $own ->
                [1] tuya
               *[other] tuyas
            }
           *[none] { $own ->
                [1] propia
               *[other] propias
            }
        } en el camino
    }.
reason-closes-tunnel = cierra el túnel hacia el { destination }.
reason-lengthens = alarga el camino al { destination } de { $was ->
        [one] { $was } carta
       *[other] { $was } cartas
    } a { $now }.
reason-waits-carefully = espera: acercarse ahora podría darle un destino a quien juega después.
reason-waits = espera sin acercar a nadie a un destino.
advice-pass = pasa, porque { $reader ->
        [player] tu mano está vacía
       *[none] la mano está vacía
    }.
advice-discard = descarta esta carta, porque ninguna encaja en ningún sitio.
