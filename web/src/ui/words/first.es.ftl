### The frame of every screen.

one-moment = Un momento…
part-not-loaded = No se ha podido cargar esta parte de la página. Puede que la sala se haya actualizado: vuelve a cargar la página.
load-again = Volver a cargar
about-tilehall = Acerca de Tilehall
language = Idioma
just-now = ahora mismo
not-copied = Este navegador no permite que la página copie. Selecciona el texto y cópialo a mano.
