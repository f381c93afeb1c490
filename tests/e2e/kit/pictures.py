"""Screenshots of the page, also as color-blind people see it, kept in artifacts/."""

from pathlib import Path

from playwright.sync_api import Page

ARTIFACTS = Path(__file__).parents[3] / "artifacts"

EYES = {
    "grayscale": (0.2126, 0.7152, 0.0722) * 3,
    "protanopia": (0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052),
    "deuteranopia": (0.367, 0.861, -0.228, 0.280, 0.673, 0.047, -0.012, 0.043, 0.969),
    "tritanopia": (1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304),
}
"""Color matrices: luminance alone, or without red, green or blue cones."""

_FILTER = """(values) => {
  const svg = "http://www.w3.org/2000/svg";
  const matrix = document.createElementNS(svg, "feColorMatrix");
  matrix.setAttribute("values", values);
  const filter = document.createElementNS(svg, "filter");
  filter.id = "eyes";
  filter.setAttribute("color-interpolation-filters", "linearRGB");
  filter.append(matrix);
  const holder = document.createElementNS(svg, "svg");
  holder.append(filter);
  document.body.append(holder);
  document.documentElement.style.filter = "url(#eyes)";
}"""


def picture(page: Page, folder: Path, name: str, size: tuple[int, int]) -> Path:
    """Store a screenshot at a size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    path = ARTIFACTS / folder / f"{name}-{size[0]}x{size[1]}.png"
    page.screenshot(path=path)
    return path


def see_as(page: Page, eyes: str) -> None:
    """Show the page through a color matrix."""
    matrix = EYES[eyes]
    rows = [(*matrix[row : row + 3], 0.0, 0.0) for row in (0, 3, 6)]
    values = " ".join(str(number) for row in [*rows, (0, 0, 0, 1, 0)] for number in row)
    page.evaluate(_FILTER, values)
