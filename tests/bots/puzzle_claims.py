"""Check the claims of a shipped puzzle by the rules, by a second reading of them, or by integer programming.

The code that found a puzzle is not used. Each function yields a sentence for each false claim about one puzzle.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from tests.bots.rummikub_program import IntegerProgram
from tests.second_reading.miners import DESTINATIONS, Card, Cell, cells, ways_up
from tests.second_reading.miners import Reading as MinersReading
from tilehall.bots.fourascend.puzzle import ANSWER, COUNTER, DEFENCE, WINS
from tilehall.bots.miners.puzzle import GOLD, WAY_IN
from tilehall.core.game import CHANCE, Step
from tilehall.core.lesson import PlayableLesson, attempt, split
from tilehall.core.notation import parse, text
from tilehall.games.heart_tiles.steps import Draw, End, Heart, Recycle, Wind
from tilehall.games.heart_tiles.turn import colour, points
from tilehall.games.rummikub.state import bag_of_sets
from tilehall.games.rummikub.tiles import ONE, bag_of, size, tiles_of
from tilehall.games.summon5.steps import End as EndOfTurn

Turn = tuple[tuple[object, ...], ...]  # what was done in it, in no order; tiles of one colour are alike


def false_claims(name: str, at: PlayableLesson) -> Iterator[str]:
    """Yield what is false about a puzzle of a game."""
    lesson = at.lesson
    for sentence in map(str, (lesson.task, lesson.praise, lesson.otherwise, *(wrong.say for wrong in lesson.wrong))):
        if re.search(r"\b1 \w+s\b", sentence):
            yield f"{lesson.id} has a wrong plural: {sentence}"
    for problem in CLAIMS[name](at):
        yield f"{lesson.id}, {lesson.title}: {problem}"


def _summon5(at: PlayableLesson) -> Iterator[str]:
    """Check that a single turn scores the points of the task, and that the next best scores what the praise says."""
    scores = sorted(_summon5_turns(at), reverse=True)
    best, second = _numbers(str(at.lesson.praise))
    if (scores[0], scores[1]) != (best, second) or at.lesson.goal.gains != best:
        yield f"the best turns score {scores[:3]}"


def _summon5_turns(at: PlayableLesson) -> list[int]:
    """Return the points of every legal turn."""
    found: dict[Any, int] = {}
    seen, left = {at.state.draft}, [at.state]
    while left:
        state = left.pop()
        for step in at.game.legal(state):
            after = at.game.apply(state, step)
            if isinstance(step, EndOfTurn):
                found[state.draft] = after.last.points
            elif not step.final and after.draft not in seen:
                seen.add(after.draft)
                left.append(after)
    return list(found.values())


def _heart_tiles(at: PlayableLesson) -> Iterator[str]:
    """Check that all turns to the goal contain the same turn, and that the next best brings what the praise says."""
    every = _heart_tiles_turns(at)
    if at.lesson.goal.won:
        reached = [turn for turn, (won, _) in every.items() if won]
    else:
        best = max(lead for _, lead in every.values())
        reached = [turn for turn, (_, lead) in every.items() if lead == best]
        second = max(lead for _, lead in every.values() if lead < best)
        if (best, second) != _numbers(str(at.lesson.praise)) or at.lesson.goal.lead != best:
            yield f"the best turns bring {best} and {second} points"
    core = min(reached, key=len)
    others = [turn for turn in reached if Counter(core) - Counter(turn)]
    if others:
        yield f"{core} reaches the goal, and so does {min(others, key=len)}"


def _heart_tiles_turns(at: PlayableLesson) -> dict[Turn, tuple[bool, int]]:
    """Return every turn in every order: whether it wins if it ends there, and the lead that it gains."""
    found: dict[Turn, tuple[bool, int]] = {}
    left: list[tuple[Turn, Any]] = [((), at.state)]
    while left:
        done, state = left.pop()
        if done in found:
            continue
        going = at.game.actor(state) == at.seat
        outcome = at.game.outcome(at.game.apply(state, End()) if going else state)
        won = outcome is not None and at.seat in outcome.winners
        found[done] = won, _lead(at, state) - _lead(at, at.state)
        steps = [step for step in at.game.legal(state) if not isinstance(step, Draw | End)] if going else []
        for action, step in {_alike(state, step): step for step in steps}.items():
            left.append((tuple(sorted((*done, action), key=repr)), at.game.apply(state, step)))
    return found


def _alike(state: Any, step: Step) -> tuple[object, ...]:
    """Return a step without the number of its tile."""
    match step:
        case Heart(heart, tile):
            return "heart", heart, colour(state, tile)
        case Wind(tile):
            return "wind", colour(state, tile), points(state, tile)
        case Recycle(tile):
            return "recycle", colour(state, tile)
    return (text(step),)


def _lead(at: PlayableLesson, state: Any) -> int:
    scores = at.game.scores(at.game.view(state, at.seat))
    return scores[at.seat] - scores[1 - at.seat]


def _rummikub(at: PlayableLesson) -> Iterator[str]:
    """Check that no more tiles can be laid, and fewer if any tile of the solution stays on the rack."""
    view = at.game.view(at.state, at.seat)
    rack, table = bag_of(view.racks[at.seat]), bag_of_sets(at.state.table)
    needed = 0 if view.opened[at.seat] else view.options.initial_meld
    must = table if not needed else 0
    most, left = PROGRAM.best(must, rack, least=needed), at.lesson.goal.hand or 0
    if most != size(rack) - left:
        yield f"{most} tiles can be laid"
    if at.lesson.goal.won:
        return
    state = at.state
    for line in split(at.lesson.solution[0])[:-1]:
        state = at.game.apply(state, parse(line, at.game.lines))
    kept = bag_of(at.game.view(state, at.seat).racks[at.seat])
    for tile in set(tiles_of(rack - kept)):
        if PROGRAM.best(must, rack - ONE[tile], least=needed) >= most:
            yield f"as many can be laid without {tile}"


def _fourascend(at: PlayableLesson) -> Iterator[str]:
    """Check that no other stone does what the task asks for."""
    right = parse(at.lesson.solution[0], at.game.lines)
    good = [step for step in at.game.legal(at.state) if _does_it(at, at.game.apply(at.state, step))]
    if good != [right]:
        yield f"these stones do it: {', '.join(map(text, good))}"


def _does_it(at: PlayableLesson, after: Any) -> bool:
    game, me, other = at.game, at.seat, 1 - at.seat
    if at.lesson.title == ANSWER:
        return bool(after.hp[me] > 0)
    if at.lesson.title == COUNTER:
        return bool(after.hp[other] <= 0)
    if at.lesson.title == WINS:
        return _wins(game, after, me)
    if at.lesson.title == DEFENCE:
        return not any(_wins(game, game.apply(after, step), other) for step in game.legal(after))
    if game.actor(after) == CHANCE:
        return False
    return all(_wins_now(game, game.apply(after, step), me) for step in game.legal(after))


def _wins_now(game: Any, state: Any, seat: int) -> bool:
    """Return whether some stone of the seat to move wins for certain."""
    if game.actor(state) != seat or state.vacated:
        return False
    return any(_wins(game, game.apply(state, step), seat) for step in game.legal(state))


def _wins(game: Any, attacked: Any, seat: int) -> bool:
    """Return whether the attack of a seat takes the opponent's last health, whatever the answer is."""
    if not attacked.vacated or attacked.seat == seat:
        return False
    return all(game.apply(attacked, step).hp[1 - seat] <= 0 for step in game.legal(attacked))


