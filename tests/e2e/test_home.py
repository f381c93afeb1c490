"""The first page: what newcomers and returning players see first, and that nothing is covered."""

from e2e.kit.absent import Absent
from e2e.kit.arriving import come, sit_down
from e2e.kit.boxes import are_apart, box_of
from e2e.kit.devices import Pointing
from e2e.kit.prepare import position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import Visit
from e2e.kit.words import say
from playwright.sync_api import Locator, expect

DESKTOPS = ((1024, 768), (1440, 900), (2560, 1440))
PHONES = ((390, 844), (360, 640))
TABLETS = ((844, 390), (820, 1180))


def region(player: Pointing, message: str) -> Locator:
    """Return a region of the page by the message that names it."""
    return player.page.get_by_role("region", name=say(message), exact=True)


def ways(player: Pointing) -> list[Locator]:
    """Return the other ways to play."""
    page = player.page
    return [
        page.get_by_role("button", name=say("home-pass")),
        page.get_by_role("button", name=say("home-invite")),
        page.get_by_role("link", name=say("home-first-game")),
    ]


def test_a_returning_player_sees_tables_and_results_first(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("won"))
    absent = Absent(server, table)
    player = sit_down(visit, table, absent.seat(1), "desktop")
    absent.take_turn(absent.seat(0))
    player.visitor.until("state.result !== null")
    state = player.visitor.state()
    names = [seat["name"] for seat in state["table"]["seats"]]
    # The table was not opened by the page, which would have noted that this browser has some.
    player.page.evaluate('() => localStorage.setItem("lanterns.known", "yes")')
    player.visitor.open("/")

    tables = region(player, "home-tables")
    line = tables.get_by_role("link")
    [winner] = state["result"]["winners"]
    expect(line).to_contain_text(say("home-winners", count=1, names=names[winner]))
    honor = state["result"]["honor"]
    scores = [f"{name} {each}" for name, each in zip(names, honor, strict=True)]
    expect(line).to_contain_text(" · ".join(scores))
    for size in DESKTOPS:
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        beside = [region(player, "your-table"), *ways(player)]
        assert all(are_apart(box_of(tables), box_of(one)) for one in beside)
        shelf = box_of(region(player, "shelf"))
        assert box_of(tables)["y"] < shelf["y"]
        assert all(box_of(tables)[side] == shelf[side] for side in ("x", "width"))
        assert are_apart(box_of(player.page.locator(".moon")), box_of(beside[0]))
    for width, height in PHONES:
        player.page.set_viewport_size({"width": width, "height": height})
        lows = [box_of(way)["y"] + box_of(way)["height"] for way in ways(player)]
        assert max(lows) <= 2 * height, "They are more than a flick away."
        assert box_of(line.locator(".state"))["height"] < 30, (
            "It has one line, above or beside the date."
        )
    planks = player.page.locator(".plank")
    for width, height in (*PHONES, *TABLETS):
        player.page.set_viewport_size({"width": width, "height": height})
        assert len({round(box_of(name)["height"]) for name in planks.locator("b").all()}) == 1
        ends = {
            round(box_of(plank)["x"] + box_of(plank)["width"]) for plank in (planks.last, tables)
        }
        assert len(ends) == 1, "The last row is full."


def test_a_newcomer_is_offered_the_guided_game_first(visit: Visit) -> None:
    player = come(visit)
    player.visitor.open("/")
    # Only when it is known that there are no tables, the offer comes to the top.
    expect(player.page.locator(".news")).to_be_visible()
    shelf = region(player, "shelf")
    for width, height in (DESKTOPS[0], PHONES[1]):
        player.page.set_viewport_size({"width": width, "height": height})
        *others, learn = ways(player)
        expect(learn).to_be_in_viewport(ratio=1)
        assert all(box_of(learn)["y"] < box_of(one)["y"] for one in (shelf, *others))
    expect(shelf).to_contain_text(say("shelf-how"))
    expect(shelf).to_contain_text(say("shelf-scale"))
