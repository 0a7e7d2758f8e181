"""The classes of a hall: opening and deleting them, and the pupils who join with a code, a nickname and a PIN.

A pupil is a user without a name for signing in elsewhere. The id of a pupil begins with the code of the class (see
`class_of`), so that every part of the hall can tell who belongs together.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

from cachetools import TTLCache

from tilehall.messages.classes import MAX_PIN_DIGITS, MAX_REAL_NAME_CHARS, MAX_TITLE_CHARS, MIN_PIN_DIGITS
from tilehall.messages.errors import Conflict, Forbidden, Invalid, NotFound, NotSignedIn
from tilehall.server.accounts.names import fold, looks, read_name, refuse_mixed, reserved
from tilehall.server.accounts.people import DAY_MS, LOOKS_TAKEN, RESERVED, TAKEN, Arrival, People, Who
from tilehall.server.live.hall import Hall, code_of
from tilehall.server.ops.system_time import SystemTime
from tilehall.server.words import say
from tilehall.store.protocol import Act, Gone, Taken, User
from tilehall.store.queries.classes import PupilRow, SchoolClass
from tilehall.store.store import Store
from tilehall.table.codes import CODE_CHARS, MAX_CODES_TRIED, new_code
from tilehall.table.summary import PUPIL, Code, UserId, class_of

MAX_CLASSES, MAX_PUPILS = 20, 60  # of one teacher, of one class
TOUCH_EVERY_S = 25.0  # between two records that a pupil's page is open; the page polls every 15 seconds
PAUSE_MS = 90_000  # a longer pause does not count as time spent
HERE_MS = 60_000  # for how long a pupil counts as connected after a record
KEPT_MS = 30 * DAY_MS  # for how long a class is kept after its end
MAX_TOUCHED = 10_000
PIN = re.compile(rf"[0-9]{{{MIN_PIN_DIGITS},{MAX_PIN_DIGITS}}}")
PARTED = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]")  # control characters and line breaks

NO_CLASS = say("no-class")
NO_PUPIL = say("no-pupil")
OVER = say("class-over")
WRONG_PIN = say("pin-wrong")


class ClassRegistry:
    """Reads and changes classes and their pupils."""

    def __init__(self, hall: Hall, store: Store, people: People, time: SystemTime, tell: Callable[..., None]) -> None:
        """Create a registry. `tell` is called with the pupils whose pages must look at their class again."""
        self._hall = hall
        self._store = store
        self._people = people
        self._time = time
        self._tell = tell
        self._touched: TTLCache[UserId, bool] = TTLCache(MAX_TOUCHED, TOUCH_EVERY_S, lambda: time.elapsed())

    # Classes.

    async def open(self, me: Who, title: str, ends: int | None) -> Code:
        """Open a class, and return its code. Raises `Refused` with the reason."""
        if not self._people.may_teach(await self._people.user(me)):
            raise Forbidden(say("class-not-allowed"))
        for _ in range(MAX_CODES_TRIED):
            opened = SchoolClass(new_code(), me.user, read_line(title, MAX_TITLE_CHARS), self._time.now(), ends)
            added = await self._store.add_class(opened, MAX_CLASSES)
            if added is False:
                raise Conflict(say("too-many-classes", most=MAX_CLASSES))
            if added:
                return opened.code
        raise Conflict(say("no-free-code"))

    async def find(self, code: str) -> SchoolClass | None:
        """Return the class with a code, or None if there is none."""
        code = code_of(code)
        return await self._store.school_class(code) if len(code) == CODE_CHARS else None

    async def change(self, code: Code, make: Callable[[SchoolClass], SchoolClass]) -> SchoolClass:
        """Change a class, and make the pages of its pupils look again."""
        changed = await self._store.change_class(code, make)
        if changed is None:
            raise NotFound(NO_CLASS)
        await self.tell(code)
        return changed

    async def tell(self, code: Code) -> None:
        """Make the pages of the pupils of a class look again."""
        self._tell(*(pupil.user for pupil in await self._store.pupils_of(code)))

    async def delete(self, code: Code, act: Act | None = None) -> None:
        """Delete a class with its pupils, rooms, games and talk.

        `act` is written into the audit log. If the hall stops in between, everything is deleted, or nothing.
        """
        pupils, rooms = await self._store.pupils_of(code), await self._store.class_rooms(code)
        for room in rooms:
            self._hall.put_away(room)
        await self._store.delete_class(code, act)
        for room in rooms:  # a pupil may have entered again meanwhile
            self._hall.put_away(room)
        for pupil in pupils:
            self._people.deleted(pupil.user)

    async def depart(self, user: UserId) -> None:
        """Delete the classes of a teacher who deletes their account."""
        for each in await self._store.classes_of(user):
            await self.delete(each.code)

    async def end_classes(self) -> None:
        """Sign out the pupils of classes that have ended, and delete classes that ended long ago."""
        now = self._time.now()
        for user in await self._store.pupils_to_sign_out(now):
            await self._people.end_sessions(user)
        for code in await self._store.classes_ended(now - KEPT_MS):
            await self.delete(code)

    def is_over(self, school_class: SchoolClass) -> bool:
        """Return whether a class has ended."""
        return school_class.ends is not None and school_class.ends <= self._time.now()

    async def is_member(self, code: Code, user: UserId) -> bool:
        """Return whether a user belongs to a class: a pupil, or the teacher."""
        if class_of(user):
            return class_of(user) == code
        found = await self._store.school_class(code)
        return found is not None and found.teacher == user

    # Pupils.

    async def of_pupil(self, user: UserId) -> tuple[SchoolClass, PupilRow]:
        """Return the class of a pupil, and the pupil. Raises `NotFound` if the user is no pupil."""
        pupil = await self._store.pupil(user) if class_of(user) else None
        found = await self._store.school_class(pupil.school_class) if pupil else None
        if found is None or pupil is None:
            raise NotFound(NO_CLASS)
        return found, pupil

    async def pupil(self, school_class: SchoolClass, user: UserId) -> PupilRow:
        """Return a pupil of a class. Raises `NotFound` if the class has no such pupil."""
        found = await self._store.pupil(user)
        if found is None or found.school_class != school_class.code:
            raise NotFound(NO_PUPIL)
        return found

    async def pupil_called(self, school_class: SchoolClass, nickname: str) -> PupilRow | None:
        """Return the pupil of a class with a nickname, or None if there is none."""
        return await self._store.pupil_called(school_class.code, fold(nickname))

    async def join(self, school_class: SchoolClass, nickname: str, pin: str, device: str) -> Arrival:
        """Sign in a new pupil. Raises `Refused` with the reason."""
        if self.is_over(school_class):
            raise Forbidden(OVER)
        if not school_class.admits:
            raise Forbidden(say("class-closed"))
        name, pin = await self._free_nickname(school_class, nickname), read_pin(pin)
        now, code = self._time.now(), school_class.code
        user = User(
            f"{PUPIL}{code}~{secrets.token_urlsafe(9)}", name, None, None, None, now, now, private=True, hidden=True
        )
        hashed = await self._people.passwords.hash(pin)
        pupil = PupilRow(user.id, code, fold(name), "", hashed, now, now, now, 0)
        try:
            if not await self._store.add_pupil(user, pupil, MAX_PUPILS):
                raise Conflict(say("class-full", most=MAX_PUPILS))
        except Taken:
            raise Conflict(TAKEN) from None
        except Gone:
            raise NotFound(NO_CLASS) from None
        return await self._people.arrive(user, device)

    async def sign_in(self, school_class: SchoolClass, pupil: PupilRow | None, pin: str, device: str) -> Arrival:
        """Sign in a pupil on any device. Raises `NotSignedIn` if there is no such pupil, or if the PIN is wrong."""
        if self.is_over(school_class):
            raise Forbidden(OVER)
        if pupil is None or not PIN.fullmatch(pin) or not await self._people.passwords.fit(pin, pupil.pin):
            raise NotSignedIn(WRONG_PIN)
        user = await self._store.user(pupil.user)
        if user is None or user.deleted:
            raise NotSignedIn(WRONG_PIN)
        return await self._people.arrive(user, device)

    async def change_pupil(self, pupil: PupilRow, real_name: str | None, pin: str | None) -> None:
        """Set the real name or the PIN of a pupil. A new PIN signs out all devices."""
        if real_name is not None:
            await self._store.set_real_name(pupil.user, read_line(real_name, MAX_REAL_NAME_CHARS, least=0))
        if pin is not None:
            hashed = await self._people.passwords.hash(read_pin(pin))
            await self._store.set_pin(pupil.user, hashed, self._time.now())
            await self._people.end_sessions(pupil.user)

    async def remove(self, pupil: PupilRow) -> None:
        """Delete a pupil. Records of games keep a blank name."""
        await self._people.remove(pupil.user)

    async def touch(self, user: UserId) -> None:
        """Record that a page of a pupil is open, from time to time."""
        if user not in self._touched:
            self._touched[user] = True
            every = int(TOUCH_EVERY_S * 1000)
            await self._store.touch_pupil(user, self._time.now(), every, PAUSE_MS)

    def is_here(self, pupil: PupilRow) -> bool:
        """Return whether a page of a pupil was open within the last minute, on any node."""
        return self._time.now() - pupil.active <= HERE_MS

    async def _free_nickname(self, school_class: SchoolClass, given: str) -> str:
        """Return a nickname that a new pupil may have. Raises `Refused` with the reason."""
        name = read_name(given)
        teacher = await self._store.user(school_class.teacher)
        if reserved(name) or (teacher is not None and are_alike(teacher.name, name)):
            raise Invalid(RESERVED)
        refuse_mixed(name)
        for pupil in await self._store.pupils_of(school_class.code):
            if are_alike(pupil.nickname, name):
                raise Conflict(TAKEN if fold(pupil.nickname) == fold(name) else LOOKS_TAKEN)
        return name


def are_alike(name: str, other: str) -> bool:
    """Return whether two names can be taken for each other.

    >>> are_alike("Kim", "KIM"), are_alike("Kim", "K\u0131m"), are_alike("Kim", "Tim")
    (True, True, False)
    """
    return fold(name) == fold(other) or looks(name) == looks(other)


def read_pin(given: str) -> str:
    """Return a PIN. Raises `Invalid` if it has too few or too many digits, or anything else.

    >>> read_pin("0427")
    '0427'
    """
    if not PIN.fullmatch(given):
        raise Invalid(say("pin-digits", least=MIN_PIN_DIGITS, most=MAX_PIN_DIGITS))
    return given


def read_line(given: str, most: int, least: int = 1) -> str:
    r"""Return a text on one line, without spaces around it. Raises `Invalid` if it is too short or too long.

    >>> read_line(" Class  5b\n", 60)
    'Class 5b'
    """
    text = " ".join(PARTED.sub(" ", given).split())
    if not least <= len(text) <= most:
        raise Invalid(say("class-text-length", least=least, most=most))
    return text
