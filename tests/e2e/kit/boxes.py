"""Where things are on the screen."""

from playwright.sync_api import FloatRect, Locator, Page


def box_of(target: Locator) -> FloatRect:
    """Return the box of an element on the screen."""
    box = target.bounding_box()
    assert box is not None
    return box


def middle(box: FloatRect) -> tuple[float, float]:
    """Return the middle of a box."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def are_apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether neither of two boxes covers any of the other."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


def all_on_screen(targets: Locator) -> bool:
    """Whether these are there and inside the window."""
    inside: list[bool] = targets.evaluate_all(
        """all => all.map((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        })"""
    )
    return bool(inside) and all(inside)


def covering(targets: Locator) -> list[str]:
    """List what is painted over these, apart from the button that is the whole badge."""
    over: list[str] = targets.evaluate_all(
        """all => all.flatMap((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [0.1, 0.5, 0.9].flatMap((part) => {
                const [first] = document
                    .elementsFromPoint(left + width * part, top + height / 2)
                    .filter((over) => !over.matches("button"));
                return one.contains(first) ? [] : [`${first.tagName} ${first.className}`];
            });
        })"""
    )
    return over


def wait_until_above(one: Locator, other: Locator) -> None:
    """Wait until one element ends above another."""
    one.page.wait_for_function(
        "([one, other]) => one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top",
        arg=[one.element_handle(), other.element_handle()],
    )


def size_of_rem(page: Page) -> float:
    """Return the page's unit in pixels."""
    size: float = page.evaluate(
        "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
    )
    return size


def seat_at(page: Page, edge: str) -> Locator:
    """Return the seat at an edge of the screen."""
    return page.locator(f"section[data-seat][data-edge={edge}]")


_BROKEN = """all => all.flatMap((one) => {
  const broken = [];
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement.closest(".visually-hidden")) continue;
    for (const word of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
})"""


def broken_words(targets: Locator) -> list[str]:
    """List the words in these that go on in another line."""
    words: list[str] = targets.evaluate_all(_BROKEN)
    return words
