"""A server for measurements: `serve_main.py SETTINGS WORKERS` serves, and prints its port."""

import json
import sys

from lanterns.server.http.run import bind, serve
from lanterns.server.peers.workers import serve_by_workers, share_port
from lanterns.server.settings import Settings


def main() -> None:
    """Serve until killed."""
    settings, workers = Settings(**json.loads(sys.argv[1])), int(sys.argv[2])
    bound = bind("127.0.0.1", 0)
    port = bound.getsockname()[1]

    def on_start() -> None:
        print(port, flush=True)

    if workers == 1:
        serve(settings, bound, on_start)
    else:
        serve_by_workers(serve, settings, share_port(bound, workers), on_start)


# Workers import this file again.
if __name__ == "__main__":
    main()
