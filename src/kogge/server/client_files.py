"""The web client: its files, and the page that all its addresses share; without it there is the plain page."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

FOLDER = Path(__file__).parent / "client"
PAGES = ["/new", "/rules", "/settings", "/about"]
FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
Name = Annotated[str, Parameter(max_length=120)]
COMPRESSED = {".html", ".js", ".css", ".svg", ".json"}


@dataclass(frozen=True)
class File:
    """A file as it is sent, plain and compressed."""

    kind: str
    plain: bytes
    zipped: bytes | None


@cache
def read(name: str) -> File | None:
    """A file of the client; None if it has none of this name."""
    path = FOLDER / name
    if not path.is_file() or FOLDER not in path.resolve().parents:
        return None
    plain = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(kind, plain, gzip.compress(plain, mtime=0) if path.suffix in COMPRESSED else None)


def answer(request: Request[Any, Any, Any], file: File, caching: str) -> Response[bytes]:
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.zipped, media_type=file.kind, headers=headers)
    return Response(file.plain, media_type=file.kind, headers=headers)


def page(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """The page of the client; None if the client has not been built."""
    file = read("index.html")
    return None if file is None else answer(request, file, "no-cache")


@get(PAGES, include_in_schema=False, sync_to_thread=False)
def pages(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent(request, "index.html", "no-cache")


@get("/rules/{game:str}", include_in_schema=False, sync_to_thread=False)
def rules_page(request: Request[Any, Any, Any], game: Name) -> Response[bytes]:
    return sent(request, "index.html", "no-cache")


@get("/icon.svg", include_in_schema=False, sync_to_thread=False)
def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    return sent(request, "icon.svg", "no-cache")


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def assets(request: Request[Any, Any, Any], name: Name) -> Response[bytes]:
    return sent(request, f"assets/{name}", FOREVER)


def sent(request: Request[Any, Any, Any], name: str, caching: str) -> Response[bytes]:
    file = read(name)
    if file is None:
        raise NotFoundException
    return answer(request, file, caching)


HANDLERS = [pages, rules_page, icon, assets]
