### Playing on this device: what the first view needs.

player = Jugador { $number }
bar = Conexión
    .device = Sin conexión. Todo lo de aquí está en este dispositivo y sigue funcionando.
    .hall = La sala no responde. Esta página lo sigue intentando sola.
    .play = Jugar en este dispositivo
failed-network = Se ha cortado la conexión. Lo que ya ha llegado queda guardado: inténtalo de nuevo y solo se cargará el resto.
failed-full = No hay espacio suficiente en este dispositivo, así que no se ha guardado nada. Libera espacio e inténtalo de nuevo.
cannot-keep = Este navegador no permite que la página se quede en el dispositivo. Puede deberse a una ventana privada.
    .insecure = El navegador solo guarda páginas con una conexión segura. Abre esta sala con https para jugar sin conexión.
