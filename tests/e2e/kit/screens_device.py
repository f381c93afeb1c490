"""Tours through what only a table on this device has."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import expect

from .devices import Mouse
from .games import play_on
from .guide import Guide
from .home import pass_and_play, play_bots
from .offline import announce_update
from .prepare import NAMES
from .spoiling import BOTS, FORBIDDEN, RULES, lose, spoil_storage
from .static_site import SUB_PATH, StaticSite
from .tours import Tour, close_dialog, tour
from .words import say


@tour("home_on_device", "manage_table", "delete_table", "import_refused", "invite_static")
def tables_on_the_device(guide: Guide) -> Tour:
    """My tables where there is no server: saved, deleted, opened again; nobody to invite."""
    with TemporaryDirectory() as folder, StaticSite(Path(folder)) as site:
        mouse = _come(guide, site)
        pass_and_play(mouse, NAMES[:2])
        play_bots(mouse, 2)
        title = mouse.visitor.state()["table"]["title"]
        mouse.open("/")
        mine = mouse.page.get_by_role("region", name=say("home-tables"), exact=True)
        expect(mine.get_by_text(say("home-on-device"))).to_have_count(2)
        yield "home_on_device", mouse
        mouse.press(mine.get_by_role("button", name=say("home-manage", title=title), exact=True))
        delete = mouse.page.get_by_role("dialog").get_by_role("button", name=say("home-delete"))
        expect(delete).to_be_visible()
        yield "manage_table", mouse
        mouse.press(delete)
        expect(mouse.button(say("home-delete-yes"))).to_be_visible()
        yield "delete_table", mouse
        close_dialog(mouse)
        mouse.press(mouse.button(say("settings")))
        dialog = mouse.page.get_by_role("dialog")
        bad = Path(folder, "table.json")
        bad.write_text("{}", encoding="utf-8")
        dialog.locator("input[type=file]").set_input_files(bad)
        expect(dialog.get_by_role("alert")).to_be_visible()
        yield "import_refused", mouse
        close_dialog(mouse)
        mouse.press(mouse.page.get_by_role("button", name=say("home-invite")))
        expect(mouse.page.get_by_text(say("home-invite-static"))).to_be_visible()
        yield "invite_static", mouse


@tour("local_notices", "local_broken")
def troubles_on_the_device(guide: Guide) -> Tour:
    """A game that is not stored and whose bot cannot choose, a new version, and no simulator."""
    with TemporaryDirectory() as folder, StaticSite(Path(folder)) as site:
        mouse = _come(guide, site)
        mouse.visitor.allow("Failed to load resource")
        spoil_storage(mouse.page, FORBIDDEN)
        lose(mouse.page, BOTS)
        play_bots(mouse, 2)
        if mouse.visitor.until("state.game")["legal"]:  # otherwise the bot begins, or tries to
            play_on([mouse], Random(1), moves=1)
        for notice in ("local-unkept", "local-bot-failed"):
            words = say(notice, bot=say("bot-name", bot="random"))
            expect(mouse.page.get_by_text(words)).to_be_visible()
        announce_update(mouse.page, f"/{SUB_PATH}/")
        expect(mouse.page.get_by_text(say("new-version"))).to_be_visible()
        yield "local_notices", mouse
        mouse.page.on("dialog", lambda dialog: dialog.accept())
        lose(mouse.page, RULES)
        mouse.open("/?/t/local-0123456789abcdef")
        expect(mouse.page.get_by_role("heading", name=say("local-broken"))).to_be_visible()
        yield "local_broken", mouse


def _come(guide: Guide, site: StaticSite) -> Mouse:
    return Mouse(guide.visit(site.address, settings={"theme": guide.theme}))
