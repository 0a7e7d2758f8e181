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
class-frozen = Tableros detenidos
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
