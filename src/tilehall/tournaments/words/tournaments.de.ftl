### Turniere: warum etwas nicht geht, und warum ein Turnier abgesagt wurde.

## Einstellungen

title-length = Der Titel eines Turniers hat 1 bis { $most } Zeichen.
seats-of-tables = Ein Turniertisch hat 2 bis { $most } Plätze, soweit das Spiel es erlaubt.
scoring-of-tables = Drei Punkte für einen Sieg gibt es nur an Tischen zu zweit.
knockout-sizes = Im K.-o.-System muss das Spiel zu zweit und mit jeder Zahl bis zum vollen Tisch spielbar sein.
arena-minutes = Eine Arena dauert { $least } bis { $most } Minuten.
cycles-bounds = Bei „Jeder gegen jeden“ trifft man höchstens { $most }-mal aufeinander.
rounds-bounds = Ein Turnier hat höchstens { $most } Runden.
max-players-bounds = Die Obergrenze für Anmeldungen liegt hier zwischen { $least } und { $most }.
class-missing = Wähl die Klasse, die teilnehmen darf.
class-stays = Ein Turnier lässt sich nicht in eine Klasse oder aus ihr heraus verlegen.
rating-range = Die niedrigste Wertung ist höher als die höchste.
weekly-needs-start = Ein wöchentliches Turnier braucht eine Startzeit.
times-bounds = Eine Pause dauert höchstens eine Woche, und auf niemanden wird länger als einen Tag gewartet.
start-is-past = Der Start muss in der Zukunft liegen.
more-have-entered = Es sind schon { $players } angemeldet.

## Anmelden und abmelden

no-bots = An diesem Turnier dürfen keine Bots teilnehmen.
no-such-bot = Auf dieser Stufe gibt es keinen Bot.
class-only = Dieses Turnier ist nur für eine bestimmte Klasse.
rating-too-low = Für dieses Turnier brauchst du eine gefestigte Wertung von mindestens { $rating }.
rating-too-high = Dieses Turnier ist für Wertungen bis { $rating }.
entry-refused = Du kannst an diesem Turnier nicht teilnehmen.
removed-from-tournament = Du wurdest aus diesem Turnier entfernt.
entered-already = Du bist schon angemeldet.
knockout-is-over-for-you = Im K.-o.-System kann niemand zurückkommen.
no-late-entries = Das Turnier hat begonnen; jetzt kann niemand mehr dazukommen.
last-round = Die letzte Runde hat begonnen.
tournament-full = Das Turnier ist voll.
not-entered = Du nimmst an diesem Turnier nicht teil.
player-not-entered = Diese Person nimmt nicht am Turnier teil.

## Ein Turnier leiten

too-few-players = Das Turnier braucht mindestens { $least } Anmeldungen.
started-already = Das Turnier hat schon begonnen.
not-running = Das Turnier läuft nicht.
paused-already = Das Turnier ist schon angehalten.
not-paused = Das Turnier ist nicht angehalten.
tournament-over = Das Turnier ist zu Ende.
round-is-past = Die nächste Runde ist gepaart, deshalb steht dieses Ergebnis fest.
no-such-table = In diesem Turnier gibt es keinen Tisch { $table }.
table-open-already = Dieser Tisch ist schon offen.
table-finished-already = Dieser Tisch hat schon ein Ergebnis.
table-not-finished = Dieser Tisch hat noch kein Ergebnis.
places-do-not-fit = Ein Ergebnis nennt für alle { $players } Personen den Rang. Bei Gleichstand gilt der beste der geteilten Ränge.
reason-missing = Gib einen Grund an.
repeated-already = Das Turnier der nächsten Woche gibt es schon.
cancelled-too-few = Das Turnier wurde abgesagt, weil sich zu wenige angemeldet hatten.
cancelled = Das Turnier wurde abgesagt.
