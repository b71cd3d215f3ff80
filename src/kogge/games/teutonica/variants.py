"""Variants: what expansions, boards and options change in the base game's recipe."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from kogge.games.teutonica.board import Board, Provinces
from kogge.games.teutonica.decisions import Variant, Verb
from kogge.games.teutonica.editions import Edition, Recipe, base_game
from kogge.games.teutonica.mission_scoring import MissionScoring
from kogge.games.teutonica.missions import mission_cities
from kogge.games.teutonica.names import Names
from kogge.games.teutonica.region_scoring import RegionScoring
from kogge.games.teutonica.verbs.abroad import (
    DisplaceByPermission,
    PlaceByPermission,
    PutInCountry,
    TurnWithPermissions,
)
from kogge.games.teutonica.verbs.buy_favour import Buy, Give, WithoutActions
from kogge.games.teutonica.verbs.create import Create
from kogge.games.teutonica.verbs.decline import Decline, DeclineMove, StockTheRest
from kogge.games.teutonica.verbs.develop import Develop
from kogge.games.teutonica.verbs.displace import Displace
from kogge.games.teutonica.verbs.extra_actions import UseExtraActions
from kogge.games.teutonica.verbs.favour_tiles import (
    EchoedIncome,
    FavouredReply,
    FavourScoring,
    FavourTurn,
    PutAnywhere,
    TakeEcho,
)
from kogge.games.teutonica.verbs.green import SwapWithGreen
from kogge.games.teutonica.verbs.income import Income
from kogge.games.teutonica.verbs.move import LiftMore
from kogge.games.teutonica.verbs.move_three import LiftOthers
from kogge.games.teutonica.verbs.neutral import (
    EndGame,
    LayMarkerAndTrader,
    NeutralReplies,
    PutAny,
    PutNeutral,
    SendHomeOrAway,
    SetNeutralPost,
)
from kogge.games.teutonica.verbs.pawn import NO_FREE_MOVE, BesidePawn, MovePawn, PutPawn
from kogge.games.teutonica.verbs.permanent import (
    CreateAtSea,
    Finish,
    LiftAny,
    PlaceFromRoute,
    RaisePrivilege,
    SetGreenPost,
)
from kogge.games.teutonica.verbs.place import Place
from kogge.games.teutonica.verbs.place_abroad import LiftForAbroad, PutAbroad
from kogge.games.teutonica.verbs.remove_three import DoneRemoving
from kogge.games.teutonica.verbs.reply import PutReply
from kogge.games.teutonica.verbs.sea import DisplaceOnBoat, PlaceOnBoat
from kogge.games.teutonica.verbs.sea_reply import LiftReplyAtSea, PutReplyAtSea, ReplyAtSea
from kogge.games.teutonica.verbs.swap import SwapOwnPost
from kogge.games.teutonica.words import (
    BEGIN,
    BOUGHT,
    CREATE,
    ECHO,
    ENDING,
    FAVOUR_FEE,
    FINISH,
    GREEN_POST,
    LEAVING,
    MOVE,
    MOVE_ANY,
    MOVE_OTHERS,
    MOVED,
    NEUTRAL_POST,
    NEUTRAL_REPLY,
    PAWN_START,
    PLACE,
    PLACE_ABROAD,
    PLACE_TWO,
    PUT,
    RAISE,
    REMOVE,
    REPLACE,
    REPLY,
    SWAP_POSTS,
    TURN,
)


def variant(edition: Edition, board: Board, players: int, options: Mapping[str, str], names: Names) -> Variant:
    """The rules of one ruleset."""
    recipe = base_game(edition)
    if len(board.lane_length) > board.n_routes:
        go_to_sea(recipe, edition)
    if len(board.country_prestige) > 0:
        go_abroad(recipe)
    if board.provinces is not None:
        add_pawn(recipe, board.provinces)
    if edition.name == "second" and players == 2:
        add_neutral_colour(recipe)
    if options.get("favours") == "on":
        add_favours(recipe)
    if options.get("missions") == "on":
        recipe.final_scoring.append(MissionScoring(vec[i64](mission_cities(names))))
    return recipe.variant(edition, board, players)


def go_to_sea(recipe: Recipe, edition: Edition) -> None:
    """Boats, permanent markers and green cities."""
    recipe.replace(TURN, Create, CreateAtSea())
    recipe.replace(TURN, edition.swap, SwapWithGreen(edition.swap is SwapOwnPost))
    recipe.add_after(TURN, Place, PlaceOnBoat())
    recipe.add_after(TURN, Displace, DisplaceOnBoat())
    recipe.answers |= {
        REPLY: [PutReplyAtSea(), LiftReplyAtSea(), Decline()],
        MOVE: [LiftMore(), PutInCountry()],
        MOVE_OTHERS: [LiftOthers(), PutInCountry()],
        MOVE_ANY: [LiftAny(), PutInCountry(), DeclineMove()],
        RAISE: [RaisePrivilege(), Decline()],
        GREEN_POST: [SetGreenPost(), Decline()],
        PLACE_TWO: [PlaceFromRoute(), StockTheRest()],
        FINISH: [Finish()],
    }
    recipe.replies = ReplyAtSea()


def go_abroad(recipe: Recipe) -> None:
    """Countries: permissions, moves within a country, and regions that are scored."""
    recipe.answers[TURN] = [verb for verb in recipe.answers[TURN] if not isinstance(verb, PlaceOnBoat | DisplaceOnBoat)]
    recipe.replace(TURN, Place, PlaceByPermission())
    recipe.replace(TURN, Displace, DisplaceByPermission())
    recipe.answers[PLACE_ABROAD] = [PutAbroad(), LiftForAbroad(), Decline()]
    recipe.turn_start = TurnWithPermissions()
    recipe.final_scoring.append(RegionScoring())


def add_pawn(recipe: Recipe, provinces: Provinces) -> None:
    """Placing, displacing and creating need the pawn, which moves free once a turn: before everything or at its end."""
    *base, end = recipe.answers[TURN]
    turn = [BesidePawn(verb, provinces) if needs_pawn(verb) else verb for verb in base]
    recipe.answers |= {
        PAWN_START: [PutPawn(provinces)],
        BEGIN: [*turn, MovePawn(provinces, MOVED), end],
        MOVED: [*turn, MovePawn(provinces, NO_FREE_MOVE), end],
        TURN: [*turn, MovePawn(provinces, LEAVING), end],
        LEAVING: [end],
    }
    recipe.becomes[BEGIN] = TURN
    recipe.turn_start.decision = BEGIN


def needs_pawn(verb: Verb) -> bool:
    """Place, displace and create, whichever way the board has them."""
    return PLACE <= verb.first() < PUT or CREATE <= verb.first() < SWAP_POSTS


def add_neutral_colour(recipe: Recipe) -> None:
    """The second edition's game for two."""
    recipe.neutral = True
    recipe.replies = NeutralReplies(recipe.replies)
    recipe.answers |= {
        NEUTRAL_REPLY: [PutNeutral(), Decline()],
        NEUTRAL_POST: [SetNeutralPost()],
        REMOVE: [SendHomeOrAway(), DoneRemoving()],
        REPLACE: [LayMarkerAndTrader()],
        ENDING: [EndGame()],
    }
    if MOVE_ANY in recipe.answers:
        recipe.replace(MOVE_ANY, PutInCountry, PutAny())


def add_favours(recipe: Recipe) -> None:
    """Emperor's Favour: tiles are bought first in a turn, and change income, replies and the final scoring."""
    recipe.replace(TURN, Income, EchoedIncome())
    recipe.replace(REPLY, PutReply, PutAnywhere())
    turn = recipe.answers[TURN]
    recipe.answers[BEGIN] = [*turn[:-1], Buy(), turn[-1]]
    recipe.answers[BOUGHT] = [
        WithoutActions(verb) if isinstance(verb, Develop | UseExtraActions) else verb for verb in turn
    ]
    recipe.answers[FAVOUR_FEE] = [Give()]
    recipe.answers[ECHO] = [TakeEcho(), Decline()]
    recipe.becomes[BEGIN] = TURN
    recipe.turn_start = FavourTurn()
    recipe.replies = FavouredReply()
    recipe.final_scoring.append(FavourScoring())
