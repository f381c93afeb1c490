"""Where a server is found, by this machine and by others."""

import socket
from ipaddress import ip_address

# Addresses kept for documentation: nobody is there, and nothing is sent.
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def addresses_of(bound: socket.socket, host: str) -> tuple[str, ...]:
    """Where a listening socket is found: under its host or, if that is a wildcard, in its network.

    The wildcard itself stays where this machine is in no network.
    """
    where, port = bound.getsockname()[:2]
    found: list[str] = []
    if ip_address(where).is_unspecified:
        found = [own for family in _families(bound) if (own := own_address(family)) is not None]
    return tuple(f"http://{_written(name)}:{port}/" for name in found or [host or where])


def own_address(family: socket.AddressFamily) -> str | None:
    """The address under which others in the network see this machine, if it is in one."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # To connect a datagram's socket sends nothing; it only chooses the way.
            probe.connect((_ELSEWHERE[family], 9))
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if leads_nowhere(own) else own


def leads_nowhere(name: str) -> bool:
    """Whether a host's name means this machine here and another one elsewhere.

    >>> leads_nowhere("localhost"), leads_nowhere("0.0.0.0"), leads_nowhere("192.0.2.7")
    (True, True, False)
    """
    try:
        address = ip_address(name)
    except ValueError:
        return name == "localhost"
    return address.is_loopback or address.is_unspecified


def _families(bound: socket.socket) -> tuple[socket.AddressFamily, ...]:
    if bound.family == socket.AF_INET:
        return (socket.AF_INET,)
    is_alone = bound.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return (socket.AF_INET6,) if is_alone else (socket.AF_INET, socket.AF_INET6)


def _written(host: str) -> str:
    return f"[{host}]" if ":" in host else host
