"""The end of a game: winning does not look like losing, and the ranking stays on its paper."""

import pytest
from e2e.kit.absent import Absent
from e2e.kit.accessible import violations
from e2e.kit.arriving import on_desktops, sit_down
from e2e.kit.boxes import are_apart, box_of
from e2e.kit.devices import Pointing
from e2e.kit.games import assert_festival, festival
from e2e.kit.layout import all_on_top
from e2e.kit.prepare import NAMES, Prepared, position, prepare
from e2e.kit.server import Server
from e2e.kit.visitor import DESKTOP, PHONE, Visit
from e2e.kit.words import say
from playwright.sync_api import Locator, expect

from lanterns.locale.language import LANGUAGES
from lanterns.rules import end_of

LONG = tuple(f"Wilhelmina Charlotte Augusta {letter}" for letter in "ABCD")

# The text of a cell may stick out of it even where the cell itself stays on the paper.
_OFF_PAPER = """table => {
  const paper = table.closest(".paper").getBoundingClientRect();
  const isOff = (cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const box = cell.getBoundingClientRect();
    const { left, right, width } = text.getBoundingClientRect();
    return width > 0 && (left < box.left - 1 || right > box.right + 1
      || box.left < paper.left || box.right > paper.right);
  };
  return [...table.querySelectorAll("th, td")]
    .filter((cell) => !cell.querySelector(".visually-hidden") && isOff(cell))
    .map((cell) => cell.textContent.trim());
}"""


def see_the_end(
    visit: Visit, server: Server, table: Prepared, screen: str, seats: int, **options: object
) -> list[Pointing]:
    """Let the last turn end before the eyes of its winner and those who sit next."""
    absent = Absent(server, table)
    players = [
        sit_down(visit, table, absent.seat(after), screen, **options) for after in range(seats)
    ]
    absent.take_turn(absent.seat(0))
    for player in players:
        player.visitor.until("state.result !== null")
    return players


@pytest.mark.prove
def test_the_moon_touches_no_lantern(visit: Visit, server: Server) -> None:
    table = prepare(server.database, position("won"))
    _, loser = see_the_end(visit, server, table, "desktop", 2)
    lanterns = festival(loser.visitor).locator(".ceremony svg.face")
    expect(lanterns).to_have_count(2)
    for size in (PHONE, (390, 844), (844, 390), (820, 1180), DESKTOP, (2560, 1440)):
        loser.resize(size)
        moon = box_of(festival(loser.visitor).locator(".moon"))
        assert all(are_apart(moon, box_of(lantern)) for lantern in lanterns.all()), size


@pytest.mark.prove
@on_desktops
def test_winning_does_not_look_like_losing(visit: Visit, server: Server, screen: str) -> None:
    table = prepare(server.database, position("won"))
    winner, loser = see_the_end(visit, server, table, screen, 2)
    for player in (winner, loser):
        assert_festival(player.visitor)
    won, lost = festival(winner.visitor), festival(loser.visitor)
    name = NAMES[end_of(table.record).turn]
    state = loser.visitor.state()
    mine = next(at for at, seat in enumerate(state["table"]["seats"]) if seat["mine"])
    place = state["result"]["ranks"][mine]
    expect(won.get_by_role("heading", level=1)).to_have_text(
        say("festival-won", you="yes", name=name)
    )
    expect(lost.get_by_role("heading", level=1)).to_have_text(say("festival-place", place=place))
    expect(won.get_by_text(say("festival-yours"))).to_be_visible()
    expect(lost.get_by_text(say("festival-theirs", name=name))).to_be_visible()
    for sign, is_won in ((".medal", 1), (".moonlit", 0), (".own", 0)):
        expect(won.locator(sign)).to_have_count(is_won)
        expect(lost.locator(sign)).to_have_count(0 if is_won else 1)
    for player in (winner, loser):
        expect(player.button(say("rematch"))).to_be_visible()
        assert violations(player.page) == []

    # A look at the lake and back, by a button that stands in nobody's way.
    winner.press(winner.button(say("festival-lake")))
    expect(won).to_have_count(0)
    back = winner.button(say("festival"))
    expect(back).to_be_visible()
    assert all_on_top(back)
    assert covered_by(back, winner.page.locator("section[data-seat]")) == 0
    winner.press(back)
    expect(won.get_by_role("heading", level=1)).to_be_visible()


def covered_by(one: Locator, others: Locator) -> int:
    """Return how many of the others an element lies over."""
    box = one.bounding_box()
    count: int = others.evaluate_all(
        """(all, { x, y, width, height }) => all.filter((other) => {
            const { left, top, right, bottom } = other.getBoundingClientRect();
            return left < x + width && right > x && top < y + height && bottom > y;
        }).length""",
        box,
    )
    return count


@pytest.mark.parametrize(
    "language",
    ["de", *(pytest.param(one, marks=pytest.mark.prove) for one in LANGUAGES if one != "de")],
)
def test_the_ranking_stays_on_its_paper(visit: Visit, server: Server, language: str) -> None:
    table = prepare(server.database, position("won"), names=LONG)
    [winner] = see_the_end(visit, server, table, "phone", 1, language=language)
    ranking = winner.page.locator(".festival table").first
    expect(ranking.locator("tbody tr")).to_have_count(4)
    for size in ((360, 640), (390, 844), (320, 568)):
        winner.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ranking.evaluate(_OFF_PAPER) == [], size
