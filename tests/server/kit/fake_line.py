"""A connection to a client for tests of what is sent."""

import asyncio
from dataclasses import dataclass, field


@dataclass
class FakeLine:
    """A line that takes messages at once only if it is free."""

    is_free: bool = False
    sent: list[bytes] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)

    def write(self, message: bytes) -> bool:
        if self.is_free:
            self.sent.append(message)
        return self.is_free

    async def send(self, message: bytes) -> None:
        await asyncio.sleep(0)
        self.sent.append(message)

    async def close(self, code: int, why: str) -> None:
        self.closed.append(code)
