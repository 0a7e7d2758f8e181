### Clases: lo que ven docentes y quienes están en la clase.

## Entrar con apodo y PIN

door-join = Unirme a la clase
    .about = Elige un apodo y un PIN. Recuerda los dos: con ellos vuelves a entrar en cualquier dispositivo.
door-back = Entrar
    .about = Vuelve a entrar con tu apodo y tu PIN.
door-was-here = Ya estuve aquí
door-is-new = Es mi primera vez
door-closed = Esta clase no admite a nadie más por ahora. Si no puedes entrar, pregunta a tu docente.
door-over = Esta clase ha terminado.
door-other = Has entrado como { $name }. Si entras en la clase, se cierra esa sesión.
nickname = Apodo
pin = PIN
    .new = De cuatro a seis cifras que solo tú conozcas
    .back = Si lo has olvidado, tu docente te da uno nuevo.

## Mi clase

class = Clase
own-about = Eres { $name } · Docente: { $teacher }
sign-out = Cerrar sesión
frozen = Todos los tableros están detenidos.
    .about = Atiende a tu docente: el tiempo no corre.
called = Tu docente tiene una mesa para ti.
to-my-table = Ir a mi mesa
homework = Deberes
homework-none = No hay deberes.
homework-finished = Hecho
homework-done = { $done } de { $of } hechos
due = Hasta el { $when }
task-lesson = Lección: { $lesson } ({ $game })
task-puzzle = Reto { $number } ({ $game })
task-games = { $count ->
        [one] Juega una partida de { $game }
       *[other] Juega { $count } partidas de { $game }
    }
task-done = , hecho
play = Jugar
game = Juego
play-classmates = Abrir una mesa
    .about = En tu mesa, envía el código a alguien de la clase. Solo tu clase puede entrar.
play-bots = Jugar contra bots

## Las clases de un docente

classes = Clases
classes-mine = Mis clases
class-about = { $code } · { $pupils ->
        [one] una persona
       *[other] { $pupils } personas
    }
class-ends = termina el { $when }
class-new = Nueva clase
    .about = Se entra con un código, un apodo y un PIN, sin cuenta ni correo electrónico, y fuera de la clase nadie ve a quienes están en ella.
class-open = Abrir la clase
class-title = Título
    .hint = Se ve antes de entrar.
class-end = Último día (opcional)
    .hint = Después se cierran todas las sesiones, y a los 30 días se borra todo.
class-may-not = En esta sala solo abren clases las cuentas que ha designado quien la administra.
class-needs-account = Para abrir una clase necesitas una cuenta.
class-most = Tienes { $most } clases, y no puede haber más.
to-account = Ir a mi cuenta

## Una clase, para su docente

class-code = Código de clase
class-frozen = Tableros detenidos
    .about = Todos los tableros y relojes de la clase están detenidos.
freeze = Detener todos los tableros
thaw = Reanudar todos los tableros
lesson = En clase
talk = Permitir el chat
    .about = en las mesas de la clase
admits = Admitir a más personas
    .about = con el código de clase
pupils = { $count ->
        [one] Una persona
       *[other] { $count } personas
    }, { $here } aquí
pupils-none = Aún no ha entrado nadie. Reparte las tarjetas o escribe el código { $code } en la pizarra.
here = Aquí
away = Ausente
done-lessons = { $count ->
        [one] Una lección
       *[other] { $count } lecciones
    }
done-puzzles = { $count ->
        [one] Un reto
       *[other] { $count } retos
    }
done-games = { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
spent-minutes = { $minutes } min
spent-hours = { $hours } h { $minutes } min
watch = Mirar
    .label = Mirar la mesa de { $name }
show-on-wall = Proyectar
    .label = Proyectar la mesa de { $name }
wall = Proyección
wall-none = Ahora no se muestra ninguna mesa.
details = Detalles
    .label = Detalles de { $name }
pair = { $count ->
        [one] Emparejar a una persona
       *[other] Emparejar a { $count } personas
    }
clock = Reloj
clock-none = Sin reloj
more = Más
threes = Tres por mesa
larger = Si alguien queda suelto, ampliar una mesa
    .about = Si no, juega contra un bot.
bot-level = Nivel de los bots
paired = { $tables ->
        [one] Hay una mesa lista.
       *[other] Hay { $tables } mesas listas.
    }{ $busy ->
        [0] {""}
        [one] {" "}Una persona sigue en su partida.
       *[other] {" "}{ $busy } personas siguen en su partida.
    }
homework-finished-by = hechos por { $finished } de { $of }
homework-finished-at = Hecho el { $when }
homework-withdraw = Retirar
homework-set = Poner deberes
homework-give = Asignar a la clase
homework-part = { $game }: { $count }
homework-empty = Aún no hay nada elegido.
homework-puzzles = Retos
homework-theme = Tema de los retos
    .any = Cualquiera
homework-links = Estos retos (opcional)
    .hint = Abre un reto y copia su dirección. Separa varias con espacios.
    .wrong = Esto no es la dirección de un reto: { $link }
homework-games = Partidas
homework-due = Hasta el final del
homework-note = Nota (opcional)
lessons = Lecciones
settings = La clase
save = Guardar
saved = Guardado
export = Exportar todo
class-delete = Borrar la clase
    .about = Se borran la clase, quienes están en ella, sus partidas y todo lo que se dijo. No se puede deshacer.
    .sure = Borrar todo
class-deleted = La clase se ha borrado.
to-class = Ir a la clase
pupil = Persona
pupil-about = entró el { $joined } · última vez { $seen } · { $spent }
pupil-remove = Quitar de la clase
    .about = Se borra a { $name }. En las partidas con otras personas queda «Alguien».
    .sure = Quitar
real-name = Nombre real (opcional)
    .hint = Solo tú lo ves.
pin-new = Nuevo PIN
    .hint = Se cierran sus sesiones en todos los dispositivos.
pin-set = Fijar el PIN
pin-changed = El nuevo PIN ya está activo.
puzzle-solved = resuelto el { $when }
puzzle-tried = intentado el { $when }

## Tarjetas para imprimir

cards = Tarjetas para imprimir
    .about = Cada tarjeta lleva el código de clase, también como código QR, y espacio para el apodo.
cards-named = Una por cada persona que ha entrado
print = Imprimir
qr = El enlace de la clase como código QR
