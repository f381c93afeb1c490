"""The pieces of the game as SVG, each drawn around the origin."""

from collections.abc import Iterable

from lanterns.rules import DIRECTIONS, Color, LaidTile

PALE, DARK, GOLD, SHORE = "#fff6df", "#43341f", "#e9b44c", "#2f6a72"
PAINT = ("#d8433b", "#f2922c", "#3ea76c", "#8f5fce", "#3b82d8", "#f5f0e1", "#2a2c36")
RAYS = "".join(
    f'<path d="M-2.4 -6.2L0 -10L2.4 -6.2Z" transform="rotate({turn})"/>'
    for turn in range(0, 360, 45)
)
# One sign for each color, in a square of twenty units.
SIGNS = (
    '<path d="M0 -10L7.5 0L0 10L-7.5 0Z"/>',
    f'<circle r="5.2"/>{RAYS}',
    '<path d="M8.5 -8.5C-3 -8.5 -9.5 -3 -8.5 8.5C3 8.5 9.5 3 8.5 -8.5Z"/>',
    '<path d="M4.5 -9.5A9.7 9.7 0 1 0 4.5 9.5A10.5 10.5 0 0 1 4.5 -9.5Z"/>',
    '<path d="M0 -10C3 -5 6.8 -1 6.8 3.2A6.8 6.8 0 0 1 -6.8 3.2C-6.8 -1 -3 -5 0 -10Z"/>',
    f'<circle r="6.4" fill="none" stroke="{DARK}" stroke-width="4.4"/>',
    '<rect x="-7" y="-7" width="14" height="14" rx="1.5"/>',
)
STAR = "M0 -4.5L1.2 -1.2L4.5 0L1.2 1.2L0 4.5L-1.2 1.2L-4.5 0L-1.2 -1.2Z"
DEFS = f"""
<radialGradient id="night" cy="45%" r="75%"><stop stop-color="#12525e"/>\
<stop offset="1" stop-color="#071d24"/></radialGradient>
<linearGradient id="sheen" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".22"/>\
<stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>
<radialGradient id="metal" cy="35%"><stop stop-color="#ffe3a0"/>\
<stop offset="1" stop-color="#d9982f"/></radialGradient>
<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#a06c3c"/>\
<stop offset="1" stop-color="#6d4725"/></linearGradient>
<pattern id="waves" width="160" height="92" patternUnits="userSpaceOnUse">\
<path d="M12 22q14 -5 28 0t28 0M30 28q8 -3 16 0t16 0M96 68q14 -5 28 0t28 0M104 74q8 -3 16 0" \
fill="none" stroke="#9fd8d8" stroke-opacity=".1" stroke-linecap="round"/></pattern>
<clipPath id="square"><rect x="-33" y="-33" width="66" height="66" rx="5"/></clipPath>
<filter id="blur" x="-50%" y="-50%" width="200%" height="200%">\
<feGaussianBlur stdDeviation="5"/></filter>
<path id="pond" d="M-17 -17Q0 -21 17 -17Q21 0 17 17Q0 21 -17 17Q-21 0 -17 -17Z" fill="#0f4a55" \
stroke="#071d24" stroke-opacity=".5"/>
<path id="water" d="M-9 -3q3 -4 6 0t6 0t6 0M-7 4q3 -4 6 0t6 0" fill="none" stroke="#6fb3b8" \
stroke-width="1.2" stroke-linecap="round"/>
<g id="boat"><path d="M-11 3Q0 9 11 3Q7 10 0 10Q-7 10 -11 3Z" fill="#e8c98d"/>\
<path d="M1 1V-12Q8 -6 9 0Z" fill="{PALE}"/><path d="M-1 1V-8Q-6 -4 -7 0Z" fill="#e9d9b0"/></g>
<g id="platform"><rect x="-13" y="-13" width="26" height="26" rx="3" fill="url(#wood)" \
stroke="#4d3219" stroke-width="1.5"/><path d="M-13 -4.5H13M-13 4.5H13" stroke="#5a3b1d"/>\
<circle r="6.5" fill="url(#metal)" stroke="#5a3b16"/><path d="{STAR}" fill="#5a3b16"/></g>
<g id="favor"><circle r="11" fill="url(#metal)" stroke="#7a5430" stroke-width="1.5"/>\
<path d="{STAR}" fill="#5a3b16" transform="scale(1.7)"/></g>
<g id="tick"><circle r="7.5" fill="{PALE}" stroke="{GOLD}" stroke-width="1.5"/>\
<path d="M-3.4 0L-.9 2.9L3.7 -2.9" fill="none" stroke="#2c7a4b" stroke-width="2.2" \
stroke-linecap="round" stroke-linejoin="round"/></g>
<path id="arrow" d="M-7 0H6M1 -5L6 0L1 5" fill="none" stroke="{GOLD}" stroke-width="2" \
stroke-linecap="round" stroke-linejoin="round"/>
<rect id="cell" x="-33" y="-33" width="66" height="66" rx="6" fill="#8fd0d2" fill-opacity=".05" \
stroke="#8fd0d2" stroke-opacity=".35" stroke-dasharray="4 4"/>
"""
ARROW, FAVOR, TICK, FREE_CELL = (
    f'<use href="#{piece}"/>' for piece in ("arrow", "favor", "tick", "cell")
)


