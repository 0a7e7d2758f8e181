### People: what the first view needs.

you-are = Eres
my-account-after = : mi cuenta
your-name = Tu nombre
    .suggest = Proponer otro nombre
    .another = Otro nombre
# All adjectives are the same for both genders, so that they go with every animal: Nutria Alegre, Zorro Alegre.
suggestion = { $animal } { $mood }
moods = Alegre Feliz Audaz Valiente Paciente Veloz Amable Ágil Noble Brillante Prudente Sonriente
animals = Nutria Tejón Garza Zorro Gorrión Liebre Búho Lince Petirrojo Marta Pinzón Erizo
challenged = { $name } te desafía a { $game }: mira en Amigos, en el menú.
    .declined = Esta vez { $name } rechaza { $game }.
