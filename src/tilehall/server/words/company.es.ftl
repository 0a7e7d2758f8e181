### Friends, challenges and profiles.

## Friends

friend-yourself = Esa es tu propia cuenta. Pídeselo a otra persona.
friend-bot-account = Una cuenta de bot no tiene amigos. Puedes desafiarla.
too-many-friends = Puedes tener como mucho { $friends } amigos y { $requests } solicitudes pendientes.
too-many-friends-there = Esta persona ha llegado al límite de amigos o de solicitudes.
friend-request-gone = Esta solicitud ya no existe.
friend-link-used = Este enlace ya no funciona: ya se usó, se retiró o ha caducado.
friend-link-own = Este enlace es tuyo; envíaselo a alguien.
too-many-friend-links = { $most } de tus enlaces siguen sin usarse. Retíralos antes.
friends-of-guest = Sin cuenta puedes pedírselo a quien juega en tu mesa o compartir un enlace. Con una cuenta, a cualquiera.

## Challenges

challenge-yourself = No puedes desafiarte.
challenge-one-of-several = Una de estas personas no acepta desafíos ahora mismo.
challenge-one = Esta persona no acepta desafíos ahora mismo.
challenge-stranger = Puedes desafiar a tus amigos y a quienes jugaron contigo en tus últimas partidas.
challenge-closed = Este desafío ya no está abierto.
challenge-accepted = Has aceptado este desafío; puedes dejar la mesa.
challenge-declined = Has rechazado este desafío.
challenge-few-seats = En esa mesa no hay asientos para tanta gente.
challenge-of-nothing = Di a qué jugar: una mesa, o una mesa que copiar.
too-many-challenges = { $most } de tus desafíos esperan respuesta. Retira antes uno.
no-game-there = No has jugado ninguna partida en una mesa con ese código.

## Profiles

no-profile = No hay ningún perfil público con ese nombre.
profile-private = El perfil de { $name } es privado.
profile-of-guest = Juegas sin cuenta: nadie más ve tu perfil.
research-of-guest = Juegas sin cuenta: tus partidas nunca se usan para investigar.
another-player = otra persona

## Quick match

speed = { $speed ->
        [none] Sin reloj
        [quick] Rápida
        [relaxed] Tranquila
       *[days] Por días
    }

## Shared reviews

review-of-players = Solo quienes jugaron la partida pueden compartir su análisis.
review-link-broken = Este enlace no funciona: el análisis ya no se comparte o la dirección está mal.
review-not-shared = No compartes ningún análisis con ese enlace.
too-many-reviews = Ya compartes { $most } análisis. Retira antes uno.
