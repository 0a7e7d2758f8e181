### Requests over HTTP.

## Requests that cannot be answered

request-not-read = No se ha podido leer la petición: { $detail }.
request-not-http = No se ha podido leer la petición: no es HTTP.
request-head-too-long = La cabecera de la petición es demasiado larga: la dirección o sus campos.
request-too-slow = La petición ha tardado demasiado en llegar.
request-not-whole = La petición no ha llegado entera.
request-from-elsewhere = Esta petición viene de una página de otro sitio y se rechaza.
too-many-connections = Hay demasiadas conexiones desde tu dirección; cierra alguna o vuelve a intentarlo en un momento.
hall-cannot-write = Ahora mismo la sala no puede guardar nada; vuelve a intentarlo en un momento.
hall-not-ready = La sala no está lista: se está cerrando o no puede leer ni escribir en su almacén.
room-not-shown-here = Esta parte de la sala no puede mostrar la mesa; vuelve a intentarlo en un momento.
request-failed = Algo ha salido mal en la sala; queda registrado como { $id }.
not-a-place = El valor de `before` debe ser un valor de `next`.

## Signing in

sign-in-first = No has accedido; entra sin cuenta o accede con la tuya.
sign-in-ended = Tu sesión se ha cerrado.
accounts-only = En esta sala hace falta una cuenta. Crea una o accede con la tuya.

## Limits: clauses without a full stop, before "; try again in 2 minutes."

limit-requests = Vas demasiado deprisa
limit-attempts = Demasiados intentos fallidos
limit-wrong-codes = Demasiados códigos incorrectos
limit-wrong-links = Demasiados enlaces incorrectos
limit-friend-links = Demasiados enlaces que no funcionan
limit-profiles = Demasiados perfiles que no existen
limit-tournaments = Demasiados torneos nuevos
limit-new-accounts = Demasiados intentos de crear una cuenta
limit-newcomers = Ha entrado mucha gente desde tu dirección
limit-company = Demasiadas solicitudes de amistad, desafíos y bloqueos
limit-reports = Has denunciado muchos mensajes
limit-mails = Se han enviado muchos códigos por correo en la última hora
limit-offline-games = Son muchas partidas para un solo día
limit-analysis = Has pedido muchos análisis
limit-analyses = Se están analizando muchas partidas
