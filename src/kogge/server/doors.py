"""The doors: who may come in, from where, and how often."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException

from kogge.core.messages import say


def is_allowed_origin(origin: str | None, host: str | None, allowed: Sequence[str]) -> bool:
    """Programs send no origin; pages must come from here or from where the settings say."""
    return not origin or origin in allowed or urlsplit(origin).netloc == host


def check_origin(request: Request[Any, Any, Any], state: AppState) -> None:
    """No page of elsewhere changes anything here with its visitor's browser."""
    headers = request.headers
    if request.method == "POST":
        if not is_allowed_origin(headers.get("origin"), headers.get("host"), state.hall.settings.origins):
            raise PermissionDeniedException(detail=str(say("server-foreign-page")))


def limit(request: Request[Any, Any, Any], state: AppState) -> None:
    """Every request takes from the bucket of its address; a new table takes from another one too."""
    address = request.client.host if request.client else ""
    if not state.requests.take(address):
        raise TooManyRequestsException(detail=str(say("server-too-many")))
    if request.method == "POST" and not request.url.path.endswith("/mine") and not state.new_tables.take(address):
        raise TooManyRequestsException(detail=str(say("server-too-many-tables")))
