"""The addresses at which this machine and others reach a server."""

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, ip_address, ip_network

# Addresses reserved for documentation: nothing is there, and nothing is sent.
_DOCUMENTATION = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def addresses_of(bound: socket.socket, host: str, root_path: str = "") -> tuple[str, ...]:
    """Return where a listening socket is reached: at its host, or in its network for a wildcard.

    On a machine without a network, the wildcard itself is returned.
    """
    where, port = bound.getsockname()[:2]
    found: list[str] = []
    if ip_address(where).is_unspecified:
        found = [own for family in _families(bound) if (own := own_address(family)) is not None]
    return tuple(f"http://{_in_url(name)}:{port}{root_path}/" for name in found or [host or where])


def own_address(family: socket.AddressFamily) -> str | None:
    """Return the address at which others in the network reach this machine, if it is in one."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing; it only picks the route.
            probe.connect((_DOCUMENTATION[family], 9))
        except OSError:
            return None
        own = str(probe.getsockname()[0])
    return None if is_local_name(own) else own


def is_local_name(name: str) -> bool:
    """Whether a host name means whichever machine uses it, so that no other can follow it.

    >>> is_local_name("localhost"), is_local_name("0.0.0.0"), is_local_name("192.0.2.7")
    (True, True, False)
    """
    try:
        address = ip_address(name)
    except ValueError:
        return name == "localhost"
    return address.is_loopback or address.is_unspecified


def is_listed(address: str, allowed: str | Iterable[str]) -> bool:
    """Whether an address is in a list of addresses and networks, as `FORWARDED_ALLOW_IPS` has.

    >>> is_listed("192.0.2.7", "127.0.0.1, 192.0.2.0/24"), is_listed("192.0.2.7", "127.0.0.1")
    (True, False)
    """
    entries = allowed.split(",") if isinstance(allowed, str) else allowed
    for entry in map(str.strip, entries):
        try:
            if entry == "*" or ip_address(address) in ip_network(entry, strict=False):
                return True
        except ValueError:
            continue
    return False


def network_of(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or the /64 that one IPv6 customer has.

    >>> network_of("192.0.2.7"), network_of("2001:db8::7"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, 64), strict=False))


def _families(bound: socket.socket) -> tuple[socket.AddressFamily, ...]:
    if bound.family == socket.AF_INET:
        return (socket.AF_INET,)
    is_v6_only = bound.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return (socket.AF_INET6,) if is_v6_only else (socket.AF_INET, socket.AF_INET6)


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
