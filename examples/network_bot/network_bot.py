"""A bot at a server's table, by docs/api.md alone: `python network_bot.py LINK [NAME]`."""

import json
import sys
import time
from hashlib import sha256
from secrets import token_hex
from typing import Any
from urllib.request import HTTPError, Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PART = token_hex(32)  # mine of the shuffle


def choose(legal: Any) -> Any:
    """Choose a legal action; this is where your own idea belongs."""
    sets = [(offer["honor"], offer["action"]) for offer in legal["dedications"]]
    # The matches and favors of a placement end with whether I receive the card or the token.
    gain = [(sum(one[2] for one in place[1] + place[2]), place[0]) for place in legal["placements"]]
    return max(sets or gain)[1] if sets or gain else (legal["discards"] or ["."])[0]


def reply(state: Any) -> dict[str, Any] | None:
    """Return the command that a view asks of my seat, if any."""
    seats, legal = state["table"]["seats"], state["legal"]
    seat, mine = next(pair for pair in enumerate(seats) if pair[1]["mine"])
    if not mine["ready"]:
        sys.exit("Somebody has left, and all have to sit down anew: ask for another invitation.")
    if not mine["revealed"] and all(one["ready"] for one in seats):
        return {"type": "reveal", "seat": seat, "contribution": PART}
    if mine["level"]:  # another bot was asked to play on while I was away
        return {"type": "reclaim", "seat": seat}
    return {"type": "act", "action": choose(legal)} if legal else None


def play(link: str, name: str = "network bot") -> Any:
    """Follow an invitation, sit down and play; return the last view."""
    home, _, token = link.partition("/join#")
    headers = {"Content-Type": "application/json"}

    def post(path: str, **body: object) -> Any:
        with urlopen(Request(home + path, json.dumps(body).encode(), headers)) as answer:
            headers.setdefault("Cookie", (answer.headers["Set-Cookie"] or "").partition(";")[0])
            return json.load(answer)

    invited = post("/api/join", token=token, program=True)
    if invited["seat"] is None:
        sys.exit("The link leads to no free seat.")
    table, since = f"/api/tables/{invited['table']}", invited["version"]
    sit = {"type": "sit", "id": "sit", "version": since, "seat": invited["seat"], "name": name}
    sit |= {"pledge": sha256(bytes.fromhex(PART)).hexdigest(), "program": True, "invitation": token}
    if (answer := post(f"{table}/commands", **sit))["reason"]:
        sys.exit(answer["reason"]["sentence"])
    state, pending, wait = dict[str, Any](version=-1, table={"status": "open"}), None, 0.25
    while True:
        try:
            with connect(f"ws{home[4:]}{table}/socket", additional_headers=headers) as socket:
                if pending:  # sent again with the same id, it is carried out once
                    socket.send(json.dumps(pending))
                while state["table"]["status"] in ("open", "playing"):
                    message = json.loads(socket.recv(10 if pending else None))
                    if message["type"] == "state":
                        state, wait = message, 0.25
                    elif pending and message.get("id") == pending["id"]:
                        pending, since = None, message["version"]
                    if not pending and state["version"] >= since and (command := reply(state)):
                        pending = command | {"id": token_hex(8), "version": state["version"]}
                        socket.send(json.dumps(pending))
                return state
        except (OSError, WebSocketException):  # the line is lost: make it again
            time.sleep(wait := min(2 * wait, 30))


if __name__ == "__main__":
    try:
        print(play(*sys.argv[1:])["result"])
    except OSError as error:
        sys.exit(json.load(error)["sentence"] if isinstance(error, HTTPError) else str(error))
