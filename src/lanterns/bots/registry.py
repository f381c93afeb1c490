"""Every bot by name: those of this package, and plug-ins of other packages."""

from collections.abc import Callable, Iterator, MutableMapping
from enum import unique
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from lanterns.rules import Fault, LanternsError

from .bot import Bot
from .errors import error_summary
from .ladder import BUILT_IN

GROUP = "lanterns.bots"
"""The entry point group in which a package names its bots."""

BotMaker = Callable[[], Bot]


@unique
class PluginFault(Fault):
    """Why a plug-in cannot be used."""

    NOT_LOADED = "The bot “{name}” cannot be loaded from {where}: {why}."
    NOT_A_BOT = "The bot “{name}” cannot be used: {where} makes nothing with a method “choose”."


class BrokenPlugin(LanternsError):
    """A plug-in that cannot be loaded or is not a bot."""


class Registry(MutableMapping[str, BotMaker]):
    """Maps names to callables that make a bot; a bot's module is imported when it is first made.

    A plug-in cannot take the name of a built-in bot.

    >>> registry = Registry()
    >>> list(registry)[:3]
    ['random', 'visitor', 'helper']
    """

    def __init__(self) -> None:
        self._added: dict[str, BotMaker] = {}

    def __getitem__(self, name: str) -> BotMaker:
        if name in self._added:
            return self._added[name]
        if name in BUILT_IN:
            return lambda: _make(BUILT_IN[name])
        plugin = self._plugins[name]
        return lambda: _make_from(plugin)

    def __setitem__(self, name: str, maker: BotMaker) -> None:
        self._added[name] = maker

    def __delitem__(self, name: str) -> None:
        del self._added[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**BUILT_IN, **self._plugins, **self._added})

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, name: object) -> bool:
        # Built-in names are found without searching the installed packages.
        return name in BUILT_IN or name in self._added or name in self._plugins

    @cached_property
    def _plugins(self) -> dict[str, EntryPoint]:
        return {point.name: point for point in entry_points(group=GROUP)}


def _make(place: str) -> Bot:
    module, _, maker = place.partition(":")
    bot: Bot = getattr(import_module(f".{module}", __package__), maker)()
    return bot


def _make_from(plugin: EntryPoint) -> Bot:
    try:
        bot: Bot = plugin.load()()
    except (Exception, SystemExit) as error:
        # A plug-in may raise anything; callers handle one error with one sentence.
        raise BrokenPlugin(
            PluginFault.NOT_LOADED, name=plugin.name, where=plugin.value, why=error_summary(error)
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BrokenPlugin(PluginFault.NOT_A_BOT, name=plugin.name, where=plugin.value)
    return bot


BOTS = Registry()
"""Every bot by the name that commands use."""
