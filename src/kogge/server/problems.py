"""Problems: how every refused request is answered, and how the API describes that."""

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from kogge.server.protocol import Words


class Problem(msgspec.Struct, frozen=True):
    """Why a request has been refused."""

    status: int
    error: Words


_DESCRIPTIONS = {
    400: "The request cannot be done as it is; the error says why.",
    403: "The request comes from a page of elsewhere.",
    404: "There is no such table, game or board.",
    413: "The request is too large.",
    429: "Too many requests.",
}


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """The answers a request may get instead of what it asks for."""
    return {
        code: ResponseSpec(Problem, description=_DESCRIPTIONS[code], generate_examples=False) for code in (*codes, 429)
    }
