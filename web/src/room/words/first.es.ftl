### Lists of tables, levels of bots and options, as far as the home page needs them.

level-first = Principiante
level-easy = Fácil
level-medium = Medio
level-strong = Fuerte
level-hard = Difícil
level-master = Maestro
opponent = { $name } ({ $level ->
        [first] principiante
        [easy] fácil
        [medium] medio
        [strong] fuerte
        [hard] difícil
       *[master] maestro
    })
opponents = { $count } bots { $level ->
        [first] principiantes
        [easy] fáciles
        [medium] de nivel medio
        [strong] fuertes
        [hard] difíciles
       *[master] maestros
    }
seats-taken = { $taken } de { $seats ->
        [one] { $seats } asiento ocupado
       *[other] { $seats } asientos ocupados
    }
free-seats = { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
look-on = Mirar
comma-room = , mesa { $code }
delete = Borrar
    .label = Borrar: { $game }, mesa { $code }
no-answer = La sala no responde. Inténtalo otra vez.
with-people = Jugar con gente
find-people = Encuentra con quién jugar
way-match = Partida rápida
    .about = con la próxima persona que busque el mismo juego
way-tables = Mesas abiertas
    .about = para unirse o para mirar
way-friends = Amigos
    .about = para desafiarlos o invitarlos con un enlace

## Values of options

value-yes = sí
value-no = no
value-all = todos { $value }
value-range = { $from } a { $to }
value-bounds = un número entero de { $least } a { $most }
brief = cualquiera con el código
    .listed = abierta a todos
    .watch = { $watch ->
            [off] sin espectadores
           *[on] { $turns ->
                [0] se puede mirar
                [one] se puede mirar con un turno de retraso
               *[other] se puede mirar con { $turns } turnos de retraso
            }
        }
    .hints = { $hints ->
            [bots] pistas contra bots
            [always] pistas para todos
           *[never] sin pistas
        }
