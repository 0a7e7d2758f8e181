### Requests to the hall.

unreachable = La salle est injoignable. Vérifiez votre connexion.
went-wrong = Quelque chose n’a pas fonctionné.
