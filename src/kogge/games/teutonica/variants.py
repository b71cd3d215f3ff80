"""Variants: what expansions, boards and options change in the base game's recipe."""

from collections.abc import Mapping

from kogge.games.teutonica.board import Board
from kogge.games.teutonica.decisions import Variant
from kogge.games.teutonica.editions import Edition, Recipe, base_game
from kogge.games.teutonica.region_scoring import RegionScoring
from kogge.games.teutonica.verbs.abroad import (
    DisplaceByPermission,
    PlaceByPermission,
    PutInCountry,
    TurnWithPermissions,
)
from kogge.games.teutonica.verbs.create import Create
from kogge.games.teutonica.verbs.displace import Displace
from kogge.games.teutonica.verbs.green import SwapWithGreen
from kogge.games.teutonica.verbs.move import LiftMore
from kogge.games.teutonica.verbs.move_three import LiftOthers
from kogge.games.teutonica.verbs.neutral import (
    DoneNeutral,
    EndGame,
    LayMarkerAndTrader,
    NeutralReplies,
    PutAny,
    PutNeutral,
    SendHomeOrAway,
    SetNeutralPost,
)
from kogge.games.teutonica.verbs.permanent import (
    CreateAtSea,
    Decline,
    Finish,
    LiftAny,
    PlaceFromRoute,
    RaisePrivilege,
    SetGreenPost,
)
from kogge.games.teutonica.verbs.place import Place
from kogge.games.teutonica.verbs.place_abroad import DonePlacingAbroad, LiftForAbroad, PutAbroad
from kogge.games.teutonica.verbs.remove_three import DoneRemoving
from kogge.games.teutonica.verbs.reply import DoneReply
from kogge.games.teutonica.verbs.sea import DisplaceOnBoat, PlaceOnBoat
from kogge.games.teutonica.verbs.sea_reply import LiftReplyAtSea, PutReplyAtSea, ReplyAtSea
from kogge.games.teutonica.verbs.swap import SwapOwnPost
from kogge.games.teutonica.words import (
    ENDING,
    FINISH,
    GREEN_POST,
    MOVE,
    MOVE_ANY,
    MOVE_OTHERS,
    NEUTRAL_POST,
    NEUTRAL_REPLY,
    PLACE_ABROAD,
    PLACE_TWO,
    RAISE,
    REMOVE,
    REPLACE,
    REPLY,
    TURN,
)


def variant(edition: Edition, board: Board, players: int, options: Mapping[str, str]) -> Variant:
    """The rules of one ruleset."""
    recipe = base_game(edition)
    if len(board.lane_length) > board.n_routes:
        go_to_sea(recipe, edition)
    if len(board.country_prestige) > 0:
        go_abroad(recipe)
    if edition.name == "second" and players == 2:
        add_neutral_colour(recipe)
    return recipe.variant(edition, board, players)


def go_to_sea(recipe: Recipe, edition: Edition) -> None:
    """Boats, permanent markers and green cities."""
    recipe.replace(TURN, Create, CreateAtSea())
    recipe.replace(TURN, edition.swap, SwapWithGreen(edition.swap is SwapOwnPost))
    recipe.add_after(TURN, Place, PlaceOnBoat())
    recipe.add_after(TURN, Displace, DisplaceOnBoat())
    recipe.answers |= {
        REPLY: [PutReplyAtSea(), LiftReplyAtSea(), DoneReply()],
        MOVE: [LiftMore(), PutInCountry()],
        MOVE_OTHERS: [LiftOthers(), PutInCountry()],
        MOVE_ANY: [LiftAny(), PutInCountry(), Decline()],
        RAISE: [RaisePrivilege(), Decline()],
        GREEN_POST: [SetGreenPost(), Decline()],
        PLACE_TWO: [PlaceFromRoute(), Decline()],
        FINISH: [Finish()],
    }
    recipe.replies = ReplyAtSea()


def go_abroad(recipe: Recipe) -> None:
    """Countries: permissions, moves within a country, and regions that are scored."""
    recipe.answers[TURN] = [verb for verb in recipe.answers[TURN] if not isinstance(verb, PlaceOnBoat | DisplaceOnBoat)]
    recipe.replace(TURN, Place, PlaceByPermission())
    recipe.replace(TURN, Displace, DisplaceByPermission())
    recipe.answers[PLACE_ABROAD] = [PutAbroad(), LiftForAbroad(), DonePlacingAbroad()]
    recipe.turn_start = TurnWithPermissions()
    recipe.final_scoring.append(RegionScoring())


def add_neutral_colour(recipe: Recipe) -> None:
    """The second edition's game for two."""
    recipe.neutral = True
    recipe.replies = NeutralReplies(recipe.replies)
    recipe.answers |= {
        NEUTRAL_REPLY: [PutNeutral(), DoneNeutral()],
        NEUTRAL_POST: [SetNeutralPost()],
        REMOVE: [SendHomeOrAway(), DoneRemoving()],
        REPLACE: [LayMarkerAndTrader()],
        ENDING: [EndGame()],
    }
    if MOVE_ANY in recipe.answers:
        recipe.replace(MOVE_ANY, PutInCountry, PutAny())