def at(x: float, y: float, drawing: str, size: float = 1) -> str:
    """A drawing moved from the origin."""
    scale = "" if size == 1 else f" scale({size:g})"
    return f'<g transform="translate({x:g} {y:g}){scale}">{drawing}</g>'


def row(drawings: Iterable[str], x: float, y: float, step: float = 28) -> str:
    """Drawings side by side from `x` on."""
    return "".join(at(x + place * step, y, drawing) for place, drawing in enumerate(drawings))


def words(text: str, x: float, y: float, anchor: str = "start") -> str:
    """A line of small text."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="11.5" fill="#b9d3d3" text-anchor="{anchor}">'
        f"{text}</text>"
    )


def title(text: str, x: float, y: float, anchor: str = "start", fill: str = PALE) -> str:
    """A name or a number, in a face with more character."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="16" font-weight="bold" fill="{fill}" '
        f'text-anchor="{anchor}" font-family="Georgia, \'DejaVu Serif\', serif">{text}</text>'
    )


def sign(color: Color) -> str:
    """A lantern's sign, in the ink that reads best on its color."""
    ink = DARK if color in (Color.ORANGE, Color.WHITE) else PALE
    return f'<g fill="{ink}">{SIGNS[color]}</g>'


def card(color: Color, received: bool = True) -> str:
    """A lantern card; one that the supply is out of is only an outline."""
    box = '<rect x="-12" y="-16" width="24" height="32" rx="4" {}/>'
    if not received:
        ghost = box.format('fill="none" stroke="#cfe3e2" stroke-dasharray="3 3"')
        return f'<g opacity=".6">{ghost}{at(0, 0, sign(color), 0.7)}</g>'
    paper = box.format(f'fill="{PAINT[color]}" stroke="{PALE}" stroke-opacity=".7"')
    return paper + box.format('fill="url(#sheen)"') + at(0, 0, sign(color), 0.8)


def token(honor: int) -> str:
    """A dedication token with its value."""
    return (
        '<path d="M-9 -15H9L17 0L9 15H-9L-17 0Z" fill="url(#wood)" stroke="#e9b44c" '
        f'stroke-width="1.5" stroke-linejoin="round"/>{title(str(honor), 0, 5.5, "middle")}'
    )


def tile(laid: LaidTile) -> str:
    """A lake tile: four sides of lanterns around water, boat or platform."""
    sides = list(zip(DIRECTIONS, laid.colors, strict=True))
    wedges = "".join(
        f'<path d="M0 0L-34 -34H34Z" transform="rotate({90 * way})" fill="{PAINT[color]}" '
        'stroke="#071d24" stroke-width=".8"/>'
        for way, color in sides
    )
    signs = "".join(
        at(25.5 * way.offset[0], 25.5 * way.offset[1], sign(color), 0.5) for way, color in sides
    )
    middle = "boat" if laid.tile == 0 else "platform" if laid.platform else "water"
    return (
        f'<g clip-path="url(#square)">{wedges}</g>'
        '<rect x="-33" y="-33" width="66" height="66" rx="5" fill="url(#sheen)" stroke="#04141a"/>'
        f'{signs}<use href="#pond"/><use href="#{middle}"/>'
    )


def plate(x: float, y: float, width: float, height: float, rim: str = SHORE) -> str:
    """A dark plate to lay words and pieces on."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="10" fill="#06181e" '
        f'fill-opacity=".85" stroke="{rim}" stroke-width="1.5"/>'
    )


def picture(label: str, width: int, height: int, body: str) -> str:
    """A whole picture: night water, which reads on a light page and on a dark one."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="system-ui, \'DejaVu Sans\', sans-serif" role="img">'
        f"<title>{label}</title><defs>{DEFS}</defs>"
        f'<rect x=".75" y=".75" width="{width - 1.5}" height="{height - 1.5}" rx="16" '
        f'fill="url(#night)" stroke="{SHORE}" stroke-width="1.5"/>'
        f'<rect width="{width}" height="{height}" rx="16" fill="url(#waves)"/>{body}</svg>\n'
    )
