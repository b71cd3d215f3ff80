"""The catalogue: which games, editions, boards, options and bots there are, and the texts about them."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from kogge.bots import NAMES as BOTS
from kogge.core.game import Game
from kogge.core.messages import say
from kogge.core.registry import GAMES
from kogge.core.registry import game as find_game
from kogge.server.problems import refusals
from kogge.server.protocol import Words
from kogge.server.words import words
from kogge.texts import LANGUAGE, source
from kogge.texts.rules import topics

Name = Annotated[str, Parameter(max_length=40)]


class OptionInfo(msgspec.Struct, frozen=True):
    """A rule that can be switched: its values, the usual one first."""

    name: str
    values: list[str]
    about: Words


class BoardInfo(msgspec.Struct, frozen=True):
    """A board of an edition for a number of players, and the options that can be chosen there."""

    name: str
    title: str
    players: int
    options: list[str]


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition: for each number of players its boards, the usual one first."""

    name: str
    title: Words
    players: list[int]
    boards: list[BoardInfo]


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played; the usual edition comes first."""

    name: str
    title: Words
    in_short: Words
    version: int
    usual_players: int
    editions: list[EditionInfo]
    options: list[OptionInfo]
    bots: list[str]


class TopicInfo(msgspec.Struct, frozen=True):
    """A topic of the rules, in Markdown; a link `#name` leads to another topic."""

    name: str
    title: str
    summary: str
    verbs: list[str]
    text: str


@get("/api/games", responses=refusals(), sync_to_thread=False)
def games() -> list[GameInfo]:
    """What can be played: games, editions, boards, numbers of players, options, bots."""
    return [game_info(find_game(name)) for name in GAMES]


@get("/api/games/{name:str}/boards/{board:str}", responses=refusals(400, 404), sync_to_thread=False)
def shipped_board(name: Name, board: Name) -> dict[str, Any]:
    """A board as data."""
    found = game_of(name)
    if board not in {one.name for edition in found.editions for one in boards_of(found, edition)}:
        raise NotFoundException(detail=str(say("server-no-such-board", board=board)))
    return found.board(board)


@get("/api/games/{name:str}/rules", responses=refusals(400, 404), sync_to_thread=False)
def rules(name: Name) -> list[TopicInfo]:
    """The rules by topic, in our own words."""
    return [
        TopicInfo(topic.name, topic.title, topic.summary, list(topic.verbs), topic.text)
        for topic in topics(game_of(name).name)
    ]


@get("/api/texts", media_type=MediaType.TEXT, responses=refusals(), sync_to_thread=False)
def texts() -> str:
    """Every sentence of the program as a Fluent catalogue: keys and parameters of messages become sentences with it."""
    return source(LANGUAGE)


def game_of(name: str) -> Game:
    if name not in GAMES:
        raise NotFoundException(detail=str(say("no-such-game", name=name, games=", ".join(GAMES))))
    return find_game(name)


def boards_of(game: Game, edition: str) -> list[BoardInfo]:
    return [
        BoardInfo(
            board,
            str(game.board(board)["title"]),
            players,
            [one.name for one in game.options if game.option_applies(one.name, edition, board, players)],
        )
        for players in game.players(edition)
        for board in game.boards(edition, players)
    ]


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=words(say(f"{game.name}-name")),
        in_short=words(say(f"{game.name}-in-short")),
        version=game.version,
        usual_players=game.usual_players,
        editions=[
            EditionInfo(
                edition,
                words(say(f"{game.name}-edition-{edition}")),
                list(game.players(edition)),
                boards_of(game, edition),
            )
            for edition in game.editions
        ],
        options=[OptionInfo(one.name, list(one.values), words(say(one.about))) for one in game.options],
        bots=list(BOTS),
    )


CATALOGUE = [games, shipped_board, rules, texts]
