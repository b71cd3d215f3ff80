"""The HTTP side: tables, exports, imports, health."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from kogge.core.record_reading import parse_record
from kogge.server import client_files, exports, history
from kogge.server.catalogue import CATALOGUE
from kogge.server.creation import Created, NewTable, SeatWish, draft_practice, draft_table, practice_seats
from kogge.server.entries import MOST_NAME
from kogge.server.hall import Hall
from kogge.server.page import front_page, table_page
from kogge.server.problems import refusals
from kogge.server.protocol import PROTOCOL, BotName, DisplayName, LobbyTable, TableId, TableInfo, Tables
from kogge.server.table import Table
from kogge.server.views import info

Id = Annotated[str, Parameter(max_length=40, pattern="^[0-9a-zA-Z]+$")]
Revision = Annotated[int, Parameter(ge=0, le=2**31)]
OF_A_TABLE = refusals(400, 404)
CREATING = refusals(400, 403, 404, 413)


class Health(msgspec.Struct, frozen=True):
    """That the server and its database answer."""

    status: str
    protocol: int
    tables: dict[str, int]
    memory: dict[str, int]


class MyTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables I know and the secrets I have; sent in the body, so that no address holds a secret."""

    tables: Annotated[list[TableId], Meta(max_length=200)] = []
    secrets: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=200)] = []


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which revision of a finished game I go on, in which seat, against which bots."""

    revision: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=4)] = 0
    name: DisplayName = "Anna"
    bot: BotName = "greedy"


class Import(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record (text or JSON) to go on with as practice; who has the seats as at a new table, usually I have all."""

    record: Annotated[str, Meta(max_length=500_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []


def hall_of(state: AppState) -> Hall:
    hall: Hall = state.hall
    return hall


async def between_changes(state: AppState, table_id: str, look: Callable[[Table], Any]) -> Any:
    """What somebody sees who looks at a table while nothing is being stored."""
    live = await hall_of(state).open(table_id)

    async def looking() -> Any:
        return look(live.table)

    return await live.run(looking)


async def opened(state: AppState, table_id: str) -> Table:
    """A table to be read at leisure, because its rules or its finished game stay as they are."""
    found: Table = await between_changes(state, table_id, lambda table: table)
    return found


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def index(request: Request[Any, Any, Any], state: AppState) -> Response[Any]:
    return client_files.page(request) or Response(front_page(await hall_of(state).lobby.tables()))


@get("/t/{table_id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_address(request: Request[Any, Any, Any], table_id: Id) -> Response[Any]:
    return client_files.page(request) or Response(table_page(table_id))


@get("/api/health", responses=refusals())
async def health(state: AppState) -> Health:
    """Whether the server and its database answer."""
    hall = hall_of(state)
    return Health("ok", PROTOCOL, await hall.store.count(), hall.counts())


@get("/api/tables", responses=refusals())
async def lobby(state: AppState) -> Tables:
    """The public tables: open, running and finished ones."""
    return await hall_of(state).lobby.tables()


@post("/api/tables", status_code=201, responses=CREATING)
async def create(data: JSONBody[NewTable], state: AppState) -> Created:
    """A new table, with the links of its seats."""
    return await hall_of(state).add(draft_table(data))


@post("/api/mine", status_code=200, responses=refusals(400, 403, 413))
async def mine(data: JSONBody[MyTables], state: AppState) -> list[LobbyTable]:
    """My tables, those where it is my turn first."""
    lobby = hall_of(state).lobby
    return await lobby.mine(await lobby.seats_of(data.tables, data.secrets))


@get("/api/tables/{table_id:str}", responses=OF_A_TABLE)
async def table(table_id: Id, state: AppState) -> TableInfo:
    """Who sits where, whose turn it is, and how much time there is."""
    found: TableInfo = await between_changes(state, table_id, info)
    return found


@get("/api/tables/{table_id:str}/board", responses=OF_A_TABLE)
async def board(table_id: Id, state: AppState) -> dict[str, Any]:
    """The board of the table, also one that is not shipped."""
    return (await opened(state, table_id)).rules.board_data()


@get("/api/tables/{table_id:str}/history", responses=OF_A_TABLE)
async def what_happened(table_id: Id, state: AppState) -> list[history.Decision]:
    """Every decision so far, as everybody may know it."""
    return history.decisions(await opened(state, table_id))


@get("/api/tables/{table_id:str}/views/{number:int}", responses=OF_A_TABLE)
async def earlier_view(table_id: Id, number: Revision, state: AppState) -> dict[str, Any]:
    """The public view after so many decisions."""
    return history.view_after(await opened(state, table_id), number)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=OF_A_TABLE)
async def record(table_id: Id, state: AppState) -> str:
    """A finished game as a text that people can read and programs replay."""
    return await asyncio.to_thread(exports.record_text, await opened(state, table_id))


@get("/api/tables/{table_id:str}/record.json", responses=OF_A_TABLE)
async def record_json(table_id: Id, state: AppState) -> dict[str, Any]:
    """The same as JSON."""
    return await asyncio.to_thread(exports.record_dict, await opened(state, table_id))


@get("/api/tables/{table_id:str}/events.csv", media_type="text/csv", responses=OF_A_TABLE)
async def events(table_id: Id, state: AppState) -> str:
    """Everything that happened in a finished game, one line an event."""
    return await asyncio.to_thread(exports.events_csv, await opened(state, table_id))


@get("/api/tables/{table_id:str}/scores", responses=OF_A_TABLE)
async def scores(table_id: Id, state: AppState) -> exports.ScoreSheet:
    """The source of every point of a finished game."""
    return exports.score_sheet(await opened(state, table_id))


@get("/api/tables/{table_id:str}/positions/{revision:int}", responses=OF_A_TABLE)
async def position(table_id: Id, revision: Revision, state: AppState) -> exports.PositionAt:
    """The position at any revision of a finished game."""
    return await asyncio.to_thread(exports.position_at, await opened(state, table_id), revision)


@post("/api/tables/{table_id:str}/continue", status_code=201, responses=CREATING)
async def go_on(table_id: Id, data: JSONBody[Continue], state: AppState) -> Created:
    """A practice table that goes on from a revision of a finished game, against bots."""
    found = await opened(state, table_id)
    wishes = practice_seats(found.rules.players, data.seat, data.name, data.bot)
    begun = await asyncio.to_thread(exports.record_at, found, data.revision)
    return await hall_of(state).add(draft_practice(begun, wishes, table_id))


@post("/api/import", status_code=201, responses=CREATING)
async def import_record(data: JSONBody[Import], state: AppState) -> Created:
    """A practice table from a record; without seats, all of them are mine."""
    found = await asyncio.to_thread(parse_record, data.record)
    wishes = data.seats or [SeatWish("me", name[:MOST_NAME]) for name in found.seats]
    return await hall_of(state).add(draft_practice(found, wishes))


HANDLERS = [
    *client_files.HANDLERS,
    index,
    table_address,
    health,
    *CATALOGUE,
    lobby,
    create,
    mine,
    table,
    board,
    what_happened,
    earlier_view,
    record,
    record_json,
    events,
    scores,
    position,
    go_on,
    import_record,
]
