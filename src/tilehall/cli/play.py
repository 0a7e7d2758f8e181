"""`tilehall play`: play any game in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text as Styled

from tilehall.bots.bot import Bot, Clock
from tilehall.bots.levels import find as find_bot
from tilehall.cli.arguments import GameName, OptionsJson, SeatCount, chosen, clear_errors, terminal_language
from tilehall.cli.words import say
from tilehall.core import record
from tilehall.core.drawing import drawn
from tilehall.core.game import (
    CHANCE,
    AnyGame,
    Draft,
    Ended,
    Illegal,
    Malformed,
    Options,
    Resign,
    Seat,
    Step,
    fact_in_words,
    players_of,
    title_of,
)
from tilehall.core.message import Listed, Text, in_words
from tilehall.core.notation import parse, shape, text
from tilehall.core.play import act, advance, roll, shown, told
from tilehall.core.question import TURN_SECONDS
from tilehall.table.seat_names import bot_name

LISTED = 24  # legal steps shown at once; `all` shows the rest


def play(
    game: GameName,
    seats: SeatCount = None,
    people: Annotated[
        int, typer.Option(min=0, help="How many people play at this keyboard. Bots take the other seats.")
    ] = 1,
    level: Annotated[
        str, typer.Option(help="How well the bots play: first, easy, medium, strong, hard or master.")
    ] = "easy",
    options: OptionsJson = "{}",
    seed: Annotated[int | None, typer.Option(help="The seed of the dice.", show_default="random")] = None,
    save: Annotated[Path | None, typer.Option(help="Write a record of the game to this file when it ends.")] = None,
) -> None:
    """Play a game in the terminal, against bots or people.

    The board is printed before each turn, with the legal steps. Type a step or its number, or `help`.
    """
    with clear_errors():
        rules, choice, count = chosen(game, seats, options)
        bot = find_bot(rules, level)
    rng = Random(seed) if seed is not None else SystemRandom()
    # Bots have the same names as on the page. Players at one keyboard are named by their seats.
    sitting, language = min(people, count), terminal_language()
    names = (*players_of(rules, language)[:sitting], *(bot_name(level, number) for number in range(count - sitting)))
    TerminalTable(Console(), language, rules, choice, names, sitting, bot, rng, save).run()


class Left(Exception):
    """A player has left the game."""


class TerminalTable:
    """A game that is played in the terminal."""

    def __init__(
        self,
        console: Console,
        language: str,
        game: AnyGame,
        options: Options,
        names: tuple[str, ...],
        people: int,
        bot: Bot[Any],
        rng: Random,
        save: Path | None,
    ) -> None:
        self.console = console
        self.language = language
        self.game = game
        self.options = options
        self.names = names  # by seat
        self.seats = len(names)
        self.people = people  # the number of players at this keyboard, who have the first seats
        self.bot = bot
        self.rng = rng
        self.file = save
        self.state: Any = game.setup(options, self.seats)
        self.steps: list[Step] = []
        self.last_person: Seat | None = None
        self.said = ""

    def run(self) -> None:
        """Play until the game is over or a player leaves."""
        self.print_bold(self.words(title_of(self.game)))
        self.tell(self.game.summary)
        self.tell(f"{self.words(say('help'))}\n")
        try:
            while (actor := self.game.actor(self.state)) is not None:
                if actor == CHANCE:
                    self.take(roll(self.game, self.state, self.rng))
                elif actor < self.people:
                    self.turn(actor)
                else:
                    view, seen = self.game.view(self.state, actor), tuple(shown(self.game, self.steps, actor))
                    for step in self.bot(view, seen, Clock(TURN_SECONDS), self.rng).steps:
                        self.take(step)
            self.draw(None)
            outcome = self.game.outcome(self.state)
            if outcome:
                self.print_bold(outcome.sentence(self.names, self.language))
        except (Left, EOFError, KeyboardInterrupt):
            self.tell(f"\n{self.words(say('stopped'))}")
        if self.file:
            self.write(self.file)

    def words(self, text: Text) -> str:
        """Return a text in the language of the terminal."""
        return in_words(text, self.language)

    def tell(self, sentence: Text) -> None:
        """Print a sentence without interpreting markup, because it may contain names."""
        self.console.print(self.words(sentence), highlight=False, markup=False)

    def print_bold(self, sentence: str) -> None:
        """Print a sentence in bold."""
        self.console.print(Styled(sentence, "bold"), highlight=False)

    def draw(self, seat: Seat | None) -> None:
        self.console.print(drawn(self.game, self.game.view(self.state, seat), self.names, self.language))

    def take(self, step: Step) -> None:
        """Play a step, and print what the players at this keyboard see of it."""
        before = self.state
        self.state = advance(self.game, before, step)
        self.steps.append(step)
        # With several players at one keyboard, print only what everyone may see.
        watcher = 0 if self.people == 1 else None
        for fact in told(self.game, before, step, self.state, watcher):
            sentence = fact_in_words(fact, self.names, self.language)
            # The result is printed last, below the board. Equal sentences, like those of fourteen hidden tiles, are
            # printed once.
            if not isinstance(fact, Ended) and sentence != self.said:
                self.tell(f"  {sentence}")
            self.said = sentence

    def turn(self, seat: Seat) -> None:
        """Let a player take a turn: steps of a draft, if the game has drafts, and a final step."""
        if self.people > 1 and self.last_person not in (None, seat):
            asked = self.words(say("hand-over", player=self.names[seat]))
            self.console.input(f"\n{asked} ", markup=False)
            self.console.clear()
        self.last_person = seat
        draft: list[Step] = []
        while True:
            tried = self.game.draft(self.state, draft)
            steps = self.next_steps(tried)
            self.console.print()
            self.console.print(drawn(self.game, tried.view, self.names, self.language))
            self.advise(seat, tried, draft)
            self.offer(steps, LISTED)
            step = self.ask(seat, steps, draft)
            if step is None:
                continue
            if isinstance(step, Resign):
                self.take(step)
                return
            verdict = self.game.draft(self.state, [*draft, step])
            if not verdict.verdicts[-1].stands:
                self.tell(say("no", why=verdict.verdicts[-1].why))
            elif not step.final:
                draft.append(step)
            elif self.submit(seat, verdict.steps):
                return

    def submit(self, seat: Seat, steps: tuple[Step, ...]) -> bool:
        """Play a draft and its final step together, or print why they are refused."""
        state = self.state
        try:
            for step in steps:
                state = act(self.game, state, seat, step, self.names)
        except Illegal as refusal:
            self.tell(say("no", why=refusal.why))
            return False
        for step in steps:
            self.take(step)
        return True

    def next_steps(self, tried: Draft) -> list[Step]:
        """Return the legal steps, or what the draft allows if it cannot be played as it is."""
        state = self.state
        try:
            for step in tried.steps:
                state = self.game.apply(state, step)
        except Illegal:
            return list(tried.next)
        return list(self.game.legal(state))

    def advise(self, seat: Seat, tried: Draft, draft: list[Step]) -> None:
        """Print whose turn it is, what the draft scores, and what it still needs."""
        self.print_bold(self.words(say("your-turn", player=self.names[seat])))
        if draft:
            self.tell(say("so-far", steps=Listed(tuple(map(text, draft)), "comma"), points=tried.points))
            for sentence in tried.missing:
                self.tell(say("still-missing", why=sentence))

    def offer(self, steps: list[Step], most: int) -> None:
        """Print steps with their numbers."""
        width = max((len(text(step)) for step in steps[:most]), default=0) + 6
        across = max(1, self.console.width // width)
        cells = [f"{number:>3} {text(step)}".ljust(width) for number, step in enumerate(steps[:most], 1)]
        for at in range(0, len(cells), across):
            self.tell("".join(cells[at : at + across]).rstrip())
        if len(steps) > most:
            self.tell(f"    {self.words(say('more-steps', count=len(steps) - most))}")

    def ask(self, seat: Seat, steps: list[Step], draft: list[Step]) -> Step | None:
        """Read a line. Return a step, or None if the line was something else."""
        answer = self.console.input("> ").strip()
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "" | "help" | "?":
                self.tell(say("help"))
                for kind in self.game.steps:
                    self.tell(f"  {shape(kind)}")
            case "all":
                self.offer(steps, len(steps))
            case "back":
                del draft[-1:]
            case "undo":
                draft.clear()
            case "quit" | "q" | "exit":
                raise Left
            case "resign":
                return Resign(seat)
            case "save":
                self.write(Path(rest or f"{self.game.name}.txt"))
            case number if number.isdecimal() and len(number) < 9:
                if 1 <= int(number) <= len(steps):
                    return steps[int(number) - 1]
                self.tell(say("not-listed", number=number))
            case _:
                try:
                    step: Step = parse(answer, self.game.steps)
                except Malformed as error:
                    self.tell(say("no", why=error.why))
                else:
                    return step
        return None

    def write(self, file: Path) -> None:
        """Write the record to a file."""
        written = record.write(self.game, self.options, self.seats, self.steps, players=self.names)
        try:
            file.write_text(record.to_text(written), encoding="utf-8")
        except OSError as error:
            self.tell(say("record-not-written", file=str(file), why=str(error.strerror)))
        else:
            self.tell(say("record-written", file=str(file)))