def _miners(at: PlayableLesson) -> Iterator[str]:
    """Check that only turns that do what the theme claims reach the goal, and only on one cell.

    What a turn does is taken from the second reading of the rules.
    """
    before = _miners_position(at)
    turns = before.legal()
    if turns != set(map(text, at.game.legal(at.state))):
        yield "the two readings of the rules allow different turns"
        return
    after = {turn: _played(before, turn) for turn in turns}
    right = {turn for turn in turns if attempt(at, [[turn]]).stands == "done"}
    if at.lesson.title == GOLD:
        gold = {turn: after[turn].gold[at.seat] - before.gold[at.seat] for turn in turns}
        claimed = {turn for turn in turns if gold[turn] == max(gold.values())}
        others = [gold[turn] for turn in turns if _cell(turn) != _cell(at.lesson.solution[0])]
        numbers = max(gold.values()), max(others, default=0)
        if numbers != _numbers(str(at.lesson.praise)) or f" {numbers[0]}." not in str(at.lesson.task):
            yield f"the best cells earn {numbers[0]} and {numbers[1]}"
    elif at.lesson.title == WAY_IN:
        claimed = {turn for turn in turns if after[turn].reached != before.reached}
    else:
        claimed = {turn for turn in turns if not _may_reach(after[turn], at.seat)}
        if any(after[turn].reached != before.reached for turn in turns):
            yield "the player could reach a destination"
    if right != claimed:
        yield f"only one of goal and claim has {', '.join(sorted(right ^ claimed))}"
    if len(set(map(_cell, right))) != 1 or right == turns:
        yield f"{len(right)} of {len(turns)} turns reach the goal, on {len(set(map(_cell, right)))} cells"
    if at.lesson.solution[0] not in right:
        yield "the solution does not reach the goal"


def _miners_position(at: PlayableLesson) -> MinersReading:
    reading = MinersReading(at.lesson.options, at.lesson.seats)
    for line in split(at.lesson.position):
        reading.do(line)
    return reading


def _played(reading: MinersReading, turn: str) -> MinersReading:
    """Return the position after a legal lay, without the search of `Reading.do` for every legal turn."""
    after = deepcopy(reading)
    _, card, cell = turn.split()
    row, column = map(int, cell.split(","))
    after.lay(after.turn, card, (row, column))
    return after


def _cell(lay: str) -> str:
    return lay.split()[2]


def _may_reach(reading: MinersReading, seat: int) -> bool:
    """Return whether a card that a seat has not seen, laid by the next player, reaches a destination at once."""
    unseen = {kind for kind, left in reading.deck.items() if left}
    unseen.update(*(hand for other, hand in enumerate(reading.hands) if other != seat))
    joined = reading.joined()
    for card in (card for kind in unseen for card in ways_up(kind).values()):
        for cell in cells():
            if reading.fits(card, cell, joined) and _reaches(reading, card, cell) and reading.keeps_the_way(card, cell):
                return True
    return False


def _reaches(reading: MinersReading, card: Card, cell: Cell) -> bool:
    reading.board[cell] = card
    reached = any(reading.doors(each) for each in DESTINATIONS if each not in reading.reached)
    del reading.board[cell]
    return reached


def _numbers(sentence: str) -> tuple[int, int]:
    """Return the two numbers of a praise: what the best turn brings, and the next best."""
    best, second = map(int, re.findall(r"-?\d+", sentence))
    return best, second


PROGRAM = IntegerProgram()
CLAIMS: dict[str, Callable[[PlayableLesson], Iterator[str]]] = {
    "4ascend": _fourascend,
    "heart-tiles": _heart_tiles,
    "miners": _miners,
    "rummikub": _rummikub,
    "summon5": _summon5,
}
