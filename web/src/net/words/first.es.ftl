### Requests to the hall.

unreachable = No se puede llegar a la sala. Comprueba tu conexión.
went-wrong = Algo ha salido mal.
