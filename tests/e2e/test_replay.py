"""Replays: from the end of a game, from a link, from a dropped file; shared and played on."""

import json
import struct
from dataclasses import replace
from pathlib import Path

import pytest
from e2e.kit.accessible import violations
from e2e.kit.coach import coach_waiting
from e2e.kit.devices import Mouse
from e2e.kit.games import SHOWN, festival
from e2e.kit.layout import ACROSS, SMALL, scrolls
from e2e.kit.offline import kept_files
from e2e.kit.prepare import NAMES, new_cookie, position, prepare
from e2e.kit.server import Server
from e2e.kit.static_site import StaticSite
from e2e.kit.visitor import CONNECTION_LOST, DESKTOP, PHONE, TABLET, Visit
from e2e.kit.words import say
from playwright.sync_api import Page, expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import (
    GameState,
    Record,
    end_of,
    record_from_json,
    record_to_json,
    record_to_link,
)

# What a drag from a folder onto the page leads to.
_DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.json"));
  document.body.dispatchEvent(
    new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""


def finished() -> Record:
    """Return a game of four that one action ends."""
    record = replace(position("won"), names=NAMES)
    return replace(record, actions=(*record.actions, "."))


def panels(state: GameState) -> list[dict[str, object]]:
    """Return what the screen shows of every seat at a position."""
    return [
        {
            "cards": list(player.cards),
            "favor": player.favor,
            "tokens": [token.honor for token in player.tokens],
        }
        for player in state.players
    ]


def expect_moment(page: Page, record: Record, ply: int) -> None:
    """Expect the slider, the seats and the lake of a moment of the game."""
    expect(page.get_by_role("slider")).to_have_value(str(ply))
    state = end_of(replace(record, actions=record.actions[:ply], result=None))
    expect(page.locator("[data-at]:not([data-cell])")).to_have_count(len(state.lake.tiles))
    page.wait_for_function(
        f"(wanted) => JSON.stringify(({SHOWN})()) === wanted",
        arg=json.dumps(panels(state), separators=(",", ":")),
    )


def play_to_its_end(visit: Visit, server: Server) -> Mouse:
    """Take the last turn of that game, up to the festival."""
    cookie, record = new_cookie(), position("won")
    mine = end_of(record).turn
    cookies = [cookie if seat == mine else new_cookie() for seat in range(len(record.seating))]
    table = prepare(server.database, record, cookies)
    mouse = Mouse(visit(cookie=cookie))
    mouse.open(table.path)
    mouse.to_move()
    mouse.end_turn()
    festival(mouse.visitor)
    return mouse


def test_a_finished_game_is_replayed_shared_and_played_on(visit: Visit, server: Server) -> None:
    mouse = play_to_its_end(visit, server)
    page, whole = mouse.page, finished()
    last = len(whole.actions)
    mouse.press(mouse.button(say("festival-replay")))
    expect(page).to_have_url(f"{mouse.visitor.address}/replay#{record_to_link(whole)}")
    expect_moment(page, whole, 0)
    assert violations(page) == []
    page.get_by_label(say("replay-seat")).select_option(label=NAMES[0])

    # By keys, by the slider, by the list of turns and by buttons.
    page.locator("body").press("End")
    expect_moment(page, whole, last)
    page.keyboard.press("ArrowLeft")
    expect_moment(page, whole, last - 1)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect_moment(page, whole, 1)
    page.get_by_role("slider").fill("17")
    expect_moment(page, whole, 17)
    turns = page.get_by_role("region", name=say("replay-turns")).get_by_role("button")
    mouse.press(turns.nth(3))
    expect(turns.nth(3)).to_have_attribute("aria-current", "step")
    mouse.press(mouse.button(say("replay-last")))
    expect_moment(page, whole, last)

    # Hands are hidden as they were, or open, from any seat.
    hands = page.get_by_role("list", name=say("replay-hand-of", name="").strip())
    page.get_by_role("slider").fill("20")
    expect(hands).to_have_count(1)
    page.get_by_label(say("replay-open-hands")).check()
    expect(hands).to_have_count(len(NAMES))
    page.get_by_label(say("replay-seat")).select_option(label=NAMES[2])
    expect(page.locator("section[data-edge=bottom]")).to_have_attribute("data-seat", "2")

    _share(mouse, whole)

    mouse.press(mouse.button(say("replay-play-on")))
    page.wait_for_url("**/t/local-*")
    state = mouse.visitor.until("state.table.id.startsWith('local-') && state.legal !== null")
    assert state["table"]["commitment"] == ""
    seats = [(seat["kind"], seat["mine"]) for seat in state["table"]["seats"]]
    assert seats[2] == ("person", True)
    assert {kind for seat, (kind, _) in enumerate(seats) if seat != 2} == {"bot"}
    laid = [tile[0] for tile in state["game"]["lake"]]
    before = end_of(replace(whole, actions=whole.actions[:20], result=None)).lake.tiles
    assert laid[: len(before)] == [tile.tile for tile in before]


@pytest.mark.prove
def test_a_finished_game_is_reviewed_at_once(visit: Visit, server: Server) -> None:
    """From the festival, also when it is come back to; closed, the review is a replay."""
    mouse = play_to_its_end(visit, server)
    page, link = mouse.page, record_to_link(finished())
    mouse.press(mouse.button(say("festival-replay")))
    expect_moment(page, finished(), 0)
    page.go_back()
    festival(mouse.visitor)
    review = page.get_by_role("complementary", name=say("replay-review-title"))
    with coach_waiting(page.context):
        mouse.press(mouse.button(say("festival-review")))
        expect(review.get_by_role("progressbar")).to_be_visible()
    expect(page).to_have_url(f"{mouse.visitor.address}/review#{link}")
    mine = NAMES[end_of(position("won")).turn]
    expect(review.get_by_label(say("replay-seat")).locator("option:checked")).to_have_text(mine)
    mouse.press(mouse.button(say("replay-review-close")))
    expect(page).to_have_url(f"{mouse.visitor.address}/replay#{link}")
    expect(mouse.button(say("replay-review"))).to_be_visible()


def _share(mouse: Mouse, record: Record) -> None:
    """Look at everything that the dialog offers, and close it."""
    page = mouse.page
    mouse.press(mouse.button(say("replay-share")))
    link = f"{mouse.visitor.address}/replay#{record_to_link(record)}"
    expect(page.get_by_label(say("replay-link-game"))).to_have_value(link)
    expect(page.get_by_label(say("replay-link-moment"))).to_have_value(f"{link}.20")
    mouse.press(mouse.button(say("link-code")))
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as saved:
        mouse.press(mouse.button(say("record")))
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert replace(record_from_json(text), result=None) == record
    with page.expect_download() as saved:
        mouse.press(mouse.button(say("replay-picture")))
    picture = Path(saved.value.path()).read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert max(struct.unpack(">II", picture[16:24])) == 1600
    assert len(picture) > 30_000, "there is a lake on it"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.prove
def test_a_record_is_replayed_on_a_static_site_and_without_a_network(
    visit: Visit, tmp_path: Path
) -> None:
    record = finished()
    wrong = replace(record, actions=("99@0,1r0",))
    with StaticSite(tmp_path) as site:
        mouse = Mouse(visit(site.address, first=True))
        page = mouse.page
        mouse.open("/")
        page.evaluate(_DROP, record_to_json(wrong))
        expect(page.get_by_role("alert")).to_have_text(
            "Action 1, 99@0,1r0: You do not hold tile 99."
        )
        assert violations(page) == []
        page.evaluate(_DROP, record_to_json(record))
        address = f"{site.address}/?/replay#{record_to_link(record)}"
        expect(page).to_have_url(address)
        expect_moment(page, record, 0)
        kept_files(page)
        mouse.visitor.allow(*CONNECTION_LOST, "Failed to load resource")
        site.cut()
        page.goto("about:blank")
        page.goto(f"{address}.12")
        expect_moment(page, record, 12)
        mouse.press(mouse.button(say("replay-share")))
        expect(page.get_by_label(say("replay-link-game"))).to_have_value(address)


@pytest.mark.prove
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, PHONE, ACROSS, (640, 360), TABLET, DESKTOP], ids=str)
def test_every_moment_has_its_place_on_every_display(
    visit: Visit, language: str, size: tuple[int, int]
) -> None:
    record = finished()
    mouse = Mouse(visit(language=language, size=size))
    mouse.open(f"/replay#{record_to_link(record)}")
    page = mouse.page
    for ply in (0, len(record.actions) // 2, len(record.actions)):
        page.get_by_role("slider").fill(str(ply))
        expect_moment(page, record, ply)
        assert not scrolls(page, "main")
        for button in page.locator("fieldset button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size[0] + 0.5
            assert box["y"] + box["height"] <= size[1] + 0.5


@pytest.mark.prove
def test_every_moment_shows_what_the_referee_says(visit: Visit) -> None:
    record = finished()
    mouse = Mouse(visit())
    mouse.open(f"/replay#{record_to_link(record)}")
    expect_moment(mouse.page, record, 0)
    for ply in range(1, len(record.actions) + 1):
        mouse.page.keyboard.press("ArrowRight")
        expect_moment(mouse.page, record, ply)
