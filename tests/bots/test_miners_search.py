"""Miners' public state, routes, rollouts and determinizations against the rules, and inferences about hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from tests.bots.miners_rollout import dig_in_place, rollout
from tests.games.miners.position import CLOSING, MAY_CLOSE, SHAFT, UPRIGHT, script
from tilehall.bots.miners.determinization import beliefs_of, determinize, infer, kinds_of
from tilehall.bots.miners.evaluation import payoffs
from tilehall.bots.miners.node import Node
from tilehall.bots.miners.public_state import (
    CANONICAL,
    CELL,
    PASSING,
    Move,
    after_move,
    canonical,
    public_part,
    step_of,
)
from tilehall.bots.miners.routes import BESIDE, NEVER, shortest_routes
from tilehall.core import options as choices
from tilehall.core.game import CHANCE, AnyGame, Resign, Step
from tilehall.core.notation import parse
from tilehall.core.play import advance, begin, pick, shown
from tilehall.games.miners import Miners
from tilehall.games.miners.card import FACE, FACES, FACES_OF, FITS, KIND
from tilehall.games.miners.mine import DESTINATIONS_AT, INDEX, dug
from tilehall.games.miners.state import Options, State
from tilehall.games.miners.steps import Discard, Lay

GAME: AnyGame = Miners()


def games(count: int) -> Iterator[list[tuple[State, Step]]]:
    """Yield random games with any options and seats, some with a resignation: each state with its step."""
    for number in range(count):
        rng = Random(f"tables {number}")
        seats = GAME.seats[number % len(GAME.seats)]
        state = begin(GAME, choices.draw(GAME, seats, rng), seats)
        taken: list[tuple[State, Step]] = []
        while (actor := GAME.actor(state)) is not None:
            step: Step = pick(GAME, state, rng)
            if actor != CHANCE and rng.random() < 0.005:
                step = Resign(actor)
            elif isinstance(step, Lay) and rng.random() < 0.8:
                # Mines dug with the most open cards last until the deck is empty or every destination is reached.
                step = max(GAME.legal(state), key=lambda lay: (-lay.card.count("+"), len(lay.card), rng.random()))
            taken.append((state, step))
            state = advance(GAME, state, step)
        taken.append((state, Resign(0)))
        yield taken


def move_of(step: Step) -> Move:
    match step:
        case Lay(card, cell):
            face = FACES[FACE[card]]
            # The first of several equivalent cards represents all of them.
            alike = next(
                at for at, each in enumerate(FACES) if each.kind == CANONICAL[face.kind] and each.look == face.look
            )
            return INDEX[cell] * CELL + alike
        case Discard(card):
            return -1 - CANONICAL[KIND[card]]
    return PASSING


def looks(state: State) -> State:
    """Return the public part of a state, with equivalent cards written as one."""
    kinds = {at: move_of(Lay(face.name, (0, 0))) % CELL for at, face in enumerate(FACES)}
    cards = bytes(kinds.get(card, card) for card in state.mine.cards)
    return replace(public_part(state), mine=replace(state.mine, cards=cards))


def test_a_move_changes_the_public_state_as_the_rules_do() -> None:
    ends = Counter[str]()
    for taken in games(24):
        for (before, step), (after, then) in pairwise(taken):
            if GAME.actor(before) == CHANCE or isinstance(step, Resign):
                continue
            while GAME.actor(after) == CHANCE and not isinstance(then, Resign):
                after = advance(GAME, after, pick(GAME, after, Random(0)))
            assert after_move(looks(before), move_of(step)) == looks(after)
            ends[after.over] += 1
    assert {"dead", "stuck", "goal"} <= set(ends)


def test_the_moves_of_a_public_state_are_the_legal_steps_with_equivalent_cards_as_one() -> None:
    for taken in games(12):
        for state, _ in taken:
            if GAME.actor(state) in (None, CHANCE):
                continue
            cards = GAME.view(state, state.seat).hands[state.seat]
            assert not isinstance(cards, int)
            moves = Node(public_part(state)).moves(canonical(cards))
            legal = list(GAME.legal(state))
            assert len(set(moves)) == len(moves)
            assert set(moves) == {move_of(step) for step in legal}
            assert {step_of(move, cards) for move in moves} <= set(legal)


def test_digging_in_place_is_digging() -> None:
    for taken in games(24):
        for state, step in taken:
            match step:
                case Lay(card, cell):
                    mine, at, face = state.mine, INDEX[cell], FACE[card]
                    cards, lit, asks = bytearray(mine.cards), bytearray(mine.lit), bytearray(mine.asks)
                    frontier = list(mine.frontier)
                    faced = dig_in_place(cards, lit, asks, frontier, at, face)
                    then, then_faced = dug(mine, at, face)
                    assert (bytes(cards), bytes(lit), bytes(asks)) == (then.cards, then.lit, then.asks)
                    assert tuple(sorted(frontier)) == then.frontier
                    assert faced == then_faced


def test_what_reaches_a_destination_is_known() -> None:
    found = 0
    beside = {at for cells in BESIDE for at, _ in cells}
    for taken in games(24):
        for state, step in taken:
            if state.over or not isinstance(step, Lay):
                continue
            unreached = {at for at, each in zip(DESTINATIONS_AT, state.reached, strict=True) if not each}
            finishing = shortest_routes(state.mine, state.laid_by, state.reached, len(state.gold)).finishing
            for at in beside.intersection(state.mine.frontier):
                for face in (face for face in range(len(FACES)) if FITS[state.mine.asks[at]] >> face & 1):
                    reaches = not unreached.isdisjoint(dug(state.mine, at, face)[1])
                    assert reaches == bool(finishing.get(at, 0) >> face & 1)
                    found += reaches
    assert found > 100


def test_cards_needed_are_counted_from_what_is_joined_to_the_start() -> None:
    def needs(turns: str) -> list[int]:
        state = played(turns, options=MAY_CLOSE)[0]
        return [route.needs for route in shortest_routes(state.mine, state.laid_by, state.reached, 2).routes]

    assert needs("TB 6,4") == [6, 4, 6]
    assert needs(SHAFT) == [3, 1, 3]
    assert needs(SHAFT + "; TB+R 2,4") == [7, 0, 7]
    assert needs(SHAFT + "; T+B 2,4; T 8,4; R+L 7,3; R+L 7,5") == [NEVER] * 3


def played(turns: str, hold: str = "", options: Options | None = None) -> tuple[State, list[Step]]:
    lines = script(turns, hold, options=options).splitlines()
    state, steps = begin(GAME, options), [parse(line, GAME.lines) for line in lines]
    for step in steps:
        state = advance(GAME, state, step)
    return state, steps


def test_who_discards_holds_nothing_that_fits() -> None:
    state, steps = played(CLOSING, UPRIGHT)
    steps.append(Discard("TB"))
    advance(GAME, state, steps[-1])
    known = beliefs_of(list(shown(GAME, steps, 0)), 2, state.options)[1]
    assert len(known) == 4
    for belief in known:
        assert belief.impossible & 1 << KIND["RL"]
        assert not belief.impossible & 1 << KIND["TB"]


def test_who_does_not_reach_a_destination_is_unlikely_to_have_been_able_to() -> None:
    state, steps = played(SHAFT + "; RL 7,5; RL 7,3", "T")
    known = beliefs_of(list(shown(GAME, steps, 0)), 2, state.options)[1]
    unlikely = [bool(belief.unlikely & 1 << KIND["TRBL"]) for belief in known]
    assert unlikely == [True] * 4 + [False], "the card drawn since may be anything"


def test_what_is_inferred_of_hands_is_true_in_random_games() -> None:
    told = 0
    for taken in games(12):
        steps: list[Step] = []
        for state, step in taken:
            actor = GAME.actor(state)
            if actor not in (None, CHANCE):
                assert actor is not None
                known = beliefs_of(list(shown(GAME, steps, actor)), len(state.hands), state.options)
                assert [len(hand) for hand in known] == [len(hand) for hand in state.hands]
                for hand, cards in zip(known, state.hands, strict=True):
                    # For each kind, enough beliefs must still allow it.
                    for kind, count in Counter(CANONICAL[card] for card in cards).items():
                        assert count <= sum(1 for belief in hand if not belief.impossible >> kind & 1)
                        told += sum(1 for belief in hand if belief.impossible)
            steps.append(step)
    assert told


def test_a_determinization_has_the_cards_of_the_box() -> None:
    for taken in games(8):
        steps: list[Step] = []
        for state, step in taken:
            actor = GAME.actor(state)
            if actor not in (None, CHANCE):
                assert actor is not None
                view = GAME.view(state, actor)
                world = determinize(view, infer(view, list(shown(GAME, steps, actor))), Random(len(steps)))
                assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
                assert world.hands[actor] == tuple(CANONICAL[kind] for kind in state.hands[actor])
                cards = Counter(kind for hand in world.hands for kind in hand) + Counter(world.deck)
                held = Counter(CANONICAL[kind] for hand in state.hands for kind in hand)
                deck = Counter(CANONICAL[kind] for kind, count in enumerate(state.deck) for _ in range(count))
                assert cards == held + deck
            steps.append(step)


def test_a_rollout_ends_with_payoffs_that_add_up_to_one() -> None:
    for number, taken in enumerate(games(12)):
        state = next(state for state, _ in taken if GAME.actor(state) != CHANCE)
        hands = [[CANONICAL[kind] for kind in hand] for hand in state.hands]
        deck = [CANONICAL[kind] for kind, count in enumerate(state.deck) for _ in range(count)]
        end = rollout(public_part(state), hands, deck, Random(number), [0.1] * len(hands))
        assert end.over
        assert abs(sum(payoffs(end)) - 1) < 1e-9


def test_equivalent_kinds_of_cards_are_one() -> None:
    assert CANONICAL[KIND["B"]] == KIND["T"]
    assert CANONICAL[KIND["TB+L"]] == KIND["TB+R"]
    assert CANONICAL[KIND["TR"]] == KIND["TR"]
    assert kinds_of(FACES_OF[KIND["B"]]) == 1 << KIND["T"]
