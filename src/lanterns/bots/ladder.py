"""The levels in order of strength, and the characters beside them."""

LADDER = (
    "visitor",
    "helper",
    "lamplighter",
    "apprentice",
    "artisan",
    "master",
    "sage",
    "dragon",
)
"""The levels, the weakest first; each beats the one before in most games."""

CHARACTERS = ("fox", "magpie")
"""Players with a habit instead of a level."""

BUILT_IN = {
    "random": "uniform:UniformBot",
    "visitor": "people:visitor",
    "helper": "people:helper",
    "lamplighter": "people:lamplighter",
    "apprentice": "people:apprentice",
    "artisan": "greedy:GreedyBot",
    "master": "levels:master",
    "sage": "levels:sage",
    "dragon": "levels:dragon",
    "fox": "people:fox",
    "magpie": "people:magpie",
}
"""Where each bot is made: a module of this package, and the function in it."""
