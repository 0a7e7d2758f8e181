"""A class in the browser: opened, joined, paired, stopped for a moment, given homework, and deleted."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor, begun
from tilehall.core.puzzle import packaged

Visit = Callable[..., Visitor]
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"  # as if the user came back to the page
PIN, NEW_PIN = "4271", "998877"
PUZZLE = f"/puzzles/4ascend/{next(iter(packaged('4ascend')))}"


def join(pupil: Visitor, code: str) -> None:
    """Join a class by the form on its page."""
    pupil.page.goto(f"/class/{code}")
    pupil.page.get_by_label("Nickname").fill(pupil.name)
    pupil.page.get_by_label("PIN").fill(PIN)
    pupil.act(pupil.button("Join the class"))
    expect(pupil.page.get_by_text(f"You are {pupil.name}")).to_be_visible()
    assert not pupil.violations()
    assert not pupil.scrolls_sideways()


def come_back(pupil: Visitor, code: str) -> None:
    """Sign in again, with the new PIN."""
    pupil.page.goto(f"/class/{code}")
    pupil.act(pupil.button("I have joined before"))
    pupil.page.get_by_label("Nickname").fill(pupil.name)
    pupil.page.get_by_label("PIN").fill(NEW_PIN)
    pupil.act(pupil.page.get_by_role("button", name="Come in", exact=True))
    expect(pupil.page.get_by_text(f"You are {pupil.name}")).to_be_visible()


def give_homework(teacher: Visitor) -> None:
    """Set a lesson, one named puzzle and two games, by the form that the page of the class links to."""
    teacher.act(teacher.page.get_by_role("link", name="Set homework"))
    teacher.page.get_by_role("combobox", name="Game").select_option("4ascend")
    teacher.page.get_by_role("checkbox").first.check()
    teacher.page.get_by_label("These puzzles (optional)").fill(f"https://hall.example{PUZZLE}?from=here")
    teacher.page.get_by_label("Games to finish").fill("2")
    assert not teacher.violations()
    teacher.act(teacher.button("Give it to the class"))
    expect(teacher.page.get_by_text("done by 0 of 2")).to_be_visible()


def name_a_pupil(teacher: Visitor, code: str) -> None:
    """Write down the real name of Kim, set a new PIN for them, and find the name on the cards."""
    teacher.act(teacher.page.get_by_role("link", name="Details of Kim"))
    teacher.page.get_by_label("Real name (optional)").fill("Kim Lee")
    teacher.act(teacher.button("Save"))
    expect(teacher.page.get_by_text("Saved")).to_be_visible()
    teacher.page.get_by_label("New PIN").fill(NEW_PIN)
    teacher.act(teacher.button("Set the PIN"))
    expect(teacher.page.get_by_text("The pupil has a new PIN.")).to_be_visible()
    assert not teacher.violations()
    teacher.page.goto(f"/class/{code}/cards")
    teacher.page.get_by_label("One for each pupil who has joined").check()
    expect(teacher.page.get_by_text("Kim Lee")).to_be_visible()
    assert not teacher.violations()


def stop_boards(teacher: Visitor, *pupils: Visitor) -> None:
    """Stop all boards, so that everybody is told, and let them go on."""
    teacher.act(teacher.button("Freeze all boards"))
    expect(teacher.page.get_by_text("All boards and clocks of the class stand still.")).to_be_visible()
    for pupil in pupils:
        expect(pupil.page.get_by_text("All boards stand still.")).to_be_visible()
    assert not teacher.violations()
    teacher.act(teacher.button("Let all boards go on"))
    for pupil in pupils:
        expect(pupil.page.get_by_text("All boards stand still.")).to_have_count(0)


def switch_talk_off(teacher: Visitor, pupil: Visitor) -> None:
    """Switch talk off. A pupil who says something is told so."""
    teacher.page.get_by_label("Pupils may talk").uncheck()
    expect(teacher.page.get_by_label("Pupils may talk")).not_to_be_checked()
    pupil.act(pupil.button(re.compile("^Talk")))
    pupil.page.get_by_label("Say something at the table").fill("hello")
    pupil.page.keyboard.press("Enter")
    expect(pupil.page.get_by_text("Your teacher has switched the talk off.")).to_be_visible()


def exported(teacher: Visitor) -> Any:
    """Download everything that the hall keeps about the class."""
    with teacher.page.expect_download() as download:
        teacher.act(teacher.page.get_by_role("link", name="Export everything"))
    return json.loads(download.value.path().read_text(encoding="utf-8"))


def start_a_tournament(teacher: Visitor, code: str, *pupils: Visitor) -> None:
    """Start a tournament by the form that the page of the class links to, play a turn, and show it on the wall."""
    title = re.compile("Class 5b.s tournament")
    teacher.act(teacher.page.get_by_role("link", name="Start a tournament"))
    teacher.page.get_by_role("combobox", name="Game").select_option("4ascend")
    assert not teacher.violations()
    teacher.act(teacher.button("Start with 2 pupils"))
    expect(teacher.page.get_by_role("heading", name=title)).to_be_visible()
    for pupil in pupils:
        earlier = f"/r/{pupil.room['room']}"
        pupil.page.goto(f"/class/{code}")
        table = pupil.page.get_by_role("link", name="To my table")
        expect(table).not_to_have_attribute("href", earlier)
        expect(pupil.page.get_by_role("link", name=title)).to_contain_text("Running")
        assert not pupil.violations()
        assert not pupil.scrolls_sideways()
        pupil.room, pupil.position = {}, {}
        pupil.act(table)
        pupil.until(lambda me: me.room)
    place_a_stone(begun(*pupils)[0])
    teacher.page.goto(f"/tournament/{teacher.page.url.rpartition('/')[2]}/screen")
    expect(teacher.page.get_by_role("region", name="Games")).to_contain_text("Kim")
    teacher.page.goto(f"/class/{code}")


def test_a_class_is_opened_joined_paired_frozen_given_homework_and_deleted(visit: Visit) -> None:
    teacher, kim, lou = visit("Ms Hall"), visit("Kim", phone=True), visit("Lou")
    teacher.ask("/api/sign-up", {"name": "Ms Hall", "password": "classes for all"})
    teacher.page.goto("/classes")
    teacher.page.get_by_label("Title").fill("Class 5b")
    assert not teacher.violations()
    teacher.act(teacher.button("Open the class"))
    expect(teacher.page.get_by_role("heading", name="Class 5b")).to_be_visible()
    code = teacher.page.url.rpartition("/")[2]

    for pupil in (kim, lou):
        join(pupil, code)

    # Homework is on the pupils' pages.
    give_homework(teacher)
    kim.page.evaluate(LOOK_AGAIN)
    expect(kim.page.get_by_text("0 of 4 done")).to_be_visible()
    expect(kim.page.locator(f"a[href$='{PUZZLE}']")).to_be_visible()

    # One click seats both at a table.
    teacher.page.evaluate(LOOK_AGAIN)
    teacher.page.get_by_role("combobox", name="Game").select_option("4ascend")
    teacher.act(teacher.button("Pair 2 pupils"))
    expect(teacher.page.get_by_text("One table is ready.")).to_be_visible()
    for pupil in (kim, lou):
        pupil.page.evaluate(LOOK_AGAIN)
        pupil.act(pupil.page.get_by_role("link", name="To my table"))
        pupil.until(lambda me: me.room)
        pupil.act(pupil.button("I am ready"))
    kim.until(lambda me: me.position)

    # The wall shows it, without a hand of its own.
    teacher.page.evaluate(LOOK_AGAIN)
    teacher.act(teacher.button("On the wall: the table of Kim"))
    teacher.act(teacher.page.get_by_role("link", name="Wall"))
    expect(teacher.page.locator("main.board > *").first).to_be_visible()
    teacher.page.goto(f"/class/{code}")

    # The teacher explains something.
    stop_boards(teacher, kim, lou)
    switch_talk_off(teacher, lou)

    start_a_tournament(teacher, code, kim, lou)

    # Only the teacher sees real names, and the cards have them. A new PIN signs Kim out, who comes back with it.
    name_a_pupil(teacher, code)
    come_back(kim, code)

    # The export is a file. A deleted class signs its pupils out.
    teacher.page.goto(f"/class/{code}")
    assert [each["real_name"] for each in exported(teacher)["pupils"]] == ["Kim Lee", ""]
    teacher.act(teacher.button("Delete the class"))
    teacher.act(teacher.button("Delete everything"))
    expect(teacher.page.get_by_role("heading", name="New class")).to_be_visible()
    expect(teacher.page.get_by_role("link", name=re.compile("Class 5b"))).to_have_count(0)
    assert kim.page.request.get("/api/me").json() is None
