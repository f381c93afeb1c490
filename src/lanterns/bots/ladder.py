"""The levels in order of strength, the characters beside them, and where each is made."""

LADDER = (
    "visitor",
    "helper",
    "lamplighter",
    "apprentice",
    "artisan",
    "master",
    "sage",
    "dragon",
    "phoenix",
    "tiger",
    "kirin",
)
"""The levels, the weakest first; each wins most games against the one before it."""

CHARACTERS = ("fox", "magpie")
"""Bots with a habit instead of a level."""

BUILT_IN = {
    "random": "uniform_bot:UniformBot",
    "visitor": "human_levels:visitor",
    "helper": "human_levels:helper",
    "lamplighter": "human_levels:lamplighter",
    "apprentice": "human_levels:apprentice",
    "artisan": "greedy_bot:GreedyBot",
    "master": "search_levels:master",
    "sage": "search_levels:sage",
    "dragon": "search_levels:dragon",
    "phoenix": "net_levels:phoenix",
    "tiger": "net_levels:tiger",
    "kirin": "net_levels:kirin",
    "fox": "human_levels:fox",
    "magpie": "human_levels:magpie",
}
"""The maker of each bot: a module of this package, and a callable in it."""
