"""The card that messengers show for a link to a table.

Whoever makes such a card fetches the link without what follows its #. So the card is the same for
every table: it has no token to follow, and names nobody.
"""

import re
from html import escape

PICTURE = "icon-512.png"

_CARD = {
    "og:type": "website",
    "og:title": "You are invited to a game of Lanterns",
    "og:description": "Float lanterns on the lake with friends. Open the link and take a seat: "
    "no account, nothing to install.",
}
_OTHER = re.compile(r'<meta\s+property="og:[^>]*>\s*')


def with_card(page: bytes, home: str) -> bytes:
    """Return the page with the card of an invitation in place of its own.

    Its picture needs a whole address: many messengers read no other.
    """
    card = {**_CARD, "og:image": f"{home}{PICTURE}"}
    tags = "".join(f'<meta property="{one}" content="{escape(card[one])}">' for one in card)
    head, end, body = _OTHER.sub("", page.decode()).partition("</head>")
    return f"{head}{tags}{end}{body}".encode()
