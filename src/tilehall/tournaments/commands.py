"""The commands of a tournament. Each returns the entry to append, or raises `Illegal` with the reason.

`now` is in epoch milliseconds. The server decides who is a moderator, and what it knows about an `Applicant`.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilehall.core.game import AnyGame, Illegal
from tilehall.core.message import Text
from tilehall.table.reasons import with_reason
from tilehall.table.summary import Code, UserId, is_bot_account
from tilehall.tournaments import entries
from tilehall.tournaments import settings as tournament_settings
from tilehall.tournaments.entries import How, Player, house_bot, level_of
from tilehall.tournaments.settings import TournamentSettings, table_sizes
from tilehall.tournaments.tournament import Tournament, TournamentTable
from tilehall.tournaments.words import say

MAX_WHY_CHARS = 200
NOT_RUNNING = say("not-running")


class Applicant(Struct, frozen=True):
    """A user who wants to enter, and what the server knows about them."""

    player: UserId
    rating: float = 0.0  # for the game
    rating_settled: bool = False
    classes: tuple[str, ...] = ()  # the classes that they belong to or teach
    apart: bool = False  # they and the organiser have blocked one another


def create(
    organiser: UserId,
    settings: TournamentSettings[dict[str, Any]],
    game: AnyGame,
    seed: str,
    now: int,
    previous: str = "",
) -> entries.Created:
    """Create a tournament. Raises `Malformed` if the settings do not fit each other or the game."""
    tournament_settings.check(settings, game)
    _in_future(settings, now)
    return entries.Created(now, organiser, game.version, settings, table_sizes(settings, game), seed, previous)


def change_settings(
    tournament: Tournament, settings: TournamentSettings[dict[str, Any]], game: AnyGame, now: int
) -> entries.SettingsChanged:
    """Change the settings before the start, for the organiser."""
    _open(tournament)
    tournament_settings.check(settings, game)
    if settings.starts_at != tournament.settings.starts_at:
        _in_future(settings, now)
    if settings.class_code != tournament.settings.class_code:
        raise Illegal(say("class-stays"))
    if settings.max_players < len(tournament.entrants):
        raise Illegal(say("more-have-entered", players=len(tournament.entrants)))
    return entries.SettingsChanged(now, game.version, settings, table_sizes(settings, game))


def enter(tournament: Tournament, applicant: Applicant, now: int) -> entries.Entered:
    """Enter a user, or let them come back after they left or missed a table."""
    _admitted(tournament, applicant)
    _enterable(tournament, applicant.player)
    return entries.Entered(now, applicant.player, applicant.rating)


def enter_house_bot(tournament: Tournament, level: str, game: AnyGame, now: int) -> entries.Entered:
    """Enter a bot of the hall, for the organiser."""
    if not tournament.settings.bots:
        raise Illegal(say("no-bots"))
    if level not in game.levels:
        raise Illegal(say("no-such-bot"))
    number = 1 + sum(level_of(player) == level for player in tournament.entrants)
    while (player := house_bot(level, number)) in tournament.entrants:
        number += 1
    _enterable(tournament, player)
    return entries.Entered(now, player)


def may_enter(tournament: Tournament, applicant: Applicant) -> Text | None:
    """Return why a user cannot enter now. None if they can."""
    try:
        enter(tournament, applicant, 0)
    except Illegal as refusal:
        return refusal.why
    return None


def withdraw(tournament: Tournament, player: Player, now: int) -> entries.Withdrew:
    """Leave the tournament. A table at which the player sits is played to its end."""
    _not_over(tournament)
    if player not in tournament.entrants or tournament.entrants[player].status in ("withdrawn", "removed"):
        raise Illegal(say("not-entered"))
    return entries.Withdrew(now, player)


def remove(tournament: Tournament, by: UserId, player: Player, why: str, now: int) -> entries.PlayerRemoved:
    """Remove a player, who may not come back, for the organiser or a moderator."""
    _not_over(tournament)
    if player not in tournament.entrants or tournament.entrants[player].status == "removed":
        raise Illegal(say("player-not-entered"))
    return entries.PlayerRemoved(now, player, by, _reason(why))


def start(tournament: Tournament, by: UserId, now: int) -> entries.Started:
    """Start the tournament, before its planned time too, for the organiser."""
    _open(tournament)
    if too_few(tournament):
        raise Illegal(say("too-few-players", least=fewest(tournament)))
    return entries.Started(now, by)


def fewest(tournament: Tournament) -> int:
    """Return how many players a tournament needs."""
    return tournament.sizes[0]


def too_few(tournament: Tournament) -> bool:
    """Return whether too few players have entered for a start."""
    return len(tournament.active) < fewest(tournament)


def pause(tournament: Tournament, by: UserId, now: int) -> entries.Paused:
    """Stop pairing, for the organiser. Games in progress go on."""
    if tournament.phase != "running":
        raise Illegal(say("paused-already") if tournament.phase == "paused" else NOT_RUNNING)
    return entries.Paused(now, by)


def resume(tournament: Tournament, by: UserId, now: int) -> entries.Resumed:
    """Go on after a pause, for the organiser."""
    if tournament.phase != "paused":
        raise Illegal(say("not-paused"))
    return entries.Resumed(now, by)


def cancel(tournament: Tournament, by: UserId, why: str, now: int) -> entries.Cancelled:
    """Cancel the tournament, for the organiser or a moderator."""
    _not_over(tournament)
    return entries.Cancelled(now, by, why.strip()[:MAX_WHY_CHARS])


def cancellation(tournament: Tournament) -> Text:
    """Return why a tournament was cancelled. Blank if it was not."""
    if tournament.phase != "cancelled":
        return ""
    if not tournament.cancelled_by:
        return say("cancelled-too-few")
    return with_reason(say("cancelled"), tournament.cancelled_why)


def correct(
    tournament: Tournament, by: UserId, number: int, places: tuple[int, ...], why: str, now: int
) -> entries.Corrected:
    """Change the result of a finished table, for the organiser or a moderator.

    While its game goes on, its players cannot be paired again. In a knockout, the winner of a table cannot change after
    the next round or a replay was paired.
    """
    if tournament.phase in ("open", "cancelled"):
        raise Illegal(NOT_RUNNING)
    table = _table(tournament, number)
    if not table.finished:
        raise Illegal(say("table-not-finished"))
    _places(table, places)
    if tournament.settings.format == "knockout":
        later = tournament.rounds and tournament.rounds[-1].number > table.round
        if later or table.replay:
            raise Illegal(say("round-is-past"))
    return entries.Corrected(now, number, places, by, _reason(why))


def open_table(tournament: Tournament, number: int, room: Code, now: int) -> entries.TableOpened:
    """Note the room of a table."""
    table = _table(tournament, number)
    if table.room or table.finished:
        raise Illegal(say("table-open-already"))
    return entries.TableOpened(now, number, room)


def take_attendance(tournament: Tournament, number: int, absent: tuple[Player, ...], now: int) -> entries.Attended:
    """Note who has not come to a table whose game goes on."""
    if not _table(tournament, number).no_show_at:
        raise Illegal(say("table-finished-already"))
    return entries.Attended(now, number, absent)


def finish(
    tournament: Tournament,
    number: int,
    places: tuple[int, ...],
    now: int,
    how: How = "played",
    absent: tuple[Player, ...] = (),
) -> entries.TableFinished:
    """Note the result of a table: the place of each seat."""
    table = _table(tournament, number)
    if table.finished:
        raise Illegal(say("table-finished-already"))
    _places(table, places)
    return entries.TableFinished(now, number, places, how, absent)


def extend(tournament: Tournament, milliseconds: int, since: int, now: int) -> entries.Extended:
    """Give back time in which the hall could not serve players."""
    if not tournament.under_way:
        raise Illegal(NOT_RUNNING)
    return entries.Extended(now, milliseconds, since)


def repeat(tournament: Tournament, following: str, now: int) -> entries.Repeated:
    """Note that the tournament of the next week was created."""
    if tournament.next:
        raise Illegal(say("repeated-already"))
    return entries.Repeated(now, following)


def _in_future(settings: TournamentSettings[Any], now: int) -> None:
    if settings.starts_at and settings.starts_at < now:
        raise Illegal(say("start-is-past"))


def _admitted(tournament: Tournament, applicant: Applicant) -> None:
    """Raise `Illegal` if a user is not among those for whom the tournament is."""
    settings = tournament.settings
    if is_bot_account(applicant.player) and not settings.bots:
        raise Illegal(say("no-bots"))
    if settings.admission == "class" and settings.class_id not in applicant.classes:
        raise Illegal(say("class-only"))
    if settings.admission == "rating":
        if settings.rating_min and (not applicant.rating_settled or applicant.rating < settings.rating_min):
            raise Illegal(say("rating-too-low", rating=str(settings.rating_min)))
        if settings.rating_max and applicant.rating > settings.rating_max:
            raise Illegal(say("rating-too-high", rating=str(settings.rating_max)))
    if applicant.apart:
        raise Illegal(say("entry-refused"))


def _enterable(tournament: Tournament, player: Player) -> None:
    """Raise `Illegal` if nobody may enter now, or not this player."""
    _not_over(tournament)
    known = tournament.entrants.get(player)
    if known is not None:
        if known.status == "removed":
            raise Illegal(say("removed-from-tournament"))
        if known.status == "in":
            raise Illegal(say("entered-already"))
        if tournament.settings.format == "knockout":
            raise Illegal(say("knockout-is-over-for-you"))
        return
    if tournament.under_way and not (tournament.settings.late and tournament.settings.format in ("arena", "swiss")):
        raise Illegal(say("no-late-entries"))
    if tournament.under_way and tournament.planned_rounds and len(tournament.rounds) >= tournament.planned_rounds:
        raise Illegal(say("last-round"))
    if sum(each.status in ("in", "away") for each in tournament.entrants.values()) >= tournament.settings.max_players:
        raise Illegal(say("tournament-full"))


def _open(tournament: Tournament) -> None:
    _not_over(tournament)
    if tournament.phase != "open":
        raise Illegal(say("started-already"))


def _not_over(tournament: Tournament) -> None:
    if tournament.over:
        raise Illegal(say("tournament-over"))


def _table(tournament: Tournament, number: int) -> TournamentTable:
    if not 1 <= number <= len(tournament.tables):
        raise Illegal(say("no-such-table", table=number))
    return tournament.table(number)


def _places(table: TournamentTable, places: tuple[int, ...]) -> None:
    """Raise `Illegal` if these are not the places of all seats: equal players share the best of their places."""
    fits = len(places) == len(table.players) and all(
        place == 1 + sum(other < place for other in places) for place in places
    )
    nobody = len(places) == len(table.players) and len({*places}) == 1 and places[0] in (1, len(places))
    if not fits and not nobody:
        raise Illegal(say("places-do-not-fit", players=len(table.players)))


def _reason(why: str) -> str:
    if not (why := why.strip()[:MAX_WHY_CHARS]):
        raise Illegal(say("reason-missing"))
    return why
