"""Whatever a server tries that arranges the shuffle, the real page sees it."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from e2e.kit.devices import Mouse
from e2e.kit.games import festival
from e2e.kit.home import accept
from e2e.kit.visitor import Message, Visit
from e2e.kit.words import say
from playwright.sync_api import Locator, expect
from server.kit.games import choose
from server.kit.guest import BOT, OPEN, PERSON, Guest
from server.kit.malicious import ACCOMPLICE, DEALS, SHOWS, VICTIM, deal_falsely, show_falsely
from server.kit.running import running

from lanterns.cli.commands.verify import command
from lanterns.server.table.shuffle import pledge_of

PART = "11" * 32
PROVE = pytest.mark.prove


class Game:
    """A table of an accomplice of the server, a victim with a real page and a bot."""

    def __init__(self, address: str, visit: Visit, folder: Path) -> None:
        self.host = Guest(address)
        self.table = self.host.open(PERSON, OPEN, BOT)
        self.page = Mouse(visit(address))
        self._folder = folder
        self.pledge()
        token = self.host.look(self.table)["table"]["seats"][VICTIM]["invitation"]
        accept(self.page, f"#{token}", "Bao")

    def pledge(self, host: Guest | None = None) -> None:
        """Let the accomplice sit down."""
        self.host = host or self.host
        self.host.do(self.table, "sit", seat=ACCOMPLICE, name="Ana", pledge=pledge_of(PART))

    def until_shown(self) -> None:
        """Wait until the page has shown its part."""
        while not self.host.look(self.table)["table"]["seats"][VICTIM]["revealed"]:
            pass

    def begin(self) -> None:
        """Show the accomplice's part and start."""
        self.host.do(self.table, "reveal", seat=ACCOMPLICE, contribution=PART)
        self.host.do(self.table, "start")

    def play(self) -> None:
        """Play to the end, for the victim too."""
        [cookie] = [
            one for one in self.page.visitor.context.cookies() if one.get("name") == "lanterns"
        ]
        people = [self.host, Guest(self.host.address, str(cookie.get("value")))]
        rng = Random(1)
        while self.host.look(self.table)["table"]["status"] == "playing":
            for guest in people:
                state = guest.look(self.table)
                if state["legal"]:
                    action = choose(state["legal"], rng)
                    guest.command(self.table, "act", action=action, version=state["version"])

    def save_note(self) -> None:
        """Let the page save its note."""
        with self.page.page.expect_download() as download:
            self.page.press(self.page.button(say("note-save")))
        download.value.save_as(self._folder / "noted.json")

    def verify(self) -> tuple[int, str]:
        """What the real command says of the record and that note."""
        record = self._folder / "record.json"
        whole: Message = self.host.get(f"/api/tables/{self.table}/record")
        record.write_text(json.dumps(whole), encoding="utf-8")
        noted = str(self._folder / "noted.json")
        done = CliRunner().invoke(command, [str(record), "--noted", noted])
        return done.exit_code, done.output

    def check(self) -> Locator:
        """Play to the end, and let the page check the shuffle."""
        self.begin()
        self.play()
        end = festival(self.page.visitor)
        self.page.press(self.page.button(say("check")))
        self.save_note()
        return end


@pytest.mark.prove
@pytest.mark.parametrize("trick", ["", *DEALS])
def test_a_false_deal_is_found(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trick: str
) -> None:
    with running(tmp_path) as server:
        game = Game(server.address, visit, tmp_path)
        game.until_shown()
        if trick:
            deal_falsely(monkeypatch, DEALS[trick])
        end = game.check()
        expect(end.get_by_text(say("check-bad" if trick else "check-good"))).to_be_visible()
        assert game.verify()[0] == (1 if trick else 0)
        game.page.visitor.open("/")


@pytest.mark.parametrize(
    "trick",
    # The trick that asks for the part once more is the likeliest to come back.
    [pytest.param(trick, marks=[] if trick == "part withheld" else PROVE) for trick in SHOWS],
)
def test_a_lobby_that_changes_after_my_part_is_known_raises_an_alarm(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trick: str
) -> None:
    show_falsely(monkeypatch, SHOWS[trick])
    with running(tmp_path) as server:
        game = Game(server.address, visit, tmp_path)
        alarm = game.page.page.get_by_role("alert").filter(has_text=say("lobby-alarm"))
        expect(alarm).to_be_visible()
        sent = game.page.page.evaluate("commands.filter(({ type }) => type === 'reveal').length")
        assert sent == 1
        # The alarm stays when the server shows again what it showed before.
        monkeypatch.undo()
        game.page.reload()
        expect(alarm).to_be_visible()
        game.save_note()
        game.begin()
        game.host.do(game.table, "abandon")
        assert game.verify()[0] == 1
        game.page.visitor.open("/")


@pytest.mark.prove
def test_a_part_that_was_shown_and_asked_for_again_proves_nothing(
    visit: Visit, tmp_path: Path
) -> None:
    with running(tmp_path) as server:
        game = Game(server.address, visit, tmp_path)
        game.until_shown()
        game.host.do(game.table, "move_seat", seat=ACCOMPLICE)
        move = game.host.look(game.table)["table"]["seats"][ACCOMPLICE]["move"]
        other = Guest(server.address)
        other.follow(move)
        game.page.press(game.page.button(say("lobby-sit")))
        game.pledge(other)
        game.until_shown()
        end = game.check()
        expect(end.get_by_text(say("check-again"))).to_be_visible()
        expect(end.get_by_text(say("check-agrees"))).to_be_visible()
        code, out = game.verify()
        assert (code, "pledged anew" in out) == (3, True)
        game.page.visitor.open("/")
