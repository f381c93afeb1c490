"""The end of a game: each player's rank and tokens, who won, and what decided it."""

from lanterns.locale import Narrator
from lanterns.rules import Decider, Result, View, result_of

from .descriptions import tokens_line

_SENTENCES = {
    Decider.HONOR: "won-by-honor",
    Decider.FAVOR: "won-by-favor",
    Decider.CARDS: "won-by-cards",
}


def ranking_lines(narrator: Narrator, view: View) -> list[str]:
    """Return the ranking with each player's tokens, and what decided the game."""
    result = result_of(view)
    lines = []
    for rank, seat in sorted(zip(result.ranks, range(len(view.players)), strict=True)):
        lines.append(
            narrator.words(
                "rank-line",
                rank=rank,
                honor=narrator.words("honor", count=result.honor[seat]),
                favor=narrator.words("favor", count=result.favor[seat]),
                cards=narrator.words("cards", count=result.cards[seat]),
                **narrator.who(seat),
            )
        )
        lines.append(f"   {tokens_line(narrator, view.players[seat])}")
    return [*lines, _winner_line(narrator, result)]


def _winner_line(narrator: Narrator, result: Result) -> str:
    if result.decider in _SENTENCES:
        return narrator.words(_SENTENCES[result.decider], **narrator.who(result.winners[0]))
    # The reader comes last, where “you” needs no capital letter.
    winners = sorted(result.winners, key=lambda seat: seat == narrator.reader)
    names = [
        narrator.words("you-too") if seat == narrator.reader else narrator.names[seat]
        for seat in winners
    ]
    return narrator.words("won-together", names=narrator.words.listed(names))
