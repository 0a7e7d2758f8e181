"""The commands of a room. Each returns the change that it makes, or raises `Illegal` with the reason."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from tilehall.core.game import CHANCE, AnyGame, Illegal, Options, Resign, Seat, Step, title_of
from tilehall.core.message import Listed, Message
from tilehall.core.notation import text
from tilehall.core.play import advance, whole_turn
from tilehall.table import entries, room_settings
from tilehall.table.clock import turn_ended
from tilehall.table.dice import Dice
from tilehall.table.projections import LogPosition
from tilehall.table.room import Change, Room, after, changed, moved, replayed
from tilehall.table.room_settings import RoomSettings
from tilehall.table.summary import Code, UserId, is_bot_account
from tilehall.table.words import say

AWAY_S = 60  # the absence after which the others may call in a bot (C9)
REMOVED = say("removed-from-table")
NO_SEAT = say("no-seat")
NO_ROOM = say("no-room")
FROZEN = say("frozen")
MAX_TAKEBACKS = 100  # per game, because folding a log replays the game for each of them
MAX_VALUE_CHARS = 64
ABSENT_VALUE = "00000000"  # the value for the dice of a player who is not there when a tournament's game begins


def open_room(
    code: Code,
    host: UserId,
    game: AnyGame,
    settings: RoomSettings[Options],
    commitment: str,
    queue: str = "",
    position: Sequence[Step] = (),
    first: Seat | None = None,
    class_code: Code = "",
    teacher: UserId = "",
) -> Change:
    """Open a room with a host. In a quick-match queue, the host also takes a seat and waits for opponents.

    If a `position` is given, the first game continues from it; `first` is the first player of the original game.
    A room of a class is unlisted and unrated. If its teacher opens it for pupils, it has no host.
    """
    if class_code:
        settings = replace(settings, listed=False, rated=False)
    entry = entries.Opened(
        game=game.name,
        version=game.version,
        host=host,
        commitment=commitment,
        queue=queue,
        class_code=class_code,
        teacher=teacher,
        position=tuple(map(text, position)),
        first=first,
        **room_settings.to_log(settings),
    )
    return Change(entry, after(None, entry, code, 1))


def open_tournament_table(
    code: Code,
    tournament: str,
    game: AnyGame,
    settings: RoomSettings[Options],
    commitment: str,
    players: Sequence[str],
    class_code: Code = "",
    teacher: UserId = "",
) -> Change:
    """Open a table of a tournament with all its players: users, and bots like `=easy~1`, with level and number.

    The table of a class belongs to its rooms.
    """
    entry = entries.Opened(
        game=game.name,
        version=game.version,
        host="",
        commitment=commitment,
        tournament=tournament,
        players=tuple(players),
        class_code=class_code,
        teacher=teacher,
        **room_settings.to_log(settings),
    )
    return Change(entry, after(None, entry, code, 1))


def sit(room: Room, user: UserId, seat: Seat | None, matched: bool = False) -> Change:
    """Seat a user on the given seat or on the first free one.

    In a room that waits in a queue, only quick match gives out seats; `matched` means that it does so.
    """
    if not room.admits(user):
        raise Illegal(NO_ROOM)
    _gathering(room, say("seats-before-game"))
    if not matched:
        _not_matching(room, say("seats-from-quick-match"))
    if seat is None:
        seat = next((at for at, chair in enumerate(room.chairs) if chair.free), None)
        if seat is None:
            raise Illegal(taken(None))
    if not _chair(room, seat).free:
        raise Illegal(taken(seat))
    if user in room.removed:
        raise Illegal(REMOVED)
    if room.seat_of(user) is not None:
        raise Illegal(say("seated-already"))
    return changed(room, entries.Sat(user, seat))


def taken(seat: Seat | None) -> Message:
    """Return the answer to a user who asked for a taken seat, or for any seat of a full table."""
    return say("every-seat-taken") if seat is None else say("seat-taken", seat=seat + 1)


def stand(room: Room, user: UserId) -> Change:
    """Free a seat before the game. During the game, players keep their seats."""
    _gathering(room, say("seat-kept"))
    _not_in_tournament(room, say("seat-of-tournament"))
    return changed(room, entries.Stood(own_seat(room, user)))


def seat_bot(room: Room, user: UserId, seat: Seat, level: str) -> Change:
    """Put a bot on a free seat, or replace a bot with one of another level. Only the host may do this."""
    _host(room, user)
    _gathering(room, say("seats-before-game"))
    if _chair(room, seat).user:
        raise Illegal(taken(seat))
    levels = room.game.levels
    if level not in levels:
        raise Illegal(say("no-such-level", game=title_of(room.game), levels=Listed(levels, "or")))
    return changed(room, entries.Seated(seat, level))


def clear(room: Room, user: UserId, seat: Seat) -> Change:
    """Remove a bot or a player from a seat before the game, for the host. A removed player may not sit down again."""
    _host(room, user)
    _gathering(room, say("removed-in-game"))
    if _chair(room, seat).free:
        raise Illegal(say("seat-free-already", seat=seat + 1))
    if room.chairs[seat].user:
        _not_matching(room, say("removed-from-quick-match"))
    return changed(room, entries.Stood(seat, removed=True))


def readmit(room: Room, user: UserId, whom: UserId) -> Change:
    """Let a removed player sit down again, for the host."""
    _host(room, user)
    if whom not in room.removed:
        raise Illegal(say("readmitted-already"))
    return changed(room, entries.Readmitted(whom))


def ready(room: Room, user: UserId, value: str, rated_with_bots: bool = False) -> Change:
    """Mark a player as ready, with a value for the dice.

    `rated_with_bots` says that the player agrees to a rated game with a bot account.
    """
    _gathering(room, say("game-has-begun"))
    seat = own_seat(room, user)
    if not 8 <= len(value) <= MAX_VALUE_CHARS or not value.isascii() or not value.isalnum():
        raise Illegal(say("ready-value", most=MAX_VALUE_CHARS))
    if room.chairs[seat].ready:
        raise Illegal(say("ready-already"))
    return changed(room, entries.BecameReady(seat, value, rated_with_bots))


def ready_absent(room: Room) -> Change | None:
    """Mark the next player who is not ready as ready, so that a tournament's game begins without them.

    Returns None if no such player is left. The value for the dice is the same for every absent player. An absent player
    does not agree to a rated game with a bot account.
    """
    if room.phase != "gathering":
        return None
    seat = next((at for at, chair in enumerate(room.chairs) if chair.user and not chair.ready), None)
    return None if seat is None else changed(room, entries.BecameReady(seat, ABSENT_VALUE))


def unready(room: Room, user: UserId) -> Change:
    """Clear the ready mark of a player."""
    _gathering(room, say("game-has-begun"))
    seat = own_seat(room, user)
    if not room.chairs[seat].ready:
        raise Illegal(say("not-ready-yet"))
    return changed(room, entries.BecameUnready(seat))


def close_unattended(room: Room) -> Change:
    """Close a table of a tournament to which nobody came."""
    _gathering(room, say("game-has-begun"))
    return changed(room, entries.Closed())


def arrange(room: Room, user: UserId, settings: RoomSettings[Options]) -> Change:
    """Change the settings before the game, for the host. A room of a class stays unlisted and unrated."""
    _host(room, user)
    _gathering(room, say("options-fixed"))
    _not_matching(room, say("options-of-quick-match"))
    if room.position:
        raise Illegal(say("options-of-position"))
    if any(not chair.free for chair in room.chairs[settings.seats :]):
        raise Illegal(say("removed-seat-taken"))
    if room.class_code:
        settings = replace(settings, listed=False, rated=False)
    return changed(room, entries.Arranged(**room_settings.to_log(settings)))


def hand_over(room: Room, user: UserId, to: UserId) -> Change:
    """Make another player at the table the host."""
    _host(room, user)
    if to == user:
        raise Illegal(say("host-already"))
    if room.seat_of(to) is None:
        raise Illegal(say("host-not-seated"))
    if is_bot_account(to):
        raise Illegal(say("host-bot-account"))
    return changed(room, entries.Hosted(to))


def mute(room: Room, user: UserId, whom: UserId, on: bool) -> Change:
    """Mute a user in this room or lift the mute, for the host."""
    _leader(room, user)
    if whom == user and on:  # a muted user who has become the host may lift the mute
        raise Illegal(say("mute-yourself"))
    return mute_by_hall(room, whom, on)


def close(room: Room, user: UserId) -> Change:
    """Close the room, for the host. A game in progress must end first."""
    _host(room, user)
    if room.phase == "playing":
        raise Illegal(say("close-in-game"))
    if len(room.people) > 1:
        _not_matching(room, say("close-with-others"))
    return changed(room, entries.Closed())


def close_by_hall(room: Room, why: str) -> Change:
    """Close the room for a moderator, even during a game."""
    _open(room)
    return changed(room, entries.Closed(by_hall=True, why=why))


def mute_by_hall(room: Room, whom: UserId, on: bool) -> Change:
    """Mute a user in this room or lift the mute, for a moderator."""
    _open(room)
    if (whom in room.muted) == on:
        raise Illegal(say("muted-already") if on else say("not-muted"))
    return changed(room, entries.Muted(whom, on))


def begin(room: Room, dice: Dice, rated: int = 0, rating_rules: int = 1) -> Change:
    """Begin the game after all players are ready: rated by these rules and an edition of the bots' ratings, or unrated.

    Raises `Illegal` if a player is not ready.
    """
    if room.due() != "begin":
        raise Illegal(say("not-everyone-ready"))
    entry = entries.Began((), rated, rating_rules)
    begun = after(room, entry, room.code, room.seq + 1)
    states, steps = [begun.state], list[Step]()
    actor = _roll(begun, states, steps, dice)
    begun = moved(begun, states[-1], (*begun.steps, *steps), begun.seq, actor)
    return Change(replace(entry, steps=tuple(map(text, steps))), begun, tuple(states))


def submit(room: Room, seat: Seat, steps: Sequence[Step], dice: Dice, names: Sequence[str]) -> Change:
    """Play a draft with its final step, or a single final step. It is accepted or refused as a whole (C3a)."""
    if room.phase != "playing" or room.is_frozen:
        _playing(room)
    states, counted = whole_turn(room.game, room.state, seat, steps, names)
    taken = list(counted)
    actor = _roll(room, states, taken, dice)
    stands = moved(room, states[-1], room.steps + tuple(taken), room.seq + 1, actor)
    return Change(entries.Played(seat, tuple(map(text, taken))), stands, tuple(states))


def resign(room: Room, user: UserId, dice: Dice) -> Change:
    """Resign for a player, who need not be to act. A resignation is never stale (C5)."""
    _playing(room)
    return _resigned(room, own_seat(room, user), dice)


def _resigned(room: Room, seat: Seat, dice: Dice) -> Change:
    taken: list[Step] = [Resign(seat)]
    states = [room.state, advance(room.game, room.state, taken[0])]
    actor = _roll(room, states, taken, dice)
    stands = moved(room, states[-1], (*room.steps, *taken), room.seq + 1, actor)
    return Change(entries.Resigned(seat, tuple(map(text, taken[1:]))), stands, tuple(states))


def take_back(room: Room, user: UserId, log: Sequence[LogPosition]) -> Change:
    """Take back the last turn that a player played or began, and everything after it.

    `log` has the entries that moved the game and have not been taken back. The dice of a step depend only on its number
    in the record, so the same turn played again brings the same rolls.
    """
    _playing(room)
    seat = own_seat(room, user)
    if why := room.why_turns_stand:
        raise Illegal(why)
    if not room.in_play(seat):
        raise Illegal(say("resigned"))
    if room.takebacks >= MAX_TAKEBACKS:
        raise Illegal(say("too-many-takebacks", most=MAX_TAKEBACKS))
    turn = next((each.turn for each in reversed(log) if each.seat == seat and each.took_back_to is None), None)
    if turn is None:
        raise Illegal(say("nothing-to-take-back"))
    last = next(each for each in reversed(log) if each.turn < turn)
    return replayed(room, entries.TookBack(seat, last.seq, last.until), room.seq + 1)


def time_out(room: Room, dice: Dice, level: str) -> Change:
    """Apply the host's choice after the time of the seat to act is up.

    If a bot plays the turn, it has this level. The caller has checked that the time is up.
    """
    _playing(room)
    seat, clock = room.actor, room.settings.clock
    assert seat is not None
    assert clock is not None
    states, taken = [room.state], list[Step]()
    match clock.at_zero:
        case "bot":
            return replayed(room, entries.TimedOut(seat, "bot", level=level), room.seq + 1)
        case "resign":
            taken.append(Resign(seat))
            states.append(advance(room.game, room.state, taken[0]))
            _roll(room, states, taken, dice)
        case "step":
            ended = False
            while not ended:  # in some games, a turn has several final steps
                since = len(taken)
                for step in room.game.default_turn(states[-1]):
                    states.append(room.game.apply(states[-1], step))
                    taken.append(step)
                actor = _roll(room, states, taken, dice)
                ended = turn_ended(room.game, seat, taken[since:], actor)
    entry = entries.TimedOut(seat, clock.at_zero, tuple(map(text, taken)))
    return replayed(room, entry, room.seq + 1)


def freeze(room: Room, on: bool) -> Change:
    """Stop the board and the clock of a room of a class for its teacher, or let them go on."""
    _open(room)
    if room.is_frozen == on:
        raise Illegal(FROZEN if on else say("not-frozen"))
    return changed(room, entries.Frozen(on))


def give_time_back(room: Room, milliseconds: int, since: int) -> Change:
    """Give back time that ran for the seat to act while the server was down, counted from `since`."""
    _playing(room)
    assert room.actor is not None
    return changed(room, entries.TimeGivenBack(room.actor, milliseconds, since))


def agree(room: Room, user: UserId, seat: Seat, gone: float | None) -> Change:
    """Agree that a bot substitutes for a seat whose owner has been gone for this many seconds."""
    _playing(room)
    own = own_seat(room, user)
    chair = _chair(room, seat)
    _not_in_tournament(room, say("no-bot-in-tournament"))
    if not chair.user or own == seat or not room.in_play(seat):
        raise Illegal(say("no-bot-needed"))
    if chair.played_by:
        raise Illegal(say("bot-plays-already"))
    if gone is None or gone < AWAY_S:
        raise Illegal(say("not-away-long-enough", seconds=AWAY_S))
    if user in chair.agreed and not all_agree(room, seat):  # all may agree by now, because another player has resigned
        raise Illegal(say("agreed-already"))
    return changed(room, entries.Agreed(user, seat))


def all_agree(room: Room, seat: Seat) -> bool:
    """Return whether all other human players in the game agree that a bot substitutes for a seat."""
    chair = room.chairs[seat]
    others = {
        each.user
        for at, each in enumerate(room.chairs)
        if each.user and at != seat and room.in_play(at) and not is_bot_account(each.user)
    }
    return bool(others) and others <= set(chair.agreed) and not chair.played_by


def replace_seat(room: Room, seat: Seat, level: str) -> Change:
    """Let a bot substitute for a seat."""
    return changed(room, entries.Replaced(seat, level))


def come_back(room: Room, user: UserId) -> Change | None:
    """Give a seat back to its returning owner. Returns None if no bot substitutes for it."""
    seat = room.seat_of(user)
    if (
        seat is None
        or seat == room.late
        or room.phase != "playing"
        or not (room.chairs[seat].played_by or room.chairs[seat].agreed)
    ):
        return None
    return changed(room, entries.Returned(seat))


def depart(room: Room, user: UserId, dice: Dice, gone: Collection[UserId] = ()) -> Change | None:
    """Return the next change that removes a user who deletes their account, or None if nothing is left to do.

    Before a game, the seat becomes free, except in a tournament. During a game it resigns, unless a bot substitutes for
    it; the bot then plays to the end. After a game, the record keeps the seat. The next seated user who is not in
    `gone` becomes the host. If there is none, a room before its game is closed, and a room after its game stays as it
    is, for its record.
    """
    seat = room.seat_of(user)
    if room.phase == "closed" or (room.tournament and room.phase == "gathering"):
        return None  # a tournament's game begins with all its players, and a deleted user resigns then
    if seat is not None and room.phase == "gathering":
        return changed(room, entries.Stood(seat))
    if seat is not None and room.phase == "playing" and room.in_play(seat) and not room.chairs[seat].played_by:
        return _resigned(room, seat, dice)
    if room.host != user or not user:
        return None
    others = [each for each in room.people if each != user and each not in gone and not is_bot_account(each)]
    if others:
        return changed(room, entries.Hosted(others[0]))
    return changed(room, entries.Closed()) if room.phase == "gathering" else None


def again(room: Room, user: UserId, commitment: str) -> Change:
    """Start a rematch with the same players, at the request of one of them."""
    _open(room)
    own_seat(room, user)
    _not_in_tournament(room, say("no-rematch-in-tournament"))
    if room.phase != "over":
        raise Illegal(say("rematch-after-game"))
    return changed(room, entries.Gathered(commitment))


def may_watch(room: Room, user: UserId, account: UserId | None = None) -> None:
    """Raise `Illegal` if a user may not watch. A bot account only plays.

    On a screen for everybody, `account` is the user whose session it has: they decide whether it may show the room.
    """
    if not room.admits(user if account is None else account):
        raise Illegal(NO_ROOM)
    if room.seat_of(user) is not None or room.is_led_by(user) or room.phase == "gathering":
        return
    if is_bot_account(user):
        raise Illegal(say("bot-account-watching"))
    if not room.settings.watch:
        raise Illegal(say("no-spectators"))


def may_read(room: Room, user: UserId) -> None:
    """Raise `Illegal` if a user may not read the records of a room, because they could not have watched its games."""
    if not room.admits(user):
        raise Illegal(NO_ROOM)
    is_player = room.seat_of(user) is not None or room.is_led_by(user)
    if not is_player and (is_bot_account(user) or not room.settings.watch):
        raise Illegal(say("games-of-players"))


def may_ask(room: Room, user: UserId) -> Seat:
    """Return the seat for which a user may get a hint now. Raises `Illegal` if there is none."""
    _playing(room)
    seat = own_seat(room, user)
    if room.actor != seat:
        raise Illegal(say("hints-in-turn"))
    if room.rated:
        raise Illegal(say("hints-rated"))
    if not room.hinted:
        raise Illegal(say("hints-never") if room.settings.hints == "never" else say("hints-bots"))
    return seat


def may_talk(room: Room, user: UserId) -> None:
    """Raise `Illegal` if a user may not chat at this table."""
    _open(room)
    if user in room.muted:
        raise Illegal(say("muted"))


def _roll(room: Room, states: list[Any], steps: list[Step], dice: Dice) -> Seat | None:
    """Roll for chance until a seat is to act, appending to both lists. Return that seat."""
    game, before = room.game, len(room.steps)
    while (actor := game.actor(states[-1])) == CHANCE:
        step = dice.roll(game, states[-1], before + len(steps) + 1)
        states.append(game.apply(states[-1], step))
        steps.append(step)
    return actor


def _chair(room: Room, seat: Seat) -> Any:
    if not 0 <= seat < len(room.chairs):
        raise Illegal(say("seat-not-there", seat=seat + 1))
    return room.chairs[seat]


def own_seat(room: Room, user: UserId) -> Seat:
    """Return the seat of a user. Raises `Illegal` if they have none."""
    seat = room.seat_of(user)
    if seat is None:
        raise Illegal(NO_SEAT)
    return seat


def _leader(room: Room, user: UserId) -> None:
    _open(room)
    if not room.is_led_by(user):
        raise Illegal(say("host-only"))


def _host(room: Room, user: UserId) -> None:
    """Raise `Illegal` if a user does not decide about the seats and the settings. In a tournament, nobody does."""
    _leader(room, user)
    _not_in_tournament(room, say("host-only"))


def _gathering(room: Room, otherwise: Message) -> None:
    _open(room)
    if room.phase != "gathering":
        raise Illegal(say("game-over-rematch") if room.phase == "over" else otherwise)


def _not_matching(room: Room, otherwise: Message) -> None:
    if room.matching:
        raise Illegal(otherwise)


def _not_in_tournament(room: Room, otherwise: Message) -> None:
    if room.tournament:
        raise Illegal(otherwise)


def _playing(room: Room) -> None:
    _open(room)
    if room.phase != "playing":
        raise Illegal(say("not-begun") if room.phase == "gathering" else say("game-over"))
    if room.is_frozen:
        raise Illegal(FROZEN)


def _open(room: Room) -> None:
    if room.phase == "closed":
        raise Illegal(room.closing or say("closed-by-host"))
