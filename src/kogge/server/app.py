"""The application: routes, headers, errors, and what is started and stopped with it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kogge.core.errors import KoggeError
from kogge.core.messages import say
from kogge.server.bot_pool import BotPool, Thinker, think
from kogge.server.doors import check_origin, limit
from kogge.server.hall import Hall, NoSuchTable
from kogge.server.http import HANDLERS
from kogge.server.limits import Limiter
from kogge.server.problems import Problem
from kogge.server.protocol import PROTOCOL, Words
from kogge.server.settings import Settings
from kogge.server.sockets import play
from kogge.server.storage.database import FileLock
from kogge.server.storage.store import Store
from kogge.server.words import told, words

LOG = logging.getLogger("kogge.server")
MOST_BODY = 1_000_000  # bytes
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-cache",
}
HOUR = 3600.0


def make_app(settings: Settings, thinker: Thinker = think) -> Litestar:
    """The server as an ASGI application; the data are opened at once, so that a fault of theirs is said early."""
    path = Path(settings.data)
    lock = FileLock(path)
    store = Store(path)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(settings, store, BotPool(settings.bots, settings.bot_seconds, thinker))
        app.state.hall = hall
        await hall.start()
        LOG.info("started", extra={"data": settings.data})
        try:
            yield
        finally:
            try:
                await hall.stop()
            finally:
                store.close()
                lock.release()
            LOG.info("stopped")

    return Litestar(
        [*HANDLERS, play],
        lifespan=[lifespan],
        before_request=_before,
        after_request=_after,
        exception_handlers={KoggeError: _refused, HTTPException: _http_error, Exception: _fault},
        openapi_config=OpenAPIConfig(
            title="Kogge", version=str(PROTOCOL), path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=MOST_BODY,
        state=AppState(
            {
                "requests": Limiter(settings.requests, settings.requests * 5),
                "new_tables": Limiter(settings.tables / HOUR, settings.tables),
            }
        ),
        logging_config=None,
    )


async def _before(request: Request[Any, Any, Any]) -> None:
    check_origin(request, request.app.state)
    limit(request, request.app.state)


async def _after(response: Response[Any]) -> Response[Any]:
    response.headers.update({name: value for name, value in HEADERS.items() if name not in response.headers})
    return response


def _problem(status: int, error: Words) -> Response[Problem]:
    return Response(Problem(status, error), status_code=status, headers=HEADERS)


def _refused(request: Request[Any, Any, Any], error: KoggeError) -> Response[Problem]:
    return _problem(404 if isinstance(error, NoSuchTable) else 400, words(error.message))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    reason = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra:
        reason = "; ".join(str(one.get("message", one)) if isinstance(one, dict) else str(one) for one in extra)
    return _problem(error.status_code, told("server-http", reason=reason))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _problem(500, words(say("server-fault")))
