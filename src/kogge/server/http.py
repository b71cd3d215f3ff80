"""The HTTP side: games, tables, exports, imports, health."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody, Parameter
from msgspec import Meta

from kogge.bots import NAMES as BOTS
from kogge.core.messages import say
from kogge.core.record_reading import parse_record
from kogge.core.registry import GAMES, game
from kogge.server import client_files, exports, history
from kogge.server.creation import Created, NewTable, SeatWish, draft_practice, draft_table, practice_seats
from kogge.server.hall import Hall
from kogge.server.page import front_page, table_page
from kogge.server.protocol import PROTOCOL, LobbyTable, TableId, TableInfo, Tables
from kogge.server.table import Table
from kogge.server.views import info

Id = Annotated[str, Parameter(max_length=40, pattern="^[0-9a-zA-Z]+$")]


class OptionInfo(msgspec.Struct, frozen=True):
    """A rule that can be switched: its values, the key of the sentence about it, where it can be chosen."""

    name: str
    values: list[str]
    about: str
    applies: list[str]  # edition/board/players


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition, and its boards by number of players."""

    name: str
    boards: dict[str, list[str]]


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played."""

    name: str
    version: int
    editions: list[EditionInfo]
    options: list[OptionInfo]
    bots: list[str]


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
    name: Annotated[str, Meta(min_length=1, max_length=40)] = "Anna"
    bot: Annotated[str, Meta(max_length=40)] = "greedy"


class Import(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record (text or JSON) to go on with as practice; seats as at a new table, usually me against bots."""

    record: Annotated[str, Meta(max_length=500_000)]
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []


def hall_of(state: AppState) -> Hall:
    hall: Hall = state.hall
    return hall


def limit(request: Request[Any, Any, Any], state: AppState) -> None:
    """Every request takes from the bucket of its address; a new table takes from another one too."""
    address = request.client.host if request.client else ""
    if not state.requests.take(address):
        raise TooManyRequestsException(detail=str(say("server-too-many")))
    if request.method == "POST" and not request.url.path.endswith("/mine") and not state.new_tables.take(address):
        raise TooManyRequestsException(detail=str(say("server-too-many-tables")))


async def opened(state: AppState, table_id: str) -> Table:
    return (await hall_of(state).open(table_id)).table


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def index(request: Request[Any, Any, Any], state: AppState) -> Response[Any]:
    return client_files.page(request) or Response(front_page(await hall_of(state).lobby.tables()))


@get("/t/{table_id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_address(request: Request[Any, Any, Any], table_id: Id) -> Response[Any]:
    return client_files.page(request) or Response(table_page(table_id))


@get("/api/health")
async def health(state: AppState) -> Health:
    hall = hall_of(state)
    return Health("ok", PROTOCOL, await hall.store.count(), hall.counts())


@get("/api/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    return [_game_info(name) for name in GAMES]


def _game_info(name: str) -> GameInfo:
    found = game(name)
    editions = [
        EditionInfo(edition, {str(number): list(found.boards(edition, number)) for number in found.players(edition)})
        for edition in found.editions
    ]
    places = [
        (edition.name, board, int(number))
        for edition in editions
        for number, boards in edition.boards.items()
        for board in boards
    ]
    options = [
        OptionInfo(
            option.name,
            list(option.values),
            option.about,
            ["/".join(map(str, place)) for place in places if found.option_applies(option.name, *place)],
        )
        for option in found.options
    ]
    return GameInfo(name, found.version, editions, options, list(BOTS))


@get("/api/games/{name:str}/boards/{board_name:str}", sync_to_thread=False)
def shipped_board(name: Id, board_name: Id) -> dict[str, Any]:
    """A board as the client draws it."""
    return {key: value for key, value in game(name).board(board_name).items() if key != "source"}


@get("/api/tables")
async def lobby(state: AppState) -> Tables:
    return await hall_of(state).lobby.tables()


@post("/api/tables", status_code=201)
async def create(data: JSONBody[NewTable], state: AppState) -> Created:
    return await hall_of(state).add(draft_table(data))


@post("/api/mine", status_code=200)
async def mine(data: JSONBody[MyTables], state: AppState) -> list[LobbyTable]:
    lobby = hall_of(state).lobby
    return await lobby.mine(await lobby.seats_of(data.tables, data.secrets))


@get("/api/tables/{table_id:str}")
async def table(table_id: Id, state: AppState) -> TableInfo:
    return info(await opened(state, table_id))


@get("/api/tables/{table_id:str}/board")
async def board(table_id: Id, state: AppState) -> dict[str, Any]:
    return (await opened(state, table_id)).rules.board_data()


@get("/api/tables/{table_id:str}/history")
async def what_happened(table_id: Id, state: AppState) -> list[history.Decision]:
    return history.decisions(await opened(state, table_id))


@get("/api/tables/{table_id:str}/views/{number:int}")
async def earlier_view(table_id: Id, number: Annotated[int, Parameter(ge=0, le=2**31)], state: AppState) -> dict[str, Any]:
    """The public view after so many decisions."""
    return history.view_after(await opened(state, table_id), number)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(table_id: Id, state: AppState) -> str:
    return str(exports.finished_record(await opened(state, table_id)))


@get("/api/tables/{table_id:str}/record.json")
async def record_json(table_id: Id, state: AppState) -> dict[str, Any]:
    return exports.finished_record(await opened(state, table_id)).to_dict()


@get("/api/tables/{table_id:str}/events.csv", media_type="text/csv")
async def events(table_id: Id, state: AppState) -> str:
    return exports.events_csv(await opened(state, table_id))


@get("/api/tables/{table_id:str}/scores")
async def scores(table_id: Id, state: AppState) -> exports.ScoreSheet:
    return exports.score_sheet(await opened(state, table_id))


@get("/api/tables/{table_id:str}/positions/{revision:int}")
async def position(
    table_id: Id, revision: Annotated[int, Parameter(ge=0, le=2**31)], state: AppState
) -> dict[str, Any]:
    return exports.position_at(await opened(state, table_id), revision)


@post("/api/tables/{table_id:str}/continue", status_code=201)
async def go_on(table_id: Id, data: JSONBody[Continue], state: AppState) -> Created:
    """A practice table that goes on from a revision of a finished game, against bots."""
    found = await opened(state, table_id)
    wishes = practice_seats(found.rules.players, data.seat, data.name, data.bot)
    return await hall_of(state).add(draft_practice(exports.record_at(found, data.revision), wishes, table_id))


@post("/api/import", status_code=201)
async def import_record(data: JSONBody[Import], state: AppState) -> Created:
    """A practice table from a record; without seats, all of them are mine."""
    found = parse_record(data.record)
    wishes = data.seats or [SeatWish("me", name) for name in found.seats]
    return await hall_of(state).add(draft_practice(found, wishes))


HANDLERS = [
    *client_files.HANDLERS,
    index,
    table_address,
    health,
    games,
    shipped_board,
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
