"""What a shared library says about itself: its format, its machine, the system that it needs."""

import re
import struct
from typing import NamedTuple

_ELF_MACHINES = {62: "x86_64", 183: "aarch64"}
_MACH_MACHINES = {0x01000007: "x86_64", 0x0100000C: "aarch64"}
_PE_MACHINES = {0x8664: "x86_64", 0xAA64: "aarch64"}
_BUILD_VERSION = 0x32


class Binary(NamedTuple):
    """A library, and the oldest system that it names: glibc for ELF, macOS for Mach-O."""

    format: str
    machine: str
    oldest: tuple[int, int] | None = None


def read_binary(data: bytes) -> Binary:
    """Return what the first bytes, the load commands and the versions of symbols say."""
    if data.startswith(b"\x7fELF"):
        found = re.findall(rb"GLIBC_(\d+)\.(\d+)", data)
        newest = max(((int(major), int(minor)) for major, minor in found), default=None)
        return Binary("elf", _ELF_MACHINES[_number("<H", data, 18)], newest)
    if data.startswith(b"\xcf\xfa\xed\xfe"):
        return Binary("mach-o", _MACH_MACHINES[_number("<I", data, 4)], _oldest_macos(data))
    at = _number("<I", data, 0x3C)
    assert data[:2] == b"MZ" and data[at : at + 4] == b"PE\0\0"
    return Binary("pe", _PE_MACHINES[_number("<H", data, at + 4)])


def _oldest_macos(data: bytes) -> tuple[int, int]:
    at = 32
    for _ in range(_number("<I", data, 16)):
        command, size = struct.unpack_from("<II", data, at)
        if command == _BUILD_VERSION:
            oldest = _number("<I", data, at + 12)
            return oldest >> 16, oldest >> 8 & 0xFF
        at += size
    raise AssertionError("a library names the oldest macOS that it runs on")


def _number(form: str, data: bytes, at: int) -> int:
    number: int = struct.unpack_from(form, data, at)[0]
    return number
