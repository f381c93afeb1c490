"""Files of weights, made from what training finds: `native/net/weights.h` reads them."""

from zlib import crc32

import numpy as np
import numpy.typing as npt

from ..errors import BadNet, BadRequest, NetFault, RequestFault
from ..layout import NET_HEADER

FORMAT = 1
FEATURES = 1
"""The version of the inputs, as in `native/net/features.h`."""

MAGIC = b"lanterns"

VALUE_BITS = (9, 9, 9)
"""Bits behind the point of the hidden layers' values, which reach 63 then."""

Sizes = tuple[int, int, int]
"""The widths of the hidden layers: shared by the colors, first, second."""


def input_counts(players: int) -> tuple[int, int]:
    """Return the number of inputs for each color, and of those common to all.

    >>> input_counts(2)
    (23, 106)
    """
    return 6 * players + 11, 35 * players + 36


def net_bytes(
    weights: npt.ArrayLike,
    players: int,
    sizes: Sizes = (64, 128, 32),
    value_bits: tuple[int, int, int] = VALUE_BITS,
) -> bytes:
    """Return a file of weights from one vector: of each layer the weights by input, then biases.

    The layers are: each color's inputs; the colors' sum and the common inputs; the first hidden
    layer; the second. Weights become 8-bit numbers with a scale for each input.

    >>> len(net_bytes(np.zeros(27684), players=2))
    29812
    """
    color, common = input_counts(players)
    shared, first, second = sizes
    shapes = (
        (color, shared),
        (shared + common, first),
        (first, second),
        (second, 2 * players),
    )
    vector = np.asarray(weights, np.float32)
    wanted = sum((inputs + 1) * outputs for inputs, outputs in shapes)
    if vector.shape != (wanted,):
        shape = {"wanted": str((wanted,)), "shape": str(vector.shape)}
        raise BadRequest(RequestFault.SHAPE, name="weights", **shape)
    if not np.isfinite(vector).all():
        raise BadNet(NetFault.NUMBERS)
    parts, at = [], 0
    for inputs, outputs in shapes:
        rows = vector[at : at + inputs * outputs].reshape(inputs, outputs)
        at += inputs * outputs
        parts += [*_quantized(rows), vector[at : at + outputs].astype("<f4").tobytes()]
        at += outputs
    body = b"".join(parts)
    header = np.zeros((), NET_HEADER)
    header["magic"], header["format"], header["features"] = MAGIC, FORMAT, FEATURES
    header["players"], header["color_inputs"], header["global_inputs"] = players, color, common
    header["shared"], header["first"], header["second"] = sizes
    header["value_bits"][:3] = value_bits
    header["checksum"] = crc32(body)
    return header.tobytes() + body


def _quantized(rows: npt.NDArray[np.float32]) -> tuple[bytes, bytes]:
    """Return a scale for each row, and the rows as whole numbers from -127 to 127."""
    largest = np.abs(rows).max(axis=1)
    scales = np.where(largest > 0, largest / 127, 1).astype("<f4")
    return scales.tobytes(), np.rint(rows / scales[:, None]).astype(np.int8).tobytes()
