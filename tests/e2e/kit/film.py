"""A film of the theater: what is on the screen after each change of it."""

from .visitor import PATIENCE, Message, Visitor

# Changes, not frames: on a busy machine there is no frame for what lasts a moment.
_RECORD = """(steps) => {
  const film = (window.film = { frames: [], told: [], quiet: 0 });
  const look = () => ({
    beat: document.querySelector("[data-theater]")?.dataset.theater ?? null,
    seat: Number(document.querySelector("section.onTurn")?.dataset.seat ?? -1),
    caption: document.querySelector(".sky p")?.textContent.trim() ?? null,
    flights: document.querySelectorAll(".flight").length,
    beams: document.querySelectorAll(".over .beams > svg").length,
    mine: document.querySelector(`ol[aria-label="${steps}"]`) !== null,
  });
  new MutationObserver((changes) => {
    const told = document.querySelector("[data-told]");
    for (const { target, addedNodes } of changes) {
      if (target !== told) continue;
      film.told.push(...[...addedNodes].map((node) => node.textContent.trim()).filter(Boolean));
    }
    film.frames.push(look());
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  const wait = () => {
    film.quiet = look().mine ? film.quiet + 1 : 0;
    requestAnimationFrame(wait);
  };
  wait();
}"""


def start_filming(visitor: Visitor, steps: str) -> None:
    """Record every change from now on; `steps` is the name of the list that opens with my turn."""
    visitor.page.evaluate(_RECORD, steps)


def film_until_mine(visitor: Visitor, frames_after: int = 12) -> Message:
    """Wait until my turn has been on for some frames; return the film."""
    visitor.page.wait_for_function(
        "(count) => film.quiet >= count", arg=frames_after, timeout=PATIENCE
    )
    film: Message = visitor.page.evaluate("() => film")
    return film
