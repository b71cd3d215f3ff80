"""The plain page at the address of the server: open tables and the way to the API."""

from html import escape

from kogge.core.messages import say
from kogge.server.protocol import LobbyTable, Tables


def front_page(tables: Tables) -> str:
    parts = [
        f"<h1>{text('server-page-title')}</h1>",
        f"<p>{text('server-page-about')}</p>",
        _section("server-page-waiting", tables.waiting),
        _section("server-page-running", tables.running),
        _section("server-page-finished", tables.finished),
        f'<p><a href="/schema">{text("server-page-api")}</a></p>',
        f"<p>{text('server-page-unofficial')}</p>",
    ]
    return _html(parts)


def table_page(table_id: str) -> str:
    return _html([f"<h1>{text('server-page-table')}</h1>", f"<p>{text('server-page-no-client', table=table_id)}</p>"])


def _section(title: str, tables: list[LobbyTable]) -> str:
    if not tables:
        return f"<h2>{text(title)}</h2><p>{text('server-page-none')}</p>"
    lines = [
        f'<li><a href="/t/{escape(one.id)}">{escape(one.ruleset)}</a>: {escape(", ".join(one.names))}</li>'
        for one in tables
    ]
    return f"<h2>{text(title)}</h2><ul>{''.join(lines)}</ul>"


def text(key: str, **params: str) -> str:
    return escape(str(say(key, **params)))


def _html(parts: list[str]) -> str:
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kogge</title></head><body>'
    return head + "".join(parts) + "</body></html>"
